public import SplitframeInterface

/// A split view somewhere, after everything was asked of it, for which advice is wanted.
public struct AdvicePlace: Hashable, Sendable {
    /// The device's id.
    public var device: String
    /// Orientation and window, in words.
    public var place: String
    public var state: SplitState
    public var contents: [Column: ColumnContents]

    /// A place where columns without contents of their own hold the standard ones.
    public init(
        device: String, place: String, state: SplitState, contents: [Column: ColumnContents] = [:]
    ) {
        self.device = device
        self.place = place
        self.state = state
        self.contents = contents
    }

    func contents(of column: Column) -> ColumnContents {
        contents[column] ?? .standard(for: column)
    }

    func finding(
        _ guideline: Guideline, _ message: String, about column: Column? = nil,
        measured: RuleValue? = nil, wanted: RuleValue? = nil, change: AdviceChange
    ) -> Finding {
        Finding(
            guideline: guideline.text, device: device, place: place, message: message, column: column,
            measured: measured, wanted: wanted, change: change)
    }
}
