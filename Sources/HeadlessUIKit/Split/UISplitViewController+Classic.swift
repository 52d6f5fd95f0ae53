import SplitframeInterface
import SplitframeLayout

extension UISplitViewController {
    /// The classic secondary goes onto the primary, unless the delegate has taken it.
    func collapsePanes() {
        guard !reported.isCollapsed, let primary = columnControllers[.primary],
            let secondary = columnControllers[.secondary]
        else { return }
        if !secondaryIsTaken { primary.collapseSecondaryViewController(secondary, for: self) }
    }

    /// The column whose content a pane looks like where it has no views of its own.
    func columnOfContent(in column: Column) -> Column {
        guard let secondaryAsPrimary, columnControllers[.primary] === secondaryAsPrimary else {
            return column
        }
        return switch column {
        case .primary: .secondary
        case .secondary: .primary
        case .supplementary, .compact, .inspector: column
        }
    }

    /// The core decides by the primary that stands there now: another may have come while steps were played.
    func notePrimary() {
        guard style == .unspecified else { return }
        state.configuration.primaryIsNavigationController =
            columnControllers[.primary] is UINavigationController
    }

    /// A classic pane is exchanged in the order that was measured: the primary goes and comes with the secondary.
    func replacePane(_ column: Column, with new: UIViewController?) {
        let old = containers[column]
        containers[column] = new
        guard !reported.isCollapsed else { return replaceCollapsedPane(column, old: old, new: new) }
        ScreenChange.run(in: self) { exchangePane(column, old: old, new: new) }
    }

    /// Callbacks may put yet others into the panes: only who still stands in one comes.
    private func exchangePane(_ column: Column, old: UIViewController?, new: UIViewController?) {
        let primary = column == .secondary && shows(.primary) ? containers[.primary] : nil
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

    /// Collapsed, only the primary is in the hierarchy; a secondary waits for the next expansion.
    private func replaceCollapsedPane(_ column: Column, old: UIViewController?, new: UIViewController?) {
        ScreenChange.run(in: self) {
            if let old, old.parent === self {
                // Who has only begun to appear hears the end of that too.
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

    /// Whether a controller is the detail already, on screen or in the collapsed stack: to show it changes nothing.
    func isDetail(_ controller: UIViewController) -> Bool {
        guard reported.isCollapsed else { return controller === columnControllers[.secondary] }
        guard style == .unspecified else {
            return controller === columnControllers[.secondary] && state.stack.contains(.secondary)
                && state.topColumn == .secondary
        }
        return primaryStack?.stack.contains(controller) == true
    }
}
