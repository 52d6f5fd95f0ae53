import SplitframeInterface

/// The legend of numbered marks: their texts below the device, one under the other.
struct MarkLegend {
    static let font = Font(size: 14)
    private static let lineHeight = 20.0
    private static let spacing = 6.0
    private static let indent = PointedMark.diameter + 10

    struct Entry {
        var number: Int
        var badge: Rectangle
        var lines: [(text: String, box: Rectangle)]
    }

    /// The entries, after they have been placed.
    private(set) var entries: [Entry] = []
    private(set) var height = 0.0
    private(set) var width = 0.0
    private var texts: [Text] = []

    /// The text of one number, in lines.
    private struct Text {
        var number: Int
        var lines: [String]

        var height: Double {
            max(PointedMark.size(of: number).height, Double(lines.count) * MarkLegend.lineHeight + 2)
        }
    }

    /// The entries in a maximum width, not placed yet.
    init(_ marks: [PointedMark], width room: Double) {
        texts = marks.map { mark in
            Text(
                number: mark.number, lines: mark.text.brokenIntoLines(in: room - Self.indent, font: Self.font)
            )
        }
        let widest = texts.flatMap(\.lines).map(Self.font.estimatedWidth).max() ?? 0
        width = marks.isEmpty ? 0 : min(room, Self.indent + widest.rounded(.up) + 2)
        height = texts.isEmpty ? 0 : texts.reduce(-Self.spacing) { $0 + $1.height + Self.spacing }
    }

    /// Centres the entries as a block about a vertical axis.
    mutating func place(center: Double, y: Double) {
        let left = (center - width / 2).rounded()
        var top = y
        entries = texts.map { text in
            defer { top += text.height + Self.spacing }
            let boxes = text.lines.enumerated().map { index, line in
                (
                    text: line,
                    box: Rectangle(
                        x: left + Self.indent, y: top + 1 + Double(index) * Self.lineHeight,
                        width: width - Self.indent, height: Self.lineHeight)
                )
            }
            return Entry(
                number: text.number,
                badge: Rectangle(origin: Point(x: left, y: top), size: PointedMark.size(of: text.number)),
                lines: boxes)
        }
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
