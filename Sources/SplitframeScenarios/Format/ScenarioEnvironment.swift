package import SplitframeDevices
import SplitframeFiles
package import SplitframeInterface
import SplitframeRequests

/// The environment of the split view of a scenario.
package indirect enum ScenarioEnvironment: Hashable, Sendable {
    /// A place of the catalogue, as written in the file.
    case words(ScenarioPlace)
    /// A place that was looked up already.
    case place(Place)
    /// Sizes and traits given outright, without a device.
    case traits(TraitEnvironment)

    init(_ node: JSONNode) throws(JSONError) {
        self = node["size"] == nil ? .words(try ScenarioPlace(node)) : .traits(try TraitEnvironment(node))
    }
}

/// A place of the catalogue as written in a scenario; a key that is left out is nil.
package struct ScenarioPlace: Hashable, Sendable {
    package var device: String
    package var posture: Posture?
    package var sdk: AppSDK?
    package var orientation: Orientation?
    package var window: Window?
    package var layoutDirection: LayoutDirection?

    init(_ node: JSONNode) throws(JSONError) {
        device = try node.required("device").text()
        posture = try node["posture"]?.word()
        sdk = try node["sdk"]?.word()
        orientation = try node["orientation"]?.word()
        window = try node["window"].map(Window.init)
        layoutDirection = try node["layoutDirection"]?.word()
    }

    /// The place; where keys are left out, portrait or the posture's first orientation, the whole screen and left to
    /// right.
    ///
    /// - Throws: ``ScenarioError/noSuchPlace(_:at:)``.
    package func place(
        under generation: Generation?, among devices: [Device] = Device.known
    ) throws(ScenarioError) -> Place {
        do {
            var request = SplitRequest(on: try .named(device, among: devices))
            if let posture { request.posture = posture }
            if let sdk { request.sdk = sdk }
            request.orientation =
                orientation
                ?? (request.device.posture == nil
                    ? .portrait : request.device.orientations.first ?? .portrait)
            request.window = window ?? .full
            request.generation = generation ?? request.generation
            request.direction = layoutDirection ?? .leftToRight
            return try request.place()
        } catch {
            throw .noSuchPlace("\(error)", at: "environment")
        }
    }
}

extension Window {
    /// Reads the name of a window, or a size in points.
    init(_ node: JSONNode) throws(JSONError) {
        if node.value.array != nil {
            self = .free(try Size(node))
            return
        }
        let word = try node.text()
        do {
            self = try Window(name: word)
        } catch {
            let names = Window.named.map(\.name)
            throw node.wrong(
                names.joined(separator: ", ") + ", or [width, height]", nearest: names.nearest(to: word))
        }
    }
}

extension Size {
    init(_ node: JSONNode) throws(JSONError) {
        let sides = try node.numbers(count: 2)
        self.init(width: sides[0], height: sides[1])
    }
}

extension TraitEnvironment {
    init(_ node: JSONNode) throws(JSONError) {
        self.init(
            size: try Size(node.required("size")), scale: try node["scale"]?.number() ?? 2,
            safeArea: try node["safeArea"].map(EdgeInsets.init) ?? .zero,
            horizontalSizeClass: try node["horizontalSizeClass"]?.word() ?? .regular,
            verticalSizeClass: try node["verticalSizeClass"]?.word() ?? .regular,
            idiom: try node["idiom"]?.word() ?? .pad,
            layoutDirection: try node["layoutDirection"]?.word() ?? .leftToRight)
        verticalBarEdge = try node["verticalBarEdge"]?.word() ?? .unspecified
        reservedRegions = try node["reservedRegions"].map(ReservedRegions.init) ?? ReservedRegions()
    }
}

extension EdgeInsets {
    fileprivate init(_ node: JSONNode) throws(JSONError) {
        let sides = try node.numbers(count: 4)
        self.init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
}
