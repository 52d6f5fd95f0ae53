/// The accessory above a tab bar (iOS 26); compiles only.
@preconcurrency @MainActor open class UITabAccessory: IdentityHashable {
    public let contentView: UIView

    public init(contentView: UIView) { self.contentView = contentView }
}
