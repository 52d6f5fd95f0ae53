import SplitframeInterface

/// The column whose bar holds the display-mode button.
struct ButtonHost: LayoutRule {
    static let title = "bar that holds the display-mode button"
    var visible: ColumnSet

    var provenance: Provenance { OpenQuestions.buttonHost.provenance }

    var outcome: Column {
        [Column.primary, .supplementary].first(where: visible.contains) ?? .secondary
    }
}
