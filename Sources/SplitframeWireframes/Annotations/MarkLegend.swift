import SplitframeGeometry
import SplitframeScene
import SplitframeText

/// What the numbers stand for, one below the other beneath the device.
struct MarkLegend: Equatable {
    static let font = Font(size: 14)
    private static let lineHeight = 20.0
    private static let spacing = 6.0
    private static let indent = NumberedMark.diameter + 10

    struct Entry: Equatable {
        var number: Int
        var badge: Rectangle
        var lines: [(text: String, box: Rectangle)]

        static func == (left: Entry, right: Entry) -> Bool {
            left.number == right.number && left.badge == right.badge
                && left.lines.map(\.text) == right.lines.map(\.text)
        }
    }

    private(set) var entries: [Entry] = []
    private(set) var height = 0.0
    private(set) var width = 0.0

    /// The entries as a block in the middle of a width.
    init(_ marks: [NumberedMark], center: Double, y: Double, width room: Double) {
        let wrapped = marks.map { mark in
            (mark.number, mark.text.brokenIntoLines(in: room - Self.indent, font: Self.font))
        }
        let widest = wrapped.flatMap(\.1).map(Self.font.estimatedWidth).max() ?? 0
        width = marks.isEmpty ? 0 : min(room, Self.indent + widest.rounded(.up) + 2)
        let left = (center - width / 2).rounded()
        var top = y
        for (number, lines) in wrapped {
            let size = NumberedMark.size(of: number)
            let boxes = lines.enumerated().map { index, line in
                (
                    text: line,
                    box: Rectangle(
                        x: left + Self.indent, y: top + 1 + Double(index) * Self.lineHeight,
                        width: width - Self.indent, height: Self.lineHeight)
                )
            }
            entries.append(
                Entry(
                    number: number, badge: Rectangle(origin: Point(x: left, y: top), size: size), lines: boxes
                ))
            top += max(size.height, Double(lines.count) * Self.lineHeight + 2) + Self.spacing
        }
        height = top - y - (entries.isEmpty ? 0 : Self.spacing)
    }
}

extension Sketch {
    mutating func legend(_ legend: MarkLegend) {
        for entry in legend.entries {
            number(entry.number, in: entry.badge)
            for line in entry.lines { text(line.text, in: line.box, font: MarkLegend.font, color: theme.ink) }
        }
    }
}
