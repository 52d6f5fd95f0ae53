import Foundation
import SplitframeInterface
package import SplitframeLayout

extension UISplitViewController {
    /// What the getters report in the middle of a transition.
    struct Reported {
        var displayMode = DisplayMode.secondaryOnly
        var isCollapsed = false
    }

    /// Sets one property.
    package func set(_ property: SplitProperty) {
        if state.environment == nil { wishes.append(property) }
        perform(.set(property))
        viewIfLoaded?.setNeedsLayout()
    }

    func set(_ column: Column, _ bound: ColumnWidthBound, to value: CGFloat) {
        set(.width(column, bound, Self.preference(value)))
    }

    /// Lets the core work out an event and plays what it says.
    ///
    /// An event from inside a callback waits its turn. What comes with the split view itself comes as that does.
    func perform(_ event: SplitEvent, animated: Bool = true) {
        guard !isPlaying else {
            meanwhile.append(event)
            if case .set(let property) = event { state.configuration.store(property) }
            return
        }
        changeScreen {
            isPlaying = true
            isAnimated = appearance == .appeared ? animated : movement.isAnimated
            let before = reported
            play(SplitMachine.apply(event, to: state))
            isPlaying = false
            transitionEnded(from: before)
            settleContainers()
        }
        if !meanwhile.isEmpty { perform(meanwhile.removeFirst()) }
    }

    /// Does what may change the screen; before the first layout in a window nothing is on it, and nothing settles.
    func changeScreen(_ change: () -> Void) {
        if state.environment == nil { ScreenChange.run(change) } else { ScreenChange.run(in: self, change) }
    }

    /// What the app asks to show or hide waits for the first appearance.
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
                takeInMeanwhile()
                transition = SplitMachine.answer(answer, to: plan, in: state)
            }
        }
    }

    /// What the delegate set while it was asked counts from the answer on.
    private func takeInMeanwhile() {
        meanwhile = meanwhile.filter { event in
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
        switch phase {
        case .viewWillAppear, .viewWillDisappear:
            let isAppearing = phase == .viewWillAppear
            turning[column] = whoTurns(in: column, isAppearing: isAppearing)
            turning[column]?.beginAppearanceTransition(isAppearing, animated: isAnimated)
        case .viewDidAppear, .viewDidDisappear:
            guard let controller = turning.removeValue(forKey: column) else { return }
            if controller.appearance == .appearing { place(controller) }
            controller.endAppearanceTransition()
        }
    }

    /// What appears takes its place first: on the stack that is on screen, or in the columns to come.
    private func place(_ controller: UIViewController) {
        guard let stack = controller.parent as? UINavigationController, stack.isOnScreen,
            stack.viewIfLoaded?.window != nil
        else {
            return placeNow()
        }
        stack.placeTop()
        stack.viewIfLoaded?.performLayout()
    }

    /// Who hears of it when a column comes or goes: what the column holds, but only what lies on top of it where it
    /// stays on screen below the others' stack.
    private func whoTurns(in column: Column, isAppearing: Bool) -> UIViewController? {
        let container = container(of: column)
        guard column == .primary, let primaryStack, let container else { return container }
        let staysBelow =
            isAppearing
            ? container.isOnScreen : incoming.map { $0.isCollapsed && $0.stack.contains(.primary) } ?? false
        guard staysBelow else { return container }
        return primaryStack.isOnScreen ? primaryStack.ownTop : nil
    }

    /// The containers on screen are those of the columns, whatever delegates and callbacks have exchanged.
    private func settleContainers() {
        guard isOnScreen, state.environment != nil else { return }
        if !state.isCollapsed { for column in style.columns.columns { install(column) } }
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
        // Who stands in a column on screen by now shows already.
        if let column = column(of: controller), shows(column) { return }
        switch route {
        case .replacePrimary where !takes(controller, in: .primary): break
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

    /// Columns are laid out in the next pass; children learn whether they stand in a stack now.
    private func transitionEnded(from before: Reported) {
        guard state.environment != nil else { return }
        viewIfLoaded?.setNeedsLayout()
        guard before.isCollapsed != reported.isCollapsed || before.displayMode != reported.displayMode else {
            return
        }
        for child in childControllers { child.updateTraits() }
        let coordinator = TransitionCoordinator()
        if runningTransition == nil {
            runningTransition = coordinator
            PendingWork.shared.add { [weak self] in
                coordinator.finish()
                if self?.runningTransition === coordinator { self?.runningTransition = nil }
            }
        }
        if before.isCollapsed != reported.isCollapsed {
            NotificationCenter.default.post(
                name: UIViewController.showDetailTargetDidChangeNotification, object: self)
        }
    }
}
