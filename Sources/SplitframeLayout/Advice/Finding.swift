public import SplitframeInterface

/// A violation of the interface guidelines by a configuration.
public struct Finding: Hashable, Sendable {
    /// The guideline, paraphrased.
    public var guideline: String
    /// The device's id.
    public var device: String
    /// The orientation and the window, as text.
    public var place: String
    /// The violation as text, with its numbers in points.
    public var message: String
    /// The column concerned; nil for the split view as a whole.
    public var column: Column?
    /// The actual value, in points or as a name; nil where the guideline is about neither.
    public var measured: RuleValue?
    /// The preferred or recommended value, in the same unit.
    public var wanted: RuleValue?
    public var change: AdviceChange
}
