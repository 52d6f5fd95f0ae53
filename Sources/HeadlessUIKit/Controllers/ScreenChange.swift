/// A change of the controllers on screen: some disappear, others appear.
///
/// Apps start changes inside the callbacks of other changes. Once the outermost one is over, appearance is brought in
/// line with the screen.
@MainActor enum ScreenChange {
    private static var depth = 0
    private static weak var outermostWindow: UIWindow?

    static var isRunning: Bool { depth > 0 }

    /// The window of the outermost running change; nil without one.
    static var window: UIWindow? { isRunning ? outermostWindow : nil }

    static func run(in controller: UIViewController, _ change: () -> Void) {
        let window = controller.surroundingWindow
        if !isRunning { outermostWindow = window }
        run(change)
        (controller.surroundingWindow ?? window)?.settleAppearance()
    }

    /// Runs a change without updating appearance, which the surrounding change does.
    static func run(_ change: () -> Void) {
        depth += 1
        change()
        depth -= 1
    }

    /// Replaces one controller by another, with their calls in UIKit's order.
    ///
    /// The new controller appears only if it is still wanted after the old one's `viewWillDisappear(_:)`; views are
    /// placed before `viewDidDisappear(_:)` and `viewDidAppear(_:)`.
    static func exchange(
        _ old: UIViewController?, for new: UIViewController?, animated: Bool,
        whileWanted: () -> Bool = { true }, place: () -> Void
    ) {
        old?.beginAppearanceTransition(false, animated: animated)
        if whileWanted() { new?.beginAppearanceTransition(true, animated: animated) }
        place()
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
    }

    /// Turns back in the middle of an exchange: the old controller stays, and the new one disappears again.
    static func turnBack(_ old: UIViewController, from new: UIViewController) {
        new.beginAppearanceTransition(false, animated: true)
        old.beginAppearanceTransition(true, animated: true)
    }
}
