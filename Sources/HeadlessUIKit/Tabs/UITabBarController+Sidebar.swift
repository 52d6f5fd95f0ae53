extension UITabBarController {
    /// The sidebar of tabs in wide windows (iOS 18); kept, and not drawn.
    @preconcurrency @MainActor open class Sidebar: IdentityHashable {
        open var isHidden = true
        open var headerContentConfiguration: (any UIContentConfiguration)?
        open var footerContentConfiguration: (any UIContentConfiguration)?
        open var bottomBarView: UIView?
        open var preferredPlacement = Placement.automatic

        /// Whether there is one here: nothing headless shows it.
        open var isAvailable: Bool { false }

        /// Where the tabs stand (iOS 27), with UIKit's raw values; without effect on iPads.
        public enum Placement: Int, Sendable {
            case automatic = 0
            case sidebar = 1
            case tabBar = 2
        }

        init() {}
    }
}

/// Hears of taps in a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
