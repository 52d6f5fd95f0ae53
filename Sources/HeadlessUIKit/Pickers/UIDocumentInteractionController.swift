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
}
