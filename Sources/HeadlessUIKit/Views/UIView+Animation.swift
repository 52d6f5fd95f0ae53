public import Foundation

extension UIView {
    /// Whether animations are enabled in this process, as set by ``setAnimationsEnabled(_:)``.
    ///
    /// Without animations, completions of view animations run at once, and transitions are not `animated`.
    public private(set) static var areAnimationsEnabled = true

    public static func setAnimationsEnabled(_ isEnabled: Bool) { areAnimationsEnabled = isEnabled }

    /// Runs the changes at once; the completion runs when the host settles.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        guard let completion else { return }
        if areAnimationsEnabled { PendingWork.shared.add { completion(true) } } else { completion(true) }
    }

    /// Runs the changes at once; the completion runs when the host settles.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations,
            completion: completion)
    }

    /// Runs the changes at once; the completion runs when the host settles.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        animate(withDuration: duration, animations: {}, completion: completion)
    }

    /// Runs the changes at once; the completion runs when the host settles.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, options: options, animations: animations ?? {}, completion: completion)
    }

    /// Replaces a view by another one at once; the completion runs when the host settles.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                } else if let superview = fromView.superview {
                    superview.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

    /// Runs the changes at once; the completion runs when the host settles.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, animations: animations, completion: completion) }

    public static func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration duration: Double,
        animations: @escaping () -> Void
    ) { animations() }

    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }

    public static var inheritedAnimationDuration: TimeInterval { 0 }

    /// Runs the actions with animations disabled.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        actions()
        areAnimationsEnabled = wereEnabled
    }
}
