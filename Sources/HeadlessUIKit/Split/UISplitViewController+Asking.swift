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
            return takePrimary(delegate.primaryViewController(forCollapsing: self))
        case .collapseSecondary:
            guard let secondary = columnControllers[.secondary], let primary = columnControllers[.primary]
            else {
                return .none
            }
            delegateTookSecondary = delegate.splitViewController(
                self, collapseSecondary: secondary, onto: primary)
            return .flag(delegateTookSecondary)
        case .primaryForExpanding:
            return takePrimary(delegate.primaryViewController(forExpanding: self))
        case .separateSecondary:
            guard let primary = columnControllers[.primary] else { return .none }
            let separated = delegate.splitViewController(self, separateSecondaryFrom: primary)
            return separated.map(takeSecondary) ?? answerAlone(question)
        case .targetDisplayModeForAction:
            return .displayMode(delegate.targetDisplayModeForAction(in: self))
        case .show:
            guard let shown else { return .none }
            return .flag(delegate.splitViewController(self, show: shown.controller, sender: shown.sender))
        case .showDetail:
            guard let shown else { return .none }
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
            let primary = columnControllers[.primary]
            if let separated = primary?.separateSecondaryViewController(for: self) {
                // What lay below appears in a primary that is on screen itself; else the core says so.
                if primary?.isOnScreen == true { appearNow((primary as? UINavigationController)?.stack.last) }
                columnControllers[.secondary] = separated
                containers[.secondary] = separated
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

    private func takePrimary(_ primary: UIViewController?) -> SplitAnswer {
        if let primary, primary !== columnControllers[.primary], takes(primary, in: .primary) {
            replace(.primary, with: primary)
        }
        return .none
    }

    private func takeSecondary(_ secondary: UIViewController) -> SplitAnswer {
        guard takes(secondary, in: .secondary) else { return .none }
        (secondary.parent as? UINavigationController)?.takeOff(secondary)
        columnControllers[.secondary] = secondary
        containers[.secondary] = secondary
        return .flag(true)
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
