import SplitframeInterface

extension SplitResolver {
    func buttons(in mode: ResolvedMode) -> SplitButtons {
        let style = configuration.style
        guard style != .unspecified else {
            return SplitButtons(displayMode: classicButton(in: mode, target: .automatic), secondaryOnly: nil)
        }
        guard isTouched else { return .none }
        var button = ColumnStyleButton(
            style: style, primaryEdge: configuration.primaryEdge, behavior: mode.splitBehavior,
            mode: mode.displayMode,
            visibility: configuration.displayModeButtonVisibility,
            presentsWithGesture: configuration.presentsWithGesture, host: buttonHost(), next: nil)
        let isChevron = button.isChevron
        if isChevron { button.next = reveal(of: .step) }
        return SplitButtons(
            displayMode: explanation.decide(
                button, of: .button, from: [.mode, .buttonHost] + (isChevron ? [.step] : [])),
            secondaryOnly: explanation.decide(
                SecondaryOnlyButton(
                    style: style, showsSecondaryOnlyButton: configuration.showsSecondaryOnlyButton,
                    mode: mode.displayMode, lastMode: state.lastModeWithColumns?.displayMode),
                of: .secondaryOnlyButton, from: [.mode]))
    }

    /// The classic button while a tap leads to a mode; automatic leaves that to the split view.
    func classicButton(in mode: ResolvedMode, target: DisplayMode) -> SplitButton? {
        // Where the popover waits, the bar button that opens it is delivered to the delegate instead.
        guard isTouched, generation.rules.arrangement != .popover else { return nil }
        let canTile = generation.rules.arrangement == .floating || mode.splitBehavior != .overlay
        return explanation.decide(
            ClassicButton(mode: mode.displayMode, target: target, canTile: canTile), of: .button,
            from: [.mode])
    }

    /// Whether there is something to touch: not on a television.
    private var isTouched: Bool { environment.idiom != .tv }

    /// The column whose bar holds the display-mode button.
    func buttonHost() -> Column {
        explanation.decide(ButtonHost(visible: state.visibleColumns), of: .buttonHost, from: [.mode])
    }

    /// Whether swipes change the mode.
    var hasSwipes: Bool {
        configuration.presentsWithGesture && generation.rules.arrangement != .popover
    }

    /// The mode that shows one column more under the behaviour in force.
    func reveal(of subject: Subject) -> DisplayMode? {
        let modes = allowedModes(under: state.mode.splitBehavior)
        return explanation.decide(
            RevealStep(modes: modes, mode: state.mode.displayMode), of: subject, from: [.mode, .allowedModes])
    }

    /// The mode that shows one column fewer.
    func conceal() -> DisplayMode? {
        explanation.decide(ConcealStep(current: state.mode), of: .swipe, from: [.mode])
    }

    /// The modes of the style under a behaviour.
    func allowedModes(under behavior: SplitBehavior) -> [DisplayMode] {
        explanation.decide(
            AllowedModes(style: configuration.style, behavior: behavior), of: .allowedModes)
    }
}
