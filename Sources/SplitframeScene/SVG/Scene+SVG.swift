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
