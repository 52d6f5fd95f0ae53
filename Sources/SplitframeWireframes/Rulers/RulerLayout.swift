import SplitframeGeometry
import SplitframeText

/// Where the tracks of a ruler, its ticks and its words lie, in points of its canvas.
struct RulerLayout {
    /// One track: its chart, with the window's width from left to right and the window itself from bottom to top.
    struct TrackPlace {
        var titleTop: Double
        var chart: Rectangle
        /// The marks of the transitions, above the chart.
        var marks: [Point]
        /// What the marks say, a line each.
        var notes: [(line: String, box: Rectangle)]
    }

    struct TickPlace {
        var width: Double
        var x: Double
        /// The width's number; nil where there is no room for it.
        var number: Rectangle?
    }

    static let margin = 40.0
    static let titleTop = 32.0
    static let titleHeight = 32.0
    static let titleFont = Font(size: 24, weight: .bold)
    static let trackFont = Font(size: 16, weight: .semibold)
    static let noteFont = Font(size: 12)
    static let numberFont = Font(size: 10)
    static let markRadius = 9.0
    /// How far a band that lies above others ends before them.
    static let overlayIndent = 6.0
    private static let noteHeight = 17.0
    private static let numberHeight = 13.0
    private static let numberRows = 3
    private static let numberRoom = 52.0
    /// How many points of the canvas a point of the window takes upwards.
    static let rise = 0.22

    let widths: ClosedRange<Double>
    private(set) var size = Size.zero
    private(set) var tracks: [TrackPlace] = []
    private(set) var axisY = 0.0
    private(set) var ticks: [TickPlace] = []
    private(set) var names: [(line: String, box: Rectangle)] = []

    init(_ ruler: BreakpointRuler) {
        let stretches = ruler.tracks.flatMap(\.stretches).map(\.widths)
        let least = stretches.map(\.lowerBound).min() ?? 0
        widths = least...max(least, stretches.map(\.upperBound).max() ?? least)
        size.width = 2 * Self.margin + widths.upperBound - widths.lowerBound
        let room = size.width - 2 * Self.margin
        let titleLines = ruler.title.brokenIntoLines(in: room, font: Self.titleFont).count
        var y = Self.titleTop + Double(titleLines) * Self.titleHeight
        for track in ruler.tracks { y = place(track, at: y + 16) }
        axisY = y
        y = place(ruler.ticks, at: y)
        size.height = y + Self.margin
    }

    /// The place on the canvas of a window's width.
    func x(of width: Double) -> Double { Self.margin + width - widths.lowerBound }

    private mutating func place(_ track: BreakpointRuler.Track, at top: Double) -> Double {
        var marks: [Point] = []
        // A mark that would touch the one before stands above it.
        for transition in track.transitions {
            let x = x(of: transition.width)
            let isNear = marks.last.map { x - $0.x < 2 * Self.markRadius + 2 } ?? false
            marks.append(Point(x: x, y: isNear ? (marks.last?.y ?? 0) - 2 * Self.markRadius - 2 : 0))
        }
        let lift = -(marks.map(\.y).min() ?? 0) + 2 * Self.markRadius
        let height = (widths.upperBound * Self.rise).rounded()
        let chart = Rectangle(
            x: Self.margin, y: top + 24 + lift + 6, width: size.width - 2 * Self.margin, height: height)
        var y = chart.maxY + 22
        var notes: [(line: String, box: Rectangle)] = []
        for (index, transition) in track.transitions.enumerated() {
            let lines = "\(index + 1)  \(transition.words)".brokenIntoLines(
                in: chart.width, font: Self.noteFont)
            for line in lines {
                notes.append(
                    (line, Rectangle(x: chart.minX, y: y, width: chart.width, height: Self.noteHeight)))
                y += Self.noteHeight
            }
        }
        tracks.append(
            TrackPlace(
                titleTop: top, chart: chart,
                marks: marks.map { Point(x: $0.x, y: chart.y - 4 - Self.markRadius + $0.y) }, notes: notes))
        return y
    }

    /// The ticks with their numbers, in as many rows as they need, and below them the names in two columns.
    private mutating func place(_ all: [BreakpointRuler.Tick], at top: Double) -> Double {
        let shown = all.filter { widths.contains($0.width) }
        guard !shown.isEmpty else { return top }
        axisY = top + 30
        var ends = [Double](repeating: -.infinity, count: Self.numberRows)
        for tick in shown {
            let x = x(of: tick.width)
            let width = Self.numberFont.estimatedWidth(of: tick.width.pointText).rounded(.up) + 4
            let row = ends.firstIndex { $0 <= x - width / 2 }
            if let row { ends[row] = x + width / 2 }
            ticks.append(
                TickPlace(
                    width: tick.width, x: x,
                    number: row.map {
                        Rectangle(
                            x: x - width / 2, y: axisY + 10 + Double($0) * Self.numberHeight, width: width,
                            height: Self.numberHeight)
                    }))
        }
        let start = axisY + 10 + Double(Self.numberRows) * Self.numberHeight + 12
        let room = (size.width - 2 * Self.margin - 24) / 2
        let rows = (shown.count + 1) / 2
        for (index, tick) in shown.enumerated() {
            let x = Self.margin + Double(index / rows) * (room + 24)
            let y = start + Double(index % rows) * Self.noteHeight
            let number = Rectangle(x: x, y: y, width: Self.numberRoom, height: Self.noteHeight)
            var box = number
            box.x += Self.numberRoom
            box.width = room - Self.numberRoom
            names += [
                (tick.width.pointText, number), (tick.names(in: box.width, font: Self.noteFont), box),
            ]
        }
        return start + Double(rows) * Self.noteHeight
    }
}
