public import Foundation

/// A sheet with files; headless it shows none, and the host's `choose(_:in:)` chooses some.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    /// Compiles only.
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?

    /// Ignores the types: Linux has no uniform type identifiers, so any value may be passed.
    public init(forOpeningContentTypes types: [Any], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }

    public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A delegate that is told about chosen files.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A sheet with photographs or the camera, for which a test calls the delegate; compiles only.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// The source of images, with UIKit's raw values.
    public enum SourceType: Int, Sendable {
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// A key in the dictionary for the delegate.
    public struct InfoKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open var sourceType = SourceType.photoLibrary
    open var mediaTypes: [String] = []
    open var allowsEditing = false

    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// A delegate that is told about a chosen image; compiles only.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
}

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
