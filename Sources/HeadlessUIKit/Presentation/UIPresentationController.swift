public import Foundation

/// What manages a presentation; headless it carries the app's wishes.
@preconcurrency @MainActor open class UIPresentationController: IdentityHashable {
    public private(set) unowned var presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    public var presentingViewController: UIViewController? {
        presentedViewController.presentingViewController
    }
    public var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    public init(presentedViewController: UIViewController, presenting: UIViewController?) {
        self.presentedViewController = presentedViewController
    }

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
}

/// A presentation in a popover: where it points to.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    open var sourceItem: UIBarButtonItem? {
        get { barButtonItem }
        set { barButtonItem = newValue }
    }
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// The sides to which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A presentation as a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    public struct Detent: Hashable, Sendable {
        /// A detent's name.
        public struct Identifier: Hashable, Sendable, RawRepresentable {
            public let rawValue: String

            public static let medium = Identifier(rawValue: "medium")
            public static let large = Identifier(rawValue: "large")

            public init(rawValue: String) { self.rawValue = rawValue }
        }

        public let identifier: Identifier

        public static func medium() -> Detent { Detent(identifier: .medium) }
        public static func large() -> Detent { Detent(identifier: .large) }
    }

    open var detents: [Detent] = [.large()]
    open var selectedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?
    open var prefersEdgeAttachedInCompactHeight = false
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
}

/// Hears how a presentation adapts and ends.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ controller: UIPresentationController)
    func presentationControllerDidDismiss(_ controller: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { controller.presentationStyle }
    public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

/// Hears about popovers.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
}
