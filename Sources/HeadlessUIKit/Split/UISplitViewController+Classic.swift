import SplitframeInterface
import SplitframeLayout

extension UISplitViewController {
    /// Puts the classic secondary onto the primary, unless the delegate has handled it.
    func collapsePanes() {
        guard !reported.isCollapsed, let primary = columnControllers[.primary],
            let secondary = columnControllers[.secondary]
        else { return }
        if !secondaryIsTaken { primary.collapseSecondaryViewController(secondary, for: self) }
    }

    /// Updates in the core whether the primary is a navigation controller; callbacks may have replaced it.
    func notePrimary() {
        guard style == .unspecified else { return }
        state.configuration.primaryIsNavigationController =
            columnControllers[.primary] is UINavigationController
    }

    /// Replaces a classic pane in the order measured on iOS 26.1, where with the secondary the primary disappears and
    /// appears too.
    func replacePane(_ column: Column, with new: UIViewController?) {
        let old = containers[column]
        containers[column] = new
        guard !reported.isCollapsed else { return replaceCollapsedPane(column, old: old, new: new) }
        ScreenChange.run(in: self) { exchangePane(column, old: old, new: new) }
    }

    /// Exchanges the controllers of a pane; callbacks may replace them, so only one that is still in a pane appears.
    private func exchangePane(_ column: Column, old: UIViewController?, new: UIViewController?) {
        let isRenewed = column == .secondary && state.generation.rules.hasReplacementOddities
        let primary = isRenewed && shows(.primary) ? containers[.primary] : nil
        let isVisible = isOnScreen && shows(column)
        if isOnScreen { primary?.beginAppearanceTransition(false, animated: false) }
        if let old, old.parent === self {
            dismiss(old)
            old.movement.isMovingFromParent = true
            old.beginAppearanceTransition(false, animated: false)
        }
        if let new, containers[column] === new {
            addChild(new)
            new.didMove(toParent: self)
        }
        if isOnScreen, containers[.primary] === primary {
            primary?.beginAppearanceTransition(true, animated: false)
        }
        if isVisible, containers[column] === new { new?.beginAppearanceTransition(true, animated: false) }
        placeNow()
        for controller in [primary, old, new] { controller?.endAppearanceTransition() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Replaces a pane while collapsed: only the primary is in the hierarchy, and a secondary is kept for the next
    /// expansion.
    private func replaceCollapsedPane(_ column: Column, old: UIViewController?, new: UIViewController?) {
        ScreenChange.run(in: self) {
            if let old, old.parent === self {
                // A controller that has only begun to appear gets its end call too.
                old.movement.isMovingFromParent = true
                old.beginAppearanceTransition(false, animated: false)
                dismiss(old)
            }
            guard column == .primary, let new, containers[.primary] === new else { return }
            addChild(new)
            new.didMove(toParent: self)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether a controller is the detail already, on screen or in the collapsed stack, so that showing it changes
    /// nothing.
    func isDetail(_ controller: UIViewController) -> Bool {
        guard reported.isCollapsed else { return controller === columnControllers[.secondary] }
        guard style == .unspecified else {
            return controller === columnControllers[.secondary] && state.stack.contains(.secondary)
                && state.topColumn == .secondary
        }
        return primaryStack?.stack.contains(controller) == true
    }
}
