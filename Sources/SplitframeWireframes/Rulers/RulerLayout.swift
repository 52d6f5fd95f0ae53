import SplitframeInterface

/// The layout of a ruler's tracks, ticks and texts, in points of its canvas.
struct RulerLayout {
    /// A text in its box.
    struct Label {
        var text: String
        var box: Rectangle
    }

    /// One track; a continuous one has a chart, with the window's width from left to right and the x inside the window
    /// from bottom to top; one of devices that cannot be resized has a row for each.
    struct TrackPlace {
        var title: [Label]
        var remark: Label?
        var thumbnails: [(shown: BreakpointRuler.Thumbnail, frame: Rectangle)] = []
        /// The changes at the breakpoints, each to the right of the upper end of its line.
        var changes: [(x: Double, lines: [Label])] = []
        /// The bands of modes above the chart; a name without room in its band is beside the line instead.
        var modes: [(band: Rectangle, label: Label?)] = []
        var chart = Rectangle.zero
        /// The strip of devices below the chart, and the widths that are written below its ticks.
        var strip = Rectangle.zero
        var widths: [Label] = []
        /// The columns' widths that have no room in their bands.
        var notes: [Label] = []
        var rows: [RulerRow] = []
    }

    static let margin = 40.0
    static let titleTop = 32.0
    static let titleHeight = 32.0
    static let titleFont = Font(size: 24, weight: .bold)
    static let trackFont = Font(size: 16, weight: .semibold)
    static let noteFont = Font(size: 12)
    static let numberFont = Font(size: 11)
    static let changeFont = Font(size: 11, weight: .semibold)
    static let thumbnailHeight = 84.0
    static let labelHeight = 15.0
    static let modeHeight = 20.0
    static let stripHeight = 14.0
    /// The room at the left for the numbers of the vertical axis and the names of strips.
    static let axisRoom = 56.0
    static let noteHeight = 17.0
    /// The number of tracks from which on charts are low, without thumbnails, so that all fit two pages.
    private static let manyTracks = 4
    /// The distance in points of the window between the numbers of an axis, and the double of it where they would be too
    /// close: on charts lower than `lowChart`, and where a point of the window is less than `narrowScale` across.
    private static let (riseStep, acrossStep) = (200.0, 100.0)
    private static let (lowChart, narrowScale) = (150.0, 0.4)
    /// The least width of a chart, and of rows of devices with their names.
    private static let (leastChart, leastRows) = (480.0, 1000.0)
    /// The most room to the right of the charts for changes near the widest window, and the least room for each line.
    private static let mostOverhang = 170.0
    private static let leastChange = 110.0

    /// The number of points of the canvas per point of the window, horizontally; `rise` is the vertical one.
    let across: Double
    /// Whether the ruler is made for a page, on which all text has to be readable.
    let isOnPage: Bool
    let isCompact: Bool
    var rise: Double { (isCompact ? 0.1 : 0.3) * across }
    let widths: ClosedRange<Double>
    private(set) var size = Size.zero
    /// The columns that occur, each with the sample of its colour and its name.
    private(set) var legend: [(column: Column, swatch: Rectangle, name: Label)] = []
    /// At which widths layouts are compared, and what numbers and ticks mean.
    private(set) var remarks: [Label] = []
    private(set) var tracks: [TrackPlace] = []
    /// The widths of whole screens with their devices, by group of places.
    var tables: [Label] = []

