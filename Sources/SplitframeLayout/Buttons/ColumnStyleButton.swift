import SplitframeInterface

/// The display-mode button that split views of column styles put into a bar automatically.
struct ColumnStyleButton: LayoutRule {
    static let title = "display-mode button"
    var style: SplitStyle
    var primaryEdge: PrimaryEdge
    /// The behaviour that determines the steps of the button.
    var behavior: Decided<SplitBehavior>
    var mode: Decided<DisplayMode>
    var visibility: DisplayModeButtonVisibility
    var presentsWithGesture: Bool
    /// The column in whose bar the button is placed.
    var host: Decided<Column>
    /// The mode with one more column, to which a chevron leads; nil for other buttons, and if no column can be
    /// revealed.
    var next: Decided<DisplayMode?>
    var inputs: RuleInputs {
        RuleInputs(decided: [behavior.decision, mode.decision, host.decision, next.decision])
    }

    static let assumptions = [spentButton]

    var provenance: Provenance {
        style == .doubleColumn && behavior.value != .tile
            ? spentButton.provenance
            : .documented("UISplitViewController.SplitBehavior and displayModeButtonVisibility")
    }

    var outcome: SplitButton? {
        guard isWanted else { return nil }
        return behavior.value == .tile ? toggle : next.value.flatMap { button(.back, to: $0) }
    }

    private var isWanted: Bool {
        switch visibility {
        case .never: false
        case .automatic: presentsWithGesture
        case .always: true
        }
    }

    /// Whether the button is a chevron, which needs `next`.
    ///
    /// Under overlay and displacement every button is a chevron; three displacing columns have one only in
    /// `oneBesideSecondary`, the only mode for which it is documented.
    var isChevron: Bool {
        let isLone =
            behavior.value == .displace && style == .tripleColumn && mode.value != .oneBesideSecondary
        return isWanted && behavior.value != .tile && !isLone
    }

    /// The sidebar button of tiled columns, which shows and hides one column; three columns have none if only the
    /// secondary is shown.
    private var toggle: SplitButton? {
        switch (mode.value, style == .tripleColumn) {
        case (.secondaryOnly, false): button(sidebar, to: .oneBesideSecondary)
        case (.oneBesideSecondary, false): button(sidebar, to: .secondaryOnly)
        case (.oneBesideSecondary, true): button(sidebar, to: .twoBesideSecondary)
        case (.twoBesideSecondary, true): button(sidebar, to: .oneBesideSecondary)
        case (.automatic, _), (.secondaryOnly, true), (.oneOverSecondary, _), (.twoOverSecondary, _),
            (.twoBesideSecondary, false), (.twoDisplaceSecondary, _):
            nil
        }
    }

    private var sidebar: BarButtonElement.Icon {
        switch primaryEdge {
        case .leading: .sidebar
        case .trailing: .trailingSidebar
        }
    }

    private func button(_ icon: BarButtonElement.Icon, to target: DisplayMode) -> SplitButton? {
        SplitButton(icon: icon, column: host.value, target: target)
    }

    var sentence: String {
        if let outcome { return outcome.sentence }
        return switch visibility {
        case .never: "Its visibility is never, so no display-mode button shows."
        case .automatic where !presentsWithGesture:
            "The gesture is off and the button follows it, so no display-mode button shows."
        case .automatic, .always: "In \(mode) under the behaviour \(behavior) no display-mode button shows."
        }
    }
}

private let spentButton = Assumption(
    rule: "spentButton", value: "hidden where nothing is left to reveal; a chevron in a lone secondary",
    reason: "two columns that overlay or displace are undocumented here")

/// The second button of three columns, which hides all columns but the secondary and shows them again.
struct SecondaryOnlyButton: LayoutRule {
    static let title = "secondary-only button"
    var style: SplitStyle
    var showsSecondaryOnlyButton: Bool
    var mode: Decided<DisplayMode>
    /// The last mode that showed more than the secondary, to which a tap returns.
    var lastMode: DisplayMode?
    var inputs: RuleInputs { RuleInputs(decided: [mode.decision]) }

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

/// The classic `displayModeButtonItem`, as it would look in the secondary's bar, where apps place it.
struct ClassicButton: LayoutRule {
    static let title = "classic display-mode button item"
    var mode: Decided<DisplayMode>
    /// The delegate's mode for the next action; automatic leaves the choice to the split view.
    var target: DisplayMode
    var canTile: Bool
    var inputs: RuleInputs { RuleInputs(decided: [mode.decision]) }

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
