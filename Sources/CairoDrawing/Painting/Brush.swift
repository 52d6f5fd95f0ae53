import CCairo
import Geometry
import SceneDrawing

/// Paints a scene's elements into a Cairo context; it knows nothing about the surface behind it.
struct Brush {
    let context: OpaquePointer
    private var grid: OutputGrid
    let typesetter: Typesetter
    var shadows: ShadowMasks

    init(_ context: OpaquePointer, scale: Double, typesetter: Typesetter, shadows: ShadowMasks) {
        self.context = context
        self.typesetter = typesetter
        self.shadows = shadows
        grid = OutputGrid(scale: scale)
        typesetter.begin(context)
    }

    /// Gives every pixel the background, or none at all.
    func clear(to background: Color?) {
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        use(background ?? Color(red: 0, green: 0, blue: 0, alpha: 0))
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Paints the elements in order.
    mutating func paint(_ elements: [SceneElement]) {
        for element in elements {
            switch element {
            case .shape(let shape): paint(shape)
            case .text(let run): typesetter.paint(run, grid: grid, in: context)
            case .group(let group): paint(group)
            }
        }
    }

    private mutating func paint(_ group: SceneGroup) {
        let outside = grid
        grid = grid.inside(group.transform)
        defer { grid = outside }
        guard let clip = group.clip else { return paint(group.elements) }
        cairo_save(context)
        trace(grid.snapped(clip))
        cairo_clip(context)
        paint(group.elements)
        cairo_restore(context)
    }

    private mutating func paint(_ shape: Shape) {
        let path = shape.snapsToPixels ? grid.snapped(shape.path) : grid.pixels(shape.path)
        if let shadow = shape.shadow { paint(shadow, below: path) }
        if let fill = shape.fill {
            use(fill)
            trace(path)
            cairo_fill(context)
        }
        if let stroke = shape.stroke, stroke.width > 0 {
            use(stroke.color)
            if shape.snapsToPixels {
                paintInside(path, stroke)
            } else {
                paintAlong(path, stroke, width: stroke.width * grid.scale)
            }
        }
    }

    /// A snapped shape's stroke stays inside its edges and is a whole number of pixels wide.
    private func paintInside(_ path: Path, _ stroke: Stroke) {
        let width = grid.snappedWidth(stroke.width)
        switch path {
        case .rectangle(let box) where stroke.dash.isEmpty:
            for side in OutputGrid.frame(of: box, width: width) {
                cairo_rectangle(context, side.x, side.y, side.width, side.height)
            }
            cairo_fill(context)
        case .rectangle(let box):
            paintAlong(.rectangle(box.inset(by: width / 2)), stroke, width: width)
        case .roundedRectangle(let box, let radius, let continuous):
            let middle = Path.roundedRectangle(
                box.inset(by: width / 2), radius: max(0, radius - width / 2), continuous: continuous)
            paintAlong(middle, stroke, width: width)
        case .ellipse(let box):
            paintAlong(.ellipse(box.inset(by: width / 2)), stroke, width: width)
        case .lines, .curves:
            paintAlong(path, stroke, width: width)
        }
    }

    private func paintAlong(_ path: Path, _ stroke: Stroke, width: Double) {
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, stroke.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(context, stroke.join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
        cairo_set_dash(context, stroke.dash.map { $0 * grid.scale }, Int32(stroke.dash.count), 0)
        trace(path)
        cairo_stroke(context)
    }

    private mutating func paint(_ shadow: Shadow, below path: Path) {
        let cast = shadows.mask(
            for: path, reach: Int((shadow.radius * grid.scale).rounded()))
        guard let (mask, origin) = cast else { return }
        use(shadow.color)
        mask.paint(
            in: context, x: origin.x, y: origin.y + (shadow.offsetY * grid.scale).rounded())
    }

    private func use(_ color: Color) {
        cairo_set_source_rgba(
            context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
            Double(color.alpha) / 255)
    }

    private func trace(_ path: Path) {
        CairoDrawing.trace(path, in: context)
    }
}

/// Makes an outline in pixels the context's current path.
func trace(_ path: Path, in context: OpaquePointer) {
    cairo_new_path(context)
    if case .rectangle(let box) = path {
        return cairo_rectangle(context, box.x, box.y, box.width, box.height)
    }
    for segment in path.segments {
        switch segment {
        case .move(let point): cairo_move_to(context, point.x, point.y)
        case .line(let point): cairo_line_to(context, point.x, point.y)
        case .curve(let end, let first, let second):
            cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        case .close: cairo_close_path(context)
        }
    }
}
