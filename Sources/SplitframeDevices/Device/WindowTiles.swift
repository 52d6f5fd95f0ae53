public import SplitframeGeometry

/// The tiles into which iPadOS 26 arranges windows.
public struct WindowTiles: Hashable, Sendable {
    /// The sizes in points of one tile of each kind; nil if the orientation has no such tile.
    public struct Sizes: Hashable, Sendable {
        public var half: Size? = nil
        public var third: Size? = nil
        public var quarter: Size? = nil
    }

    /// The distance in points between two tiles.
    public var gap: Double
    public var evidence: Evidence
    public var sizes: Oriented<Sizes>
}
