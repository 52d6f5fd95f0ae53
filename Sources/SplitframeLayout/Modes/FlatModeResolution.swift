import SplitframeInterface

/// The mode that iOS 8 to 18 show for a preference under a behaviour.
struct FlatModeResolution: LayoutRule {
    static let title = "display mode"
    var style: SplitStyle
    var preferred: DisplayMode
    var behavior: SplitBehavior
    var fitsThree: Bool
    var presentsWithGesture: Bool

    var provenance: Provenance {
        if takesLiterally { return OpenQuestions.literalWithoutGesture.provenance }
        return .documented("UISplitViewController.preferredDisplayMode and SplitBehavior")
    }

    var outcome: ResolvedMode {
        if takesLiterally {
            let own = preferred.behavior ?? behavior
            let mode = PreferenceUnderBehavior(preferred: preferred, behavior: own, style: style).outcome
            return ResolvedMode(mode, own)
        }
        switch PreferenceUnderBehavior(preferred: preferred, behavior: behavior, style: style).outcome {
        case .automatic:
            return ResolvedMode(automatic, behavior)
        case .twoBesideSecondary where !fitsThree:
            return ResolvedMode(.oneBesideSecondary, behavior)
        case let mode:
            return ResolvedMode(mode, behavior)
        }
    }

    /// Without the gesture nobody could reach another mode, so the preference is taken as it stands.
    private var takesLiterally: Bool { !presentsWithGesture && preferred != .automatic }

    private var automatic: DisplayMode {
        switch behavior {
        case .overlay: .secondaryOnly
        case .displace: .oneBesideSecondary
        case .tile, .automatic:
            style == .tripleColumn && fitsThree ? .twoBesideSecondary : .oneBesideSecondary
        }
    }
}
