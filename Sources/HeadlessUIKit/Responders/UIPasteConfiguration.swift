/// What may be pasted; headless it is only kept.
@preconcurrency @MainActor open class UIPasteConfiguration: IdentityHashable {
    open var acceptableTypeIdentifiers: [String]

    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    open func addAcceptableTypeIdentifiers(_ identifiers: [String]) {
        acceptableTypeIdentifiers += identifiers
    }
}

/// Something into which can be pasted; Linux has no item providers, so that nothing is.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: AnyObject {
    var pasteConfiguration: UIPasteConfiguration? { get set }
}

/// What can be shared; Linux has no item providers, so that it is only a mark.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: AnyObject {}

/// Something that says what of it can be shared; headless it is only kept.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationProviding: AnyObject {
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
