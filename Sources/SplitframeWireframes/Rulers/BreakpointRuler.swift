public import SplitframeInterface

/// A ruler of window widths: which columns stand at each, how wide they are, and where the layout changes.
///
/// Several tracks stand above each other on one scale, so that styles, generations or configurations compare, and the
/// two ways of holding a device, which have their own heights and insets.
public struct BreakpointRuler: Hashable, Sendable {
    /// One split view across all widths of one kind of place.
    public struct Track: Hashable, Sendable {
        public var title: String
        public var stretches: [Stretch]
        public var transitions: [Transition]
        /// The widths of devices and windows, the narrowest first.
        public var ticks: [Tick]
        /// The layouts themselves, the narrowest first.
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

    /// What is on screen from a width on, in points.
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
        /// What is shown there where it is not what the track shows at this width, since these windows are higher or
        /// lower; nil where it is.
        public var mode: String?
        /// Whether a whole screen is as wide, and not only a window beside others.
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
    /// The width of the page in points that the ruler is made for; nil for a point of it for each of a window.
    public var pageWidth: Double?
    /// In whose language it is told.
    public var words = AlternativeWords.english

    public init(title: String, tracks: [Track], theme: WireframeTheme = .light) {
        self.title = title
        self.tracks = tracks
        self.theme = theme
    }
}
