public import SplitframeInterface

/// A picture on a sheet or strip: its size is known from the start, but its scene is made only when it is drawn, so
/// that a sheet never contains the scenes of all its pictures.
public struct SheetPicture: Hashable, Sendable {
    private indirect enum Content: Hashable, Sendable {
        case scene(Scene)
        case wireframe(Wireframe)
        case room
    }

    /// The size in points.
    public let size: Size
    private let content: Content

    /// A scene, unchanged.
    public init(_ scene: Scene) {
        size = scene.size
        content = .scene(scene)
    }

    /// The scene of a wireframe at full size: only the sheet as a whole is fitted to a page.
    public init(_ wireframe: Wireframe) {
        let wireframe = wireframe.withoutPage
        size = wireframe.size
        content = .wireframe(wireframe)
    }

    /// An empty place for a picture that is added later.
    package init(placeOf size: Size) {
        self.size = size
        content = .room
    }

    /// The scene of the picture at full size.
    public var scene: Scene { scene(at: 1) }

    /// The scene of the picture as it is shown at a scale.
    func scene(at scale: Double) -> Scene {
        switch content {
        case .scene(let scene): scene
        case .wireframe(let wireframe): wireframe.shown(at: scale).scene
        case .room: Scene(size: size)
        }
    }
}
