import SplitframeInterface

/// The next mode that shows one more column under a behaviour; nil where all columns show.
struct RevealStep: LayoutRule {
    static let title = "next step that reveals a column"
    /// The modes of the style under the behaviour, in the order in which columns are revealed.
    var modes: Decided<[DisplayMode]>
    var mode: Decided<DisplayMode>
    var inputs: RuleInputs { RuleInputs(decided: [modes.decision, mode.decision]) }

    var provenance: Provenance { .documented("UISplitViewController.SplitBehavior") }

    var outcome: DisplayMode? {
        let modes = modes.value
        guard let index = modes.firstIndex(of: mode.value), index + 1 < modes.count else { return nil }
        return modes[index + 1]
    }

    var sentence: String {
        outcome.map { "From \(mode) the next mode with one column more is \($0)." }
            ?? "From \(mode) no column is left to reveal."
    }
}

/// The next mode that shows one column fewer; nil where only the secondary shows.
struct ConcealStep: LayoutRule {
    static let title = "next step that hides a column"
    var current: Decided<ResolvedMode>
    var inputs: RuleInputs { RuleInputs(decided: [current.decision]) }

    static let assumptions = [stepBack]

    var provenance: Provenance { stepBack.provenance }

    var outcome: DisplayMode? {
        switch current.value.displayMode {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .oneOverSecondary: .secondaryOnly
        case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
        case .twoOverSecondary: current.value.floatsOverTiles ? .oneBesideSecondary : .oneOverSecondary
        }
    }

    var sentence: String {
        outcome.map { "From \(current.value.displayMode) one step back leads to \($0)." }
            ?? "From \(current.value.displayMode) no column is left to hide."
    }
}

private let stepBack = Assumption(
    rule: "stepBack",
    value: "swipes and taps go one step; two columns floating over tiles go back to one beside",
    reason: "the documented diagram is not available as text")
