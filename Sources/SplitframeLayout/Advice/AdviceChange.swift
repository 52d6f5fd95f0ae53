public import SplitframeInterface

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
