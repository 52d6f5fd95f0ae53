public import Foundation

// A headless host drags nothing between apps: what an app asks and answers is kept and can be called by tests.

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: IdentityHashable {
    public let itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// How something that is dragged looks.
@preconcurrency @MainActor open class UIDragPreview: IdentityHashable {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
        self.parameters = parameters
    }
}

/// What a drag and a drop have in common.
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

/// A drag that begins in the app.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

/// A drag over the app.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    @discardableResult
    func loadObjects<Object>(
        ofClass type: Object.Type, completion: @escaping ([Object]) -> Void
    ) -> Progress
}

extension UIDropSession {
    public var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle {
        get { .default }
        set {}
    }

    /// Hands the objects to the closure at once.
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

/// How the loading of what was dropped shows, with UIKit's raw values.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none = 0
    case `default` = 1
}

/// What a drop does, with UIKit's raw values.
public enum UIDropOperation: UInt, Sendable {
    case cancel = 0
    case forbidden = 1
    case copy = 2
    case move = 3
}

/// What a drop would do.
@preconcurrency @MainActor open class UIDropProposal: IdentityHashable {
    public let operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) { self.operation = operation }
}

/// What goes on beside a lift, a cancel or a drop; headless it is over at once.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
