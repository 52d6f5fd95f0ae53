import CSplitframePango
import SplitframeInterface
import SplitframeWireframes

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
