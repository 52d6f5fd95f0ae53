import SplitframeGeometry
import SplitframeScene

extension Sketch {
    /// Running text: a heading, its author, paragraphs and a picture, in a column of readable width.
    mutating func article(at place: ContentPlace) {
        var variation = SeededVariation(seed: place.seed)
        let frame = place.frame.readable
        var y = frame.minY + 20
        y = heading(x: frame.minX, y: y, width: frame.width, &variation)
        avatar(Rectangle(x: frame.minX, y: y, width: 36, height: 36))
        bar(
            x: frame.minX + 48, centerY: y + 11, width: min(140, frame.width - 60), height: 8,
            theme.titlePlaceholder)
        bar(
            x: frame.minX + 48, centerY: y + 27, width: min(96, frame.width - 60), height: 7,
            theme.textPlaceholder)
        y += 60
        hairline(x: frame.minX, y: y - 8, width: frame.width)
        y += 14
        var paragraph = 0
        while y < place.ground.maxY {
            y = self.paragraph(
                x: frame.minX, y: y, width: frame.width, lines: [5, 4, 6, 3][paragraph % 4],
                until: place.ground.maxY,
                &variation)
            if paragraph % 3 == 1, y + 60 < place.ground.maxY {
                let height = (min(frame.width * 0.5, 300)).rounded()
                picture(Rectangle(x: frame.minX, y: y, width: frame.width, height: height), radius: 10)
                bar(
                    x: frame.minX, centerY: y + height + 14, width: (frame.width * 0.4).rounded(), height: 7,
                    theme.textPlaceholder)
                y += height + 44
            }
            paragraph += 1
        }
    }

    /// Two bars as tall as a title's letters; gives back where the next thing may start.
    mutating func heading(
        x: Double, y: Double, width: Double, _ variation: inout SeededVariation
    ) -> Double {
        bar(
            x: x, centerY: y + 9, width: variation.part(of: width, 0.72...0.9), height: 16,
            theme.titlePlaceholder)
        bar(
            x: x, centerY: y + 37, width: variation.part(of: width, 0.35...0.6), height: 16,
            theme.titlePlaceholder)
        return y + 66
    }

    /// Lines of text, the last one short; gives back where the next thing may start.
    mutating func paragraph(
        x: Double, y: Double, width: Double, lines: Int, until bottom: Double,
        _ variation: inout SeededVariation
    ) -> Double {
        let pitch = 20.0
        for line in 0..<lines where y + pitch * Double(line + 1) <= bottom {
            let range = line + 1 == lines ? 0.3...0.7 : 0.9...1
            bar(
                x: x, centerY: y + 5 + pitch * Double(line), width: variation.part(of: width, range),
                height: 8, theme.textPlaceholder)
        }
        return y + pitch * Double(lines) + 16
    }
}

extension Rectangle {
    /// The part of a column in which text is easily read, as wide as UIKit's readable guide gets at most.
    var readable: Rectangle {
        let widest = 664.0
        let margin = 20.0
        let width = min(widest, self.width - 2 * margin)
        return Rectangle(x: midX - width / 2, y: minY, width: width, height: height)
    }
}
