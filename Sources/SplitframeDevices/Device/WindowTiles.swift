public import SplitframeGeometry

/// The tiles into which iPadOS 26 arranges windows.
public struct WindowTiles: Hashable, Sendable {
    /// The sizes in points of one tile of each kind; nil where the orientation has no such tile.
    public struct Sizes: Hashable, Sendable {
        public var half: Size?
        public var third: Size?
        public var quarter: Size?

        public init(half: Size? = nil, third: Size? = nil, quarter: Size? = nil) {
            self.half = half
            self.third = third
            self.quarter = quarter
        }
    }

    /// The distance in points between two tiles.
    public var gap: Double
    public var evidence: Evidence
    public var sizes: Oriented<Sizes>

    public init(gap: Double, evidence: Evidence, sizes: Oriented<Sizes>) {
        self.gap = gap
        self.evidence = evidence
        self.sizes = sizes
    }
}
