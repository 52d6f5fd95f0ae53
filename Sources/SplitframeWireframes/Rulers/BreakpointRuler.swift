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
