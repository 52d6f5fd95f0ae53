public import SplitframeInterface

/// A laid-out split view in one place, as input for advice.
public struct AdvicePlace: Hashable, Sendable {
    /// The device's id.
    public var device: String
    /// The orientation and the window, as text.
    public var place: String
    public var state: SplitState
    public var contents: [Column: ColumnContents]

    /// Makes a place in which columns without entries in `contents` get the standard contents.
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
