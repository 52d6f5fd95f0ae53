public import SplitframeGeometry
public import SplitframeScene

/// A picture on a sheet or strip: its size is known from the start, its scene is made only where it is drawn, so that
/// a sheet never holds the scenes of all its pictures.
public struct SheetPicture: Hashable, Sendable {
    private enum Content: Hashable, Sendable {
        case scene(Scene)
        case wireframe(Wireframe)
        case room
    }

    /// The size in points.
    public let size: Size
    private let content: Content

    /// A scene as it is.
    public init(_ scene: Scene) {
        size = scene.size
        content = .scene(scene)
    }

    /// What a wireframe draws, as large as its screen is: a sheet's own page is its sheet's concern.
    public init(_ wireframe: Wireframe) {
        let wireframe = wireframe.withoutPage
        size = wireframe.size
        content = .wireframe(wireframe)
    }

    /// The room of a picture that is put in later.
    package init(placeOf size: Size) {
        self.size = size
        content = .room
    }

    /// The picture itself.
    public var scene: Scene {
        switch content {
        case .scene(let scene): scene
        case .wireframe(let wireframe): wireframe.scene
        case .room: Scene(size: size)
        }
    }
}
