/// The types that may be pasted; compiles only.
@preconcurrency @MainActor open class UIPasteConfiguration: IdentityHashable {
    open var acceptableTypeIdentifiers: [String]

    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    open func addAcceptableTypeIdentifiers(_ identifiers: [String]) {
        acceptableTypeIdentifiers += identifiers
    }
}

/// An object that data can be pasted into; compiles only.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: AnyObject {
    var pasteConfiguration: UIPasteConfiguration? { get set }
}

/// Items that can be shared; compiles only.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: AnyObject {}

/// An object that provides items to share; compiles only.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationProviding: AnyObject {
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
