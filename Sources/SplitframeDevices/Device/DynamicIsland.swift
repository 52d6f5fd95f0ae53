public import SplitframeGeometry

/// The Dynamic Island, in points of the screen held upright; it is centred horizontally.
public struct DynamicIsland: Hashable, Sendable {
    public var size: Size
    /// The distance of its top edge from the top of the screen.
    public var y: Double
    public var evidence: Evidence

    public init(size: Size, y: Double, evidence: Evidence) {
        self.size = size
        self.y = y
        self.evidence = evidence
    }
}
