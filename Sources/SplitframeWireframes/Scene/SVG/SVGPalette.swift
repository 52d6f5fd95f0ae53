/// The colours of a picture in two themes; each pair is a class of a style sheet.
struct SVGPalette: Hashable, Sendable {
    private struct Pair: Hashable {
        var attribute: String
        var light: Color
        var dark: Color
    }

    private let pairs: [Pair]
    /// For each colour of the light scene, in drawing order, the index of its pair.
    private let order: [Int]

    /// Nil if the two scenes differ in more than their colours.
    init?(light: Scene, dark: Scene) {
        let (first, second) = (light.paints, dark.paints)
        guard first.map(\.attribute) == second.map(\.attribute) else { return nil }
        var places: [Pair: Int] = [:]
        var pairs: [Pair] = []
        order = zip(first, second).map { light, dark in
            let pair = Pair(attribute: light.attribute, light: light.color, dark: dark.color)
            if let place = places[pair] { return place }
            places[pair] = pairs.count
            pairs.append(pair)
            return pairs.count - 1
        }
        self.pairs = pairs
    }

    /// The class of the colour at this index in drawing order.
    func className(at index: Int) -> String { "c\(order[index])" }

    /// The dark colours, for viewers that prefer them.
    ///
    /// They override the attributes with the light colours; viewers without support for this draw the light picture.
    var styleSheet: String {
        let classes = pairs.enumerated().map { index, pair in
            let isOpaque = pair.light.alpha == 255 && pair.dark.alpha == 255
            let opacity = isOpaque ? "" : ";\(pair.attribute)-opacity:\(pair.dark.svgOpacity)"
            return ".c\(index){\(pair.attribute):\(pair.dark.css)\(opacity)}"
        }
        return "<style>@media (prefers-color-scheme:dark){\(classes.joined())}</style>"
    }
}

extension Color {
    /// The colour as `#RRGGBB`, without its opacity.
    var css: String {
        let hex = { (value: UInt8) in
            let text = String(value, radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + hex(red) + hex(green) + hex(blue)
    }

    /// The opacity from 0 to 1.
    var svgOpacity: String { (Double(alpha) / 255).svg }
}

extension Scene {
    /// The colours in drawing order, each with its attribute: the background, then for each element shadow, fill,
    /// stroke or text.
    fileprivate var paints: [(attribute: String, color: Color)] {
        (background.map { [("fill", $0)] } ?? []) + elements.flatMap(\.paints)
    }
}

extension SceneElement {
    fileprivate var paints: [(attribute: String, color: Color)] {
        switch self {
        case .shape(let shape):
            [("fill", shape.shadow?.color), ("fill", shape.fill), ("stroke", shape.stroke?.color)]
                .compactMap { attribute, color in color.map { (attribute, $0) } }
        case .text(let run): ([run.color] + run.fittingColors).map { ("fill", $0) }
        case .group(let group): group.elements.flatMap(\.paints)
        }
    }
}

extension Scene {
    /// The text of an SVG file, UTF-8, ending in a newline: real text, stable ids, a title and a description, no
    /// external resources.
    ///
    /// The canvas is given in points; a viewer that shows it at `scale` gets the same rectangles as the PNG of that
    /// scale, because snapped elements are written at their snapped positions.
    ///
    /// - Parameters:
    ///   - dark: The same picture in another theme, element by element; viewers choose by `prefers-color-scheme`. A
    ///     scene with another structure is ignored.
    ///   - scale: Output pixels per point for which edges snap.
    ///   - longDescription: The text of `<desc>`; nil repeats the alternative text.
    ///   - metadata: The content of `<metadata>`, most often JSON.
    package func svg(
        dark: Scene? = nil, scale: Double = 1, longDescription: String? = nil, metadata: String? = nil
    ) -> String {
        let palette = dark.flatMap { SVGPalette(light: self, dark: $0) }
        var writer = SVGWriter(scale: scale, palette: palette)
        writer.begin(
            size, roles: "role=\"graphics-document\" aria-labelledby=\"title\" aria-describedby=\"desc\"",
            title: alternativeText, description: longDescription ?? alternativeText, metadata: metadata)
        if let palette { writer.line(palette.styleSheet) }
        if let background { writer.cover(size, with: background) }
        writer.write(elements)
        writer.line("</svg>")
        return writer.text
    }
}
