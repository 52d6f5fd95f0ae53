import CSplitframePango
import SplitframeInterface
package import SplitframeWireframes

extension PaintSession {
    /// Pixels per point at which letters are traced, so many that what is rounded cannot be seen.
    private static let tracingScale = 8.0

    /// The scene with the outlines of their letters in place of texts: it looks alike wherever it is shown, whatever
    /// fonts there are.
    ///
    /// Texts of several looks and texts with emoji, which have no outlines, stay as they are.
    package func outlined(_ scene: Scene) throws(DrawingError) -> Scene {
        var scene = scene
        scene.elements = try outlined(scene.elements)
        return scene
    }

    private func outlined(_ elements: [SceneElement]) throws(DrawingError) -> [SceneElement] {
        try elements.map { element throws(DrawingError) in
            switch element {
            case .shape: return element
            case .text(let run): return try outline(of: run) ?? element
            case .group(var group):
                group.elements = try outlined(group.elements)
                return .group(group)
            }
        }
    }

    /// A text as a shape in the same place; nil if it stays a text.
    private func outline(of run: TextRun) throws(DrawingError) -> SceneElement? {
        let scale = Self.tracingScale
        guard run.spans.isEmpty, !run.text.contains(where: \.isEmojiPicture),
            let line = try typesetter.line(run, scale: scale)
        else { return nil }
        let start = run.box.x + max(0, run.box.width - line.width / scale) * run.alignment.leftShare
        let baseline = run.box.midY + run.font.size * Font.baselineBelowMiddle
        let letters = line.outlines(atMost: run.box.width * scale)
        guard !letters.isEmpty else { return nil }
        let place = Path.curves(letters).mapped {
            Point(x: start + $0.x / scale, y: baseline + $0.y / scale)
        }
        return .shape(Shape(place, fill: run.color))
    }
}

extension ShapedLine {
    /// The outlines of the letters in pixels from the line's left end and baseline; a line that is wider than the given
    /// pixels is condensed to them.
    fileprivate func outlines(atMost room: Double) -> [PathSegment] {
        // Without an end: Cairo leaves out letters far outside a surface.
        guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil),
            let context = cairo_create(surface)
        else { return [] }
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        FontLock.hold { trace(in: context, atMost: room) }
        cairo_identity_matrix(context)
        guard let path = cairo_copy_path(context), let data = path.pointee.data else { return [] }
        defer { cairo_path_destroy(path) }
        var segments: [PathSegment] = []
        var index = 0
        while index < Int(path.pointee.num_data) {
            let entry = data + index
            func point(_ number: Int) -> Point { Point(x: entry[number].point.x, y: entry[number].point.y) }
            switch entry.pointee.header.type {
            case CAIRO_PATH_MOVE_TO: segments.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: segments.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO:
                segments.append(.curve(point(3), control1: point(1), control2: point(2)))
            default: segments.append(.close)
            }
            index += max(1, Int(entry.pointee.header.length))
        }
        return segments
    }
}
