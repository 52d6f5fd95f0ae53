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

/// A change that cures a finding.
public enum AdviceChange: Hashable, Sendable {
    case set(SplitProperty)
    case hideBar(Column)
    case selectRow(Column)
    case moveView(String, Column)
    case giveIcon(String, Column)
    case adaptToCorner(String, Column)

    /// The property that the change sets; nil where it sets none.
    public var property: SplitProperty? { if case .set(let property) = self { property } else { nil } }

    /// The change as an instruction.
    public var text: String {
        switch self {
        case .set(let property): "set \(property.name) to \(property.valueText)"
        case .hideBar(let column): "hide the navigation bar of the \(column) column"
        case .selectRow(let column): "keep the row that the detail shows selected in the \(column) column"
        case .moveView(let name, let column):
            "keep \(name) of the \(column) column inside the safe area and off the fold"
        case .adaptToCorner(let name, let column):
            "lay out \(name) of the \(column) column by a guide with cornerAdaptation, or below a navigation bar"
        case .giveIcon(let item, let column): "give \(item) of the \(column) column an icon"
        }
    }
}
