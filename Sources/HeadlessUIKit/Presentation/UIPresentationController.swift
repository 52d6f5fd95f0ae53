public import Foundation

/// What manages a presentation: it carries the app's wishes, and says where a custom one stands.
@preconcurrency @MainActor
open class UIPresentationController: IdentityHashable, UIContentContainer,
    UIAppearanceContainer
{
    open private(set) unowned var presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// How the presentation adapts to the room that there is.
    var adaptation = Adaptation()
    open var presentingViewController: UIViewController? {
        presentedViewController.presentingViewController
    }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    public init(presentedViewController: UIViewController, presenting: UIViewController?) {
        self.presentedViewController = presentedViewController
    }

    /// Where the presentation stands in the window; nil while there is none.
    var stage: PresentationStage?
    /// Where the presented view stands, and what an app adds around it: of the window's size; nil while nothing is
    /// presented.
    open var containerView: UIView? { stage?.container }
    open var presentedView: UIView? { presentedViewController.view }
    /// The place of a custom presentation in its container, in points; all of it unless an app says otherwise.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
    open func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? presentationStyle
    }
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentedViewController.traitCollection
    }
    open var overrideTraitCollection: UITraitCollection?
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called where the presented controller wishes another size; it has that from the next layout on.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
    ) -> CGSize { size }
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    static func make(for controller: UIViewController) -> UIPresentationController {
        switch controller.modalPresentationStyle {
        case .popover:
            UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: controller, presenting: nil)
        case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
            UIPresentationController(presentedViewController: controller, presenting: nil)
        }
    }
}

extension UIViewController {
    /// What manages the presentation in the style asked for.
    var ownPresentationController: UIPresentationController {
        if let made = madePresentationController { return made }
        let made = UIPresentationController.make(for: self)
        madePresentationController = made
        return made
    }

    /// What manages the presentation of this controller, or of the nearest one around it; nil where none is presented.
    var managingPresentationController: UIPresentationController? {
        presenter == nil ? parent?.managingPresentationController : ownPresentationController
    }
}

/// Hears how a presentation adapts and ends.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    func presentationController(
        _ controller: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ controller: UIPresentationController)
    func presentationControllerDidDismiss(_ controller: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { controller.presentationStyle }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact
            ? adaptivePresentationStyle(for: controller) : controller.presentationStyle
    }
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ controller: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

/// Hears about popovers.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
}
