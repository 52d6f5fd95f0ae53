extension UITabBarController {
    /// The sidebar of tabs in wide windows (iOS 18); it is stored but not drawn.
    @preconcurrency @MainActor open class Sidebar: IdentityHashable {
        open var isHidden = true
        open var headerContentConfiguration: (any UIContentConfiguration)?
        open var footerContentConfiguration: (any UIContentConfiguration)?
        open var bottomBarView: UIView?
        open var preferredPlacement = Placement.automatic

        /// Whether the sidebar can be shown; headless it cannot.
        open var isAvailable: Bool { false }

        /// The place of the tabs (iOS 27), with UIKit's raw values; without effect on iPads.
        public enum Placement: Int, Sendable {
            case automatic = 0
            case sidebar = 1
            case tabBar = 2
        }

        init() {}
    }
}

/// A delegate that is told about taps in a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
