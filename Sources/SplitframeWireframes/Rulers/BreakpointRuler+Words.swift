import SplitframeGeometry
import SplitframeInterface
import SplitframeText

extension BreakpointRuler {
    /// The ruler in one sentence a track: the display mode and the columns' widths at every width of the window.
    public var alternativeText: String {
        let tracks = tracks.map { track in
            let stretches = track.stretches.map { stretch in
                words(
                    .stretch,
                    [
                        "from": stretch.widths.lowerBound.pointText,
                        "to": stretch.widths.upperBound.pointText,
                        "columns": stretch.summary(in: words),
                    ])
            }
            let told = stretches.joined(separator: words(.clauseSeparator))
            return words(.shown, ["subject": track.title, "columns": told]) + words(.end)
        }
        return ([words(.ruler) + words(.end)] + tracks).joined(separator: " ")
    }

    /// Everything that the ruler shows, a line each.
    public var longDescription: String {
        let tracks = tracks.flatMap { track in
            [track.title] + track.stretches.map { "  \($0.words)" }
                + track.transitions.map { "  \($0.words)" }
        }
        let ticks = ticks.map { "  \($0.width.pointText): \($0.names.joined(separator: ", "))" }
        return ([title] + tracks + ["Devices and windows by width in points:"] + ticks)
            .joined(separator: "\n")
    }
}

extension BreakpointRuler.Stretch {
    fileprivate var words: String {
        "\(widths.lowerBound.pointText) to \(widths.upperBound.pointText) points: \(summary(in: .english))"
    }

    /// The mode and the widths of the columns, in the order of reading.
    fileprivate func summary(in words: AlternativeWords) -> String {
        let columns = bands.sorted { $0.column < $1.column }.map { band in
            words(.columnWidth, ["column": words.column(band.column.name), "width": band.widthText])
        }
        let mode = mode == Self.collapsed ? words(.collapsed) : mode
        return ([mode] + columns).joined(separator: words(.listSeparator))
    }
}

extension BreakpointRuler.Band {
    /// The column's width in points: `320`, or `280 → 375` where it grows.
    var widthText: String {
        let (before, after) = (first.upperBound - first.lowerBound, last.upperBound - last.lowerBound)
        return before == after ? before.pointText : "\(before.pointText) → \(after.pointText)"
    }
}

extension BreakpointRuler.Transition {
    /// `783 points: two columns become three (rule three-column-fit)`.
    var words: String { "\(width.pointText) points: \(change) (rule \(rule))" }
}

extension BreakpointRuler.Tick {
    /// As many names as one line holds, and how many more there are.
    func names(in width: Double, font: Font) -> String {
        let lines = names.indices.reversed().map { last in
            let more = names.count - last - 1
            return names[...last].joined(separator: ", ") + (more == 0 ? "" : " and \(more) more")
        }
        return lines.first { font.estimatedWidth(of: $0) <= width } ?? lines.last ?? ""
    }
}
