import SplitframeInterface

/// The mode that iOS 26 shows for a preference; what history decides comes in as the moment and the current mode.
struct FloatingModeResolution: LayoutRule {
    static let title = "display mode"
    var style: SplitStyle
    var preferred: DisplayMode
    var moment: ResolutionMoment
    /// The mode on screen until now.
    var current: ResolvedMode
    /// Whether three columns fit beside each other; no two-column split view asks.
    var fitsThree: Bool
    /// Whether the window is wide enough for any column beside the secondary.
    var fitsOne: Bool

    static let assumptions = [twoColumnReduction, overlayBeforeAppearance]
    private static let twoColumnReduction = Assumption(
        rule: "twoColumnReduction",
        value: "modes with two columns beside the secondary become those with one",
        reason: "two-column split views asked for them are unmeasured")
    private static let overlayBeforeAppearance = Assumption(
        rule: "overlayBeforeAppearance",
        value: "two columns start with the secondary alone, as three do, and so do three that expand",
        reason: "overlays preferred before the first appearance are measured for three columns only")

    var provenance: Provenance {
        // Measured for every preference in a narrow window.
        if !fitsOne { return .measuredOnPad }
        return switch (style, preferred) {
        case (.tripleColumn, .oneOverSecondary), (.tripleColumn, .twoOverSecondary):
            moment == .expansion ? Self.overlayBeforeAppearance.provenance : .measuredOnPad
        case (.tripleColumn, _), (_, .automatic), (_, .secondaryOnly), (_, .oneBesideSecondary):
            .measuredOnPad
        case (_, .oneOverSecondary):
            moment == .onScreen ? .measuredOnPad : Self.overlayBeforeAppearance.provenance
        case (_, .twoBesideSecondary), (_, .twoOverSecondary), (_, .twoDisplaceSecondary):
            Self.twoColumnReduction.provenance
        }
    }

    var outcome: ResolvedMode {
        guard fitsOne else { return ResolvedMode(.secondaryOnly, .tile) }
        let isTriple = style == .tripleColumn
        switch preferred {
        case .secondaryOnly:
            return ResolvedMode(.secondaryOnly, .tile)
        case .automatic:
            return ResolvedMode(isTriple && fitsThree ? .twoBesideSecondary : .oneBesideSecondary, .tile)
        case .oneBesideSecondary:
            return ResolvedMode(.oneBesideSecondary, .tile)
        case .twoBesideSecondary, .twoDisplaceSecondary:
            guard isTriple else { return ResolvedMode(.oneBesideSecondary, .tile) }
            if fitsThree { return ResolvedMode(.twoBesideSecondary, .tile) }
            return moment == .onScreen
                ? ResolvedMode(.twoOverSecondary, .overlay, floatsOverTiles: true)
                : ResolvedMode(.oneBesideSecondary, .tile)
        case .oneOverSecondary, .twoOverSecondary:
            return overlay(isTriple ? preferred : .oneOverSecondary)
        }
    }

    /// An overlay appears only when asked for on screen; a resize keeps whatever overlay is up.
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
}
