import SplitframeInterface

extension SVGWriter {
    /// The parts of a line that has several looks.
    mutating func spans(of run: TextRun, unit: Double) -> SVGText {
        var rise = 0.0
        return run.fittingPieces.map { text, span in
            let lines =
                (span.isUnderlined ? ["underline"] : []) + (span.isStruckThrough ? ["line-through"] : [])
            var element: SVGText = """
                <tspan font-family="\(span.font.families(of: text))" font-size="\(span.font.size * unit)" \
                font-weight="\(span.font.weight.css)"\(span.font.look(unit: unit))
                """
            if !lines.isEmpty { element += " text-decoration=\"\(lines.joined(separator: " "))\"" }
            if span.rise != rise { element += " dy=\"\((rise - span.rise) * unit)\"" }
            if let color = span.color { element += paint(("fill", color)) }
            rise = span.rise
            element += ">\(text.xmlEscaped)</tspan>"
            return element
        }.joined()
    }
}

extension Font {
    /// The fonts of texts without letters of other scripts.
    static let usualFamilies = Font(size: 1).families(of: "")

    /// The fonts with a text's letters, those with which pictures are drawn first.
    func families(of text: String) -> String {
        let own = isMonospaced ? ["ui-monospace", "Menlo", "DejaVu Sans Mono", "monospace"] : ["Inter"]
        return
            (own + Script.all(in: text).flatMap(\.families) + ["-apple-system", "system-ui", "sans-serif"])
            .joined(separator: ", ")
    }

    /// What else the letters look like, as attributes.
    func look(unit: Double) -> String {
        (isItalic ? " font-style=\"italic\"" : "")
            + (tracking == 0 ? "" : " letter-spacing=\"\((tracking * unit).svg)\"")
    }
}

extension Font.Weight {
    var css: Int {
        switch self {
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        }
    }
}
