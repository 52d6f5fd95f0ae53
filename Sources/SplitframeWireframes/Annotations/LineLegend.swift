import SplitframeGeometry
import SplitframeInterface
import SplitframeScene
import SplitframeText

/// What the kinds of lines mean: a sample of each with its word, in rows below the device.
struct LineLegend: Equatable {
    static let font = Font(size: 12)
    static let rowHeight = 20.0
    private static let sample = 30.0
    private static let gap = 18.0

    struct Entry: Equatable {
        /// Nil for the pale lines of what is covered.
        var style: LineStyle?
        var words: String
        var sample: Rectangle
        var box: Rectangle
    }

    private(set) var entries: [Entry] = []
    private(set) var height = 0.0
    private(set) var width = 0.0

    /// The entries in the middle of a width; none where no line says how sure it is.
    init(_ styles: [LineStyle], hasHiddenParts: Bool, center: Double, y: Double, width room: Double) {
        guard !styles.isEmpty || hasHiddenParts else { return }
        let all: [(LineStyle?, String)] =
            styles.map { ($0, $0.name) } + (hasHiddenParts ? [(nil, "beneath another column")] : [])
        var rows: [[(style: LineStyle?, words: String, width: Double)]] = [[]]
        var used = 0.0
        for (style, words) in all {
            let width = Self.sample + 8 + Self.font.estimatedWidth(of: words).rounded(.up) + 2
            if used > 0, used + Self.gap + width > room {
                rows.append([])
                used = 0
            }
            rows[rows.count - 1].append((style, words, width))
            used += (used > 0 ? Self.gap : 0) + width
        }
        for (index, row) in rows.enumerated() {
            let block = row.reduce(-Self.gap) { $0 + $1.width + Self.gap }
            width = max(width, block)
            var x = (center - block / 2).rounded()
            let top = y + Double(index) * Self.rowHeight
            for (style, words, width) in row {
                let sample = Rectangle(x: x, y: top, width: Self.sample, height: Self.rowHeight)
                let box = Rectangle(
                    x: sample.maxX + 8, y: top, width: width - Self.sample - 8, height: Self.rowHeight)
                entries.append(Entry(style: style, words: words, sample: sample, box: box))
                x += width + Self.gap
            }
        }
        height = Double(rows.count) * Self.rowHeight
    }
}

extension Sketch {
    mutating func legend(_ legend: LineLegend) {
        for entry in legend.entries {
            let color = entry.style == nil ? theme.annotation.opacity(90) : theme.annotation
            let y = entry.sample.midY.rounded() + 0.5
            stroke(
                .lines([Point(x: entry.sample.minX, y: y), Point(x: entry.sample.maxX, y: y)]),
                entry.style.stroke(color, width: 1.25))
            text(entry.words, in: entry.box, font: LineLegend.font, color: theme.secondaryInk)
        }
    }
}
