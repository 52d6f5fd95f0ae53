import SplitframeInterface

/// The classic `displayModeButtonItem`, as it would look in the secondary's bar, where apps place it.
struct ClassicButton: LayoutRule {
    static let title = "classic display-mode button item"
    var mode: Decided<DisplayMode>
    /// The delegate's mode for the next action; automatic leaves the choice to the split view.
    var target: DisplayMode
    var canTile: Bool

    static let assumptions = [classicHeuristic]

    var provenance: Provenance {
        target == .automatic
            ? classicHeuristic.provenance
            : .documented("UISplitViewController.displayModeButtonItem")
    }

    var outcome: SplitButton? {
        let wanted = target == .automatic ? heuristic : target
        if wanted == mode.value { return nil }
        return SplitButton(
            icon: wanted == .secondaryOnly ? .expand : .back, column: .secondary, target: wanted)
    }

    private var heuristic: DisplayMode {
        guard mode.value == .secondaryOnly else { return .secondaryOnly }
        return canTile ? .oneBesideSecondary : .oneOverSecondary
    }

    var sentence: String {
        outcome?.sentence ?? "The mode that a tap would lead to shows already, so there is no button."
    }
}

private let classicHeuristic = Assumption(
    rule: "classicHeuristic", value: "tile where possible, else overlay",
    reason: "follows from the header's words and the 2014 guidelines")
