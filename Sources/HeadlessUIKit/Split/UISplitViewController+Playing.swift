import Foundation
import SplitframeInterface
package import SplitframeLayout

extension UISplitViewController {
    /// The values that getters return during a transition.
    struct Reported {
        var displayMode = DisplayMode.secondaryOnly
        var isCollapsed = false
    }

    /// Sets one property.
    package func set(_ property: SplitProperty) {
        if state.environment == nil { earlyProperties.append(property) }
        perform(.set(property))
        viewIfLoaded?.setNeedsLayout()
    }

    func set(_ column: Column, _ bound: ColumnWidthBound, to value: CGFloat) {
        set(.width(column, bound, Self.preference(value)))
    }

    /// Lets the core compute the transition of an event and plays its steps.
    ///
    /// An event from inside a callback is deferred. While the split view itself appears or disappears, a change is
    /// animated if that appearance change is.
    func perform(_ event: SplitEvent, animated: Bool = true) {
        guard !isPlaying else {
            deferredEvents.append(event)
            if case .set(let property) = event { state.configuration.store(property) }
            return
        }
        changeScreen {
            isPlaying = true
            isAnimated = appearance == .appeared ? animated : movement.isAnimated
            let before = reported
            beginTransition()
            play(SplitMachine.apply(event, to: state))
            isPlaying = false
            transitionEnded(from: before)
            settleInspector()
            settleContainers()
        }
        if !deferredEvents.isEmpty { perform(deferredEvents.removeFirst()) }
    }

    /// Runs a change of the screen; before the first layout in a window, no appearance has to be updated afterwards.
    func changeScreen(_ change: () -> Void) {
        if state.environment == nil { ScreenChange.run(change) } else { ScreenChange.run(in: self, change) }
    }

    /// Performs a request to show or hide a column, or keeps it for the first appearance.
    func request(_ event: SplitEvent) {
        if state.environment == nil, !isPlaying { requests.append(event) } else { perform(event) }
    }

    private func play(_ first: SplitTransition) {
        var transition = first
        while true {
            if case .settled(let next) = transition.ending { incoming = next }
            for step in transition.steps { play(step) }
            switch transition.ending {
            case .settled(let next):
                state = next
                notePrimary()
                incoming = nil
                turning = [:]
                reported = Reported(displayMode: next.mode.displayMode, isCollapsed: next.isCollapsed)
                return
            case .question(let question, let plan, let asked):
                state = asked
                notePrimary()
                let answer = ask(question)
                applyDeferredSettings()
                transition = SplitMachine.answer(answer, to: plan, in: state)
            }
        }
    }

    /// Applies the properties and columns that the delegate has set while it answered, where they need no steps.
    private func applyDeferredSettings() {
        deferredEvents = deferredEvents.filter { event in
            switch event {
            case .set, .setColumn:
                let transition = SplitMachine.apply(event, to: state)
                guard case .settled(let next) = transition.ending, transition.steps.isEmpty else {
                    return true
                }
                state = next
                return false
            case .mount, .environment, .layout, .show, .hide, .goBack, .push, .tapDisplayModeButton,
                .tapSecondaryOnlyButton, .swipeFromLeadingEdge, .swipeTowardLeadingEdge, .tapDimmingView,
                .drag,
                .showViewController, .showDetailViewController:
                return true
            }
        }
    }

    private func play(_ step: SplitStep) {
        switch step {
        case .callback(let call): tellDelegate(call)
        case .install(let column): install(column)
        case .appearance(let phase, let column): appear(phase, column)
        case .commit(.displayMode(let mode)): reported.displayMode = mode
        case .commit(.collapsed(let isCollapsed)): reported.isCollapsed = isCollapsed
        case .commit(.stack(let columns)): arrange(columns)
        case .commit(.push): primaryStack?.finishPush(animated: isAnimated)
        case .route(let route): follow(route)
        }
    }

    private func appear(_ phase: AppearancePhase, _ column: Column) {
        guard isOnScreen else { return }
        if column == .inspector, (incoming ?? state).isCollapsed { return turnInspector(phase) }
        switch phase {
        case .viewWillAppear, .viewWillDisappear:
            let isAppearing = phase == .viewWillAppear
            turning[column] = controllerChangingAppearance(in: column, isAppearing: isAppearing)
            hasBegunAppearance = true
            turning[column]?.beginAppearanceTransition(isAppearing, animated: isAnimated)
        case .viewDidAppear, .viewDidDisappear:
            guard let controller = turning.removeValue(forKey: column) else { return }
            if controller.appearance == .appearing { place(controller) }
            ownTransition?.runAnimations()
            controller.endAppearanceTransition()
        }
    }

