import SplitframeGeometry
public import SplitframeInterface

/// The conditions of a layout: layouts of one configuration with the same stage are equal.
public struct TwinStage: Hashable, Codable, Sendable {
    /// The window's width in points.
    public var windowWidth: Double
    /// The generation whose rules apply; nil if the twin has none.
    public var generation: String?

    public init(windowWidth: Double, generation: String? = nil) {
        self.windowWidth = windowWidth
        self.generation = generation
    }
}

extension Twin {
    /// The stage of the layout, if the twin states it.
    public var stage: TwinStage? {
        guard let window = self["window"], let width = windowSize?.width else { return nil }
        return TwinStage(windowWidth: width, generation: window["generation"]?.description)
    }
}
