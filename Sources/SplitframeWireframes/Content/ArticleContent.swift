import SplitframeInterface

extension Sketch {
    private static let shortWord = 24.0

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
                x: frame.minX, y: y, width: frame.width, length: variation.length(in: 1500...3200),
                until: place.ground.maxY)
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

    /// Two bars as tall as a title's letters; returns the y of the next element.
    mutating func heading(
        x: Double, y: Double, width: Double, _ variation: inout SeededVariation
    ) -> Double {
        bar(
            x: x, centerY: y + 9, width: min(width, variation.length(in: 330...460)), height: 16,
            theme.titlePlaceholder)
        bar(
            x: x, centerY: y + 37, width: min(width, variation.length(in: 180...300)), height: 16,
            theme.titlePlaceholder)
        return y + 66
    }

    /// A text of a length in points, broken at the column's edge; returns the y of the next element.
    mutating func paragraph(
        x: Double, y: Double, width: Double, length: Double, until bottom: Double
    ) -> Double {
        let pitch = 20.0
        var (rest, y) = (length, y)
        // Words are not cut: lines end a little before the column's edge, the same in every picture.
        var variation = SeededVariation(seed: length.pointText)
        // The last line has at least a short word.
        while rest >= Self.shortWord, y + pitch <= bottom {
            let line = min(rest, variation.part(of: max(width, 40), 0.9...1))
            bar(x: x, centerY: y + 5, width: line, height: 8, theme.textPlaceholder)
            rest -= line
            y += pitch
        }
        return y + 16
    }
}

extension Rectangle {
    /// The part of a column in which text is easy to read, at most as wide as UIKit's readable content guide.
    var readable: Rectangle {
        let widest = 664.0
        let margin = 20.0
        let width = min(widest, self.width - 2 * margin)
        return Rectangle(x: midX - width / 2, y: minY, width: width, height: height)
    }
}
