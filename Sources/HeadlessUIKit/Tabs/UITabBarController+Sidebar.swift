extension UITabBarController {
    /// The sidebar of tabs in wide windows (iOS 18).
    @preconcurrency @MainActor open class Sidebar: IdentityHashable {
        /// Whether the tabs are in the bar instead; until it is set, on iPads only (measured on iOS 26.1).
        open var isHidden: Bool {
            get { givenHidden ?? !(controller?.traitCollection.values.screenKind.isPhone ?? false) }
            set {
                givenHidden = newValue
                controller?.viewIfLoaded?.setNeedsLayout()
            }
        }
        private var givenHidden: Bool?
        open var preferredPlacement = Placement.automatic {
            didSet { controller?.viewIfLoaded?.setNeedsLayout() }
        }
        private weak var controller: UITabBarController?

        /// The place of a sidebar's tabs and contents on iPads, with UIKit's raw values; compiles only.
        public enum Layout: Int, Sendable {
            case automatic, overlap, tile
        }

        /// Whether the sidebar can show the tabs (iOS 27): only in a regular width; on iPads as the controller's mode
        /// says, on phones instead of the bar where the app prefers the sidebar.
        open var isAvailable: Bool {
            guard let controller, controller.traitCollection.horizontalSizeClass == .regular else {
                return false
            }
            let traits = controller.traitCollection.values
            guard !traits.screenKind.isPhone else {
                return traits.system.rules.hasTabSidebarsOnPhones && preferredPlacement == .sidebar
            }
            let isAllowed =
                switch controller.mode {
                case .automatic: controller.tabs.contains { $0 is UITabGroup }
                case .tabBar: false
                case .tabSidebar: true
                }
            return isAllowed && traits.system[.tabStripRow, traits.screenKind] > 0
        }

        /// The place of the tabs (iOS 27), with UIKit's raw values: on phones, `automatic` is the bar; without effect
        /// on iPads.
        public enum Placement: Int, Sendable {
            case automatic, sidebar, tabBar
        }

        init(of controller: UITabBarController) { self.controller = controller }

        // MARK: Compiles only
        open var headerContentConfiguration: (any UIContentConfiguration)?
        open var footerContentConfiguration: (any UIContentConfiguration)?
        open var bottomBarView: UIView?
        open weak var delegate: (any Delegate)?
        open var preferredLayout = Layout.automatic
    }
}

extension UITabBarController.Sidebar {
    /// The app's part in a sidebar; compiles only.
    @preconcurrency @MainActor public protocol Delegate: AnyObject {
        func tabBarController(
            _ tabBarController: UITabBarController,
            sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar, animator: any Animating)
    }

    /// What an app animates beside a sidebar; compiles only.
    @preconcurrency @MainActor public protocol Animating: AnyObject {
        func addAnimations(_ animations: @escaping () -> Void)
        func addCompletion(_ completion: @escaping () -> Void)
    }
}

extension UITabBarController.Sidebar.Delegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {}
}

/// A delegate that is told about taps in a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarController {
    /// The presentation of tabs in wide windows, with UIKit's raw values.
    public enum Mode: Int, Sendable {
        case automatic, tabBar, tabSidebar
    }

    /// The condition for shrinking the tab bar, with UIKit's raw values (iOS 26).
    public enum MinimizeBehavior: Int, Sendable {
        case automatic, never, onScrollDown, onScrollUp
    }
}
