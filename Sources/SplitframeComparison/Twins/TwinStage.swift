/// In what a layout stands: layouts on one stage, of one configuration, are equal.
public struct TwinStage: Hashable, Sendable {
    /// The window's width in points.
    public var windowWidth: Double
    /// The generation whose rules apply; nil where the twin says none.
    public var generation: String?

    public init(windowWidth: Double, generation: String? = nil) {
        self.windowWidth = windowWidth
        self.generation = generation
    }
}
