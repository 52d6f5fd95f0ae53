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
    /// The cards above the picture; nil for none.
    let stack: CardStack?
    private let content: Content

    /// A scene, unchanged.
    public init(_ scene: Scene) {
        size = scene.size
        stack = nil
        content = .scene(scene)
    }

    /// The scene of a wireframe at full size: only the sheet as a whole is fitted to a page.
    ///
    /// - Parameter showsStack: Whether what lies on a collapsed split view's stack is shown, to compare it with other
    ///   states.
    public init(_ wireframe: Wireframe, showsStack: Bool = false) {
        let wireframe = wireframe.withoutPage
        size = wireframe.size
        stack = showsStack ? CardStack(wireframe) : nil
        content = .wireframe(wireframe)
    }

    /// An empty place for a picture that is added later.
    package init(placeOf size: Size) {
        self.size = size
        stack = nil
        content = .room
    }

    /// The room in points that its cards need above a row of pictures of a height.
    func room(aboveRow height: Double, scale: Double) -> Double {
        stack?.room(above: size, in: height, scale: scale) ?? 0
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
