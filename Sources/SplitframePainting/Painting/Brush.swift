import CSplitframePango
import SplitframeInterface
import SplitframeWireframes

/// Paints a scene's elements into a Cairo context, independent of the kind of its surface.
struct Brush {
    private var context: OpaquePointer
    private let typesetter: Typesetter
    private let shadows: ShadowMasks
    /// The hidden parts of the remaining elements, in reverse order; nil if everything is painted.
    private var covers: [Occlusion.Cover]?
    private var grid: OutputGrid

    init(_ context: OpaquePointer, scale: Double, typesetter: Typesetter, shadows: ShadowMasks) {
        self.context = context
        self.typesetter = typesetter
        self.shadows = shadows
        grid = OutputGrid(scale: scale)
    }

    /// Paints a scene, without the hidden parts if an occlusion is given.
    mutating func paint(_ scene: Scene, in size: Size, _ occlusion: Occlusion?) throws(DrawingError) {
        covers = occlusion?.elements.reversed()
        switch occlusion?.background {
        case nil, .part([]): clear(to: scene.background)
        case .whole: break
        case .part(let hiders):
            clear(to: scene.background, in: Rectangle(size: size).remainder(outside: hiders))
        }
        try paint(scene.elements)
    }

    /// Sets every pixel, or those of some rectangles, to the background, or makes them transparent.
    func clear(to background: Color?, in boxes: [Rectangle]? = nil) {
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        (background ?? Color(red: 0, green: 0, blue: 0, alpha: 0)).use(in: context)
        if let boxes { fill(boxes) } else { cairo_paint(context) }
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    private func fill(_ boxes: [Rectangle]) {
        cairo_new_path(context)
        for box in boxes { box.addPath(to: context) }
        cairo_fill(context)
    }

    /// Paints the elements in order.
    mutating func paint(_ elements: [SceneElement]) throws(DrawingError) {
        for (index, element) in elements.enumerated() {
            switch element {
            case .shape(let shape):
                if case .part(let hiders) = nextCover() {
                    try paint(shape, above: elements[..<index], hiders)
                }
            case .text(let run):
                if case .part = nextCover() { try paint(run) }
            case .group(let group): try paint(group)
            }
        }
    }

    private mutating func nextCover() -> Occlusion.Cover { covers?.popLast() ?? .part([]) }

    /// Paints the elements in order, each part of the page in its tag; an element without a role is a figure.
    ///
    /// The surface of the context has to support tags.
    mutating func paintTagged(_ elements: [SceneElement]) throws(DrawingError) {
        var figure: [SceneElement] = []
        for element in elements {
            guard case .group(let group) = element, group.hasRoles else {
                figure.append(element)
                continue
            }
            try paintFigure(&figure)
            if let role = group.role {
                try tagged(role) { brush throws(DrawingError) in try brush.paint(group) }
            } else {
                try inside(group) { brush throws(DrawingError) in try brush.paintTagged(group.elements) }
            }
        }
        try paintFigure(&figure)
    }

    private mutating func paintFigure(_ elements: inout [SceneElement]) throws(DrawingError) {
        guard !elements.isEmpty else { return }
        let figure = elements
        try tagged(.figure) { brush throws(DrawingError) in try brush.paint(figure) }
        elements = []
    }

    private mutating func tagged(
        _ role: SceneGroup.Role, _ body: (inout Brush) throws(DrawingError) -> Void
    ) throws(DrawingError) {
        let (tag, attributes) = role.tag
        cairo_tag_begin(context, tag, attributes)
        try body(&self)
        cairo_tag_end(context, tag)
    }

    private mutating func paint(_ group: SceneGroup) throws(DrawingError) {
        try inside(group) { brush throws(DrawingError) in try brush.paint(group.elements) }
    }

    /// Calls `body` in a group's own space, inside its clip.
    private mutating func inside(
        _ group: SceneGroup, _ body: (inout Brush) throws(DrawingError) -> Void
    ) throws(DrawingError) {
        let outside = grid
        grid = grid.inside(group.transform)
        cairo_save(context)
        defer {
            cairo_restore(context)
            grid = outside
        }
        if let clip = group.clip { self.clip(to: grid.snapped(clip)) }
        try body(&self)
    }

    private func paint(_ run: TextRun) throws(DrawingError) {
        guard grid.isUpright else {
            cairo_save(context)
            defer { cairo_restore(context) }
            var matrix = cairo_matrix_t(
                xx: grid.map.xx, yx: grid.map.yx, xy: grid.map.xy, yy: grid.map.yy, x0: grid.origin.x,
                y0: grid.origin.y)
            cairo_transform(context, &matrix)
            var upright = self
            upright.grid = OutputGrid(scale: grid.scale)
            return try upright.paint(run)
        }
        let box = grid.pixels(run.box)
        let size = run.largestSize * grid.scale
        guard let line = try typesetter.line(run, scale: grid.scale) else { return }
        cairo_save(context)
        clip(to: .rectangle(grid.snapped(run.box)))
        run.color.use(in: context)
        line.paint(
            in: context, x: box.x + max(0, box.width - line.width) * run.alignment.leftShare,
            baseline: (box.midY + size * Font.baselineBelowMiddle).rounded(), atMost: box.width)
        cairo_restore(context)
    }

    /// Paints a shape; hidden parts in the given rectangles are left out where that is easy.
    private func paint(
        _ shape: Shape, above beneath: ArraySlice<SceneElement>, _ hiders: [Rectangle]
    ) throws(DrawingError) {
        let path = shape.snapsToPixels ? grid.snapped(shape.path) : grid.pixels(shape.path)
        let backdrop = try backdrop(of: shape.glass, beneath, path)
        if let shadow = shape.shadow {
            let middle = shape.fill?.alpha == 255 ? path.solidMiddle : nil
            paint(shadow, below: path, outside: hiders + (middle.map { [$0] } ?? []))
        }
        if var color = shape.fill {
            if let backdrop, let glass = shape.glass {
                cairo_save(context)
                clip(to: path)
                backdrop.paint(in: context)
                cairo_restore(context)
                color = glass.tint(color)
            }
            fill(path, color, outside: hiders)
        }
        if let stroke = shape.stroke, stroke.width > 0 {
            stroke.color.use(in: context)
            if shape.snapsToPixels {
                paintInside(path, stroke)
            } else {
                paintAlong(path, stroke, width: stroke.width * grid.scale)
            }
        }
    }

    /// The blurred picture beneath an outline: of the drawing so far, or, on a surface without pixels, of the elements.
    private func backdrop(
        of glass: Glass?, _ beneath: ArraySlice<SceneElement>, _ path: Path
    ) throws(DrawingError) -> Backdrop? {
        guard let glass, let bounds = path.bounds, !bounds.isEmpty, let drawing = cairo_get_target(context)
        else { return nil }
        let radius = glass.radius * grid.scale
        if cairo_surface_get_type(drawing) == CAIRO_SURFACE_TYPE_IMAGE {
            return Backdrop(beneath: bounds, of: drawing, radius: radius)
        }
        guard !beneath.isEmpty else { return nil }
        let size = Size(width: bounds.maxX.rounded(.up) + radius, height: bounds.maxY.rounded(.up) + radius)
        let canvas = try Canvas(size: PixelSize(of: size, scale: 1))
        var brush = self
        brush.context = canvas.context
        brush.clear(to: nil)
        try brush.paint(Array(beneath))
        return Backdrop(beneath: bounds, of: cairo_get_target(canvas.context), radius: radius)
    }

    private func fill(_ path: Path, _ color: Color, outside hiders: [Rectangle]) {
        color.use(in: context)
        if !hiders.isEmpty, let middle = path.solidMiddle {
            if path == .rectangle(middle) { return fill(middle.remainder(outside: hiders)) }
            // Partly covered pixels of translucent colours are blended with another formula than whole ones.
            if color.alpha == 255, let caps = path.caps {
                fill(middle.remainder(outside: hiders))
                for cap in caps { fill(cap) }
                return
            }
        }
        fill(path)
    }

    private func fill(_ path: Path) {
        path.trace(in: context)
        cairo_fill(context)
    }

    /// Strokes a snapped shape inside its edges, with a width of whole pixels.
    private func paintInside(_ path: Path, _ stroke: Stroke) {
        let width = grid.snappedWidth(stroke.width)
        if case .rectangle(let box) = path, stroke.dash.isEmpty {
            for side in box.frame(width: width) { side.addPath(to: context) }
            cairo_fill(context)
        } else {
            paintAlong(path.inset(by: width / 2), stroke, width: width)
        }
    }

    private func paintAlong(_ path: Path, _ stroke: Stroke, width: Double) {
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, stroke.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(context, stroke.join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
        cairo_set_dash(context, stroke.dash.map { $0 * grid.scale }, Int32(stroke.dash.count), 0)
        path.trace(in: context)
        cairo_stroke(context)
    }

    /// Paints the shadow except in the given rectangles, where it is hidden.
    private func paint(_ shadow: Shadow, below path: Path, outside hiders: [Rectangle]) {
        guard let cast = shadows.mask(for: path, reach: (shadow.radius * grid.scale).rounded()) else {
            return
        }
        let mask = cast.bounds.offset(y: (shadow.offsetY * grid.scale).rounded())
        cairo_save(context)
        if !hiders.isEmpty {
            cairo_new_path(context)
            for part in mask.remainder(outside: hiders) { part.addPath(to: context) }
            cairo_clip(context)
        }
        shadow.color.use(in: context)
        cast.mask.paint(in: context, x: mask.x, y: mask.y)
        cairo_restore(context)
    }

    private func clip(to path: Path) {
        path.trace(in: context)
        cairo_clip(context)
    }
}

extension SceneGroup {
    /// Whether the group or one inside it has a role on the page.
    fileprivate var hasRoles: Bool {
        role != nil
            || elements.contains { if case .group(let group) = $0 { group.hasRoles } else { false } }
    }
}

extension SceneGroup.Role {
    /// The name of the tag for Cairo.
    fileprivate var tag: (name: String, attributes: String?) {
        switch self {
        case .figure: ("Figure", nil)
        case .heading(let level): ("H\(level)", nil)
        case .caption: ("Caption", nil)
        case .paragraph: ("P", nil)
        case .link(let place): (CAIRO_TAG_LINK, "dest='\(place)'")
        }
    }
}

extension TextRun.Alignment {
    /// The fraction of the free width that is to the left of the text.
    var leftShare: Double {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        }
    }
}
