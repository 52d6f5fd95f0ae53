import SplitframeInterface

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
    /// Whether that column fits on a phone; otherwise it lies over the secondary.
    var fitsBeside: Decided<Bool>
    /// The width limit, where it decides between widths that were measured.
    var unmeasuredLimit: Number?

    static var assumptions: [Assumption] { [twoColumnReduction, overlayBeforeAppearance] }
    private static var twoColumnReduction: Assumption {
        Assumption(
            rule: "twoColumnReduction",
            value: "modes with two columns beside the secondary become those with one",
            reason: "two-column split views asked for them are unmeasured")
    }
    private static var overlayBeforeAppearance: Assumption {
        Assumption(
            rule: "overlayBeforeAppearance",
            value: "two columns start with the secondary alone, as three do, and so do three that expand",
            reason: "overlays preferred before the first appearance are measured for three columns only")
    }

    var provenance: Provenance {
        // This was measured for every preference in a narrow window.
        if !fitsOne { return .measuredOnPad }
        if !fitsBeside.value { return Self.overlayBeforeAppearance.provenance }
        return switch (style, preferred.value) {
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
}

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
