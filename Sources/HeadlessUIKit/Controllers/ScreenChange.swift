/// A change of what is on screen: some controllers go, others come.
///
/// Apps begin changes inside callbacks of another one. Once the outermost is over, appearance follows what it left.
@MainActor enum ScreenChange {
    private static var depth = 0
    private static weak var outermostWindow: UIWindow?

    static var isRunning: Bool { depth > 0 }

    /// The window in which the outermost change runs; nil at rest.
    static var window: UIWindow? { isRunning ? outermostWindow : nil }

    static func run(in controller: UIViewController, _ change: () -> Void) {
        let window = controller.surroundingWindow
        if !isRunning { outermostWindow = window }
        run(change)
        (controller.surroundingWindow ?? window)?.settleAppearance()
    }

    /// The change alone; appearance follows with what surrounds it.
    static func run(_ change: () -> Void) {
        depth += 1
        change()
        depth -= 1
    }

    /// One controller gives way to another, in the order in which UIKit tells them.
    ///
    /// The new one only appears if it is still wanted after the old one's callback; views are placed before
    /// anything is over.
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

    /// In the middle of an exchange the old one stays, and the new one goes again.
    static func turnBack(_ old: UIViewController, from new: UIViewController) {
        new.beginAppearanceTransition(false, animated: true)
        old.beginAppearanceTransition(true, animated: true)
    }
}
