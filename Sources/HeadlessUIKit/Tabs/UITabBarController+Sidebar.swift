extension UITabBarController {
    /// The sidebar of tabs in wide windows (iOS 18); kept, and not drawn.
    @preconcurrency @MainActor open class Sidebar: IdentityHashable {
        open var isHidden = true
        open var headerContentConfiguration: (any UIContentConfiguration)?
        open var footerContentConfiguration: (any UIContentConfiguration)?
        open var bottomBarView: UIView?
        open var preferredPlacement = Placement.automatic

        /// Where a sidebar stands, with UIKit's raw values.
        public enum Placement: Int, Sendable {
            case automatic = 0
            case sideBySide = 1
            case overlay = 2
        }

        init() {}
    }
}

/// Hears of taps in a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
