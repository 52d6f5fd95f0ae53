import SplitframeGeometry
import SplitframeInterface

/// Applies the rules to one state and environment, and keeps the decisions where asked.
struct SplitResolver {
    let state: SplitState
    let environment: TraitEnvironment
    let explanation: Explanation?
    /// The split view's width on the pixel grid; its fit is judged by this (measured).
    let width: Double
    let pixel: Double

    var configuration: SplitConfiguration { state.configuration }
    var generation: Generation { state.generation }
    /// Whether the sidebars stand on the right: trailing in a left-to-right window, or leading in the other.
    var isMirrored: Bool {
        (configuration.primaryEdge == .trailing) != (environment.layoutDirection == .rightToLeft)
    }
    /// The window's insets as seen with the sidebars on the left.
    var sidebarSafeArea: EdgeInsets { isMirrored ? environment.safeArea.mirrored : environment.safeArea }
    var isTriple: Bool { configuration.style == .tripleColumn }

    init(_ state: SplitState, in environment: TraitEnvironment, explanation: Explanation? = nil) {
        self.state = state
        self.environment = environment
        self.explanation = explanation
        width = environment.pixelGrid.round(environment.size.width)
        pixel = environment.pixelGrid.pixel
    }

    /// The mode that the preference means at this moment.
    func mode(at moment: ResolutionMoment, preferred: DisplayMode) -> ResolvedMode {
        switch generation.rules.arrangement {
        case .floating:
            let fitsThree = isTriple && fitsThree()
            let fitsOne = width >= generation[.narrowestOneBeside]
            return explanation.decide(
                FloatingModeResolution(
                    style: configuration.style, preferred: onPlatform(preferred), moment: moment,
                    current: state.mode,
                    fitsThree: fitsThree, fitsOne: fitsOne),
                of: .mode, on: isNarrowUnmeasured(fitsOne: fitsOne) ? [.narrowestOneBeside] : [],
                from: [.preference] + (isTriple ? [.fit] : []))
        case .flat:
            return flatMode(preferred: preferred)
        case .popover:
            return explanation.decide(
                PopoverModeResolution(size: environment.size, shouldHide: state.shouldHide), of: .mode)
        }
    }

    /// The widest window measured that shows the secondary alone, and the narrowest with a column beside it, in
    /// points (measured, iOS 26.1).
    private static let widestMeasuredAlone = 393.0
    static let narrowestMeasuredBeside = 600.0

    /// Whether the narrowest width decides where nobody has measured.
    private func isNarrowUnmeasured(fitsOne: Bool) -> Bool {
        fitsOne ? width < Self.narrowestMeasuredBeside : width > Self.widestMeasuredAlone
    }

    private func flatMode(preferred: DisplayMode) -> ResolvedMode {
        // Without the gesture nobody could reach another mode, so the preference is taken as it stands.
        let own = configuration.presentsWithGesture ? nil : preferred.behavior.map(onPlatform)
        let fits = own == nil && isTriple && fitsThree()
        let behavior = own ?? flatBehavior(fitsThree: fits)
        let read = read(preferred, under: behavior)
        return explanation.decide(
            FlatModeResolution(
                style: configuration.style, preferred: read, behavior: behavior, fitsThree: fits,
                isLiteral: own != nil),
            of: .mode, from: own == nil ? [.preference, .behavior, .fit] : [.preference])
    }

    /// The behaviour that the platform makes of one that is asked for.
    private func onPlatform(_ asked: SplitBehavior) -> SplitBehavior {
        guard environment.idiom == .tv, asked == .overlay else { return asked }
        return explanation.decide(OverlayOnTelevision(asked: asked), of: .behavior)
    }

    /// The mode that the platform makes of one that is asked for.
    private func onPlatform(_ preferred: DisplayMode) -> DisplayMode {
        guard let behavior = preferred.behavior, onPlatform(behavior) != behavior else { return preferred }
        return read(preferred, under: .tile)
    }

    /// A preferred mode read through a behaviour.
    func read(_ preferred: DisplayMode, under behavior: SplitBehavior) -> DisplayMode {
        explanation.decide(
            PreferenceUnderBehavior(
                preferred: preferred, behavior: behavior, style: configuration.style), of: .preference,
            from: [.behavior])
    }

    /// Whether three columns fit, each at its minimum, or in flat arrangements with the width it would get.
    func fitsThree() -> Bool {
        let isFloating = generation.rules.arrangement == .floating
        let primary = isFloating ? minimum(.primary) : wanted(.primary)
        let supplementary = isFloating ? minimum(.supplementary) : wanted(.supplementary)
        let inspector = inspectorWidth()
        return explanation.decide(
            ThreeColumnFit(
                width: width, between: isFloating ? generation[.sidebarInset] + pixel : 2 * pixel,
                minimumPrimary: primary, minimumSupplementary: supplementary,
                minimumSecondary: minimum(.secondary), inspector: inspector,
                keepsWantedWidths: !isFloating),
            of: .fit,
            on: isFloating
                ? [.sidebarInset] + minimumFigures(.primary, .supplementary, .secondary)
                : minimumFigures(.secondary),
            from: (isFloating ? [] : [.width(.primary), .width(.supplementary)])
                + (inspector > 0 ? [.width(.inspector)] : []))
    }

    private func flatBehavior(fitsThree: Bool) -> SplitBehavior {
        let asked = configuration.preferredSplitBehavior
        if asked != .automatic, configuration.style != .unspecified { return onPlatform(asked) }
        let sidebars = isTriple ? wanted(.primary) + wanted(.supplementary) : 0
        return explanation.decide(
            AutomaticBehavior(
                style: configuration.style, size: environment.size, fitsThree: fitsThree,
                widthLeftForSecondary: width - sidebars,
                displacedSecondaryMinimum: generation[.displacedSecondaryMinimum],
                portraitTileWidth: generation[.portraitTileWidth]),
            of: .behavior, on: [isTriple ? .displacedSecondaryMinimum : .portraitTileWidth],
            from: isTriple ? [.fit, .width(.primary), .width(.supplementary)] : [])
    }
}
