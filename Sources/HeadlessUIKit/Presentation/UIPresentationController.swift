public import Foundation

/// The manager of a presentation, which has the app's settings and the frame of a custom presentation.
@preconcurrency @MainActor
open class UIPresentationController: IdentityHashable, UIContentContainer,
    UIAppearanceContainer
{
    open private(set) unowned var presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The adaptation of the presentation to the available room.
    var adaptation = Adaptation()
    /// Called after a dismissal, whoever caused it.
    var dismissed: (() -> Void)?
    private weak var givenPresenter: UIViewController?
    /// The controller on screen, which differs from the requested one where the delegate adapts; nil before.
    weak var shownController: UIViewController?
    /// The size of that controller after the running move of the window; nil where the app or a context decides.
    var comingSize: CGSize?
    /// The controller that presents, or is to present; where none is known yet, the presented one.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? givenPresenter ?? presentedViewController
    }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    public init(presentedViewController: UIViewController, presenting: UIViewController?) {
        self.presentedViewController = presentedViewController
        givenPresenter = presenting
    }

    /// The container and its state in the window; nil while nothing is presented.
    var stage: PresentationStage?
    /// The container of the presented view and the app's others, in the window's size; nil while nothing is presented.
    open var containerView: UIView? { stage?.container }
    open var presentedView: UIView? { presentedViewController.view }
    /// The frame of a custom presentation in its container, in points; by default all of it.
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
    /// Traits that override the presenter's in the presented controller (iOS 17).
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { shownController?.updateTraits() } }
    }
    /// The overriding traits as apps set them before iOS 17.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if overrideTraitCollection != oldValue { shownController?.updateTraits() } }
    }
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called when the presented controller prefers another size, which it gets in the next layout.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Compiles only.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
    ) -> CGSize { comingSize ?? size }
    /// Passes on the size that the presented controller will have, when the container is about to get another size.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let shown = shownController ?? presentedViewController
        shown.viewWillTransition(
            to: self.size(forChildContentContainer: shown, withParentContainerSize: size), with: coordinator)
    }
    /// Called when the container is about to get other traits; the presented controller has its own call.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

extension UIViewController {
    /// The presentation controller for the requested style.
    var ownPresentationController: UIPresentationController {
        if let made = madePresentationController { return made }
        let made: UIPresentationController =
            switch modalPresentationStyle {
            case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
            case .automatic, .pageSheet, .formSheet:
                UISheetPresentationController(presentedViewController: self, presenting: nil)
            case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
                UIPresentationController(presentedViewController: self, presenting: nil)
            }
        madePresentationController = made
        return made
    }

    /// The presentation controller of this controller or the nearest one around it; nil where none is presented.
    var managingPresentationController: UIPresentationController? {
        presenter == nil ? parent?.managingPresentationController : ownPresentationController
    }
}

/// A delegate that controls how a presentation adapts, and is told when it ends.
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
    /// Called before a popover becomes a sheet, whose detents the app may set.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
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
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

/// A delegate for popovers.
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

extension UIPresentationController {
    /// The adaptation of a presentation to the available room, determined when it begins and when size classes change.
    struct Adaptation {
        /// The delegate's answer: `none` to keep the requested style, nil to leave it to the system.
        fileprivate(set) var answer: UIModalPresentationStyle?
        /// The style last announced to the delegate; `none` for the requested style.
        fileprivate(set) var announcedStyle = UIModalPresentationStyle.none
    }

    /// The style after adaptation, which determines the presentation's frame and what it covers.
    var shownStyle: UIModalPresentationStyle {
        guard let answer = adaptation.answer, answer != UIModalPresentationStyle.none else {
            return presentationStyle
        }
        return answer
    }

    /// Whether the app keeps the requested style where there is little room.
    var keepsStyle: Bool { adaptation.answer == UIModalPresentationStyle.none }

    /// Adapts the presentation to traits, according to its delegate.
    ///
    /// - Returns: The controller to show, which the delegate may provide for an adapted style.
    func adapt(
        to traits: UITraitCollection, with coordinator: TransitionCoordinator?,
        showing shown: UIViewController? = nil
    ) -> UIViewController {
        if presentationStyle.adapts {
            let answer = adaptivePresentationStyle(for: traits)
            adaptation.answer = answer == presentationStyle ? nil : answer
        }
        let style = adaptedStyle(in: traits)
        if let shown, style == adaptation.announcedStyle { return shown }
        adaptation.announcedStyle = style
        if style.isSheet,
            let sheet = (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
        {
            delegate?.presentationController(self, prepare: sheet)
        }
        let supplied =
            style == UIModalPresentationStyle.none
            ? nil : delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
        return supplied ?? presentedViewController
    }

    /// The style to use instead of the requested one; `none` where the requested style stays.
    private func adaptedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
        if let answer = adaptation.answer { return answer }
        let hasRoom = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        return presentationStyle == .popover && !hasRoom ? .formSheet : .none
    }
}

extension UIViewController {
    /// The style after adaptation, for this presented controller.
    var shownStyle: UIModalPresentationStyle { ownPresentationController.shownStyle }

    /// Adapts this presented controller to other size classes; another controller may take its place.
    func adaptPresentation(to traits: UITraitCollection, with coordinator: TransitionCoordinator?) {
        let manager = ownPresentationController
        guard let host = presenter else { return }
        let wanted = manager.adapt(to: traits, with: coordinator, showing: self)
        guard wanted !== self else { return }
        ScreenChange.run(in: host) {
            let requester = host.presentation?.requester
            stopBeingPresented()
            if wanted.parentController != nil {
                wanted.willMove(toParent: nil)
                wanted.viewIfLoaded?.removeFromSuperview()
                wanted.leaveParent()
            }
            if wanted.parent !== self { viewIfLoaded?.removeFromSuperview() }
            host.hold(wanted, managedBy: manager, askedBy: requester)
            host.surroundingWindow?.placePresented()
        }
    }
}
