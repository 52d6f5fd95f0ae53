public import Foundation

/// A gesture on a view; Linux cannot send its action, so it is only kept.
@preconcurrency @MainActor open class UIGestureRecognizer: IdentityHashable {
    /// Where a gesture stands, with UIKit's raw values.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5
    }

    open var isEnabled = true
    open var state = State.possible
    open var cancelsTouchesInView = true
    public internal(set) weak var view: UIView?

    public init(target: Any? = nil, action: Selector? = nil) {}
}

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {}

@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}

/// The look of a view's edges; headless it is only kept.
@preconcurrency @MainActor public final class CALayer: IdentityHashable {
    public var cornerRadius: CGFloat = 0
    public var borderWidth: CGFloat = 0
    public var masksToBounds = false
    public var shadowOpacity: Float = 0
    public var shadowRadius: CGFloat = 0
    public var shadowOffset = CGSize.zero
    public var zPosition: CGFloat = 0

    init() {}
}

extension UIView {
    public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view = self
        recognizers.append(recognizer)
    }

    public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view = nil
        recognizers.removeAll { $0 === recognizer }
    }
}
