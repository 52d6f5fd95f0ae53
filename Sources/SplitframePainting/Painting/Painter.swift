import CSplitframePango
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

extension Path {
    /// Makes the outline the context's current path.
    func trace(in context: OpaquePointer) {
        cairo_new_path(context)
        if case .rectangle(let box) = self { return box.addPath(to: context) }
        for segment in segments {
            switch segment {
            case .move(let point): cairo_move_to(context, point.x, point.y)
            case .line(let point): cairo_line_to(context, point.x, point.y)
            case .curve(let end, let first, let second):
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(context)
            }
        }
    }
}

extension Rectangle {
    /// Adds the rectangle to the context's current path.
    func addPath(to context: OpaquePointer) {
        cairo_rectangle(context, x, y, width, height)
    }
}

extension Color {
    /// Makes the colour the context's source.
    func use(in context: OpaquePointer) {
        cairo_set_source_rgba(
            context, Double(red) / 255, Double(green) / 255, Double(blue) / 255, Double(alpha) / 255)
    }
}
