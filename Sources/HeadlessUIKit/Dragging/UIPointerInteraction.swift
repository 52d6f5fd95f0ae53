public import Foundation

/// The look of a pointer over a view; compiles only.
@preconcurrency @MainActor open class UIPointerInteraction: IdentityHashable, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func invalidate() {}
}

/// A delegate for the look of a pointer; headless there is no pointer, so none of its methods is called.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}

/// A place of a pointer for which a region is asked; compiles only.
@preconcurrency @MainActor open class UIPointerRegionRequest: IdentityHashable {
    open var location: CGPoint { .zero }
    open var modifiers: UIKeyModifierFlags { [] }
}

/// A part of a view over which a pointer has one look; compiles only.
@preconcurrency @MainActor open class UIPointerRegion: IdentityHashable {
    public let rect: CGRect
    public let identifier: AnyHashable?

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

/// The look of a pointer and what is under it; compiles only.
@preconcurrency @MainActor open class UIPointerStyle: IdentityHashable {
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
    public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {}

    private init(hidden: Bool) {}

    open class func hidden() -> UIPointerStyle { UIPointerStyle(hidden: true) }
    open class func system() -> UIPointerStyle { UIPointerStyle(hidden: false) }
}

/// What happens to a view under a pointer; compiles only.
@preconcurrency @MainActor public enum UIPointerEffect {
    /// How a view is tinted.
    public enum TintMode: Sendable {
        case none, overlay, underlay
    }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
}

/// The shape of a pointer; compiles only.
@preconcurrency @MainActor public enum UIPointerShape {
    nonisolated public static let defaultCornerRadius: CGFloat = 8

    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

/// Animations alongside a pointer that enters or leaves; compiles only.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
