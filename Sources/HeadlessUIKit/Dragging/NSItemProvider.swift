public import Foundation

/// What is dragged or pasted; Linux has no such class, so that this one keeps an object and hands it back.
@preconcurrency @MainActor open class NSItemProvider: IdentityHashable {
    /// The object that an app of this process gave; nil where it gave data or none.
    let object: AnyObject?
    open var suggestedName: String?
    open private(set) var registeredTypeIdentifiers: [String] = []

    public init() { object = nil }

    public init(object: Any) { self.object = object as AnyObject }

    public init(item: Any?, typeIdentifier: String?) {
        object = item as AnyObject?
        registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    }

    public convenience init?(contentsOf url: URL?) {
        guard let url else { return nil }
        self.init(object: url)
    }

    open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
        registeredTypeIdentifiers.contains(identifier)
    }

    open func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { object is Object }

    /// Hands the object to the closure at once; nothing of another class.
    @discardableResult
    open func loadObject<Object>(
        ofClass type: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? Object, nil)
        return Progress(totalUnitCount: 1)
    }
}
