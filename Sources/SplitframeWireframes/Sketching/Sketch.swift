import SplitframeInterface

/// A list of scene elements, with the basic operations for drawing wireframes.
///
/// Everything is drawn in left-to-right coordinates; with a mirror axis, each element is mirrored about it, and text
/// keeps the order of its letters.
struct Sketch {
    /// The colours; an app may change them for a part of its interface.
    var theme: WireframeTheme
    /// The x in points about which everything is mirrored, for right-to-left interfaces.
    var mirrorAxis: Double?
    /// An area in which no bars that represent text are drawn; nil without one.
    var keepsFree: Rectangle?
    /// The opacity of everything that is drawn next, from 0 to 1.
    var opacity = 1.0
    /// The colour of the column or screen in which the elements are.
    var surface: Color?
    private(set) var elements: [SceneElement] = []

    init(theme: WireframeTheme, mirrorAxis: Double? = nil) {
        self.theme = theme
        self.mirrorAxis = mirrorAxis
    }

    mutating func fill(_ path: Path, _ color: Color, shadow: Shadow? = nil, glass: Glass? = nil) {
        append(Shape(path.mirrored(about: mirrorAxis), fill: color, shadow: shadow, glass: glass))
    }

    mutating func stroke(_ path: Path, _ stroke: Stroke, fill: Color? = nil) {
        append(Shape(path.mirrored(about: mirrorAxis), fill: fill, stroke: stroke))
    }

    /// A box with round corners and a line of one point just inside its edges, by default in the colour of hairlines.
    mutating func box(
        _ frame: Rectangle, radius: Double, continuous: Bool = true, line: Color? = nil, fill: Color? = nil
    ) {
        stroke(
            .roundedRectangle(frame.inset(by: 0.5), radius: radius, continuous: continuous),
            Stroke(line ?? theme.hairline, width: 1), fill: fill)
    }

    /// A rectangle whose edges are on whole pixels: column fills, separators, veils.
    mutating func block(_ rectangle: Rectangle, _ color: Color) {
        append(Shape(.rectangle(rectangle.mirrored(about: mirrorAxis)), fill: color, snapsToPixels: true))
    }

    /// A horizontal line, as thin as a pixel at the highest scale, 3 pixels per point.
    mutating func hairline(x: Double, y: Double, width: Double) {
        block(Rectangle(x: x, y: y, width: width, height: 1.0 / 3), theme.hairline)
    }

    /// A bar with round ends that represents a word or a line of text.
    mutating func bar(x: Double, centerY: Double, width: Double, height: Double, _ color: Color) {
        guard width > 0 else { return }
        // On whole points, because most galleries are drawn at one pixel per point.
        let frame = Rectangle(x: x, y: (centerY - height / 2).rounded(), width: width, height: height)
        let place = frame.mirrored(about: mirrorAxis)
        guard keepsFree.flatMap(place.intersection) == nil else { return }
        fill(.roundedRectangle(frame, radius: min(height, width) / 2), color)
    }

    mutating func text(
        _ text: String, in box: Rectangle, font: Font, color: Color, alignment: TextRun.Alignment = .left
    ) {
        self.text(TextRun(text, in: box, font: font, color: color, alignment: alignment))
    }

    /// A line of text whose box is in left-to-right coordinates.
    mutating func text(_ run: TextRun) {
        var run = run
        run.box = run.box.mirrored(about: mirrorAxis)
        if mirrorAxis != nil { run.alignment = run.alignment.mirrored }
        append(.text(run))
    }

    /// The part of a line that fits its box; what follows a tab begins at the next tab stop.
    mutating func line(
        _ line: String, in box: Rectangle, font: Font, color: Color, alignment: TextRun.Alignment = .left
    ) {
        let text = font.fitting(line, width: box.width)
        guard text.contains("\t") else {
            return self.text(text, in: box, font: font, color: color, alignment: alignment)
        }
        let start = TextRun(text, in: box, font: font, color: color, alignment: alignment).line.minX
        var before = ""
        for part in text.split(separator: "\t", omittingEmptySubsequences: false) {
            let x = start + font.estimatedWidth(of: before)
            if !part.isEmpty, x < box.maxX {
                let place = Rectangle(x: x, y: box.minY, width: box.maxX - x, height: box.height)
                self.text(String(part), in: place, font: font, color: color)
            }
            before += part + "\t"
        }
    }

    /// A symbol that fills a square box.
    ///
    /// - Parameters:
    ///   - variant: Where it is filled, its outlines or the outline around it are; strokes inside them then have the
    ///     colour of the background.
    mutating func symbol(
        _ symbol: Symbol, in box: Rectangle, _ color: Color, width: Double = 1.6,
        variant: SymbolVariant = SymbolVariant()
    ) {
        let isFilled = variant.isFilled
        defer { mark(variant, in: box, color, width: width) }
        if let outline = variant.outline, outline != .circle || !symbol.hasCircle {
            var around = SymbolVariant()
            around.isFilled = isFilled
            self.symbol(Symbol(outline), in: box, color, width: width, variant: around)
            let inner = box.inset(by: box.width * 0.24)
            // The lines are as thick as the outline's, although the symbol's box is smaller.
            return self.symbol(
                symbol, in: inner, isFilled ? ground(of: color) : color,
                width: width * box.width / inner.width)
        }
        let place = box.mirrored(about: mirrorAxis)
        let transform = SceneTransform(scale: place.width / Symbol.side, offset: place.origin)
        var drawing = Sketch(
            theme: theme, mirrorAxis: mirrorAxis != nil && symbol.turns ? Symbol.side / 2 : nil)
        let pen = Stroke(color, width: width, cap: .round, join: .round)
        let areas = isFilled ? symbol.filledAreas : []
        for path in areas { drawing.fill(path, color) }
        let ground = ground(of: color)
        for path in symbol.strokes {
            var pen = pen
            if path.lies(inOneOf: areas) { pen.color = ground }
            drawing.stroke(path, pen)
        }
        for path in symbol.fills { drawing.fill(path, path.lies(inOneOf: areas) ? ground : color) }
        append(.group(SceneGroup(transform: transform, elements: drawing.elements)))
    }

