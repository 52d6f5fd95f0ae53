public import SplitframeText

extension Generation {
    /// What bars, buttons and windows of a generation look like.
    public struct Look: Hashable, Sendable {
        /// Whether bars are glass that floats above the content, rather than opaque strips.
        public var hasGlass: Bool
        public var hasLargeTitles: Bool
        /// How heavy the letters of bar buttons are; their size is a figure of bars.
        public var barButtonWeight: Font.Weight
        /// What an iPad's status bar looks like.
        public var padStatusBar: PadStatusBar
        /// Whether windows that share the screen have buttons to close, minimise and enlarge them.
        public var hasWindowControls: Bool
        /// Whether windows that share the screen have round corners.
        public var hasRoundWindows: Bool
        /// Whether what marks a list's selected row is round and narrower than the list, as with sidebars since iOS 14.
        public var hasRoundSelection: Bool
    }

    /// What an iPad's status bar looks like.
    public enum PadStatusBar: NamedCase {
        /// Carrier and network at the left, the time in the middle, the same in every direction of reading.
        case timeInMiddle
        /// The time in front, mirrored as a whole where reading starts at the right; from iOS 12 on.
        case timeAtStart
    }

    /// Whether titles can be large: not on phones in landscape, which are too low, nor where there is no such API.
    public func hasLargeTitles(on screen: ScreenKind) -> Bool {
        look.hasLargeTitles && !screen.isLow && screen != .television && screen != .mac
    }
}
