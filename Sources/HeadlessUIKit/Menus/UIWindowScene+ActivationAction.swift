extension UIWindowScene {
    /// What a new window of an app shows (iOS 15); compiles only.
    @preconcurrency @MainActor open class ActivationConfiguration: IdentityHashable {
        public let userActivity: NSUserActivity
        open var options: UIWindowScene.ActivationRequestOptions?
        open var preview: UITargetedPreview?

        public init(
            userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            self.userActivity = userActivity
            self.options = options
            self.preview = preview
        }
    }

    /// An action that opens a window of the app (iOS 15).
    ///
    /// A headless app has one window, where the alternate action is done instead, and without one the action is hidden.
    @preconcurrency @MainActor open class ActivationAction: UIAction {
        public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

        public convenience init(
            identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
            _ configurationProvider: @escaping ConfigurationProvider
        ) {
            self.init(
                title: alternate?.title ?? "Open in New Window", image: alternate?.image,
                identifier: identifier, discoverabilityTitle: alternate?.discoverabilityTitle,
                attributes: alternate?.attributes ?? .hidden, state: alternate?.state ?? .off
            ) { _ in if let alternate { alternate.handler(alternate) } }
        }
    }
}
