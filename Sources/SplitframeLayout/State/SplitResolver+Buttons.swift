import SplitframeInterface

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
    func reveal(of subject: Subject) -> Decided<DisplayMode?> {
        let modes = explanation.decide(
            AllowedModes(style: configuration.style, behavior: mode.map(\.splitBehavior)), of: .allowedModes)
        return explanation.decide(RevealStep(modes: modes, mode: mode.map(\.displayMode)), of: subject)
    }

    /// The mode that shows one column fewer.
    func conceal() -> Decided<DisplayMode?> { explanation.decide(ConcealStep(current: mode), of: .swipe) }
}
