public import SplitframeInterface

/// A change that cures a finding.
public enum AdviceChange: Hashable, Sendable {
    case set(SplitProperty)
    case removeBarButtons(Column)
    case selectRow(Column)

    /// The property that it sets; nil where it sets none.
    public var property: SplitProperty? { if case .set(let property) = self { property } else { nil } }

    /// The change as an instruction.
    public var text: String {
        switch self {
        case .set(let property): "set \(property.name) to \(property.valueText)"
        case .removeBarButtons(let column):
            "move the bar buttons of the \(column) column to the secondary's bar"
        case .selectRow(let column): "keep the row that the detail shows selected in the \(column) column"
        }
    }
}
