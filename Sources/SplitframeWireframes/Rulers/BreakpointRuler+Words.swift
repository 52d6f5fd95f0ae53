import SplitframeGeometry
import SplitframeInterface
import SplitframeText

extension BreakpointRuler {
    /// The ruler in one sentence per track: the display mode and the columns' widths at every width of the window; if
    /// that is too long, only the modes, or only the tracks.
    public var alternativeText: String {
        let texts = [
            text { $0.summary(in: phrases) }, text { $0.modeWord(in: phrases) },
            ([phrases(.ruler)] + tracks.map(\.title)).joined(separator: phrases(.clauseSeparator))
                + phrases(.end),
        ]
        return texts.first { $0.count <= Self.longestText } ?? texts[texts.count - 1]
    }

    /// The maximum number of characters of an alternative text; the long description contains everything.
    private static let longestText = 250

    private func text(of stretch: (Stretch) -> String) -> String {
        let tracks = tracks.map { track in
            let stretches = track.stretches.map {
                phrases(
                    .stretch,
                    [
                        "from": $0.widths.lowerBound.figureText, "to": $0.widths.upperBound.figureText,
                        "columns": stretch($0),
                    ])
            }
            let columns = stretches.joined(separator: phrases(.clauseSeparator))
            return phrases(.shown, ["subject": track.title, "columns": columns]) + phrases(.end)
        }
        return ([phrases(.ruler) + phrases(.end)] + tracks).joined(separator: " ")
    }

    /// A description of the whole ruler, one line per item.
    public var longDescription: String {
        let tracks = tracks.flatMap { track -> [String] in
            let stretches = track.stretches.map { "  \($0.text)" }
            let transitions = track.transitions.map { "  \($0.text)" }
            let heading = track.ticks.isEmpty ? [] : ["  Devices and windows by width in points:"]
            let ticks = track.ticks.map { "    \($0.width.figureText): \($0.text)" }
            return [track.title] + stretches + transitions + heading + ticks
        }
        return ([title] + tracks).joined(separator: "\n")
    }
}

extension BreakpointRuler.Stretch {
    fileprivate var text: String {
        "\(widths.lowerBound.figureText) to \(widths.upperBound.figureText) points: \(summary(in: .english))"
    }

    /// The mode and the widths of the columns, in reading order.
    fileprivate func summary(in phrases: AlternativeTextPhrases) -> String {
        let columns = bands.sorted { $0.column < $1.column }.map { band in
            phrases(.columnWidth, ["column": phrases.column(band.column.name), "width": band.widthText])
        }
        return ([modeWord(in: phrases)] + columns).joined(separator: phrases(.listSeparator))
    }
}

extension BreakpointRuler.Stretch {
    fileprivate func modeWord(in phrases: AlternativeTextPhrases) -> String {
        mode == DisplayMode.collapsedName ? phrases(.collapsed) : mode
    }
}

extension BreakpointRuler.Band {
    /// The column's width in points: `320`, or `280 → 375` if it grows.
    var widthText: String {
        let (before, after) = (first.upperBound - first.lowerBound, last.upperBound - last.lowerBound)
        return before == after ? before.figureText : "\(before.figureText) → \(after.figureText)"
    }
}

extension BreakpointRuler.Transition {
    /// The transition as text: `783 points: two columns become three (rule three-column-fit)`.
    var text: String { "\(width.figureText) points: \(change) (rule \(rule))" }
}

extension BreakpointRuler.Tick {
    /// All names, with the mode if it differs from that of the track at this width.
    var text: String {
        names.joined(separator: ", ") + (mode.map { " (\($0) there)" } ?? "")
    }

    /// As many names as fit in one line, and the number of further ones.
    func names(in width: Double, font: Font) -> String {
        let end = mode.map { " (\($0) there)" } ?? ""
        let lines = names.indices.reversed().map { last in
            let more = names.count - last - 1
            return names[...last].joined(separator: ", ") + (more == 0 ? "" : " and \(more) more") + end
        }
        return lines.first { font.estimatedWidth(of: $0) <= width } ?? lines.last ?? ""
    }

    /// A short name of the first device, and the number of others with the same width.
    var shortName: String {
        let name = (names.first ?? "").split(separator: " / ").first.map(String.init) ?? ""
        let plain = (name.split(separator: "(").first.map(String.init) ?? name)
            .replacing(" portrait", with: "").replacing(" landscape", with: "")
            .split(separator: " ").joined(separator: " ")
        return names.count > 1 ? "\(plain) +\(names.count - 1)" : plain
    }
}
