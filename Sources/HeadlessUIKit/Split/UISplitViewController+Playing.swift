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
    /// An event from inside a callback waits its turn.
    func perform(_ event: SplitEvent) {
        guard !isPlaying else {
            meanwhile.append(event)
            if case .set(let property) = event { state.configuration.store(property) }
            return
        }
        isPlaying = true
        let before = reported
        play(SplitMachine.apply(event, to: state))
        isPlaying = false
        transitionEnded(from: before)
        if !meanwhile.isEmpty { perform(meanwhile.removeFirst()) }
    }

    private func play(_ first: SplitTransition) {
        var transition = first
        while true {
            for step in transition.steps { play(step) }
            switch transition.ending {
            case .settled(let next):
                state = next
                reported = Reported(displayMode: next.mode.displayMode, isCollapsed: next.isCollapsed)
                return
            case .question(let question, let plan, let asked):
                state = asked
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
            case .mount, .environment, .layout, .show, .hide, .goBack, .tapDisplayModeButton,
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
        case .commit(.push): primaryStack?.finishPush(animated: true)
        case .route(let route): follow(route)
        }
    }

    private func appear(_ phase: AppearancePhase, _ column: Column) {
        guard isOnScreen, let container = container(of: column) else { return }
        switch phase {
        case .viewWillAppear: container.beginAppearanceTransition(true, animated: true)
        case .viewWillDisappear: container.beginAppearanceTransition(false, animated: true)
        case .viewDidAppear, .viewDidDisappear: container.endAppearanceTransition()
        }
    }

    private func follow(_ route: SplitRoute) {
        guard let controller = shown?.controller else { return }
        shown = nil
        switch route {
        case .replacePrimary where !takes(controller, in: .primary): break
        case .replacePrimary: replace(.primary, with: controller, loadsView: true)
        case .replaceSecondary: replace(.secondary, with: controller, loadsView: true)
        case .pushOntoPrimary: primaryStack?.beginPush(controller)
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
        for child in everyContainer { child.updateTraits() }
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
