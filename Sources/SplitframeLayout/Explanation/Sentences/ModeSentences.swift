import SplitframeGeometry
import SplitframeInterface

// The sentence of each rule about modes and behaviours.

extension CollapseWhenCompact {
    var sentence: String {
        guard horizontalSizeClass == .compact else {
            return "The width is regular, so the split view is not collapsed."
        }
        return collapsesWhenCompact
            ? "The width is compact, so the split view is collapsed."
            : "The width is compact, but this system knows no size classes: the split view is not collapsed."
    }
}

extension ThreeColumnFit {
    var sentence: String {
        let manner = keepsWantedWidths ? "at the widths that they want" : "at their minimum widths"
        let more = inspector > .zero ? ", and an inspector of \(inspector.lengthText)" : ""
        return "Primary, supplementary and secondary need \(minimumPrimary.lengthText), "
            + "\(minimumSupplementary.lengthText) and \(minimumSecondary.lengthText) points \(manner), with "
            + "\(between.lengthText) between them\(more): \(width.lengthText) points are "
            + (outcome ? "enough." : "not enough.")
    }
}

extension AutomaticBehavior {
    var sentence: String {
        let result = "so the automatic behaviour is \(outcome)."
        let isLandscape = size.width > size.height
        if style == .tripleColumn {
            if fitsThree.value { return "Three columns fit beside each other, \(result)" }
            return isLandscape
                ? "Three columns do not fit; two that displace the secondary leave it "
                    + "\(widthLeftForSecondary.lengthText) points, where \(displacedSecondaryMinimum.lengthText) "
                    + "are enough, \(result)"
                : "Three columns do not fit in portrait, \(result)"
        }
        return isLandscape
            ? "Two columns fit in landscape, \(result)"
            : "In portrait two columns need \(portraitTileWidth.lengthText) points and have "
                + "\(size.width.lengthText), \(result)"
    }
}

extension OverlayOnTelevision {
    var sentence: String {
        asked == outcome
            ? "A television shows the behaviour that is asked for, \(asked)."
            : "A television shows no overlay: where \(asked) is asked for, the behaviour is \(outcome)."
    }
}

extension AllowedModes {
    var sentence: String {
        outcome.isEmpty
            ? "The behaviour \(behavior) has no modes of its own."
            : "Under the behaviour \(behavior) the style \(style) has the modes \(outcome.map(\.name).inSentence)."
    }
}

extension PreferenceUnderBehavior {
    var sentence: String {
        preferred == outcome
            ? "Under the behaviour \(behavior) the preferred mode \(preferred) stays as it is."
            : "Under the behaviour \(behavior) the preferred mode \(preferred) means \(outcome)."
    }
}

extension FloatingModeResolution {
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

extension FlatModeResolution {
    var sentence: String {
        if isLiteral { return "The gesture is off, so the preferred mode \(preferred) shows as it stands." }
        let asksForThree =
            preferred.value == .twoBesideSecondary
            || style == .tripleColumn && preferred.value == .automatic
                && (behavior.value == .tile || behavior.value == .automatic)
        let fit =
            asksForThree
            ? " and three columns \(fitsThree.value ? "fit" : "do not fit") beside each other" : ""
        return
            "Under the behaviour \(behavior) \(outcome.displayMode) shows, since \(preferred) is preferred\(fit)."
    }
}

extension PopoverModeResolution {
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
