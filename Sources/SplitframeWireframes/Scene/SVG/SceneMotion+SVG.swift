extension SceneMotion {
    /// The text of an SVG file, UTF-8, ending in a newline, animated by a style sheet.
    ///
    /// Without style sheets, and for readers who prefer reduced motion, it shows the first picture.
    ///
    /// - Parameters:
    ///   - scale: Output pixels per point for which edges snap.
    ///   - metadata: The content of `<metadata>`.
    package func svg(scale: Double, title: String, longDescription: String, metadata: String) -> String {
        var head = SVGWriter(scale: scale, palette: nil)
        head.begin(
            size, roles: "role=\"img\" aria-labelledby=\"\(SVGWriter.name)_title \(SVGWriter.name)_desc\"",
            title: title,
            description: longDescription, metadata: metadata)
        var body = SVGMotionWriter(scale: scale)
        for (index, still) in stills.enumerated() {
            body.writer.line(
                "<g class=\"\(SVGWriter.name)s\(index)\"\(index == 0 ? "" : " visibility=\"hidden\"")>")
            if let background = still.background { body.writer.cover(size, with: background) }
            if index == 0 {
                body.writer.write(still.elements)
            } else {
                body.write(moves[index - 1], number: index)
            }
            body.writer.line("</g>")
        }
        if stills.count > 1 { head.line("\(styleSheet(for: body.classes))") }
        return head.file(body.writer.text)
    }

    /// The rules that show each picture at its time, and animate its elements; each element has its two ends in its own
    /// properties.
    ///
    /// Only rules for these classes are written.
    private func styleSheet(for classes: Set<String>) -> String {
        let (duration, name) = (duration, SVGWriter.name)
        var rules: [String] = []
        var end = 0.0
        for index in stills.indices {
            let start = end
            let moved = index == 0 ? 0 : start + Self.move
            end = moved + rests[index]
            let (first, last) = ((start / duration * 100).svg, (end / duration * 100).svg)
            let before = index == 0 ? "" : "0%{visibility:hidden}"
            let after = index == stills.count - 1 ? "" : "\(last)%{visibility:hidden}"
            rules.append("@keyframes \(name)s\(index){\(before)\(first)%{visibility:visible}\(after)}")
            rules.append(".\(name)s\(index){animation:\(name)s\(index) \(duration.svg)s step-end infinite}")
            guard index > 0 else { continue }
            let ease = "animation-timing-function:ease-in-out"
            for (kind, ends, part) in SVGMotionWriter.properties
            where classes.contains("\(kind)\(index)") {
                let times = [part.lowerBound, part.upperBound].map {
                    ((start + $0 * (moved - start)) / duration * 100).svg
                }
                let frames = "0%,\(times[0])%{\(ends.from);\(ease)}\(times[1])%,100%{\(ends.to)}"
                rules.append("@keyframes \(name)\(kind)\(index){\(frames)}")
                rules.append(
                    ".\(name)\(kind)\(index){animation:\(name)\(kind)\(index) \(duration.svg)s infinite}")
            }
        }
        return "<style>@media (prefers-reduced-motion:no-preference){\(rules.joined())}</style>"
    }
}
