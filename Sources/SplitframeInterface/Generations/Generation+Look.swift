public import SplitframeText

extension Generation {
    /// The look of a generation's bars, buttons and windows.
    public struct Look: Hashable, Sendable {
        /// Whether bars are glass that floats above the content, rather than opaque strips.
        public var hasGlass = false
        public var hasLargeTitles = false
        /// Whether tabs on iPads and on phones in landscape have their titles beside their icons, as since iOS 11.
        public var hasTabTitlesBeside = false
        /// The font weight of bar buttons; their font size is a figure of bars.
        public var barButtonWeight: Font.Weight
        /// The arrangement of an iPad's status bar.
        public var padStatusBar: PadStatusBar
        /// Whether windows that share the screen have buttons to close, minimise and enlarge them.
        public var hasWindowControls = false
        /// Whether windows that share the screen have round corners.
        public var hasRoundWindows = false
        /// Whether the mark of a list's selected row is round and narrower than the list, as in sidebars since iOS 14.
        public var hasRoundSelection = false
    }

    /// The arrangements of an iPad's status bar.
    public enum PadStatusBar: NamedCase {
        /// Carrier and network at the left, the time in the middle, the same in every direction of reading.
        case timeInMiddle
        /// The time at the start, mirrored as a whole in right-to-left layouts; from iOS 12 on.
        case timeAtStart
    }

    /// Whether titles can be large: not on phones in landscape, whose height is too small, nor in a generation without
    /// the API.
    public func hasLargeTitles(on screen: ScreenKind) -> Bool {
        look.hasLargeTitles && !screen.isLow && screen != .television && screen != .mac
    }
}
