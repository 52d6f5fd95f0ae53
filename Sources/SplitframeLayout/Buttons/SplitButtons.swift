public import SplitframeInterface

/// The buttons that the split view puts into bars itself, or provides to the app in the classic style.
public struct SplitButtons: Hashable, Sendable {
    /// The display-mode button; nil where it does not show.
    public var displayMode: SplitButton?
    /// The secondary-only button of three columns; nil where it does not show.
    public var secondaryOnly: SplitButton?

    public static let none = SplitButtons(displayMode: nil, secondaryOnly: nil)
}

/// A button of the split view: its icon, its column and the mode that a tap leads to.
public struct SplitButton: Hashable, Sendable {
    public var icon: BarButtonElement.Icon
    /// The column whose bar holds the button.
    public var column: Column
    /// The mode that a tap requests.
    public var target: DisplayMode

    /// The button, its bar and the mode that it leads to, as a sentence.
    var sentence: String {
        "The bar of the \(column) holds \(words), which leads to \(target)."
    }

    private var words: String {
        switch icon {
        case .sidebar, .trailingSidebar: "the sidebar button"
        case .back: "a back button"
        case .expand: "the button to expand"
        case .secondaryOnly: "the secondary-only button"
        default: "a button"
        }
    }
}

/// The column whose bar holds the display-mode button.
struct ButtonHost: LayoutRule {
    static let title = "bar that holds the display-mode button"
    var visible: Decided<ColumnSet>
    var inputs: RuleInputs { RuleInputs(decided: [visible.decision]) }

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
