import SplitframeInterface

/// The layout of a ruler's tracks, ticks and texts, in points of its canvas.
struct RulerLayout {
    /// One track: its chart has the window's width from left to right, and the x inside the window from bottom to top.
    struct TrackPlace {
        var titleTop: Double
        /// The thumbnails for which there is room, each with its frame.
        var thumbnails: [(shown: BreakpointRuler.Thumbnail, frame: Rectangle)] = []
        var chart: Rectangle
        /// The positions of the transitions' marks, above the chart.
        var marks: [Point]
        /// The devices that are named at their widths, below the chart.
        var pins: [Pin] = []
        /// The texts of the marks, then the other devices, one per line.
        var notes: [(line: String, box: Rectangle)] = []
    }

    /// A device's width on the axis.
    struct Pin {
        var x: Double
        var label: String
        var box: Rectangle
    }

    static let margin = 40.0
    static let titleTop = 32.0
    static let titleHeight = 32.0
    static let titleFont = Font(size: 24, weight: .bold)
    static let trackFont = Font(size: 16, weight: .semibold)
    static let noteFont = Font(size: 12)
    static let numberFont = Font(size: 11)
    static let markRadius = 9.0
    /// The distance by which a band above others is shortened at its ends.
    static let overlayIndent = 6.0
    static let thumbnailHeight = 84.0
    static let labelHeight = 15.0
    /// The height of the modes' names, above the bands.
    private static let modeHeight = 16.0
    private static let noteHeight = 17.0
    private static let numberRoom = 52.0
    private static let mostPins = 12
    private static let pinRows = 4
    /// Devices whose widths differ by less than this share a pin.
    private static let nearest = 14.0

    /// The number of points of the canvas per point of the window, horizontally; `rise` is the vertical one.
    let across: Double
    /// Whether the ruler is made for a page, on which all text has to be readable.
    let isOnPage: Bool
    var rise: Double { 0.22 * across }
    let widths: ClosedRange<Double>
    private(set) var size = Size.zero
    private(set) var tracks: [TrackPlace] = []

    init(_ ruler: BreakpointRuler) {
        let stretches = ruler.tracks.flatMap(\.stretches).map(\.widths)
        let least = stretches.map(\.lowerBound).min() ?? 0
        widths = least...max(least, stretches.map(\.upperBound).max() ?? least)
        let range = widths.upperBound - widths.lowerBound
        isOnPage = ruler.pageWidth != nil
        size.width = ruler.pageWidth ?? 2 * Self.margin + max(480, range)
        across = ruler.pageWidth == nil ? 1 : (size.width - 2 * Self.margin) / max(1, range)
        let room = size.width - 2 * Self.margin
        let titleLines = ruler.title.brokenIntoLines(in: room, font: Self.titleFont).count
        var y = Self.titleTop + Double(titleLines) * Self.titleHeight
        for track in ruler.tracks {
            y = place(track, at: y + 20, pins: max(1, Self.mostPins / ruler.tracks.count))
        }
        size.height = y + Self.margin
    }

    /// The x on the canvas of a window's width.
    func x(of width: Double) -> Double { Self.margin + (width - widths.lowerBound) * across }

    private mutating func place(
        _ track: BreakpointRuler.Track, at top: Double, pins pinCount: Int
    ) -> Double {
        let ends = track.stretches.map(\.widths)
        let left = x(of: ends.first?.lowerBound ?? widths.lowerBound)
        let right = x(of: ends.last?.upperBound ?? widths.upperBound)
        let thumbnails = thumbnails(of: track, at: top + 28)
        var y = thumbnails.map(\.frame.maxY).max().map { $0 + Self.labelHeight + 4 } ?? top + 24
        var marks: [Point] = []
        // A mark that would touch the previous one is placed above it.
        for transition in track.transitions {
            let x = x(of: transition.width)
            let isNear = marks.last.map { x - $0.x < 2 * Self.markRadius + 2 } ?? false
            marks.append(Point(x: x, y: isNear ? (marks.last?.y ?? 0) - 2 * Self.markRadius - 2 : 0))
        }
        let lift = -(marks.map(\.y).min() ?? 0) + 2 * Self.markRadius
        let chart = Rectangle(
            x: left, y: y + lift + 6, width: max(1, right - left),
            height: ((ends.last?.upperBound ?? 0) * rise).rounded() + Self.modeHeight)
        let (pins, named) = pins(of: track, below: chart, count: pinCount)
        y = max(chart.maxY + 22, (pins.map(\.box.maxY).max() ?? 0) + 8)
        var notes: [(line: String, box: Rectangle)] = []
        let room = size.width - 2 * Self.margin
        func note(_ text: String) {
            for line in text.brokenIntoLines(in: room, font: Self.noteFont) {
                notes.append(
                    (line, Rectangle(x: Self.margin, y: y, width: room, height: Self.noteHeight)))
                y += Self.noteHeight
            }
        }
        for (index, transition) in track.transitions.enumerated() {
            note("\(index + 1)  \(transition.text)")
        }
        notes += table(of: track, without: named, at: &y)
        tracks.append(
            TrackPlace(
                titleTop: top, thumbnails: thumbnails, chart: chart,
                marks: marks.map { Point(x: $0.x, y: chart.y - 4 - Self.markRadius + $0.y) }, pins: pins,
                notes: notes))
        return y
    }

