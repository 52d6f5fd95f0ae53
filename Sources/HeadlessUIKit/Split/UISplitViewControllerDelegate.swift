import Foundation
public import SplitframeInterface
import SplitframeLayout

/// A delegate that takes part in the changes of a split view.
///
/// Every method has a default, as UIKit's are optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: DisplayMode)
    func targetDisplayModeForAction(in svc: UISplitViewController) -> DisplayMode
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: DisplayMode
    ) -> DisplayMode
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    func splitViewController(_ svc: UISplitViewController, willShow column: Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: Column)
    func splitViewController(_ svc: UISplitViewController, didShow column: Column)
    func splitViewController(_ svc: UISplitViewController, didHide column: Column)
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation

    /// iOS 7: the primary will be hidden; the argument is the button that shows it in a popover.
    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController)
    /// iOS 7: the primary will be shown; its button becomes invalid.
    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem)
    /// iOS 7: the primary's popover opens.
    func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent aViewController: UIViewController)
    /// iOS 7: whether to hide the primary in an orientation.
    func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: DisplayMode) {}
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> DisplayMode { .automatic }
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }

    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column { proposedTopColumn }
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: DisplayMode
    ) -> DisplayMode { proposedDisplayMode }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    public func splitViewController(_ svc: UISplitViewController, willShow column: Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: Column) {}
    public func splitViewController(_ svc: UISplitViewController, didShow column: Column) {}
    public func splitViewController(_ svc: UISplitViewController, didHide column: Column) {}
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}

    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { splitViewController.standardOrientations }
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { splitViewController.presentOrientation }

    public func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
    ) {}
    public func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem
    ) {}
    public func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent aViewController: UIViewController
    ) {}
    /// The default of iOS 5 to 7, which hides the primary in portrait.
    public func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool { orientation.isPortrait }
}

/// The popover of iOS 7, as passed to the delegate.
@preconcurrency @MainActor public final class UIPopoverController: IdentityHashable {
    public let contentViewController: UIViewController
    private weak var splitViewController: UISplitViewController?

    init(contentViewController: UIViewController, of splitViewController: UISplitViewController) {
        self.contentViewController = contentViewController
        self.splitViewController = splitViewController
    }

    public var isPopoverVisible: Bool { splitViewController?.state.isPopoverShown ?? false }

    public func dismiss(animated: Bool) {
        if isPopoverVisible { splitViewController?.perform(.tapDimmingView) }
    }
}
