import SplitframeInterface

/// Applies the rules to one state and environment, and keeps the decisions where they are asked for.
///
/// Plain numbers are fast enough for millions of layouts; numbers that keep their reasons give one layout with all
/// reasons.
struct SplitResolver<Number: LayoutNumber & Computed> {
    let state: SplitState
    let explanation: Explanation?
    let mode: Decided<ResolvedMode>
    let isCollapsed: Decided<Bool>
    /// The split view's width on the pixel grid, by which columns fit or not (measured).
    let width: Number
    /// One device pixel, as wide as a separator.
    let pixel: Number

    var configuration: SplitConfiguration { state.configuration }
    var generation: Generation { state.generation }
    var environment: TraitEnvironment { state.surroundings }
    /// Whether the sidebars are on the right: trailing in a left-to-right window, or leading in a right-to-left one.
    var isMirrored: Bool {
        (configuration.primaryEdge == .trailing) != (environment.layoutDirection == .rightToLeft)
    }
    var isTriple: Bool { configuration.style == .tripleColumn }

    /// Inlined, so that the state is not copied twice for each layout.
    @inline(__always)
    init(
        _ state: SplitState, explanation: Explanation? = nil, mode: Decided<ResolvedMode>? = nil,
        isCollapsed: Decided<Bool>? = nil
    ) {
        self.state = state
        self.explanation = explanation
        self.mode = mode ?? Decided(state.mode)
        self.isCollapsed = isCollapsed ?? Decided(state.isCollapsed)
        let grid = state.surroundings.pixelGrid
        width = Number(grid.round(state.surroundings.size.width), as: .windowWidth, from: nil)
        pixel = Number(grid.pixel, as: .separator, from: nil)
    }

    var windowWidth: Number { Number(environment.size.width, as: .windowWidth, from: nil) }
    var windowHeight: Number { Number(environment.size.height, as: .windowHeight, from: nil) }

    var safeArea: Number.Insets {
        let insets = environment.safeArea
        let inset = { Number($0, as: .inset, from: nil) }
        return Number.Insets(
            top: inset(insets.top), left: inset(insets.left), bottom: inset(insets.bottom),
            right: inset(insets.right))
    }
    /// The window's insets as seen with the sidebars on the left.
    var sidebarSafeArea: Number.Insets { isMirrored ? safeArea.mirrored : safeArea }

    func figure(_ name: FigureName) -> Number {
        Number(generation[name], as: .figure(name), from: generation.figure(name)?.provenance)
    }

    func figure(_ name: BarFigureName, on screen: ScreenKind) -> Number {
        Number(
            generation[name, screen], as: .bar(name), from: generation.figure(name, on: screen)?.provenance)
    }

    /// The mode that the preference leads to at this moment.
    func mode(at moment: ResolutionMoment, preferred: DisplayMode) -> Decided<ResolvedMode> {
        switch generation.rules.arrangement {
        case .floating:
            let limit = figure(.narrowestOneBeside)
            let fitsOne = width >= limit
            let fitsBeside = fitsOne ? self.fitsBeside() : Decided(true)
            return explanation.decide(
                FloatingModeResolution(
                    style: configuration.style, preferred: onPlatform(preferred), moment: moment,
                    current: state.mode, fitsThree: isTriple ? fitsThree() : Decided(false), fitsOne: fitsOne,
                    fitsBeside: fitsBeside,
                    unmeasuredLimit: isNarrowUnmeasured(fitsOne: fitsOne) ? limit : nil),
                of: .mode)
        case .flat:
            return flatMode(preferred: preferred)
        case .popover:
            return explanation.decide(
                PopoverModeResolution(size: environment.size, shouldHide: state.shouldHide), of: .mode)
        }
    }

    /// The widest measured window that shows the secondary alone, and the narrowest with a column beside it, in points
    /// (measured, iOS 26.1).
    private static var widestMeasuredAlone: Double { 393 }
    static var narrowestMeasuredBeside: Double { 600 }

    /// Whether the window's width lies between these two widths, where nothing was measured.
    private func isNarrowUnmeasured(fitsOne: Bool) -> Bool {
        fitsOne ? width.points < Self.narrowestMeasuredBeside : width.points > Self.widestMeasuredAlone
    }

