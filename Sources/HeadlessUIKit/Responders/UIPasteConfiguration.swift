/// The types that may be pasted; headless they are only stored.
@preconcurrency @MainActor open class UIPasteConfiguration: IdentityHashable {
    open var acceptableTypeIdentifiers: [String]

    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    open func addAcceptableTypeIdentifiers(_ identifiers: [String]) {
        acceptableTypeIdentifiers += identifiers
    }
}

/// An object that data can be pasted into; Linux has no item providers, so nothing is pasted.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: AnyObject {
    var pasteConfiguration: UIPasteConfiguration? { get set }
}

/// Items that can be shared; Linux has no item providers, so the protocol is empty.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: AnyObject {}

/// An object that provides items to share; headless they are only stored.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationProviding: AnyObject {
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
