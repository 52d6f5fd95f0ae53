import SplitframeInterface

/// The column whose bar holds the display-mode button.
struct ButtonHost: LayoutRule {
    static let title = "bar that holds the display-mode button"
    var visible: Decided<ColumnSet>

    static let assumptions = [buttonHost]

    var provenance: Provenance { buttonHost.provenance }

    var outcome: Column {
        [Column.primary, .supplementary].first(where: visible.value.contains) ?? .secondary
    }

    var sentence: String {
        "Of the columns that show, the bar of the \(outcome) is the one in which a display-mode button would be."
    }
}

private let buttonHost = Assumption(
    rule: "buttonHost", value: "the primary's bar where it shows, else the leading-most visible column's",
    reason: "the host is documented only as the navigation bars of the columns")
