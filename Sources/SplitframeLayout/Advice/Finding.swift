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
    public var change: AdviceChange
}