    /// The stroke through a symbol, and the dot that stands for its badge.
    private mutating func mark(_ variant: SymbolVariant, in box: Rectangle, _ color: Color, width: Double) {
        if variant.isStruckThrough {
            let line = box.inset(by: box.width / 8)
            stroke(
                .line(line.minX, line.minY, line.maxX, line.maxY), Stroke(color, width: width, cap: .round))
        }
        if variant.hasBadge {
            let side = box.width * 0.36
            let dot = Rectangle(x: box.maxX - side, y: box.maxY - side, width: side, height: side)
            stroke(.ellipse(dot), Stroke(ground(of: color), width: 1), fill: color)
        }
    }

    /// A symbol by the icon that looks like it and by its name; one without a drawing has letters of its name in a frame.
    mutating func symbol(
        _ icon: BarButtonElement.Icon?, named name: String?, in box: Rectangle, _ color: Color,
        width: Double = 1.6
    ) {
        let square = box.square
        let variant = name.map(SymbolVariant.init(of:)) ?? SymbolVariant()
        guard icon ?? .image == .image, let name, !name.isEmpty, !name.hasPrefix("photo") else {
            var drawing = Symbol(icon ?? .image)
            if variant.hasSide { drawing.turns = false }
            return symbol(drawing, in: square, color, width: width, variant: variant)
        }
        symbol(
            Symbol(variant.outline == .circle ? .circle : .square), in: square, color, width: width,
            variant: variant.withoutOutline)
        letters(of: name, in: square, variant.isFilled ? ground(of: color) : color)
    }

    /// The letters that stand for a name.
    mutating func letters(of name: String, in box: Rectangle, _ color: Color) {
        let letters = SymbolVariant.letters(of: name)
        let font = Font(size: box.width * (letters.count > 1 ? 0.42 : 0.5), weight: .semibold)
        // The letters may be a little wider than the frame.
        text(letters, in: box, font: font, color: color, alignment: .center)
    }

    /// The background colour for a symbol of a colour.
    private func ground(of color: Color) -> Color { color == theme.onAccent ? theme.accent : theme.card }

    /// The elements that the body draws, as one group with a name, a transform and a clip.
    mutating func group(
        id: String? = nil, label: String? = nil, role: SceneGroup.Role? = nil, offset: Point = .zero,
        scale: Double = 1,
        clip: Path? = nil, _ body: (inout Sketch) -> Void
    ) {
        var inner = Sketch(theme: theme, mirrorAxis: mirrorAxis.map { ($0 - offset.x) / scale })
        inner.surface = surface
        inner.keepsFree = keepsFree.map {
            Rectangle(
                x: ($0.x - offset.x) / scale, y: ($0.y - offset.y) / scale, width: $0.width / scale,
                height: $0.height / scale)
        }
        body(&inner)
        guard !inner.elements.isEmpty else { return }
        var group = SceneGroup(
            id: id, transform: SceneTransform(scale: scale, offset: offset),
            clip: clip?.mirrored(about: mirrorAxis),
            elements: inner.elements)
        group.label = label
        group.role = role
        append(.group(group))
    }

    /// Replaces all text that would be too small to read at a scale with bars.
    mutating func keepLegible(at scale: Double) {
        elements = elements.map { $0.legible(at: scale) }
    }

    /// Appends an element in the current opacity, also one of a picture that was drawn elsewhere.
    mutating func append(_ element: SceneElement) {
        elements.append(opacity < 1 ? element.faded(to: opacity) : element)
    }

    private mutating func append(_ shape: Shape) { append(.shape(shape)) }
}

extension Sketch {
    /// Lines one below the other; returns the y of their end.
    mutating func lines(
        _ lines: [String], x: Double, y: Double, width: Double, font: Font, lineHeight: Double, color: Color,
        alignment: TextRun.Alignment = .left, role: SceneGroup.Role? = nil
    ) -> Double {
        func draw(in sketch: inout Sketch) {
            for (index, line) in lines.enumerated() {
                sketch.text(
                    line,
                    in: Rectangle(x: x, y: y + Double(index) * lineHeight, width: width, height: lineHeight),
                    font: font, color: color, alignment: alignment)
            }
        }
        if let role { group(role: role) { draw(in: &$0) } } else { draw(in: &self) }
        return y + Double(lines.count) * lineHeight
    }
}

extension Rectangle {
    /// The rectangle mirrored about a vertical axis, if there is one.
    func mirrored(about axis: Double?) -> Rectangle { axis.map { mirrored(inWidth: 2 * $0) } ?? self }
}

extension TextRun.Alignment {
    var mirrored: TextRun.Alignment {
        switch self {
        case .left: .right
        case .center: .center
        case .right: .left
        }
    }
}

extension Path {
    /// The outline mirrored about a vertical axis, if there is one.
    func mirrored(about axis: Double?) -> Path {
        guard let axis else { return self }
        return mapped(boxes: { $0.mirrored(about: axis) }, points: { Point(x: 2 * axis - $0.x, y: $0.y) })
    }
}
