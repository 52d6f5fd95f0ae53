import SplitframeInterface
import SplitframeLayout

extension UISplitViewController {
    /// Puts a question to the delegate.
    func ask(_ question: SplitQuestion) -> SplitAnswer {
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
            guard let secondary = columnControllers[.secondary], let primary = columnControllers[.primary]
            else {
                return .none
            }
            delegateTookSecondary = delegate.splitViewController(
                self, collapseSecondary: secondary, onto: primary)
            return .flag(delegateTookSecondary)
        case .primaryForExpanding:
            primaryForExpanding = delegate.primaryViewController(forExpanding: self)
            return .none
        case .separateSecondary:
            guard let primary = columnControllers[.primary] else { return .none }
            let separated = delegate.splitViewController(self, separateSecondaryFrom: primary)
            let isTaken = separated.map(takeSecondary) ?? false
            let answer = isTaken ? SplitAnswer.flag(true) : answerAlone(question)
            // Apps dismiss and re-parent while they separate: their primary comes after that.
            if let primary = primaryForExpanding { takePrimary(primary) }
            primaryForExpanding = nil
            return answer
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

    /// Without a delegate's word the primary itself gives the secondary back.
    private func answerAlone(_ question: SplitQuestion) -> SplitAnswer {
        switch question {
        case .separateSecondary:
            if let separated = columnControllers[.primary]?.separateSecondaryViewController(for: self) {
                takeSecondary(separated)
            }
            return .flag(false)
        case .collapseSecondary:
            delegateTookSecondary = false
            return .none
        case .topColumnForCollapsing, .displayModeForExpanding, .primaryForCollapsing, .primaryForExpanding,
            .targetDisplayModeForAction, .show, .showDetail, .shouldHide:
            return .none
        }
    }

    private func takePrimary(_ primary: UIViewController) {
        if primary !== columnControllers[.primary], canHold(primary), takes(primary, in: .primary) {
            replace(.primary, with: primary)
        }
    }

    /// Takes the secondary that the delegate or the primary hands over; false where it cannot be one.
    @discardableResult
    private func takeSecondary(_ secondary: UIViewController) -> Bool {
        guard canHold(secondary), takes(secondary, in: .secondary) else { return false }
        (secondary.parent as? UINavigationController)?.takeOff(secondary)
        columnControllers[.secondary] = secondary
        containers[.secondary] = secondary
        perform(.setColumn(.secondary, hasController: true))
        return true
    }

    /// Whether a controller can stand in a column: it must not hold the split view itself.
    private func canHold(_ controller: UIViewController) -> Bool {
        sequence(first: self as UIViewController, next: \.parent).allSatisfy { $0 !== controller }
    }

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
