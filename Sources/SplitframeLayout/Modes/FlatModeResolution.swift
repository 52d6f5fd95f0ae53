import SplitframeInterface

/// The mode that iOS 8 to 18 show for a preference under a behaviour.
struct FlatModeResolution: LayoutRule {
    static let title = "display mode"
    var style: SplitStyle
    /// The preferred mode, adapted to the behaviour.
    var preferred: Decided<DisplayMode>
    var behavior: Decided<SplitBehavior>
    var fitsThree: Decided<Bool>
    /// Whether the preference is used unchanged.
    var isLiteral: Bool
    var inputs: RuleInputs {
        RuleInputs(decided: [preferred.decision, behavior.decision, fitsThree.decision])
    }

    static let assumptions = [literalWithoutGesture]

    var provenance: Provenance {
        if style == .unspecified, preferred.value != .automatic {
            return .documented(
                "UISplitViewController, preferredDisplayMode: every effort is made to respect it")
        }
        if isLiteral { return literalWithoutGesture.provenance }
        return .documented("UISplitViewController.preferredDisplayMode and SplitBehavior")
    }

    var outcome: ResolvedMode {
        let behavior = behavior.value
        if isLiteral { return ResolvedMode(preferred.value, behavior) }
        switch preferred.value {
        case .automatic:
            return ResolvedMode(automatic, behavior)
        case .twoBesideSecondary where !fitsThree.value:
            return ResolvedMode(.oneBesideSecondary, behavior)
        case let mode:
            return ResolvedMode(mode, behavior)
        }
    }

    private var automatic: DisplayMode {
        switch behavior.value {
        case .overlay: .secondaryOnly
        case .displace: .oneBesideSecondary
        case .tile, .automatic:
            style == .tripleColumn && fitsThree.value ? .twoBesideSecondary : .oneBesideSecondary
        }
    }

    var sentence: String {
        if style == .unspecified {
            return preferred.value == .automatic
                ? "In the classic style \(outcome.displayMode) shows, since \(preferred) is preferred."
                : "A classic split view has no split behaviour: the preferred mode \(preferred) shows as it stands."
        }
        if isLiteral { return "The gesture is off, so the preferred mode \(preferred) shows as it stands." }
        let prefersThree =
            preferred.value == .twoBesideSecondary
            || style == .tripleColumn && preferred.value == .automatic
                && (behavior.value == .tile || behavior.value == .automatic)
        let fit =
            prefersThree
            ? " and three columns \(fitsThree.value ? "fit" : "do not fit") beside each other" : ""
        return
            "Under the behaviour \(behavior) \(outcome.displayMode) shows, since \(preferred) is preferred\(fit)."
    }
}

private let literalWithoutGesture = Assumption(
    rule: "literalWithoutGesture",
    value: "without the gesture iOS 14 to 18 take the preferred mode literally, iOS 26 as ever",
    reason: "documented without a word on too little width")

/// Whether iOS 7 shows both panes: in landscape, and in portrait where the delegate keeps the primary visible.
struct PopoverModeResolution: LayoutRule {
    static let title = "panes of iOS 7"
    var size: Size
    /// The delegate's answer for this orientation; nil where it has none.
    var shouldHide: Bool?
    var inputs: RuleInputs { RuleInputs() }

    var provenance: Provenance { .documented("iOS Human Interface Guidelines, 2014") }

    var outcome: ResolvedMode {
        let hides = shouldHide ?? (size.width <= size.height)
        return ResolvedMode(hides ? .secondaryOnly : .oneBesideSecondary, .tile)
    }

    var sentence: String {
        let result = outcome.displayMode == .secondaryOnly ? "the right pane shows alone" : "both panes show"
        return switch shouldHide {
        case .some(true): "The delegate wants the left pane hidden: \(result)."
        case .some(false): "The delegate wants the left pane to stay: \(result)."
        case nil:
            "Where the delegate has no answer, \(result) in \(size.width > size.height ? "landscape" : "portrait")."
        }
    }
}
