import SplitframeInterface

/// A part of an outline with the attributes that animate it.
struct SVGPiece {
    var path: Path
    var attributes: SVGText = ""
}

/// Writes elements as SVG, snapped to pixels if the scene asks for it.
///
/// All ids and animations begin with the file's own name, so that any number of files can stand in one page.
struct SVGWriter {
    private(set) var text: SVGText = ""
    var grid: OutputGrid
    private let palette: SVGPalette?
    /// The number of colours that have been written, the index of the next one in the palette.
    private var colorIndex = 0
    /// The number of clips, filters and groups that have a numbered id.
    private var idCount = 0
    /// The metadata, and the number of bytes of the text that precede them.
    private var metadata: (text: String, place: Int)?

    /// The place of the file's name, which is known when everything is written; no text contains the character.
    static let name = "\u{1}"

    /// The size of one output pixel, in points of the canvas.
    let pointsPerPixel: Double

    init(scale: Double, palette: SVGPalette?) {
        grid = OutputGrid(scale: scale)
        pointsPerPixel = 1 / scale
        self.palette = palette
    }

    mutating func line(_ line: SVGText) {
        text += line
        text.appendLiteral("\n")
    }

    /// Begins a file; `roles` are the attributes that describe it to assistive technology.
    mutating func begin(
        _ size: Size, roles: String, title: String, description: String?, metadata: String? = nil
    ) {
        line(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
            viewBox="0 0 \(size.width) \(size.height)" font-family="\(Font.usualFamilies)" \(roles)>
            """)
        line("<title id=\"\(Self.name)_title\">\(title.xmlEscaped)</title>")
        if let description { line("<desc id=\"\(Self.name)_desc\">\(description.xmlEscaped)</desc>") }
        self.metadata = metadata.map { ($0, text.bytes.count) }
    }

    /// The whole file, which ends with `body`.
    ///
    /// - Parameter name: The name in its ids; nil for the check sum of all that is seen or read, which does not depend on
    ///   the libraries of the machine, as the metadata do.
    func file(_ body: SVGText = "", named name: String? = nil) -> String {
        let whole: SVGText = "\(text)\(body)</svg>\n"
        let name = name ?? "s" + String(whole.bytes.checkSum & 0xFFFF_FFFF, radix: 16)
        let place = metadata?.place ?? 0
        var file: SVGText = ""
        file.append(whole.bytes[..<place], named: name)
        if let metadata { file += "<metadata>\(metadata.text.xmlEscaped)</metadata>\n" }
        file.append(whole.bytes[place...], named: name)
        return file.string
    }

    private mutating func newID() -> String {
        idCount += 1
        return "\(Self.name)_\(idCount)"
    }

    /// Covers the canvas with a colour.
    mutating func cover(_ size: Size, with color: Color) {
        line("<rect width=\"\(size.width)\" height=\"\(size.height)\"\(paint(("fill", color)))/>")
    }

    mutating func write(_ elements: [SceneElement]) {
        var rest = elements[...]
        if let index = elements.lastIndex(where: \.isGlass), index > 0,
            case .shape(let pane) = elements[index]
        {
            let name = newID()
            line("<g id=\"\(name)\">")
            write(Array(elements[..<index]))
            line("</g>")
            write(pane, above: name)
            rest = elements[(index + 1)...]
        }
        for element in rest {
            switch element {
            case .shape(let shape): write(shape)
            case .text(let run): write(run)
            case .group(let group): write(group)
            }
        }
    }

    /// Writes a pane of glass, through which the group with this name is visible.
    private mutating func write(_ pane: Shape, above name: String) {
        guard let glass = pane.glass, let fill = pane.fill,
            let path = outlines(of: pane).first, let bounds = path.bounds
        else { return write(pane) }
        if let shadow = pane.shadow { write(shadow, below: path) }
        let (blur, clip) = (newID(), newID())
        let deviation = glass.radius * grid.scale * pointsPerPixel / 2
        let reach = bounds.inset(by: -3 * deviation)
        line(
            """
            <filter id="\(blur)" filterUnits="userSpaceOnUse" x="\(reach.x)" y="\(reach.y)" \
            width="\(reach.width)" height="\(reach.height)" color-interpolation-filters="sRGB">\
            <feGaussianBlur stdDeviation="\(deviation)"/></filter>\
            <clipPath id="\(clip)">\(element(path))</clipPath>\
            <g clip-path="url(#\(clip))" aria-hidden="true"><use href="#\(name)" filter="url(#\(blur))"/></g>
            """)
        var rest = pane
        rest.shadow = nil
        rest.fill = glass.tint(fill)
        write(rest)
    }

    /// Colours as attributes; in two themes with the classes for the dark colours.
    mutating func paint(_ colors: (attribute: String, color: Color)...) -> SVGText {
        var classes: [String] = []
        var attributes: SVGText = ""
        for (attribute, color) in colors {
            if let palette { classes.append(palette.className(at: colorIndex)) }
            colorIndex += 1
            attributes += " \(attribute)=\"\(color)\""
            if color.alpha != 255 { attributes += " \(attribute)-opacity=\"\(color.svgOpacity)\"" }
        }
        if !classes.isEmpty { attributes += " class=\"\(classes.joined(separator: " "))\"" }
        return attributes
    }

    private mutating func write(_ group: SceneGroup) {
        let outside = grid
        grid = grid.inside(group.transform)
        open(group, clip: group.clip.map(clip))
        write(group.elements)
        line("</g>")
        grid = outside
    }

    /// Begins a group whose clip is given in points of the canvas, and may be animated.
    mutating func open(_ group: SceneGroup, clip: Path?, pieces: [SVGPiece] = []) {
        var attributes: SVGText = ""
        if let id = group.id { attributes += " id=\"\(Self.name)/\(id.xmlEscaped)\"" }
        if let label = group.label {
            attributes += " role=\"graphics-object\" aria-label=\"\(label.xmlEscaped)\""
        }
        if let clip {
            let name = newID()
            let outlines = pieces.isEmpty ? [SVGPiece(path: clip)] : pieces
            let elements = outlines.map { element($0.path, $0.attributes) }.joined()
            line("<clipPath id=\"\(name)\">\(elements)</clipPath>")
            attributes += " clip-path=\"url(#\(name))\""
        }
        line("<g\(attributes)>")
    }

    /// The outlines that are drawn for a shape, in points of the canvas: of its shadow, its fill and its stroke.
    func outlines(of shape: Shape) -> [Path] {
        let path = (shape.snapsToPixels ? grid.snapped(shape.path) : grid.pixels(shape.path))
            .scaled(by: pointsPerPixel)
        let stroke = shape.stroke.flatMap { stroke in
            stroke.width > 0
                ? (shape.snapsToPixels ? path.inset(by: width(of: stroke, in: shape) / 2) : path) : nil
        }
        return [shape.shadow.map { _ in path }, shape.fill.map { _ in path }, stroke].compactMap(\.self)
    }

    /// The stroke's width in points of the canvas.
    func width(of stroke: Stroke, in shape: Shape) -> Double {
        (shape.snapsToPixels ? grid.snappedWidth(stroke.width) : stroke.width * grid.scale) * pointsPerPixel
    }

    /// Writes a shape; `pieces` contains the pieces in which its outlines are animated.
    mutating func write(_ shape: Shape, pieces: [[SVGPiece]] = []) {
        var (paths, parts) = (outlines(of: shape)[...], pieces[...])
        if let shadow = shape.shadow, let path = paths.popFirst() {
            write(shadow, below: path, parts.popFirst() ?? [])
        }
        guard let stroke = shape.stroke, stroke.width > 0 else {
            if let fill = shape.fill, let path = paths.popFirst() {
                write(path, paint(("fill", fill)), parts.popFirst() ?? [])
            }
            return
        }
        let width = width(of: stroke, in: shape)
        var style: SVGText = " stroke-width=\"\(width)\""
        if stroke.cap == .round { style += " stroke-linecap=\"round\"" }
        if stroke.join == .round { style += " stroke-linejoin=\"round\"" }
        if !stroke.dash.isEmpty {
            let lengths = stroke.dash.map { ($0 * grid.scale * pointsPerPixel).svg }
            style += " stroke-dasharray=\"\(lengths.joined(separator: " "))\""
        }
        if let fill = shape.fill, let path = paths.popFirst() {
            // One element has both where they have the same outline.
            if pieces.isEmpty, !shape.snapsToPixels {
                return write(path, "\(paint(("fill", fill), ("stroke", stroke.color)))\(style)", [])
            }
            write(path, paint(("fill", fill)), parts.popFirst() ?? [])
        }
        guard let path = paths.popFirst() else { return }
        write(path, " fill=\"none\"\(paint(("stroke", stroke.color)))\(style)", parts.popFirst() ?? [])
    }

    /// Writes an outline, or the pieces in which it is animated, as one element: overlaps do not become denser.
    private mutating func write(_ path: Path, _ attributes: SVGText, _ pieces: [SVGPiece]) {
        guard !pieces.isEmpty else { return line(element(path, attributes)) }
        if pieces.count == 1, !attributes.string.contains(" transform=") {
            return line(element(pieces[0].path, "\(attributes)\(pieces[0].attributes)"))
        }
        let together = attributes.string.replacing(/(fill|stroke)-opacity=/, with: "opacity=")
        line("<g\(together)>\(pieces.map { element($0.path, $0.attributes) }.joined())</g>")
    }

    private mutating func write(_ shadow: Shadow, below path: Path, _ pieces: [SVGPiece] = []) {
        let name = newID()
        let unit = grid.scale * pointsPerPixel
        line(
            """
            <filter id="\(name)" x="-50%" y="-50%" width="200%" height="200%">\
            <feGaussianBlur stdDeviation="\(shadow.radius * unit / 2)"/></filter>
            """)
        let filter: SVGText = " filter=\"url(#\(name))\" transform=\"translate(0 \(shadow.offsetY * unit))\""
        write(path, "\(paint(("fill", shadow.color)))\(filter)", pieces)
    }

    /// The box of a line of text, in points of the canvas.
    func box(of run: TextRun) -> Rectangle { grid.snapped(run.box).scaled(by: pointsPerPixel) }

    /// Converts an outline from points of the group to points of the canvas.
    func clip(_ path: Path) -> Path { grid.snapped(path).scaled(by: pointsPerPixel) }

    /// Writes real text at the same baseline as the painter; a long line ends in an ellipsis, and in browsers fits
    /// its box in any font.
    mutating func write(_ run: TextRun) { write(run, isTilted: false) }

    private mutating func write(_ run: TextRun, isTilted: Bool) {
        guard grid.isUpright else {
            let place = grid
            line("<g\(place.svgTransform(pointsPerPixel: pointsPerPixel))>")
            grid = OutputGrid(scale: place.scale)
            write(run, isTilted: true)
            grid = place
            return line("</g>")
        }
        let box = box(of: run)
        let unit = grid.scale * pointsPerPixel
        let size = run.font.size * unit
        let words = run.fittingText
        // A right-to-left line starts on the right.
        let (start, end) = words.runsRightToLeft ? ("end", "start") : ("start", "end")
        // librsvg 2.54 misplaces a tilted text that does not begin at its anchor.
        let width = isTilted && !words.runsRightToLeft ? run.estimatedWidth * unit : nil
        let (anchor, x): (String, Double) =
            switch run.alignment {
            case .left: (start, box.minX)
            case .center: width.map { (start, box.midX - $0 / 2) } ?? ("middle", box.midX)
            case .right: width.map { (start, box.maxX - $0) } ?? (end, box.maxX)
            }
        let families = run.font.families(of: words)
        let length = length(of: run, words, unit)
        // Browsers give a line its written length in any font; librsvg ignores it, and there a whole line is better than a
        // cut one. Any other line is clipped by its box.
        let clip = length == nil ? newID() : nil
        if let clip { text += "<clipPath id=\"\(clip)\">\(element(.rectangle(box)))</clipPath>" }
        text += "<text x=\"\(x)\" y=\"\(box.midY + run.largestSize * unit * Font.baselineBelowMiddle)\" "
        if families != Font.usualFamilies { text += "font-family=\"\(families)\" " }
        text += "font-size=\"\(size)\" font-weight=\"\(run.font.weight.css)\"\(run.font.look(unit: unit)) "
        if let length { text += "textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\" " }
        text += "text-anchor=\"\(anchor)\""
        if words.runsRightToLeft { text += " direction=\"rtl\"" }
        if words.contains("  ") { text += " xml:space=\"preserve\"" }
        if let clip { text += " clip-path=\"url(#\(clip))\"" }
        text += "\(paint(("fill", run.color)))>"
        line("\(run.spans.isEmpty ? "\(words.xmlEscaped)" : spans(of: run, unit: unit))</text>")
    }

    /// The length of a line as it was laid out, so that it fits its place in any font that the reader has; nil for
    /// letters whose width depends on their neighbours, and for lines of several looks.
    private func length(of run: TextRun, _ text: String, _ unit: Double) -> Double? {
        guard run.spans.isEmpty, text.unicodeScalars.contains(where: { $0 != " " }),
            text.unicodeScalars.allSatisfy({
                (0x20...0x24F).contains($0.value) || (0x2010...0x203F).contains($0.value)
            })
        else { return nil }
        return run.font.estimatedWidth(of: text) * unit
    }

    private func element(_ path: Path, _ attributes: SVGText = "") -> SVGText {
        switch path {
        case .rectangle(let box):
            return """
                <rect x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)"\(attributes)/>
                """
        case .ellipse(let box):
            let (x, y) = (box.width / 2, box.height / 2)
            return x.svg == y.svg
                ? "<circle cx=\"\(box.midX)\" cy=\"\(box.midY)\" r=\"\(x)\"\(attributes)/>"
                : "<ellipse cx=\"\(box.midX)\" cy=\"\(box.midY)\" rx=\"\(x)\" ry=\"\(y)\"\(attributes)/>"
        case .roundedRectangle(let box, let radius, let continuous):
            let corner = RoundedCorner(radius: radius, continuous: continuous, in: box.size)
            // A corner without room for growing curvature is a piece of a circle, as that of a pill.
            guard corner.reach == corner.radius else { return "<path d=\"\(path.svg)\"\(attributes)/>" }
            return element(.rectangle(box), " rx=\"\(corner.radius)\"\(attributes)")
        case .lines, .curves:
            return "<path d=\"\(path.svg)\"\(attributes)/>"
        }
    }
}

extension OutputGrid {
    /// The transform of a group that is turned or tilted, as an attribute.
    fileprivate func svgTransform(pointsPerPixel unit: Double) -> String {
        let numbers = [map.xx, map.yx, map.xy, map.yy, origin.x * unit, origin.y * unit]
        return " transform=\"matrix(\(numbers.map(\.svg).joined(separator: " ")))\""
    }
}

extension SceneElement {
    fileprivate var isGlass: Bool {
        if case .shape(let shape) = self { shape.glass != nil && shape.fill != nil } else { false }
    }
}
