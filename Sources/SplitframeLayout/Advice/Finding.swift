public import SplitframeInterface

/// One thing that the interface guidelines advise against in a configuration.
public struct Finding: Hashable, Sendable {
    /// The guideline, in our words.
    public var guideline: String
    /// The device's id.
    public var device: String
    /// Orientation and window, in words.
    public var place: String
    /// What was found, with its numbers in points.
    public var message: String
    /// The column that it is about; nil for the split view as a whole.
    public var column: Column?
    /// What there is: points, or a word; nil where the guideline is about neither.
    public var measured: RuleValue?
    /// What is asked for, or should be, in the same words.
    public var wanted: RuleValue?
    public var change: AdviceChange
}
