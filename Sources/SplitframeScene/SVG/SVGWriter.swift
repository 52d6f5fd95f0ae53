import SplitframeGeometry
import SplitframeText

/// Writes elements as SVG, snapping where the scene asks for it.
struct SVGWriter {
    private(set) var text = ""
    private var grid: OutputGrid
    private let palette: SVGPalette?
    /// How many colours have been written, which finds the next one's pair in the palette.
    private var colorIndex = 0
    private var clipCount = 0
    private var shadowCount = 0

    /// How many points of the canvas one output pixel is.
    private let pointsPerPixel: Double

    init(scale: Double, palette: SVGPalette?) {
        grid = OutputGrid(scale: scale)
        pointsPerPixel = 1 / scale
        self.palette = palette
    }

    mutating func line(_ line: String) { text += line + "\n" }

    mutating func write(_ elements: [SceneElement]) {
        for element in elements {
            switch element {
            case .shape(let shape): write(shape)
            case .text(let run): write(run)
            case .group(let group): write(group)
            }
        }
    }

    /// A colour as an attribute; in two themes with the class that holds the dark one.
    mutating func paint(_ attribute: String, _ color: Color) -> String {
        defer { colorIndex += 1 }
        let opacity = color.alpha == 255 ? "" : " \(attribute)-opacity=\"\(color.svgOpacity)\""
        let name = palette.map { " class=\"\($0.className(at: colorIndex))\"" } ?? ""
        return " \(attribute)=\"\(color.css)\"\(opacity)\(name)"
    }

    private mutating func write(_ group: SceneGroup) {
        let outside = grid
        grid = grid.inside(group.transform)
        var attributes = group.id.map { " id=\"\($0.xmlEscaped)\"" } ?? ""
        if let clip = group.clip {
            clipCount += 1
            line("<clipPath id=\"clip\(clipCount)\">\(element(points(grid.snapped(clip)), ""))</clipPath>")
            attributes += " clip-path=\"url(#clip\(clipCount))\""
        }
        line("<g\(attributes)>")
        write(group.elements)
        line("</g>")
        grid = outside
    }

    private mutating func write(_ shape: Shape) {
        let pixels = shape.snapsToPixels ? grid.snapped(shape.path) : grid.pixels(shape.path)
        let path = points(pixels)
        if let shadow = shape.shadow {
            write(shadow, below: path)
        }
        let fill = shape.fill.map { paint("fill", $0) }
        guard let stroke = shape.stroke, stroke.width > 0 else {
            if let fill { line(element(path, fill)) }
            return
        }
        if let fill { line(element(path, fill)) }
        let unit = pointsPerPixel
        let width =
            shape.snapsToPixels ? grid.snappedWidth(stroke.width) * unit : stroke.width * grid.scale * unit
        let outline = shape.snapsToPixels ? path.inset(by: width / 2) : path
        var attributes = " fill=\"none\"" + paint("stroke", stroke.color) + " stroke-width=\"\(width.svg)\""
        if stroke.cap == .round { attributes += " stroke-linecap=\"round\"" }
        if stroke.join == .round { attributes += " stroke-linejoin=\"round\"" }
        if !stroke.dash.isEmpty {
            let lengths = stroke.dash.map { ($0 * grid.scale * unit).svg }
            attributes += " stroke-dasharray=\"\(lengths.joined(separator: " "))\""
        }
        line(element(outline, attributes))
    }

    private mutating func write(_ shadow: Shadow, below path: Path) {
        shadowCount += 1
        let unit = grid.scale * pointsPerPixel
        let deviation = (shadow.radius * unit / 2).svg
        line(
            "<filter id=\"shadow\(shadowCount)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">"
                + "<feGaussianBlur stdDeviation=\"\(deviation)\"/></filter>")
        line(
            element(
                path,
                paint("fill", shadow.color)
                    + " filter=\"url(#shadow\(shadowCount))\" transform=\"translate(0 \((shadow.offsetY * unit).svg))\""
            ))
    }

    /// Real text at the baseline where the painter sets it; too long a line ends in an ellipsis, and whatever
    /// font a viewer has, the box cuts it.
    private mutating func write(_ run: TextRun) {
        let box = points(.rectangle(grid.snapped(run.box))).bounds ?? .zero
        let unit = grid.scale * pointsPerPixel
        let size = run.font.size * unit
        let plain = LineText(run.text, width: run.box.width / run.font.size).text
        let text = run.font.fitting(plain, width: run.box.width)
        // A line starts on the right where it is read from there.
        let (start, end) = text.runsRightToLeft ? ("end", "start") : ("start", "end")
        let (anchor, x): (String, Double) =
            switch run.alignment {
            case .left: (start, box.minX)
            case .center: ("middle", box.midX)
            case .right: (end, box.maxX)
            }
        clipCount += 1
        line(
            "<clipPath id=\"clip\(clipCount)\">\(element(.rectangle(box), ""))</clipPath>"
                + "<text x=\"\(x.svg)\" y=\"\((box.midY + size * Font.baselineBelowMiddle).svg)\" "
                + "font-family=\"\(text.fontFamilies)\" font-size=\"\(size.svg)\" "
                + "font-weight=\"\(run.font.weight.css)\" text-anchor=\"\(anchor)\" "
                + (text.runsRightToLeft ? "direction=\"rtl\" " : "")
                + (text.contains("  ") ? "xml:space=\"preserve\" " : "")
                + "clip-path=\"url(#clip\(clipCount))\"\(paint("fill", run.color))>\(text.xmlEscaped)</text>"
        )
    }

    /// An outline in output pixels as one in points of the canvas.
    private func points(_ path: Path) -> Path {
        let unit = pointsPerPixel
        return path.transformed {
            Point(x: $0.x * unit, y: $0.y * unit)
        } length: {
            $0 * unit
        }
    }

    private func element(_ path: Path, _ attributes: String) -> String {
        switch path {
        case .rectangle(let box):
            return "<rect x=\"\(box.x.svg)\" y=\"\(box.y.svg)\" width=\"\(box.width.svg)\" "
                + "height=\"\(box.height.svg)\"\(attributes)/>"
        case .ellipse(let box):
            return "<ellipse cx=\"\(box.midX.svg)\" cy=\"\(box.midY.svg)\" rx=\"\((box.width / 2).svg)\" "
                + "ry=\"\((box.height / 2).svg)\"\(attributes)/>"
        case .roundedRectangle, .lines, .curves:
            return "<path d=\"\(path.segments.map(\.svg).joined())\"\(attributes)/>"
        }
    }
}

extension PathSegment {
    fileprivate var svg: String {
        switch self {
        case .move(let point): "M\(point.svg)"
        case .line(let point): "L\(point.svg)"
        case .curve(let end, let first, let second): "C\(first.svg) \(second.svg) \(end.svg)"
        case .close: "Z"
        }
    }
}

extension Point {
    fileprivate var svg: String { "\(x.svg) \(y.svg)" }
}

extension String {
    /// The fonts in which viewers may find the text's letters, those that pictures are drawn with first.
    fileprivate var fontFamilies: String {
        (["Inter"] + Script.all(in: self).flatMap(\.families) + ["-apple-system", "system-ui", "sans-serif"])
            .joined(separator: ", ")
    }
}

extension Font.Weight {
    fileprivate var css: Int {
        switch self {
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        }
    }
}
