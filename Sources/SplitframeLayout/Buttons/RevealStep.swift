import SplitframeInterface

/// The next mode that shows one column more under a behaviour; nil where nothing is left to reveal.
struct RevealStep: LayoutRule {
    static let title = "next step that reveals a column"
    var style: SplitStyle
    var behavior: SplitBehavior
    var mode: DisplayMode

    var provenance: Provenance { .documented("UISplitViewController.SplitBehavior") }

    var outcome: DisplayMode? {
        let modes = AllowedModes(style: style, behavior: behavior == .automatic ? .tile : behavior).outcome
        guard let index = modes.firstIndex(of: mode), index + 1 < modes.count else { return nil }
        return modes[index + 1]
    }
}

/// The next mode that shows one column fewer; nil where only the secondary is left.
struct ConcealStep: LayoutRule {
    static let title = "next step that hides a column"
    var style: SplitStyle
    var current: ResolvedMode

    var provenance: Provenance { OpenQuestions.stepBack.provenance }

    var outcome: DisplayMode? {
        switch current.displayMode {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .oneOverSecondary: .secondaryOnly
        case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
        case .twoOverSecondary: current.floatsOverTiles ? .oneBesideSecondary : .oneOverSecondary
        }
    }
}
