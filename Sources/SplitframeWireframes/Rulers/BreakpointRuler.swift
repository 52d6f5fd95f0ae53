public import SplitframeInterface

/// A ruler of window widths: which columns stand at each, how wide they are, and where the layout changes.
///
/// Several tracks stand above each other on one scale, so that styles, generations or configurations compare.
public struct BreakpointRuler: Hashable, Sendable {
    /// One split view across all widths.
    public struct Track: Hashable, Sendable {
        public var title: String
        public var stretches: [Stretch]
        public var transitions: [Transition]

        public init(title: String, stretches: [Stretch], transitions: [Transition]) {
            self.title = title
            self.stretches = stretches
            self.transitions = transitions
        }
    }

    /// A range of window widths, in points, over which each column keeps its kind and grows evenly or not at all.
    public struct Stretch: Hashable, Sendable {
        /// The mode of a collapsed split view.
        package static let collapsed = "collapsed"

        public var widths: ClosedRange<Double>
        /// The display mode, or that the split view is collapsed.
        public var mode: String
        /// The columns in drawing order, the last on top.
        public var bands: [Band]

        public init(widths: ClosedRange<Double>, mode: String, bands: [Band]) {
            self.widths = widths
            self.mode = mode
            self.bands = bands
        }
    }

    /// One column over a stretch: from which x to which it reaches, in points of the window, at the first and at the last
    /// width.
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

    /// A width, in points, from which on the layout is another.
    public struct Transition: Hashable, Sendable {
        public var width: Double
        /// What changes, as a sentence.
        public var change: String
        /// The name of the rule that decides it.
        public var rule: String

        public init(width: Double, change: String, rule: String) {
            self.width = width
            self.change = change
            self.rule = rule
        }
    }

    /// A width, in points, that windows of some devices have.
    public struct Tick: Hashable, Sendable {
        public var width: Double
        public var names: [String]

        public init(width: Double, names: [String]) {
            self.width = width
            self.names = names
        }
    }

    public var title: String
    public var tracks: [Track]
    /// The widths of devices and windows, the narrowest first.
    public var ticks: [Tick]
    public var theme: WireframeTheme
    /// In whose language it is told.
    public var words = AlternativeWords.english

    public init(title: String, tracks: [Track], ticks: [Tick], theme: WireframeTheme = .light) {
        self.title = title
        self.tracks = tracks
        self.ticks = ticks
        self.theme = theme
    }
}
