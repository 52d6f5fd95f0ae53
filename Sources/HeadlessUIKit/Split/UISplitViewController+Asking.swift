import SplitframeInterface
import SplitframeLayout

extension UISplitViewController {
    /// Asks the delegate a question of the core and returns the answer.
    func ask(_ question: SplitQuestion) -> SplitAnswer {
        if question == .primaryForCollapsing { secondaryIsTaken = false }
        guard let delegate else { return answerAlone(question) }
        switch question {
        case .topColumnForCollapsing(let proposed):
            return .column(
                delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed))
        case .displayModeForExpanding(let proposed):
            return .displayMode(
                delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed))
        case .primaryForCollapsing:
            if let primary = delegate.primaryViewController(forCollapsing: self) { takePrimary(primary) }
            return .none
        case .collapseSecondary:
            guard !secondaryIsTaken else { return .flag(true) }
            guard let secondary = columnControllers[.secondary], let primary = columnControllers[.primary]
            else { return .none }
            secondaryIsTaken = delegate.splitViewController(
                self, collapseSecondary: secondary, onto: primary)
            return .flag(secondaryIsTaken)
        case .primaryForExpanding:
            primaryForExpanding = delegate.primaryViewController(forExpanding: self)
            return .none
        case .separateSecondary:
            guard let primary = columnControllers[.primary] else { return .none }
            let separated = delegate.splitViewController(self, separateSecondaryFrom: primary)
            let isTaken = separated.map(takeSecondary) ?? false
            // A collapse may have exchanged the panes. Where the delegate now names the former primary, the panes are
            // exchanged back, and no secondary is left to separate.
            let isUndone = primaryForExpanding.map { $0 === columnControllers[.secondary] } ?? false
            let answer = isTaken || isUndone ? SplitAnswer.flag(true) : answerAlone(question)
            // Apps dismiss and re-parent controllers in this call, so the primary that they have named is set after it.
            let former = columnControllers[.primary]
            if let primary = primaryForExpanding { takePrimary(primary) }
            primaryForExpanding = nil
            // A new primary was not on the stack, so cutting the stack does not uncover it.
            return columnControllers[.primary] === former ? answer : .flag(true)
        case .targetDisplayModeForAction:
            return .displayMode(delegate.targetDisplayModeForAction(in: self))
        case .show:
            guard let shown = shown.first else { return .none }
            return .flag(delegate.splitViewController(self, show: shown.controller, sender: shown.sender))
        case .showDetail:
            guard let shown = shown.first else { return .none }
            return .flag(
                delegate.splitViewController(self, showDetail: shown.controller, sender: shown.sender))
        case .shouldHide(let isPortrait):
            guard let primary = columnControllers[.primary] else { return .none }
            return .flag(
                delegate.splitViewController(
                    self, shouldHide: primary, in: isPortrait ? .portrait : .landscapeLeft))
        }
    }

    /// Answers without the delegate, where the primary itself separates the secondary.
    private func answerAlone(_ question: SplitQuestion) -> SplitAnswer {
        switch question {
        case .separateSecondary:
            if let separated = columnControllers[.primary]?.separateSecondaryViewController(for: self) {
                takeSecondary(separated)
            }
            return .flag(false)
        case .collapseSecondary, .topColumnForCollapsing, .displayModeForExpanding, .primaryForCollapsing,
            .primaryForExpanding, .targetDisplayModeForAction, .show, .showDetail, .shouldHide:
            return .none
        }
    }

    private func takePrimary(_ primary: UIViewController) {
        if primary === columnControllers[.secondary] {
            exchangePanes()
        } else if primary !== columnControllers[.primary], canHold(primary) {
            replace(.primary, with: primary)
        }
    }

    /// Sets the secondary that the delegate or the primary returns; false where the controller cannot be one.
    @discardableResult
    private func takeSecondary(_ secondary: UIViewController) -> Bool {
        if secondary === columnControllers[.primary] {
            guard columnControllers[.secondary] != nil else { return false }
            exchangePanes()
            return true
        }
        guard canHold(secondary) else { return false }
        (secondary.parent as? UINavigationController)?.takeOff(secondary)
        columnControllers[.secondary] = secondary
        containers[.secondary] = secondary
        perform(.setColumn(.secondary, hasController: true))
        return true
    }

    /// Exchanges the controllers of the panes, where the delegate names one of them for the other pane.
    ///
    /// Otherwise a controller would be in two panes. A collapse then has no secondary to put onto the primary.
    private func exchangePanes() {
        let (primary, secondary) = (columnControllers[.primary], columnControllers[.secondary])
        (columnControllers[.primary], columnControllers[.secondary]) = (secondary, primary)
        (containers[.primary], containers[.secondary]) = (containers[.secondary], containers[.primary])
        state.configuration.columns.set(.primary, to: secondary != nil)
        state.configuration.columns.set(.secondary, to: primary != nil)
        secondaryIsTaken = true
    }

    /// Whether a controller can be in a column: it must not contain the split view itself.
    private func canHold(_ controller: UIViewController) -> Bool { misuse(ofAdding: controller) == nil }

    func tellDelegate(_ call: SplitCallback) {
        guard let delegate else { return }
        switch call {
        case .willChangeTo(let mode): delegate.splitViewController(self, willChangeTo: mode)
        case .willShow(let column): delegate.splitViewController(self, willShow: column)
        case .willHide(let column): delegate.splitViewController(self, willHide: column)
        case .didShow(let column): delegate.splitViewController(self, didShow: column)
        case .didHide(let column): delegate.splitViewController(self, didHide: column)
        case .didCollapse: delegate.splitViewControllerDidCollapse(self)
        case .didExpand: delegate.splitViewControllerDidExpand(self)
        case .gestureWillBegin: delegate.splitViewControllerInteractivePresentationGestureWillBegin(self)
        case .gestureDidEnd: delegate.splitViewControllerInteractivePresentationGestureDidEnd(self)
        case .willHideWithBarButtonItem:
            guard let popover else { return }
            delegate.splitViewController(
                self, willHide: popover.contentViewController, with: modeButtonItem, for: popover)
        case .willShowInvalidatingBarButtonItem:
            guard let popover else { return }
            delegate.splitViewController(
                self, willShow: popover.contentViewController, invalidating: modeButtonItem)
        case .popoverWillPresent:
            guard let popover else { return }
            delegate.splitViewController(
                self, popoverController: popover, willPresent: popover.contentViewController)
        }
    }
}
