public import Foundation

/// A controller that previews a file or hands it on to other apps, of which there are none; compiles only.
@preconcurrency @MainActor open class UIDocumentInteractionController: IdentityHashable {
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    open var url: URL?
    open var uti: String?
    open var name: String?
    open var annotation: Any?
    open var icons: [UIImage] { [] }
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    public init() {}

    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
    }

    @discardableResult
    open func presentPreview(animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    open func dismissPreview(animated: Bool) {}
    open func dismissMenu(animated: Bool) {}
}

/// A delegate that says where a file is previewed; compiles only.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    public func documentInteractionControllerViewForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIView? { nil }
    public func documentInteractionControllerRectForPreview(
        _ controller: UIDocumentInteractionController
    ) -> CGRect { .zero }
    public func documentInteractionControllerWillBeginPreview(
        _ controller: UIDocumentInteractionController
    ) {}
    public func documentInteractionControllerDidEndPreview(
        _ controller: UIDocumentInteractionController
    ) {}
    public func documentInteractionControllerDidDismissOptionsMenu(
        _ controller: UIDocumentInteractionController
    ) {}
    public func documentInteractionControllerDidDismissOpenInMenu(
        _ controller: UIDocumentInteractionController
    ) {}
}
