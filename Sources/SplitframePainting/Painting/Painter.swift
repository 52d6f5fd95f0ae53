import SplitframeInterface
public import SplitframeWireframes

/// Turns scenes into pictures: the same scene gives the same bytes on every run and in every task.
///
/// A painter is a value and may be shared between tasks. Each call creates and frees its own Cairo and Pango objects;
/// to draw many pictures in one task, use a ``session()`` instead.
public struct Painter: Sendable {
    private let fonts: FontSet

    public init(fonts: FontSet) {
        self.fonts = fonts
    }

    /// A session for one task, which caches data that pictures have in common.
    public func session() throws(DrawingError) -> PaintSession {
        try PaintSession(fonts: fonts)
    }

    /// The scene as a PNG file's bytes; `scale` is in output pixels per point.
    public func png(
        of scene: Scene, scale: Double, text: [PNGText] = [], effort: PNGEffort = .fast
    ) throws(DrawingError) -> [UInt8] {
        try session().png(of: scene, scale: scale, text: text, effort: effort)
    }

    /// The scene's pixels; `scale` is in output pixels per point.
    public func bitmap(of scene: Scene, scale: Double) throws(DrawingError) -> Bitmap {
        try session().bitmap(of: scene, scale: scale)
    }
}
