public import SplitframeText

extension Generation {
    /// What bars, buttons and windows of a generation look like.
    public struct Look: Hashable, Sendable {
        /// Whether bars are glass that floats above the content, rather than opaque strips.
        public var hasGlass: Bool
        public var hasLargeTitles: Bool
        /// The letters of bar buttons; those of titles and tabs have never changed.
        public var barButtonFont: Font
        /// Whether windows that share the screen have buttons to close, minimise and enlarge them.
        public var hasWindowControls: Bool
        /// Whether windows that share the screen have round corners.
        public var hasRoundWindows: Bool
    }
}
