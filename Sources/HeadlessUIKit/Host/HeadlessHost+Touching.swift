public import SplitframeInterface
import SplitframeLayout

extension HeadlessHost {
    /// The parts of a split view that can be tapped.
    public enum SplitTarget: NamedCase {
        case displayModeButton, secondaryOnlyButton, dimmingView
    }

    /// The two ways to swipe over a split view.
    public enum Swipe: NamedCase {
        case fromLeadingEdge, towardLeadingEdge
    }

    /// Taps a part of the split view on screen; without effect where the part is hidden.
    public func tap(_ target: SplitTarget) {
        let event: SplitEvent =
            switch target {
            case .displayModeButton: .tapDisplayModeButton
            case .secondaryOnlyButton: .tapSecondaryOnlyButton
            case .dimmingView: .tapDimmingView
            }
        act { splitViewController?.perform(event) }
    }

    public func swipe(_ swipe: Swipe) {
        let event: SplitEvent = swipe == .fromLeadingEdge ? .swipeFromLeadingEdge : .swipeTowardLeadingEdge
        act { splitViewController?.perform(event) }
    }

    /// Drags the separator behind a column, so that the column would get a width in points, before its minimum and
    /// maximum; false where there is no such separator.
    @discardableResult
    public func dragSeparator(of column: Column, to width: Double) -> Bool {
        guard let split = splitViewController, split.state.hasSeparator(behind: column) else { return false }
        act { split.perform(.drag(column, to: width)) }
        return true
    }

    /// Taps a bar button; false where it is disabled, or no responder in the chain has its method.
    @discardableResult
    public func tap(_ item: UIBarButtonItem) -> Bool {
        act { item.perform() }
    }

    /// Taps the back button of the frontmost stack on screen, in whose place the app may have put its own action.
    ///
    /// A navigation controller that conforms to `UINavigationBarDelegate` may refuse to pop.
    public func tapBack() {
        act {
            let stacks = rootViewController?.shownHierarchy.compactMap { $0 as? UINavigationController } ?? []
            stacks.last { $0.stack.count > 1 || $0.backAction != nil }?.goBack()
        }
    }

    /// Taps a button of an alert or an action sheet, which is dismissed before the action is called; false where there
    /// is no such button, or it is disabled.
    @discardableResult
    public func choose(_ title: String, in alert: UIAlertController) -> Bool {
        guard let action = alert.actions.first(where: { $0.title == title && $0.isEnabled }) else {
            return false
        }
        act { alert.endPresenting(animated: true) { action.handler?(action) } }
        return true
    }

    /// Taps a tab of a tab bar, counted from 0; its delegate may refuse.
    public func tapTab(_ index: Int, of controller: UITabBarController) {
        act { controller.tap(index) }
    }

    /// Taps an item of a tab bar without a controller, counted from 0.
    public func tapTab(_ index: Int, of bar: UITabBar) {
        act { if let items = bar.items, items.indices.contains(index) { bar.tap(items[index]) } }
    }

    /// Swipes to the next or the previous page; false if there is none.
    @discardableResult
    public func turnPage(
        _ direction: UIPageViewController.NavigationDirection = .forward, of controller: UIPageViewController
    ) -> Bool {
        act { controller.turn(direction) }
    }
}

extension UINavigationController {
    /// The app's action of the back button.
    fileprivate var backAction: UIAction? { stack.last?.navigationItem.backAction }

    /// Goes back by touch: unlike a pop by the app, the bar asks before both stacks are shortened, and tells afterwards
    /// (measured on iOS 26.1).
    fileprivate func goBack() {
        guard let top = (stack.last as? UINavigationController)?.topViewController ?? stack.last else {
            return
        }
        if let backAction { return backAction.handler(backAction) }
        let delegate = self as? any UINavigationBarDelegate
        guard delegate?.navigationBar(navigationBar, shouldPop: top.navigationItem) ?? true else { return }
        popViewController(animated: true)
        delegate?.navigationBar(navigationBar, didPop: top.navigationItem)
    }
}
