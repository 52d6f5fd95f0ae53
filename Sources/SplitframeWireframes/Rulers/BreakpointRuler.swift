public import SplitframeInterface

/// A ruler of window widths: the columns at each width, their own widths, and the widths at which the layout changes.
///
/// Several tracks are stacked on one scale, to compare styles, generations, configurations, or the orientations of a
/// device, which have different heights and insets.
public struct BreakpointRuler: Hashable, Sendable {
    /// One split view across all widths of one group of places.
    public struct Track: Hashable, Sendable {
        public var title: String
        public var stretches: [Stretch]
        public var transitions: [Transition]
        /// The widths of devices and windows, the narrowest first.
        public var ticks: [Tick]
        /// Thumbnails of the layouts, the narrowest first.
        public var thumbnails: [Thumbnail]
        /// Whether a window can have every width; otherwise each stretch is one width of a device, and nothing leads from
        /// one to the next.
        public var isContinuous = true
        /// What is said of the track as a whole, below its title.
        package var remark = ""
        /// At which widths, in windows of what height and insets, its layouts are compared.
        package var detail = ""

        public init(
            title: String, stretches: [Stretch], transitions: [Transition], ticks: [Tick] = [],
            thumbnails: [Thumbnail] = []
        ) {
            self.title = title
            self.stretches = stretches
            self.transitions = transitions
            self.ticks = ticks
            self.thumbnails = thumbnails
        }
    }

    /// The interface from a width on, in points.
    public struct Thumbnail: Hashable, Sendable {
        public var width: Double
        public var tree: InterfaceTree

        public init(width: Double, tree: InterfaceTree) {
            self.width = width
            self.tree = tree
        }
    }

    /// A range of window widths, in points, over which each column keeps its kind and grows evenly or not at all.
    public struct Stretch: Hashable, Sendable {
        public var widths: ClosedRange<Double>
        /// The display mode's name, or `collapsed`.
        public var mode: String
        /// The columns in drawing order, the last on top.
        public var bands: [Band]

        public init(widths: ClosedRange<Double>, mode: String, bands: [Band]) {
            self.widths = widths
            self.mode = mode
            self.bands = bands
        }
    }

    /// One column over a stretch: its range of x, in points of the window, at the first and at the last width.
    public struct Band: Hashable, Sendable {
        public var column: Column
        public var first: ClosedRange<Double>
        public var last: ClosedRange<Double>

        public init(column: Column, first: ClosedRange<Double>, last: ClosedRange<Double>) {
            self.column = column
            self.first = first
            self.last = last
        }
    }

    /// A width, in points, at which the layout changes.
    public struct Transition: Hashable, Sendable {
        public var width: Double
        /// The change as a sentence.
        public var change: String
        /// The name of the rule that decides it.
        public var rule: String

        public init(width: Double, change: String, rule: String) {
            self.width = width
            self.change = change
            self.rule = rule
        }
    }

    /// A width, in points, of windows on some devices.
    public struct Tick: Hashable, Sendable {
        public var width: Double
        public var names: [String]
        /// The mode in these windows, if it differs from that of the track at this width because the windows have
        /// another height; otherwise nil.
        public var mode: String?
        /// Whether a whole screen has this width, and not only a window beside others.
        public var isWholeScreen: Bool

        public init(width: Double, names: [String], mode: String? = nil, isWholeScreen: Bool = true) {
            self.isWholeScreen = isWholeScreen
            self.width = width
            self.names = names
            self.mode = mode
        }
    }

    public var title: String
    public var tracks: [Track]
    public var theme: WireframeTheme
    /// The width in points of the page for which the ruler is made; nil for one point per point of a window's width.
    public var pageWidth: Double?
    /// The language of its texts.
    public var phrases = AlternativeTextPhrases.english

    public init(title: String, tracks: [Track], theme: WireframeTheme = .light) {
        self.title = title
        self.tracks = tracks
        self.theme = theme
    }
}

extension Twin {
    /// The twin of a ruler: one line per track, stretch, column, transition and tick.
    ///
    /// A column is listed with its range at the first width of its stretch, and also at the last width if it grows.
    public init(_ ruler: BreakpointRuler) {
        self.init(ruler.tracks.enumerated().flatMap { $1.twinElements(at: "track\($0 + 1)") })
    }
}

