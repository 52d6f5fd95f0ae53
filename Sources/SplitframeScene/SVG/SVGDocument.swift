import SplitframeGeometry

/// A scene as an SVG file: real text, stable ids, a title and a description, no external resources.
///
/// The canvas is given in points; a viewer that shows it at `scale` gets the same rectangles as the PNG of that scale,
/// because snapped elements are written at their snapped positions.
package struct SVGDocument: Sendable {
    private let scene: Scene
    private let dark: Scene?
    private let scale: Double
    private let longDescription: String?
    private let metadata: String?

    /// - Parameters:
    ///   - scene: The picture.
    ///   - dark: The same picture in another theme, element by element; viewers choose by `prefers-color-scheme`. A
    ///     scene with another structure is ignored.
    ///   - scale: Output pixels per point for which edges snap.
    ///   - longDescription: The text of `<desc>`; nil repeats the alternative text.
    ///   - metadata: The content of `<metadata>`, most often JSON.
    package init(
        _ scene: Scene, dark: Scene? = nil, scale: Double = 1, longDescription: String? = nil,
        metadata: String? = nil
    ) {
        self.scene = scene
        self.dark = dark
        self.scale = scale
        self.longDescription = longDescription
        self.metadata = metadata
    }

    /// The file's text, UTF-8, ending in a newline.
    package var text: String {
        let palette = dark.flatMap { SVGPalette(light: scene, dark: $0) }
        var writer = SVGWriter(scale: scale, palette: palette)
        let width = scene.size.width
        let height = scene.size.height
        writer.line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width.svg)\" height=\"\(height.svg)\" "
                + "viewBox=\"0 0 \(width.svg) \(height.svg)\" role=\"graphics-document\" aria-labelledby=\"title\" "
                + "aria-describedby=\"desc\">")
        writer.line("<title id=\"title\">\(scene.alternativeText.xmlEscaped)</title>")
        writer.line(
            "<desc id=\"desc\">\((longDescription ?? scene.alternativeText).xmlEscaped)</desc>")
        if let metadata { writer.line("<metadata>\(metadata.xmlEscaped)</metadata>") }
        if let palette { writer.line(palette.styleSheet) }
        if let background = scene.background {
            writer.line(
                "<rect width=\"\(width.svg)\" height=\"\(height.svg)\"\(writer.paint("fill", background))/>")
        }
        writer.write(scene.elements)
        writer.line("</svg>")
        return writer.text
    }
}
