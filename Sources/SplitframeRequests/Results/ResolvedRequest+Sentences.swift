import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout
import SplitframeWireframes

extension ResolvedRequest {
    /// What is shown, in a line: device, place, style, mode, and what was asked where it is something else.
    public var caption: String {
        ([request.device.name] + facts).joined(separator: " · ")
    }

    /// One sentence for those who cannot see the picture.
    public var alternativeText: String {
        wireframe(.picture).alternativeText + (anachronism.map { " \($0)." } ?? "")
    }

    /// What is shown, without the device.
    public var facts: [String] {
        let size = place.environment.size
        let shown = layout.isCollapsed ? "collapsed" : layout.displayMode.name
        let isAsMeant =
            request.displayMode == .automatic || request.displayMode == layout.displayMode
            || state.isPopoverShown
        return [
            request.orientation.name,
            "\(request.window.title)\(size.width.pointText) × \(size.height.pointText)",
            system, request.style.name, shown,
            state.isPopoverShown ? "popover" : nil,
            state.isInspectorShown ? "inspector" : nil,
            request.splitBehavior == .automatic ? nil : "\(request.splitBehavior.name) asked",
            isAsMeant ? nil : "\(request.displayMode.name) asked",
            request.primaryEdge == .leading ? nil : "primary trailing",
            request.direction == .leftToRight ? nil : "right to left",
            anachronism,
        ].compactMap(\.self) + request.properties.map(\.text)
    }

    /// The generation in print: `iOS 26`, for other platforms of that year `visionOS 26`.
    private var system: String {
        let generation = request.generation
        let name = generation.places.isOnEveryPlatform ? request.device.platform.systemName : "iOS"
        return "\(name) \(generation.release)"
    }

    /// That the device never ran the generation in a version that has the style, where it did not.
    package var anachronism: String? {
        let needed = request.style == .unspecified ? nil : request.generation.rules.columnStylesSince
        return request.device.ran(request.generation, since: needed)
            ? nil : "This device never ran \(system)"
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