    private func flatMode(preferred: DisplayMode) -> Decided<ResolvedMode> {
        let isClassic = configuration.style == .unspecified
        // A classic split view has no behaviour through which to read the preference, and hides its primary so that it
        // comes back as the app prefers it. Without the gesture no other mode could be reached.
        let asked =
            preferred.behavior
            ?? (isClassic && preferred == .secondaryOnly ? configuration.preferredDisplayMode.behavior : nil)
        let own = isClassic || !configuration.presentsWithGesture ? asked.map(onPlatform) : nil
        let fits = own == nil && isTriple ? fitsThree() : Decided(false)
        let behavior = own ?? flatBehavior(fitsThree: fits)
        return explanation.decide(
            FlatModeResolution(
                style: configuration.style, preferred: read(preferred, under: behavior), behavior: behavior,
                fitsThree: fits, isLiteral: own != nil),
            of: .mode)
    }

    /// The behaviour that the platform uses for a requested one.
    private func onPlatform(_ asked: SplitBehavior) -> Decided<SplitBehavior> {
        guard environment.idiom == .tv, asked == .overlay else { return Decided(asked) }
        return explanation.decide(OverlayOnTelevision(asked: asked), of: .behavior)
    }

    /// The mode that the platform uses for a requested one.
    private func onPlatform(_ preferred: DisplayMode) -> Decided<DisplayMode> {
        guard let asked = preferred.behavior else { return Decided(preferred) }
        let behavior = onPlatform(asked)
        return behavior.value == asked ? Decided(preferred) : read(preferred, under: behavior)
    }

    /// A preferred mode, adapted to a behaviour.
    func read(_ preferred: DisplayMode, under behavior: Decided<SplitBehavior>) -> Decided<DisplayMode> {
        explanation.decide(
            PreferenceUnderBehavior(
                preferred: preferred, behavior: behavior, style: configuration.style), of: .preference)
    }

    /// Whether three columns fit, each at its minimum, or in flat arrangements with the width it would get.
    func fitsThree() -> Decided<Bool> {
        let isFloating = generation.rules.arrangement == .floating
        return explanation.decide(
            ThreeColumnFit(
                width: width, between: isFloating ? figure(.sidebarInset) + pixel : pixel + pixel,
                minimumPrimary: isFloating ? minimum(.primary) : wanted(.primary),
                minimumSupplementary: isFloating ? minimum(.supplementary) : wanted(.supplementary),
                minimumSecondary: minimum(.secondary), inspector: inspectorWidth(),
                keepsWantedWidths: !isFloating, fold: fold?.line),
            of: .fit)
    }

    private func flatBehavior(fitsThree: Decided<Bool>) -> Decided<SplitBehavior> {
        let asked = configuration.preferredSplitBehavior
        if asked != .automatic, configuration.style != .unspecified { return onPlatform(asked) }
        let sidebars = isTriple ? wanted(.primary) + wanted(.supplementary) : .zero
        return explanation.decide(
            AutomaticBehavior(
                style: configuration.style, size: environment.size, fitsThree: fitsThree,
                widthLeftForSecondary: width - sidebars,
                displacedSecondaryMinimum: figure(.displacedSecondaryMinimum),
                portraitTileWidth: figure(.portraitTileWidth)),
            of: .behavior)
    }
}

