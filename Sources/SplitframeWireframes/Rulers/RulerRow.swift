import SplitframeInterface

/// The layout on devices that cannot be resized, as a bar with its columns, between its width and its devices.
struct RulerRow {
    private static let height = 20.0
    private static let lineHeight = 15.0
    private static let barHeight = 15.0
    /// The fraction of the room that the widest bar has.
    private static let share = 0.42

    var width: RulerLayout.Label
    var bar: Rectangle
    /// The visible part of each column in the bar, in drawing order, with its width as text.
    var parts: [(column: Column, label: RulerLayout.Label)]
    /// The mode and the devices.
    var words: [RulerLayout.Label]

    /// Where a column's width is written; nil without room for it.
    func room(of index: Int) -> Rectangle? {
        let label = parts[index].label
        guard let clear = label.box.widestPart(beside: parts[(index + 1)...].map(\.label.box)),
            RulerLayout.numberFont.estimatedWidth(of: label.text) + 6 <= clear.width
        else { return nil }
        return clear
    }

    /// The rows of a track of devices, one for neighbouring widths with similar layouts.
    ///
    /// - Parameter isShort: Whether each has one line, in which not all devices may have room.
    static func rows(
        of track: BreakpointRuler.Track, from left: Double, to right: Double, isShort: Bool,
        at y: inout Double
    ) -> [RulerRow] {
        let widest = track.stretches.map(\.widths.upperBound).max() ?? 1
        let scale = (right - left) * share / max(1, widest)
        var groups: [(stretch: BreakpointRuler.Stretch, first: BreakpointRuler.Stretch, names: [String])] = []
        for stretch in track.stretches {
            let names = track.ticks.filter {
                $0.width == stretch.widths.lowerBound && $0.isWholeScreen
                    && ($0.mode ?? stretch.mode) == stretch.mode
            }.flatMap(\.names)
            if let last = groups.last, last.stretch.isAlike(stretch) {
                groups[groups.count - 1] = (stretch, last.first, last.names + names)
            } else {
                groups.append((stretch, stretch, names))
            }
        }
        return groups.map { group in
            let width = group.stretch.widths.lowerBound
            let bar = Rectangle(x: left, y: y + 2, width: width * scale, height: barHeight)
            let start = left + widest * scale + 14
            let room = right - start
            let font = RulerLayout.numberFont
            let number =
                [group.first.widths.lowerBound, width].map(\.figureText).uniqued.joined(separator: "–")
            var row = RulerRow(
                width: RulerLayout.Label(
                    text: number,
                    box: Rectangle(
                        x: left - RulerLayout.axisRoom, y: y, width: RulerLayout.axisRoom - 8, height: height)
                ),
                bar: bar,
                parts: group.stretch.bands.indices.map { index in
                    let band = group.stretch.bands[index]
                    let part = Rectangle(
                        x: bar.x + band.first.lowerBound * scale, y: bar.y,
                        width: (band.first.upperBound - band.first.lowerBound) * scale, height: bar.height)
                    return (
                        band.column,
                        RulerLayout.Label(
                            text: [group.first, group.stretch].map { $0.widthText(of: index) }
                                .uniqued.joined(separator: " → "),
                            box: part.intersection(bar) ?? part)
                    )
                }, words: [])
            // What has no room in the bar is beside it.
            let untold = row.parts.indices.filter { row.room(of: $0) == nil }
                .map { ", \(row.parts[$0].column) \(row.parts[$0].label.text)" }
            let mode = "\(group.stretch.mode)\(untold.joined()) · "
            let names = BreakpointRuler.Tick(width: width, names: group.names)
                .names(in: room - font.estimatedWidth(of: mode), font: font)
            let fits = font.estimatedWidth(of: mode + names) <= room && (isShort || !names.hasSuffix(" more"))
            let lines =
                fits
                ? [mode + names]
                : (mode + group.names.joined(separator: " · ")).brokenIntoLines(in: room, font: font)
            row.words = lines.enumerated().map { index, line in
                RulerLayout.Label(
                    text: line,
                    box: Rectangle(
                        x: start, y: y + 2.5 + Double(index) * lineHeight, width: room, height: lineHeight))
            }
            y += max(height, Double(lines.count) * lineHeight + 5)
            return row
        }
    }
}

extension BreakpointRuler.Stretch {
    fileprivate func isAlike(_ other: BreakpointRuler.Stretch) -> Bool {
        mode == other.mode && bands.map(\.column) == other.bands.map(\.column)
    }
}

extension [String] {
    /// Both of two, or one where they are equal.
    fileprivate var uniqued: [String] { first == last ? Array(prefix(1)) : self }
}
