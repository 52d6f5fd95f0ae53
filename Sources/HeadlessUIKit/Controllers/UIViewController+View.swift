public import Foundation

extension UIViewController {
    func adopt(view: UIView?) {
        let place = loadedView.flatMap { old in old.superview.map { ($0, old) } }
        loadedView?.owner = nil
        loadedView = view
        view?.owner = self
        guard let (superview, old) = place, let view else { return }
        superview.insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
    }

    /// Tells the parent or the presentation about a new preferred content size.
    func tellOfPreferredContentSize() {
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if presenter != nil {
            ownPresentationController.preferredContentSizeDidChange(forChildContentContainer: self)
            surroundingWindow?.setNeedsLayout()
        }
    }

    /// The orientations of a controller that does not override them, nor does its delegate: those of the device.
    var standardOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }

    /// The current orientation of the status bar, in which a controller is presented by default.
    var presentOrientation: UIInterfaceOrientation {
        surroundingWindow?.windowScene?.interfaceOrientation ?? UIApplication.shared.statusBarOrientation
    }

    /// Copies the new title to the navigation item and the tab bar item.
    ///
    /// The tab bar item of a navigation controller also gets the title of its root controller (measured on iOS 26.1).
    func titleChanged() {
        navigationItem.title = title
        tabBarItem.title = title
        guard let navigation = parent as? UINavigationController, navigation.stack.first === self else {
            return
        }
        navigation.tabBarItem.title = title
    }

    /// Whether the view extends beneath a bar, by `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`.
    func extends(at edge: UIRectEdge, beneathTranslucent isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// Called when the size of the bars around this controller, or their effect on it, has changed.
    func barsChanged() {
        navigationController?.viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
}

extension UIView {
    /// Places the view beside a container's bars; at the edges with bars, the view has no safe area.
    func place(in bounds: CGRect, besides bars: UIEdgeInsets, safeArea: UIEdgeInsets) {
        frame = bounds.inset(by: bars)
        givenSafeArea = UIEdgeInsets(
            top: bars.top > 0 ? 0 : safeArea.top, left: safeArea.left,
            bottom: bars.bottom > 0 ? 0 : safeArea.bottom, right: safeArea.right)
    }
}

/// A strip above or below the content of a controller, as apps asked for it before iOS 11.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
    /// The height of the strip, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind such a strip, which follows the safe area.
final class ContentLimit: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

/// A container with content whose size can change.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
    ) -> CGSize
    func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