    init(_ ruler: BreakpointRuler) {
        let stretches = ruler.tracks.flatMap(\.stretches).map(\.widths)
        let narrowest = stretches.map(\.lowerBound).min() ?? 0
        widths = narrowest...max(narrowest, stretches.map(\.upperBound).max() ?? narrowest)
        let range = widths.upperBound - widths.lowerBound
        isOnPage = ruler.pageWidth != nil
        isCompact = ruler.tracks.count > Self.manyTracks
        let beside = 2 * Self.margin + Self.axisRoom
        // The last change is written to the right of its line, which may be near the widest window.
        let widest = widths.upperBound
        let overhang =
            ruler.tracks.flatMap { track in
                track.changes.map { $0.width + 8 + Self.changeFont.estimatedWidth(of: $0.text) - widest }
            }.max().map { min(Self.mostOverhang, max(0, $0.rounded(.up))) } ?? 0
        let least = ruler.tracks.contains(where: \.isContinuous) ? Self.leastChart : Self.leastRows
        size.width = ruler.pageWidth ?? beside + max(least, range) + overhang
        // On a page each change has at least the room of a short line.
        let (first, end) = (widths.lowerBound, size.width - Self.margin / 2 - Self.left - 8)
        let shares = ruler.tracks.flatMap(\.changes).filter { $0.width > first }.map { change in
            (end - min(Self.leastChange, Self.changeFont.estimatedWidth(of: change.text)))
                / (change.width - first)
        }
        across =
            ruler.pageWidth == nil
            ? 1 : max(0.1, (shares + [(size.width - beside) / max(1, range)]).min() ?? 1)
        let room = size.width - 2 * Self.margin
        let titleLines = ruler.title.brokenIntoLines(in: room, font: Self.titleFont).count
        var y = Self.titleTop + Double(titleLines) * Self.titleHeight + 6
        placeLegend(ruler, at: &y)
        for track in ruler.tracks {
            y += isCompact ? 8 : 22
            place(track, at: &y)
        }
        placeTables(ruler, at: &y)
        size.height = y + Self.margin
    }

    static let left = margin + axisRoom
    var room: Double { size.width - 2 * Self.margin }

    /// The distance between the numbers of a chart's vertical axis, in points of the window.
    func step(in chart: Rectangle) -> Double {
        chart.height < Self.lowChart ? 2 * Self.riseStep : Self.riseStep
    }
    /// The distance between those of its horizontal axis.
    var stepAcross: Double { across < Self.narrowScale ? 2 * Self.acrossStep : Self.acrossStep }

    /// The x on the canvas of a window's width.
    func x(of width: Double) -> Double { Self.left + (width - widths.lowerBound) * across }

    private mutating func placeLegend(_ ruler: BreakpointRuler, at y: inout Double) {
        let shown = Set(ruler.tracks.flatMap(\.stretches).flatMap(\.bands).map(\.column))
        var x = Self.margin
        for column in Column.allCases where shown.contains(column) {
            let width = Self.noteFont.estimatedWidth(of: column.name).rounded(.up) + 4
            let box = Rectangle(x: x + 26, y: y, width: width, height: Self.noteHeight)
            legend.append(
                (column, Rectangle(x: x, y: y + 2, width: 20, height: 13), Label(text: column.name, box: box))
            )
            x = box.maxX + 18
        }
        y += Self.noteHeight
        var texts = ruler.tracks.map(\.detail).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        let stretches = ruler.tracks.flatMap(\.stretches)
        let partly = stretches.flatMap { stretch in
            stretch.bands.indices.map(stretch.widthText).filter { $0.contains(" of ") }
        }
        if let example = partly.min(by: { $0.count < $1.count }) {
            texts.append("“\(example)”: points of the widest part in sight, of the column’s width")
        }
        if ruler.tracks.contains(where: { !$0.isContinuous && $0.stretches.count > 1 }) {
            texts.append("bars: as wide as the widest screen of their row")
        }
        let ticks = ruler.tracks.filter(\.isContinuous).flatMap(\.ticks)
        if Set(ticks.map(\.isWholeScreen)).count > 1 {
            texts.append("devices: long ticks for whole screens, short ones for windows beside others")
        }
        if !texts.isEmpty { y += 4 }
        for text in texts where !text.isEmpty {
            for line in text.brokenIntoLines(in: room, font: Self.noteFont) {
                let box = Rectangle(x: Self.margin, y: y, width: room, height: Self.noteHeight)
                remarks.append(Label(text: line, box: box))
                y = box.maxY
            }
        }
    }