extension BreakpointRuler.Track {
    fileprivate func twinElements(at path: String) -> [TwinElement] {
        let stretches = stretches.enumerated().flatMap { index, stretch in
            let path = "\(path)/stretch\(index + 1)"
            let ends = stretch.widths
            return [
                TwinElement(
                    path: path, kind: .stretch,
                    attributes: [
                        .init("from", ends.lowerBound), .init("to", ends.upperBound),
                        .init("mode", stretch.mode),
                    ])
            ] + stretch.bands.flatMap { $0.twinElements(in: path) }
        }
        let transitions = transitions.enumerated().map { index, transition in
            TwinElement(
                path: "\(path)/transition\(index + 1)", kind: .transition,
                attributes: [
                    .init("width", transition.width), .init("change", transition.change),
                    .init("rule", transition.rule),
                ])
        }
        let ticks = ticks.enumerated().map { index, tick in
            TwinElement(
                path: "\(path)/tick\(index + 1)", kind: .tick,
                attributes: [
                    .init("width", tick.width), .init("names", tick.names.joined(separator: ", ")),
                ] + (tick.mode.map { [.init("mode", $0)] } ?? []))
        }
        return [TwinElement(path: path, kind: .track, attributes: [.init("title", title)])] + stretches
            + transitions + ticks
    }
}

extension BreakpointRuler.Band {
    /// The element of the first range, and also of the last one if the column grows.
    fileprivate func twinElements(in path: String) -> [TwinElement] {
        (first == last ? [first] : [first, last]).map { reach in
            let frame = Rectangle(
                x: reach.lowerBound, y: 0, width: reach.upperBound - reach.lowerBound, height: 0)
            return TwinElement(
                path: "\(path)/\(column)", kind: .band, attributes: [.init("frame", frame)])
        }
    }
}

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
            let title = [track.title, track.remark].filter { !$0.isEmpty }.joined(separator: " · ")
            return [title] + stretches + transitions + heading + ticks
        }
        return ([title] + tracks).joined(separator: "\n")
    }
}

extension BreakpointRuler.Stretch {
    fileprivate var text: String {
        let end = widths.lowerBound == widths.upperBound ? "" : " to \(widths.upperBound.figureText)"
        return "\(widths.lowerBound.figureText)\(end) points: \(summary(in: .english))"
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
    var widthText: String { Self.text(from: first.length, to: last.length) }

    fileprivate static func text(from before: Double, to after: Double) -> String {
        before == after ? before.figureText : "\(before.figureText) → \(after.figureText)"
    }
}

extension BreakpointRuler.Stretch {
    /// What is in sight of a column between those above it, at the first width or the last one.
    func inSight(
        _ index: Int, at end: KeyPath<BreakpointRuler.Band, ClosedRange<Double>>
    ) -> ClosedRange<Double> {
        let whole = bands[index][keyPath: end]
        let covers = bands[(index + 1)...].map { $0[keyPath: end] }
        return [whole].flatMap { $0.subtracting(covers) }.max { $0.length < $1.length }
            ?? whole.lowerBound...whole.lowerBound
    }

    /// How wide a column is in points, `320`, and how much of that is in sight where another lies over more than its edge:
    /// `320 of 610`.
    func widthText(of index: Int) -> String {
        let band = bands[index]
        let (first, last) = (inSight(index, at: \.first).length, inSight(index, at: \.last).length)
        guard max(band.first.length - first, band.last.length - last) > 1 else { return band.widthText }
        return "\(BreakpointRuler.Band.text(from: first, to: last)) of \(band.widthText)"
    }
}

extension BreakpointRuler.Transition {
    /// The transition as text: `783 points: two columns become three (rule three-column-fit)`.
    var text: String { "\(width.figureText) points: \(change) (rule \(rule))" }
}

extension BreakpointRuler.Tick {
    /// All names, with the mode if it differs from that of the track at this width.
    var text: String {
        names.joined(separator: ", ") + ending
    }

    private var ending: String { mode.map { " (\($0) there)" } ?? "" }

    /// As many names as fit in one line, and the number of further ones.
    func names(in width: Double, font: Font) -> String {
        let lines = names.indices.reversed().map { last in
            let more = names.count - last - 1
            return names[...last].joined(separator: ", ") + (more == 0 ? "" : " and \(more) more") + ending
        }
        return lines.first { font.estimatedWidth(of: $0) <= width } ?? lines.last ?? ""
    }
}
