import SplitframeGeometry
import SplitframeInterface

/// Applies the rules to one state and environment, and keeps the decisions where asked.
struct SplitResolver {
    let state: SplitState
    let environment: TraitEnvironment
    var explanation: Explanation
    /// The split view's width on the pixel grid; its fit is judged by this (measured).
    let width: Double
    let pixel: Double

    var configuration: SplitConfiguration { state.configuration }
    var metrics: SplitMetrics { state.metrics }
    /// Whether the sidebars stand on the right: trailing in a left-to-right window, or leading in the other.
    var isMirrored: Bool {
        (configuration.primaryEdge == .trailing) != (environment.layoutDirection == .rightToLeft)
    }
    /// The window's insets as seen with the sidebars on the left.
    var sidebarSafeArea: EdgeInsets { isMirrored ? environment.safeArea.mirrored : environment.safeArea }
    var isTriple: Bool { configuration.style == .tripleColumn }

    init(_ state: SplitState, in environment: TraitEnvironment, explanation: Explanation = .off) {
        self.state = state
        self.environment = environment
        self.explanation = explanation
        width = environment.pixelGrid.round(environment.size.width)
        pixel = environment.pixelGrid.pixel
    }

    /// The mode that the preference means at this moment.
    mutating func mode(at moment: ResolutionMoment, preferred: DisplayMode) -> ResolvedMode {
        switch metrics.generation {
        case .iOS26:
            return explanation.decide(
                FloatingModeResolution(
                    style: configuration.style, preferred: preferred, moment: moment, current: state.mode,
                    fitsThree: isTriple && fitsThree(), fitsOne: width >= metrics.narrowestOneBeside))
        case .iOS14:
            let fits = isTriple && fitsThree()
            let behavior = flatBehavior(fitsThree: fits)
            return explanation.decide(
                FlatModeResolution(
                    style: configuration.style, preferred: preferred, behavior: behavior, fitsThree: fits,
                    presentsWithGesture: configuration.presentsWithGesture))
        case .iOS7:
            return explanation.decide(
                PopoverModeResolution(size: environment.size, shouldHide: state.shouldHide))
        }
    }

    /// Whether three columns fit, each at its minimum; iOS 14 asks with the widths it would give them.
    mutating func fitsThree() -> Bool {
        let isFloating = metrics.generation == .iOS26
        return explanation.decide(
            ThreeColumnFit(
                width: width, between: isFloating ? metrics.sidebarInset + pixel : 2 * pixel,
                minimumPrimary: isFloating ? minimum(.primary) : wanted(.primary),
                minimumSupplementary: isFloating ? minimum(.supplementary) : wanted(.supplementary),
                minimumSecondary: minimum(.secondary), inspector: inspectorWidth(),
                generation: metrics.generation))
    }

    private mutating func flatBehavior(fitsThree: Bool) -> SplitBehavior {
        let asked = configuration.preferredSplitBehavior
        if asked != .automatic, configuration.style != .unspecified { return asked }
        let sidebars = isTriple ? wanted(.primary) + wanted(.supplementary) : 0
        return explanation.decide(
            AutomaticBehavior(
                style: configuration.style, size: environment.size, fitsThree: fitsThree,
                leftBesideTwo: width - sidebars,
                displacedSecondaryMinimum: metrics.displacedSecondaryMinimum,
                portraitTileWidth: metrics.portraitTileWidth))
    }
}