    /// Places a controller that appears: on a stack that is on screen, or in the coming columns.
    private func place(_ controller: UIViewController) {
        guard let stack = controller.parent as? UINavigationController, stack.isOnScreen,
            stack.viewIfLoaded?.window != nil
        else {
            return placeNow()
        }
        stack.placeTop()
        stack.viewIfLoaded?.performLayout()
    }

    /// The controller whose appearance changes with a column: its container, or only the top controller in it where the
    /// container stays on screen below other columns of the stack.
    private func controllerChangingAppearance(in column: Column, isAppearing: Bool) -> UIViewController? {
        let container = container(of: column)
        if let container, staysOnScreen(container) { return nil }
        guard column == .primary, let primaryStack, let container else { return container }
        let staysBelow =
            isAppearing
            ? container.isOnScreen : incoming.map { $0.isCollapsed && $0.stack.contains(.primary) } ?? false
        guard staysBelow else { return container }
        return primaryStack.isOnScreen ? primaryStack.ownTop : nil
    }

    /// Whether a container that the compact column shares with another one is on screen before and after the running
    /// steps.
    private func staysOnScreen(_ container: UIViewController) -> Bool {
        let columns = containers.filter { $0.value === container }.map(\.key)
        guard columns.count > 1, let incoming else { return false }
        return columns.contains(where: state.visibleColumns.contains)
            && columns.contains(where: incoming.visibleColumns.contains)
    }

    /// Makes the containers on screen match the columns, after exchanges in delegate calls and callbacks.
    private func settleContainers() {
        guard isOnScreen, state.environment != nil else { return }
        if !state.isCollapsed {
            for column in style.columns.columns { install(column) }
            if state.isInspectorShown { install(.inspector) }
        }
        let coming = visibleContainers.filter { !$0.isOnScreen }
        guard !coming.isEmpty else { return }
        for container in coming where visibleContainers.contains(container) {
            container.beginAppearanceTransition(true, animated: false)
        }
        placeNow()
        for container in coming { container.endAppearanceTransition() }
    }

    private func follow(_ route: SplitRoute) {
        guard !shown.isEmpty else { return }
        let controller = shown.removeFirst().controller
        // A controller in a column that is on screen is shown already.
        if let column = column(of: controller), shows(column) { return }
        switch route {
        case .replacePrimary where !allows(controller, in: .primary): break
        case .replacePrimary: replace(.primary, with: controller, loadsView: true)
        case .replaceSecondary:
            if controller !== columnControllers[.secondary] {
                replace(.secondary, with: controller, loadsView: true)
            }
        case .pushOntoPrimary:
            if primaryStack?.stack.contains(controller) == false { primaryStack?.beginPush(controller) }
        case .presentModally: present(controller, animated: true)
        case .none: break
        }
    }

    /// Makes a coordinator for the columns that appear and disappear, unless they do so in a transition around them.
    private func beginTransition() {
        guard appearance == .appeared, transitionCoordinator == nil else { return }
        let coordinator = TransitionCoordinator(isAnimated: isAnimated)
        (ownTransition, runningTransition, hasBegunAppearance) = (coordinator, coordinator, false)
    }

    /// Requests layout, and updates the children's traits after a collapse, an expansion or a change of mode.
    private func transitionEnded(from before: Reported) {
        let isOther = before.isCollapsed != reported.isCollapsed || before.displayMode != reported.displayMode
        if let coordinator = ownTransition {
            ownTransition = nil
            if isOther || hasBegunAppearance {
                coordinator.finishLater(in: self)
            } else if runningTransition === coordinator {
                runningTransition = nil
            }
        }
        guard state.environment != nil else { return }
        viewIfLoaded?.setNeedsLayout()
        // An inspector, too, takes the upright bars.
        guard isOther || traitCollection.verticalBarEdge != .unspecified else { return }
        for child in childControllers { child.updateTraits() }
        if before.isCollapsed != reported.isCollapsed {
            NotificationCenter.default.post(
                name: UIViewController.showDetailTargetDidChangeNotification, object: self)
        }
    }
}
