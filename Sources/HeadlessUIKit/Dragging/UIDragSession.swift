public import Foundation

// A headless host drags nothing between apps: the app's values are stored, and tests can call its delegates.

/// An item that is dragged; compiles only.
@preconcurrency @MainActor open class UIDragItem: IdentityHashable {
    public let itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The look of a dragged item; compiles only.
@preconcurrency @MainActor open class UIDragPreview: IdentityHashable {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
        self.parameters = parameters
    }
}

/// The common part of a drag and a drop session.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
    var items: [UIDragItem] { get }
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func location(in view: UIView) -> CGPoint
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects<Object>(ofClass type: Object.Type) -> Bool
}

extension UIDragDropSession {
    public var allowsMoveOperation: Bool { true }
    public var isRestrictedToDraggingApplication: Bool { true }
    public func location(in view: UIView) -> CGPoint { .zero }
    public func hasItemsConforming(toTypeIdentifiers identifiers: [String]) -> Bool {
        items.contains { item in
            identifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
        }
    }
    public func canLoadObjects<Object>(ofClass type: Object.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
    }
}

/// A session for a drag that begins in the app; compiles only.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

/// A session for a drag over the app.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    @discardableResult
    func loadObjects<Object>(
        ofClass type: Object.Type, completion: @escaping ([Object]) -> Void
    ) -> Progress

    // MARK: Compiles only
    var localDragSession: (any UIDragSession)? { get }
    var progress: Progress { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}

extension UIDropSession {
    public var progress: Progress { Progress(totalUnitCount: 1) }
    public var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle {
        get { .default }
        set {}
    }

    /// Passes the objects to the closure at once.
    @discardableResult
    public func loadObjects<Object>(
        ofClass type: Object.Type, completion: @escaping ([Object]) -> Void
    ) -> Progress {
        var loaded: [Object] = []
        for item in items {
            item.itemProvider.loadObject(ofClass: type) { object, _ in
                if let object { loaded.append(object) }
            }
        }
        completion(loaded)
        return Progress(totalUnitCount: 1)
    }
}

/// The style of the progress indicator while dropped data is loaded, with UIKit's raw values; compiles only.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none, `default`
}

/// The operation of a drop, with UIKit's raw values; compiles only.
public enum UIDropOperation: UInt, Sendable {
    case cancel, forbidden, copy, move
}

/// The proposed effect of a drop; compiles only.
@preconcurrency @MainActor open class UIDropProposal: IdentityHashable {
    public let operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) { self.operation = operation }
}

/// Animations alongside a lift, a cancellation or a drop; compiles only.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
