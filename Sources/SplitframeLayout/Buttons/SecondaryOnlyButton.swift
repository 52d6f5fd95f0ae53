import SplitframeInterface

/// The second button of three columns, which hides all columns but the secondary and shows them again.
struct SecondaryOnlyButton: LayoutRule {
    static let title = "secondary-only button"
    var style: SplitStyle
    var showsSecondaryOnlyButton: Bool
    var mode: Decided<DisplayMode>
    /// The last mode that showed more than the secondary, to which a tap returns.
    var lastMode: DisplayMode?

    static let assumptions = [returnFromSecondaryOnly]

    var provenance: Provenance {
        mode.value == .secondaryOnly
            ? returnFromSecondaryOnly.provenance
            : .documented("UISplitViewController.showsSecondaryOnlyButton")
    }

    var outcome: SplitButton? {
        guard style == .tripleColumn, showsSecondaryOnlyButton else { return nil }
        return SplitButton(
            icon: .secondaryOnly, column: .secondary,
            target: mode.value == .secondaryOnly ? lastMode ?? .automatic : .secondaryOnly)
    }

    var sentence: String {
        outcome?.sentence
            ?? (style == .tripleColumn
                ? "The app does not ask for a secondary-only button, so none shows."
                : "Only three columns have a secondary-only button, so none shows.")
    }
}

private let returnFromSecondaryOnly = Assumption(
    rule: "returnFromSecondaryOnly", value: "the last mode with columns, else the automatic one",
    reason: "the way back is undocumented")
