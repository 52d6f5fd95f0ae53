import SplitframeGeometry

/// A motion as an SVG file, animated by a style sheet.
///
/// Without style sheets, and for readers who prefer reduced motion, it shows its first picture.
package struct SVGMotion {
    package var motion: SceneMotion
    /// Output pixels per point for which edges snap.
    package var scale: Double
    package var title: String
    package var longDescription: String
    /// The content of `<metadata>`.
    package var metadata: String

    package init(
        _ motion: SceneMotion, scale: Double, title: String, longDescription: String, metadata: String
    ) {
        self.motion = motion
        self.scale = scale
        self.title = title
        self.longDescription = longDescription
        self.metadata = metadata
    }

    /// The file's text, UTF-8, ending in a newline.
    package var text: String {
        var writer = SVGMotionWriter(scale: scale)
        let (width, height) = (motion.size.width.svg, motion.size.height.svg)
        writer.line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
                + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-labelledby=\"title desc\">")
        writer.line("<title id=\"title\">\(title.xmlEscaped)</title>")
        writer.line("<desc id=\"desc\">\(longDescription.xmlEscaped)</desc>")
        writer.line("<metadata>\(metadata.xmlEscaped)</metadata>")
        let head = writer.text
        writer = SVGMotionWriter(scale: scale)
        for (index, still) in motion.stills.enumerated() {
            writer.line("<g class=\"s\(index)\"\(index == 0 ? "" : " visibility=\"hidden\"")>")
            if let background = still.background {
                writer.line("<rect width=\"\(width)\" height=\"\(height)\"\(writer.paint(background))/>")
            }
            if index == 0 {
                writer.write(still.elements)
            } else {
                writer.write(motion.moves[index - 1], number: index)
            }
            writer.line("</g>")
        }
        writer.line("</svg>")
        let body = writer.text
        return head + (motion.stills.count > 1 ? styleSheet(of: body) + "\n" : "") + body
    }

    /// The rules that show each picture at its time, and animate its elements; each element has its two ends in its own
    /// properties.
    ///
    /// Only rules that apply to an element of the body are written.
    private func styleSheet(of body: String) -> String {
        let duration = motion.duration
        var rules: [String] = []
        for index in motion.stills.indices {
            let start =
                index == 0
                ? 0 : motion.rests[..<index].reduce(0, +) + Double(index - 1) * SceneMotion.move
            let moved = index == 0 ? 0 : start + SceneMotion.move
            let end = moved + motion.rests[index]
            let (first, last) = ((start / duration * 100).svg, (end / duration * 100).svg)
            let before = index == 0 ? "" : "0%{visibility:hidden}"
            let after = index == motion.stills.count - 1 ? "" : "\(last)%{visibility:hidden}"
            rules.append("@keyframes s\(index){\(before)\(first)%{visibility:visible}\(after)}")
            rules.append(".s\(index){animation:s\(index) \(duration.svg)s step-end infinite}")
            guard index > 0 else { continue }
            let ease = "animation-timing-function:ease-in-out"
            for (kind, ends, part) in SVGMotionWriter.properties
            where body.contains("class=\"\(kind)\(index)\"") {
                let times = [part.lowerBound, part.upperBound].map {
                    ((start + $0 * (moved - start)) / duration * 100).svg
                }
                let frames = "0%,\(times[0])%{\(ends.from);\(ease)}\(times[1])%,100%{\(ends.to)}"
                rules.append("@keyframes \(kind)\(index){\(frames)}")
                rules.append(".\(kind)\(index){animation:\(kind)\(index) \(duration.svg)s infinite}")
            }
        }
        return "<style>@media (prefers-reduced-motion:no-preference){\(rules.joined())}</style>"
    }
}
