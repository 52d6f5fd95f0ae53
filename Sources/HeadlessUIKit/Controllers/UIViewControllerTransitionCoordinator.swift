public import Foundation

/// The context of a running transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    var initiallyInteractive: Bool { get }
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var containerView: UIView { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A coordinator that runs an app's own animations along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

// Headless a transition ends at once and is never interactive.
extension UIViewControllerTransitionCoordinatorContext {
    public var percentComplete: CGFloat { 1 }
    public var completionVelocity: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var presentationStyle: UIModalPresentationStyle { .none }
    public var targetTransform: CGAffineTransform { .identity }
    public func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: viewController(forKey: .from)?.viewIfLoaded
        case .to: viewController(forKey: .to)?.viewIfLoaded
        default: nil
        }
    }
}

extension UIViewControllerTransitionCoordinator {
    /// The same as without a view: the animations alongside run in the next layout.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    /// Ignored: no transition is interactive.
    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}

    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The key of a controller in a transition.
public struct UITransitionContextViewControllerKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A transition without a clock: animations run before `viewDidAppear(_:)`, later ones in the next layout pass, and
/// completions once the host has settled.
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private var animations: [Block] = []
    private var completions: [Block] = []
    private var isFinished = false
    private let from: UIViewController?
    private let to: UIViewController?

    let isAnimated: Bool
    let isInteractive = false
    var isCancelled = false
    let initiallyInteractive = false
    var transitionDuration: TimeInterval = 0
    lazy var containerView = UIView()

    init(from: UIViewController? = nil, to: UIViewController? = nil, isAnimated: Bool = true) {
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isFinished else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func runAnimations() {
        let due = animations
        animations = []
        for block in due { block(self) }
    }

    func finish() {
        runAnimations()
        isFinished = true
        let due = completions
        completions = []
        for block in due { block(self) }
    }

    /// Finishes once everything has settled, as the running transition of a controller until then.
    func finishLater(in controller: UIViewController?, completion: (() -> Void)? = nil) {
        PendingWork.shared.add { [weak controller] in
            self.finish()
            if controller?.runningTransition === self { controller?.runningTransition = nil }
            if !self.isCancelled { completion?() }
        }
    }
}
