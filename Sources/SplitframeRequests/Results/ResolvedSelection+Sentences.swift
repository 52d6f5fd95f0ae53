import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout
import SplitframeWireframes

extension ResolvedSelection {
    /// What is shown, in a line: device, place, style, mode, and what was asked where it is something else.
    public var caption: String {
        ([selection.device.name] + facts).joined(separator: " · ")
    }

    /// One sentence for those who cannot see the picture.
    public var alternativeText: String { wireframe.alternativeText + (anachronism.map { " \($0)." } ?? "") }

    /// What is shown, without the device.
    public var facts: [String] {
        let size = place.environment.size
        let shown = layout.isCollapsed ? "collapsed" : layout.displayMode.name
        let isAsMeant =
            selection.displayMode == .automatic || selection.displayMode == layout.displayMode
            || state.isPopoverShown
        return [
            selection.orientation.name,
            "\(selection.window.title)\(size.width.pointText) × \(size.height.pointText)",
            system, selection.style.name, shown,
            state.isPopoverShown ? "popover" : nil,
            state.isInspectorShown ? "inspector" : nil,
            selection.splitBehavior == .automatic ? nil : "\(selection.splitBehavior.name) asked",
            isAsMeant ? nil : "\(selection.displayMode.name) asked",
            selection.primaryEdge == .leading ? nil : "primary trailing",
            selection.direction == .leftToRight ? nil : "right to left",
            anachronism,
        ].compactMap(\.self) + selection.words(for: .set)
    }

    /// The generation in print: `iOS 26`, for other platforms of that year `visionOS 26`.
    private var system: String {
        let generation = selection.generation
        let name = generation.places.isOnEveryPlatform ? selection.device.platform.systemName : "iOS"
        return "\(name) \(generation.release)"
    }

    /// That the device never ran the generation, where it did not.
    private var anachronism: String? {
        place.deviceRanGeneration ? nil : "This device never ran \(system)"
    }
}

extension Window {
    /// The window's name before its size, where it has a name of its own.
    fileprivate var title: String {
        switch self {
        case .full, .free: ""
        case .twoThirds, .half, .oneThird, .quarter, .slideOver: name + " "
        }
    }
}

extension Platform {
    fileprivate var systemName: String {
        switch self {
        case .iOS, .visionOS, .tvOS: name
        case .macCatalyst: "macOS"
        }
    }
}
