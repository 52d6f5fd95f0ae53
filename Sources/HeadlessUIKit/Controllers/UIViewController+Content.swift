extension UIViewController {
    /// How a presented controller comes from what was tapped; headless it is only kept.
    public enum Transition: Sendable {
        case coverVertical
        case crossDissolve
        case flipHorizontal
        case zoom
    }

    /// A property whose first reading loads the view, so that `viewDidLoad` can set it.
    @preconcurrency @MainActor @propertyWrapper public struct ViewLoading<Value> {
        private var stored: Value?

        public init() {}

        public init(wrappedValue: Value) { stored = wrappedValue }

        @available(*, unavailable, message: "A view-loading property belongs into a view controller.")
        public var wrappedValue: Value {
            get { preconditionFailure("A view-loading property belongs into a view controller.") }
            set {}
        }

        public static subscript<Owner: UIViewController>(
            _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
            storage storage: ReferenceWritableKeyPath<Owner, ViewLoading<Value>>
        ) -> Value {
            get {
                owner.loadViewIfNeeded()
                guard let value = owner[keyPath: storage].stored else {
                    preconditionFailure("viewDidLoad did not set the property.")
                }
                return value
            }
            set { owner[keyPath: storage].stored = newValue }
        }
    }

    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    /// What manages the presentation of the nearest presented controller around this one.
    public var activePresentationController: UIPresentationController? {
        presentingViewController == nil ? nil : presentationController
    }
}