    private mutating func place(_ track: BreakpointRuler.Track, at y: inout Double) {
        let remark = isCompact ? "" : track.remark
        let heading = [track.title, isCompact ? track.remark : ""].filter { !$0.isEmpty }.joined(
            separator: " · ")
        let lines = heading.brokenIntoLines(in: room, font: Self.trackFont)
        let title = lines.enumerated().map { index, line in
            let box = Rectangle(x: Self.margin, y: y + Double(index) * 22, width: room, height: 22)
            return Label(text: line, box: box)
        }
        var place = TrackPlace(title: title)
        y += Double(lines.count) * 22
        if !remark.isEmpty {
            let box = Rectangle(x: Self.margin, y: y, width: room, height: Self.noteHeight)
            place.remark = Label(text: remark, box: box)
            y = box.maxY
        }
        y += 6
        if track.isContinuous {
            placeChart(track, in: &place, at: &y)
        } else {
            place.rows = RulerRow.rows(
                of: track, from: Self.left, to: size.width - Self.margin, isShort: isCompact, at: &y)
        }
        tracks.append(place)
    }

    private func placeChart(_ track: BreakpointRuler.Track, in place: inout TrackPlace, at y: inout Double) {
        let ends = track.stretches.map(\.widths)
        let start = x(of: ends.first?.lowerBound ?? widths.lowerBound)
        let end = x(of: ends.last?.upperBound ?? widths.upperBound)
        if !isCompact {
            place.thumbnails = thumbnails(of: track, at: y)
            y = place.thumbnails.map(\.frame.maxY).max().map { $0 + Self.labelHeight + 6 } ?? y
        }
        let changes = labels(of: track, at: &y)
        place.changes = changes
        for mode in track.modes {
            let start = x(of: mode.widths.lowerBound)
            let band = Rectangle(
                x: start, y: y, width: max(1, x(of: mode.widths.upperBound) - start), height: Self.modeHeight)
            place.modes.append((band, fits(mode) ? Label(text: mode.name, box: band) : nil))
        }
        y += Self.modeHeight + 4
        place.chart = Rectangle(
            x: start, y: y, width: max(1, end - start),
            height: ((ends.last?.upperBound ?? 0) * rise).rounded())
        place.strip = Rectangle(
            x: start, y: place.chart.maxY + 20, width: place.chart.width, height: Self.stripHeight)
        y = place.strip.maxY + 2
        var reached = -Double.infinity
        for tick in track.ticks where tick.isWholeScreen && widths.contains(tick.width) {
            let text = tick.width.figureText
            let width = Self.numberFont.estimatedWidth(of: text) + 4
            let x = x(of: tick.width) - width / 2
            guard x > reached + 2 else { continue }
            reached = x + width
            place.widths.append(
                Label(text: text, box: Rectangle(x: x, y: y, width: width, height: Self.labelHeight)))
        }
        y += Self.labelHeight
        let notes = track.stretches.compactMap { stretch -> String? in
            let untold = stretch.bands.indices.filter { label(of: $0, in: stretch) == nil }
                .map { (stretch.bands[$0].column, stretch.widthText(of: $0)) }.sorted { $0.0 < $1.0 }
            guard !untold.isEmpty else { return nil }
            let widths = [stretch.widths.lowerBound, stretch.widths.upperBound].map(\.figureText)
            return "\(widths.joined(separator: "–")): "
                + untold.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        }
        let (font, width) = (Self.numberFont, room - Self.axisRoom)
        for line in notes.joined(separator: " · ").brokenIntoLines(in: width, font: font) {
            let box = Rectangle(x: Self.left, y: y, width: width, height: Self.labelHeight)
            place.notes.append(Label(text: line, box: box))
            y = box.maxY
        }
    }

    /// Whether a band of widths has room for its mode's name.
    private func fits(_ mode: (widths: ClosedRange<Double>, name: String)) -> Bool {
        Self.numberFont.estimatedWidth(of: mode.name) + 8
            <= (mode.widths.upperBound - mode.widths.lowerBound) * across
    }