extension SplitResolver {
    /// The sidebar that ends on the fold, and the widths with its own extended to the fold.
    func onFold(
        _ widths: ColumnWidths<Number>
    ) -> (widths: ColumnWidths<Number>, meeting: Decided<Column?>) {
        let shown = state.modeColumns(mode.value.displayMode)
        guard let fold, shown != .secondary else { return (widths, Decided(nil)) }
        let primaryStart = sidebar == .tiled ? Number.zero : figure(.sidebarInset)
        let primaryEnd = primaryStart + widths.primary.described(as: .ownWidth(.primary))
        // If the primary floats over tiles, the boundary is that between the tiles.
        let hasPrimary = shown.contains(.primary) && !mode.value.floatsOverTiles
        let between = sidebar == .tiled ? pixel : .zero
        let supplementaryStart = hasPrimary ? primaryEnd + between : .zero
        let meeting = explanation.decide(
            BoundaryOnFold(
                line: fold.line, primaryEnd: hasPrimary ? primaryEnd : nil,
                supplementaryEnd: shown.contains(.supplementary)
                    ? supplementaryStart + widths.supplementary.described(as: .ownWidth(.supplementary)) : nil
            ),
            of: .fold)
        guard let column = meeting.value else { return (widths, meeting) }
        var widths = widths
        var start = column == .primary ? primaryStart : supplementaryStart
        if column == .supplementary, hasPrimary {
            // The primary leaves the supplementary its minimum up to the fold.
            let most = fold.line - primaryStart - between - minimum(.supplementary)
            widths.primary = max(minimum(.primary), min(widths.primary, most))
            start = primaryStart + widths.primary.described(as: .ownWidth(.primary)) + between
        }
        let width = explanation.compute(
            WidthUpToFold(
                column: meeting, line: fold.line, start: start.chosen(by: mode),
                isCustomized: configuration.width(of: column).isCustomized),
            of: .width(column))
        if column == .primary { widths.primary = width } else { widths.supplementary = width }
        return (widths, meeting)
    }

    /// Whether a column fits beside the secondary; checked only on phones, and not on an active fold, where each column
    /// gets one half.
    func fitsBeside() -> Decided<Bool> {
        guard environment.idiom == .phone, generation.rules.overlaysOnNarrowPhones, fold == nil else {
            return Decided(true)
        }
        return explanation.decide(
            ColumnBesideFit(
                width: width, minimumSidebar: minimum(isTriple ? .supplementary : .primary),
                between: isTriple ? pixel : figure(.sidebarInset), minimumSecondary: minimum(.secondary)),
            of: .fit)
    }
}

extension SplitResolver {
    func buttons() -> SplitButtons {
        let style = configuration.style
        guard style != .unspecified else {
            return SplitButtons(displayMode: classicButton(target: .automatic), secondaryOnly: nil)
        }
        guard isTouched else { return .none }
        let displayMode = mode.map(\.displayMode)
        var button = ColumnStyleButton(
            style: style, primaryEdge: configuration.primaryEdge, behavior: mode.map(\.splitBehavior),
            mode: displayMode,
            visibility: configuration.displayModeButtonVisibility,
            presentsWithGesture: configuration.presentsWithGesture, host: buttonHost(), next: Decided(nil))
        if button.isChevron { button.next = reveal(of: .step) }
        return SplitButtons(
            displayMode: explanation.decide(button, of: .button).value,
            secondaryOnly: explanation.decide(
                SecondaryOnlyButton(
                    style: style, showsSecondaryOnlyButton: configuration.showsSecondaryOnlyButton,
                    mode: displayMode, lastMode: state.lastModeWithColumns?.displayMode),
                of: .secondaryOnlyButton
            ).value)
    }

    /// The classic button for a target mode; automatic leaves the mode to the split view.
    func classicButton(target: DisplayMode) -> SplitButton? {
        // iOS 7 gives the delegate a bar button that opens the primary's popover instead.
        guard isTouched, generation.rules.arrangement != .popover else { return nil }
        let canTile = generation.rules.arrangement == .floating || mode.value.splitBehavior != .overlay
        return explanation.decide(
            ClassicButton(mode: mode.map(\.displayMode), target: target, canTile: canTile), of: .button
        ).value
    }

    /// Whether the device has a touch screen, which a television has not.
    private var isTouched: Bool { environment.idiom != .tv }

    func buttonHost() -> Decided<Column> {
        explanation.decide(
            ButtonHost(visible: Decided(state.visibleColumns, by: mode.decision)), of: .buttonHost)
    }

    var hasSwipes: Bool {
        configuration.presentsWithGesture && generation.rules.arrangement != .popover
    }

    /// The mode that shows one more column under the current behaviour.
    func reveal(of subject: RuleSubject) -> Decided<DisplayMode?> {
        let modes = explanation.decide(
            AllowedModes(style: configuration.style, behavior: mode.map(\.splitBehavior)), of: .allowedModes)
        return explanation.decide(RevealStep(modes: modes, mode: mode.map(\.displayMode)), of: subject)
    }

    /// The mode that shows one column fewer.
    func conceal() -> Decided<DisplayMode?> { explanation.decide(ConcealStep(current: mode), of: .swipe) }
}
