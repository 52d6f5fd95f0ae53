import SplitframeInterface

/// The colours of a picture in two themes; each pair is a class of a style sheet.
package struct SVGPalette: Hashable, Sendable {
    private struct Pair: Hashable {
        var attribute: String
        var light: Color
        var dark: Color
    }

    /// The pairs by the names of their classes, which depend on the colours alone, so that the classes of several
    /// pictures in one page are no trouble.
    private let pairs: [String: Pair]
    /// For each colour of the light scene, in drawing order, the name of its class.
    private let order: [String]

    /// Nil if the two scenes differ in more than their colours.
    init?(light: Scene, dark: Scene) {
        let (first, second) = (light.paints, dark.paints)
        guard first.map(\.attribute) == second.map(\.attribute) else { return nil }
        var names: [Pair: String] = [:]
        var pairs: [String: Pair] = [:]
        order = zip(first, second).map { light, dark in
            let pair = Pair(attribute: light.attribute, light: light.color, dark: dark.color)
            if let name = names[pair] { return name }
            var sum = [
                pair.attribute, pair.light.css, pair.light.svgOpacity, pair.dark.css, pair.dark.svgOpacity,
            ].joined(separator: " ").checkSum
            while pairs[Self.name(sum)] != nil { sum += 1 }
            let name = Self.name(sum)
            (names[pair], pairs[name]) = (name, pair)
            return name
        }
        self.pairs = pairs
    }

    private static func name(_ sum: UInt64) -> String { "c" + String(sum & 0xFFF_FFFF, radix: 36) }

    /// The class of the colour at this index in drawing order.
    func className(at index: Int) -> String { order[index] }

    /// The rules of the dark colours, by the names of their classes.
    var rules: [String: String] {
        pairs.mapValues { pair in
            let isOpaque = pair.light.alpha == 255 && pair.dark.alpha == 255
            let opacity = isOpaque ? "" : ";\(pair.attribute)-opacity:\(pair.dark.svgOpacity)"
            return "\(pair.attribute):\(pair.dark.css)\(opacity)"
        }
    }

    /// The style sheet of dark colours, for viewers that prefer them.
    ///
    /// They override the attributes with the light colours; viewers without support for this draw the light picture.
    package static func styleSheet(of rules: [String: String]) -> String {
        let classes = rules.sorted { $0.key < $1.key }.map { ".\($0){\($1)}" }
        return "@media (prefers-color-scheme:dark){\(classes.joined())}"
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

extension Shape {
    /// The stroke, if it paints anything.
    fileprivate var inkedStroke: Stroke? { stroke.flatMap { $0.width > 0 ? $0 : nil } }
}

extension SceneElement {
    fileprivate var paints: [(attribute: String, color: Color)] {
        switch self {
        case .shape(let shape):
            [("fill", shape.shadow?.color), ("fill", shape.fill), ("stroke", shape.inkedStroke?.color)]
                .compactMap { attribute, color in color.map { (attribute, $0) } }
        case .text(let run): ([run.color] + run.fittingColors).map { ("fill", $0) }
        case .group(let group): group.elements.flatMap(\.paints)
        }
    }
}

extension Scene {
    /// The text of an SVG file, UTF-8, ending in a newline: real text, ids of its own, a title and a description, no
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
            size,
            roles: "\(Self.role) aria-describedby=\"\(SVGWriter.name)_desc\"",
            title: alternativeText, description: longDescription ?? alternativeText, metadata: metadata)
        if let palette { writer.line("<style>\(SVGPalette.styleSheet(of: palette.rules))</style>") }
        if let background { writer.cover(size, with: background) }
        writer.write(elements)
        return writer.file()
    }

    private static let role = "role=\"graphics-document\" aria-labelledby=\"\(SVGWriter.name)_title\""

    /// The element of an SVG file for a page that describes it and has its dark colours in its own style sheet, and the
    /// rules for these, by the names of their classes.
    ///
    /// - Parameter name: What its ids begin with.
    package func svgElement(
        dark: Scene?, scale: Double, named name: String
    ) -> (text: String, rules: [String: String]) {
        let palette = dark.flatMap { SVGPalette(light: self, dark: $0) }
        var writer = SVGWriter(scale: scale, palette: palette)
        writer.begin(size, roles: Self.role, title: alternativeText, description: nil)
        if let background { writer.cover(size, with: background) }
        writer.write(elements)
        return (writer.file(named: name), palette?.rules ?? [:])
    }
}
