public import SplitframeInterface

/// The mode that iOS 26 shows for a preference; its history is passed in as the moment and the current mode.
struct FloatingModeResolution<Number: LayoutNumber>: LayoutRule {
    static var title: String { "display mode" }
    var style: SplitStyle
    var preferred: Decided<DisplayMode>
    var moment: ResolutionMoment
    /// The mode on screen so far.
    var current: ResolvedMode
    /// Whether three columns fit beside each other; not used with two columns.
    var fitsThree: Decided<Bool>
    /// Whether the window is wide enough for any column beside the secondary.
    var fitsOne: Bool
    /// Whether one column fits beside the secondary on a phone; if not, the column lies over the secondary.
    var fitsBeside: Decided<Bool>
    /// The least width with a column beside the secondary, if the window's width lies between measured widths;
    /// otherwise nil.
    var unmeasuredLimit: Number?
    var inputs: RuleInputs {
        RuleInputs([unmeasuredLimit], decided: [preferred.decision, fitsThree.decision, fitsBeside.decision])
    }

    static var assumptions: [Assumption] { [twoColumnReduction, overlayBeforeAppearance] }

    var provenance: Provenance {
        // This was measured for every preference in a narrow window.
        if !fitsOne { return .measuredOnPad }
        if !fitsBeside.value { return overlayBeforeAppearance.provenance }
        return switch (style, preferred.value) {
        case (.tripleColumn, .oneOverSecondary), (.tripleColumn, .twoOverSecondary):
            moment == .expansion ? overlayBeforeAppearance.provenance : .measuredOnPad
        case (.tripleColumn, _), (_, .automatic), (_, .secondaryOnly), (_, .oneBesideSecondary):
            .measuredOnPad
        case (_, .oneOverSecondary):
            moment == .onScreen ? .measuredOnPad : overlayBeforeAppearance.provenance
        case (_, .twoBesideSecondary), (_, .twoOverSecondary), (_, .twoDisplaceSecondary):
            twoColumnReduction.provenance
        }
    }

    var outcome: ResolvedMode {
        guard fitsOne else { return ResolvedMode(.secondaryOnly, .tile) }
        let isTriple = style == .tripleColumn
        if !fitsBeside.value, let over = preferred.value.overlaid(of: style) {
            return preferred.value == .automatic && moment == .onScreen
                ? ResolvedMode(.secondaryOnly, .tile) : overlay(over)
        }
        switch preferred.value {
        case .secondaryOnly:
            return ResolvedMode(.secondaryOnly, .tile)
        case .automatic:
            return ResolvedMode(
                isTriple && fitsThree.value ? .twoBesideSecondary : .oneBesideSecondary, .tile)
        case .oneBesideSecondary:
            return ResolvedMode(.oneBesideSecondary, .tile)
        case .twoBesideSecondary, .twoDisplaceSecondary:
            guard isTriple else { return ResolvedMode(.oneBesideSecondary, .tile) }
            if fitsThree.value { return ResolvedMode(.twoBesideSecondary, .tile) }
            return moment == .onScreen
                ? ResolvedMode(.twoOverSecondary, .overlay, floatsOverTiles: true)
                : ResolvedMode(.oneBesideSecondary, .tile)
        case .oneOverSecondary, .twoOverSecondary:
            return overlay(isTriple ? preferred.value : .oneOverSecondary)
        }
    }

    /// The mode for an overlay, which appears only when asked for on screen; a resize keeps the current overlay.
    private func overlay(_ wanted: DisplayMode) -> ResolvedMode {
        switch moment {
        case .onScreen:
            ResolvedMode(wanted, .overlay)
        case .resize where current.splitBehavior == .overlay && !current.floatsOverTiles:
            current
        case .firstAppearance, .expansion, .resize:
            ResolvedMode(.secondaryOnly, .tile)
        }
    }

    var sentence: String {
        guard fitsOne else {
            return
                "The window is too narrow for any column beside the secondary: \(outcome.displayMode) shows."
        }
        let floating = outcome.floatsOverTiles ? ", floating over tiles that stay" : ""
        return "\(moment.words) \(outcome.displayMode) shows\(floating), since \(preferred) is preferred"
            + "\(reservation)."
    }

    /// The condition besides the preference that decides the mode.
    private var reservation: String {
        switch preferred.value {
        case .automatic where style == .tripleColumn, .twoBesideSecondary where style == .tripleColumn,
            .twoDisplaceSecondary where style == .tripleColumn:
            " and three columns \(fitsThree.value ? "fit" : "do not fit") beside each other"
        case .oneOverSecondary, .twoOverSecondary:
            switch moment {
            case .onScreen: ""
            case .resize where outcome == current && outcome.splitBehavior == .overlay:
                " and another width keeps the overlay that is up"
            case .firstAppearance, .expansion, .resize:
                " and an overlay appears only where it is asked for on screen"
            }
        case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: ""
        }
    }
}

private let twoColumnReduction = Assumption(
    rule: "twoColumnReduction",
    value: "modes with two columns beside the secondary become those with one",
    reason: "two-column split views asked for them are unmeasured")

private let overlayBeforeAppearance = Assumption(
    rule: "overlayBeforeAppearance",
    value: "two columns start with the secondary alone, as three do, and so do three that expand",
    reason: "overlays preferred before the first appearance are measured for three columns only")

extension DisplayMode {
    /// The overlay mode with the same columns; nil without further columns.
    fileprivate func overlaid(of style: SplitStyle) -> DisplayMode? {
        switch self {
        case .secondaryOnly: nil
        case .automatic, .oneBesideSecondary, .oneOverSecondary: .oneOverSecondary
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            style == .tripleColumn ? .twoOverSecondary : .oneOverSecondary
        }
    }
}

extension ResolutionMoment {
    fileprivate var words: String {
        switch self {
        case .firstAppearance: "At the first appearance"
        case .expansion: "As the split view expands,"
        case .resize: "As the width changes,"
        case .onScreen: "Asked for on screen,"
        }
    }
}

/// The origin of a mode: enough to apply the same rules again and to explain them.
public struct ModeResolution: Hashable, Sendable {
    /// The resulting mode.
    public var mode: ResolvedMode
    public var moment: ResolutionMoment
    /// The requested mode, by preference, button or gesture.
    public var preferred: DisplayMode
    /// The mode before.
    public var previous: ResolvedMode
}

/// The moment at which a preference is resolved to a mode; the same preference can lead to different modes.
public enum ResolutionMoment: NamedCase {
    /// The split view appears for the first time.
    case firstAppearance
    /// The split view expands.
    case expansion
    /// The split view's width has changed.
    case resize
    /// The preference is set while the split view is on screen.
    case onScreen
}
