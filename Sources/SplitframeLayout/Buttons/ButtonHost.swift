import SplitframeInterface

/// The column whose bar holds the display-mode button.
struct ButtonHost: LayoutRule {
    static let title = "bar that holds the display-mode button"
    var visible: Decided<ColumnSet>

    static let assumptions = [buttonHost]
    private static let buttonHost = Assumption(
        rule: "buttonHost", value: "the primary's bar where it shows, else the leading-most visible column's",
        reason: "the host is documented only as the navigation bars of the columns")

    var provenance: Provenance { Self.buttonHost.provenance }

    var outcome: Column {
        [Column.primary, .supplementary].first(where: visible.value.contains) ?? .secondary
    }
}
