import SplitframeInterface
import SplitframeLayout

extension UISplitViewController {
    /// The classic secondary goes onto the primary, unless the delegate has taken it.
    func collapsePanes() {
        guard !reported.isCollapsed, let primary = columnControllers[.primary],
            let secondary = columnControllers[.secondary]
        else { return }
        if !delegateTookSecondary { primary.collapseSecondaryViewController(secondary, for: self) }
    }

    /// A classic pane is exchanged in the order that was measured: the primary goes and comes with the secondary.
    func replacePane(_ column: Column, with new: UIViewController?) {
        let old = containers[column]
        containers[column] = new
        guard !reported.isCollapsed else { return replaceCollapsedPane(column, old: old, new: new) }
        let primary = column == .secondary && isShowing(.primary) ? containers[.primary] : nil
        let isVisible = isOnScreen && isShowing(column)
        if isOnScreen { primary?.beginAppearanceTransition(false, animated: false) }
        if let old, old.parent === self {
            dismiss(old)
            if isVisible { old.beginAppearanceTransition(false, animated: false) }
        }
        if let new {
            addChild(new)
            new.didMove(toParent: self)
        }
        if isOnScreen { primary?.beginAppearanceTransition(true, animated: false) }
        if isVisible { new?.beginAppearanceTransition(true, animated: false) }
        if isOnScreen { primary?.endAppearanceTransition() }
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Collapsed, only the primary is in the hierarchy; a secondary waits for the next expansion.
    private func replaceCollapsedPane(_ column: Column, old: UIViewController?, new: UIViewController?) {
        guard column == .primary else { return }
        if let old {
            old.forEachOnTop { $0.beginAppearanceTransition(false, animated: false) }
            dismiss(old)
            old.forEachOnTop { $0.endAppearanceTransition() }
        }
        guard let new else { return }
        addChild(new)
        new.didMove(toParent: self)
        if isOnScreen { appearNow(new) }
        viewIfLoaded?.setNeedsLayout()
    }
}

extension UIViewController {
    /// Applies a change to a controller, or to what lies on its stack where only that is on screen.
    fileprivate func forEachOnTop(_ change: (UIViewController) -> Void) {
        if appearance == .gone, let top = (self as? UINavigationController)?.stack.last { change(top) }
        change(self)
    }
}
