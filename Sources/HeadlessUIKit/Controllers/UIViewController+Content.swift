public import Foundation

extension UIViewController {
    /// The transition of a presented controller from the tapped view; compiles only.
    @preconcurrency @MainActor public final class Transition {
        public static let coverVertical = Transition()
        public static let crossDissolve = Transition()
        public static let flipHorizontal = Transition()
        public static let partialCurl = Transition()

        init() {}

        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition() }

        /// The look of a zoom transition.
        @preconcurrency @MainActor public final class ZoomOptions {
            public var dimmingColor: UIColor?
            public var dimmingVisualEffect: UIBlurEffect?
            public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?

            public init() {}
        }

        /// The gesture that ends a zoom; headless there is none.
        @preconcurrency @MainActor public final class ZoomInteractionContext {
            public let location = CGPoint.zero
            public let velocity = CGVector.zero
            public let willBegin = false

            init() {}
        }

        /// The controllers between which a zoom needs a source view.
        @preconcurrency @MainActor public final class ZoomSourceViewProviderContext {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController

            init(source: UIViewController, zoomed: UIViewController) {
                (sourceViewController, zoomedViewController) = (source, zoomed)
            }
        }
    }

    /// A property that loads the view when it is first read, so that `viewDidLoad` can set it.
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
}
