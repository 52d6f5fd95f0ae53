import SplitframeGeometry
public import SplitframeInterface

/// In what a layout stands: layouts on one stage, of one configuration, are equal.
public struct TwinStage: Hashable, Codable, Sendable {
    /// The window's width in points.
    public var windowWidth: Double
    /// The generation whose rules apply; nil where the twin says none.
    public var generation: String?

    public init(windowWidth: Double, generation: String? = nil) {
        self.windowWidth = windowWidth
        self.generation = generation
    }
}

extension Twin {
    /// In what the layout stands, where the twin tells it.
    public var stage: TwinStage? {
        guard let window = self["window"], let width = windowSize?.width else { return nil }
        return TwinStage(windowWidth: width, generation: window["generation"]?.description)
    }
}
