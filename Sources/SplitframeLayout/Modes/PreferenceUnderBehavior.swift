public import SplitframeInterface

/// A preferred mode adapted to a split behaviour; automatic remains automatic.
struct PreferenceUnderBehavior: LayoutRule {
    static let title = "preferred mode read through the behaviour"
    var preferred: DisplayMode
    var behavior: Decided<SplitBehavior>
    var style: SplitStyle
    var inputs: RuleInputs { RuleInputs(decided: [behavior.decision]) }

    static let assumptions = [twoColumnReduction, besideUnderOverlay]

    var provenance: Provenance {
        switch (preferred, style) {
        case (.automatic, _), (.secondaryOnly, _), (_, .tripleColumn):
            .documented("UISplitViewController.preferredDisplayMode")
        case (.oneBesideSecondary, .doubleColumn), (.oneOverSecondary, .doubleColumn):
            preferred == outcome
                ? .documented("UISplitViewController.preferredDisplayMode") : besideUnderOverlay.provenance
        case (.oneBesideSecondary, .unspecified), (.oneOverSecondary, .unspecified):
            .documented("UISplitViewController.preferredDisplayMode")
        case (.twoBesideSecondary, _), (.twoOverSecondary, _), (.twoDisplaceSecondary, _):
            twoColumnReduction.provenance
        }
    }

    var outcome: DisplayMode {
        switch preferred {
        case .automatic, .secondaryOnly:
            preferred
        case .oneBesideSecondary, .oneOverSecondary:
            behavior.value == .overlay ? .oneOverSecondary : .oneBesideSecondary
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            switch (behavior.value, style == .tripleColumn) {
            case (.overlay, true): .twoOverSecondary
            case (.displace, true): .twoDisplaceSecondary
            case (.tile, true), (.automatic, true): .twoBesideSecondary
            case (.overlay, false): .oneOverSecondary
            case (.displace, false), (.tile, false), (.automatic, false): .oneBesideSecondary
            }
        }
    }

    var sentence: String {
        if style == .unspecified {
            return preferred == outcome
                ? "The preferred mode \(preferred) stays as it is."
                : "The preferred mode \(preferred) means \(outcome) here."
        }
        return preferred == outcome
            ? "Under the behaviour \(behavior) the preferred mode \(preferred) stays as it is."
            : "Under the behaviour \(behavior) the preferred mode \(preferred) means \(outcome)."
    }
}

private let twoColumnReduction = Assumption(
    rule: "flatTwoColumnReduction",
    value: "modes with two columns beside the secondary become those with one",
    reason: "two-column split views asked for them are undocumented")

private let besideUnderOverlay = Assumption(
    rule: "besideUnderOverlay",
    value: "a column asked for beside the secondary of two lies over it under an automatic overlay",
    reason:
        "undecided: the pages speak of three columns, and whether the preferred mode of two decides the behaviour was "
        + "seen on iOS 26.1 only; an iPad of iOS 14 to 18 in portrait that prefers oneBesideSecondary would settle it"
)

extension DisplayMode {
    /// The behaviour that a mode belongs to; nil for modes that belong to every behaviour.
    var behavior: SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }

    /// The columns that a mode shows in a style; an overlay includes the secondary.
    func columns(of style: SplitStyle) -> ColumnSet {
        switch self {
        case .automatic, .secondaryOnly:
            .secondary
        case .oneBesideSecondary, .oneOverSecondary:
            style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        }
    }
}

/// The display modes that a style shows under a split behaviour.
struct AllowedModes: LayoutRule {
    static let title = "modes of the style under the behaviour"
    var style: SplitStyle
    var behavior: Decided<SplitBehavior>
    var inputs: RuleInputs { RuleInputs(decided: [behavior.decision]) }

    var provenance: Provenance {
        .documented("UISplitViewController.SplitBehavior and DisplayMode")
    }

    var outcome: [DisplayMode] { style.modes(under: behavior.value) }

    var sentence: String {
        outcome.isEmpty
            ? "The behaviour \(behavior) has no modes of its own."
            : "Under the behaviour \(behavior) the style \(style) has the modes \(outcome.map(\.name).list())."
    }
}

extension SplitStyle {
    /// The display modes that a split view of this style shows under a behaviour, with the fewest columns first.
    public func modes(under behavior: SplitBehavior) -> [DisplayMode] {
        switch (self, behavior) {
        case (.unspecified, .tile), (.unspecified, .displace), (.doubleColumn, .tile),
            (.doubleColumn, .displace):
            [.secondaryOnly, .oneBesideSecondary]
        case (.unspecified, .overlay), (.doubleColumn, .overlay):
            [.secondaryOnly, .oneOverSecondary]
        case (.tripleColumn, .tile):
            [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
        case (.tripleColumn, .overlay):
            [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
        case (.tripleColumn, .displace):
            [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
        case (_, .automatic):
            []
        }
    }
}