    /// The texts of the changes in rows: one above the texts whose lines it would cross.
    private func labels(of track: BreakpointRuler.Track, at y: inout Double) -> [(x: Double, lines: [Label])]
    {
        let changes = track.changes.map { change in
            let begun = track.modes.first { $0.widths.lowerBound == change.width && !fits($0) }
            let x = x(of: change.width)
            let room = max(Self.leastChange, size.width - Self.margin / 2 - x - 4)
            let lines = (change.text + (begun.map { " · \($0.name)" } ?? ""))
                .brokenIntoLines(in: room, font: Self.changeFont)
            return (x: x, lines: lines, width: lines.map(Self.changeFont.estimatedWidth).max() ?? 0)
        }
        // The rows below each, from the last to the first.
        var below: [Int] = []
        for change in changes.reversed() {
            let crossed = zip(changes.suffix(below.count), below.reversed()).filter {
                $0.0.x <= change.x + change.width + 12
            }
            below.append(crossed.map { $1 + $0.lines.count }.max() ?? 0)
        }
        let rows = zip(changes, below.reversed()).map { $1 + $0.lines.count }.max() ?? 0
        defer { y += Double(rows) * Self.labelHeight + (rows > 0 ? 3 : 0) }
        return zip(changes, below.reversed()).map { change, below in
            let top = y + Double(rows - below - change.lines.count) * Self.labelHeight
            let labels = change.lines.enumerated().map { index, line in
                Label(
                    text: line,
                    box: Rectangle(
                        x: change.x + 4, y: top + Double(index) * Self.labelHeight, width: change.width + 4,
                        height: Self.labelHeight))
            }
            return (change.x, labels)
        }
    }

    /// The thumbnails at the widths where their layouts begin; one without room is left out.
    private func thumbnails(
        of track: BreakpointRuler.Track, at top: Double
    ) -> [(shown: BreakpointRuler.Thumbnail, frame: Rectangle)] {
        var end = -Double.infinity
        return track.thumbnails.compactMap { thumbnail in
            let window = thumbnail.tree.environment.size
            let scale = min(Self.thumbnailHeight / window.height, 2 * Self.thumbnailHeight / window.width)
            let width = max(window.width * scale, 56)
            let x = min(x(of: thumbnail.width), size.width - Self.margin - width)
            guard end <= x else { return nil }
            end = x + width + 8
            return (
                thumbnail,
                Rectangle(x: x, y: top, width: window.width * scale, height: window.height * scale)
            )
        }
    }
}

extension BreakpointRuler.Track {
    /// What changes at each breakpoint, in few words: `678: expands`.
    fileprivate var changes: [(width: Double, text: String)] {
        transitions.map { transition in
            var change = transition.change.replacing("the split view ", with: "").replacing("the ", with: "")
                .replacing(" column ", with: " ").replacing(", ", with: " · ")
            // The chart shows what is in sight.
            for stretch in stretches where stretch.widths.lowerBound == transition.width {
                for (index, band) in stretch.bands.enumerated() {
                    let (seen, whole) = (stretch.inSight(index, at: \.first).length, band.first.length)
                    for verb in ["stops growing at", "starts growing from"] where whole - seen > 1 {
                        change = change.replacing(
                            "\(band.column) \(verb) \(whole.figureText) pt",
                            with: "\(band.column) \(verb) \(seen.figureText) of \(whole.figureText) pt")
                    }
                }
            }
            return (transition.width, "\(transition.width.figureText): \(change)")
        }
    }

    /// The ranges of widths with one mode each, over one or several stretches.
    fileprivate var modes: [(widths: ClosedRange<Double>, name: String)] {
        stretches.reduce(into: []) { modes, stretch in
            if let last = modes.last, last.name == stretch.mode {
                modes[modes.count - 1].widths = last.widths.lowerBound...stretch.widths.upperBound
            } else {
                modes.append((stretch.widths, stretch.mode))
            }
        }
    }
}