    /// The thumbnails at the widths where their layouts begin, in two rows; one without room in either row is left out.
    private func thumbnails(
        of track: BreakpointRuler.Track, at top: Double
    ) -> [(shown: BreakpointRuler.Thumbnail, frame: Rectangle)] {
        var ends = [-Double.infinity, -Double.infinity]
        return track.thumbnails.compactMap { thumbnail in
            let window = thumbnail.tree.environment.size
            let scale = min(Self.thumbnailHeight / window.height, 2 * Self.thumbnailHeight / window.width)
            let width = max(window.width * scale, 56)
            let x = min(x(of: thumbnail.width), size.width - Self.margin - width)
            guard let row = ends.firstIndex(where: { $0 <= x }) else { return nil }
            ends[row] = x + width + 8
            return (
                thumbnail,
                Rectangle(
                    x: x, y: top + Double(row) * (Self.thumbnailHeight + Self.labelHeight + 6),
                    width: window.width * scale, height: window.height * scale)
            )
        }
    }

    /// The whole screens that are named at the axis, those of most devices first, and the ticks that they represent.
    private func pins(
        of track: BreakpointRuler.Track, below chart: Rectangle, count: Int
    ) -> (pins: [Pin], named: Set<BreakpointRuler.Tick>) {
        let screens = track.ticks.filter { $0.isWholeScreen && $0.mode == nil }
        var chosen: [BreakpointRuler.Tick] = []
        for tick in screens.sorted(by: { ($1.names.count, $0.width) < ($0.names.count, $1.width) })
        where chosen.count < count && chosen.allSatisfy({ abs($0.width - tick.width) >= Self.nearest }) {
            chosen.append(tick)
        }
        var ends = [Double](repeating: -.infinity, count: Self.pinRows)
        var pins: [Pin] = []
        var named: Set<BreakpointRuler.Tick> = []
        for tick in chosen.sorted(by: { $0.width < $1.width }) {
            let label = "\(tick.width.figureText) \(tick.shortName)"
            let width = (Self.numberFont.estimatedWidth(of: label) + 8).rounded(.up)
            let middle = x(of: tick.width)
            let start = min(max(middle - width / 2, Self.margin), size.width - Self.margin - width)
            guard let row = ends.firstIndex(where: { $0 <= start }) else { continue }
            ends[row] = start + width + 6
            named.insert(tick)
            pins.append(
                Pin(
                    x: middle, label: label,
                    box: Rectangle(
                        x: start, y: chart.maxY + 24 + Double(row) * (Self.labelHeight + 2), width: width,
                        height: Self.labelHeight)))
        }
        return (pins, named)
    }

    /// The other screens, and windows with a different layout, in two columns if no name has to be cut, else in one;
    /// the description contains all windows.
    private func table(
        of track: BreakpointRuler.Track, without named: Set<BreakpointRuler.Tick>, at y: inout Double
    ) -> [(line: String, box: Rectangle)] {
        let rest = track.ticks.filter {
            (widths.contains($0.width) && $0.isWholeScreen && !named.contains($0)) || $0.mode != nil
        }
        guard !rest.isEmpty else { return [] }
        let whole = size.width - 2 * Self.margin
        let half = (whole - 24) / 2
        let isCut = rest.contains { tick in
            let room = half - Self.numberRoom
            return Self.noteFont.estimatedWidth(of: tick.names(in: room, font: Self.noteFont)) > room
        }
        let room = isCut ? whole : half
        let rows = isCut ? rest.count : (rest.count + 1) / 2
        let top = y + 6
        y = top + Double(rows) * Self.noteHeight
        return rest.enumerated().flatMap { index, tick in
            let number = Rectangle(
                x: Self.margin + Double(index / rows) * (room + 24),
                y: top + Double(index % rows) * Self.noteHeight, width: Self.numberRoom,
                height: Self.noteHeight)
            var box = number
            box.x += Self.numberRoom
            box.width = room - Self.numberRoom
            return [
                (tick.width.figureText, number), (tick.names(in: box.width, font: Self.noteFont), box),
            ]
        }
    }
}
