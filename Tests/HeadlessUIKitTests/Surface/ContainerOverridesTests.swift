import Foundation
import HeadlessUIKit
import SplitframeDevices
import Testing

/// Members that subclasses in apps override, as the class references of the three containers list them.
@MainActor struct `A subclass may override all that UIKit lets it` {
    private final class Columns: UISplitViewController {
        override var delegate: (any UISplitViewControllerDelegate)? {
            get { super.delegate }
            set { super.delegate = newValue }
        }
        override var style: Style { super.style }
        override var viewControllers: [UIViewController] {
            get { super.viewControllers }
            set { super.viewControllers = newValue }
        }
        override func setViewController(_ controller: UIViewController?, for column: Column) {
            super.setViewController(controller, for: column)
        }
        override func viewController(for column: Column) -> UIViewController? {
            super.viewController(for: column)
        }
        override func show(_ column: Column) { super.show(column) }
        override func hide(_ column: Column) { super.hide(column) }
        override func isShowing(_ column: Column) -> Bool { super.isShowing(column) }
        override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
            super.showDetailViewController(vc, sender: sender)
        }
        override var preferredDisplayMode: DisplayMode {
            get { super.preferredDisplayMode }
            set { super.preferredDisplayMode = newValue }
        }
        override var displayMode: DisplayMode { super.displayMode }
        override var preferredSplitBehavior: SplitBehavior {
            get { super.preferredSplitBehavior }
            set { super.preferredSplitBehavior = newValue }
        }
        override var splitBehavior: SplitBehavior { super.splitBehavior }
        override var isCollapsed: Bool { super.isCollapsed }
        override var presentsWithGesture: Bool {
            get { super.presentsWithGesture }
            set { super.presentsWithGesture = newValue }
        }
        override var showsSecondaryOnlyButton: Bool {
            get { super.showsSecondaryOnlyButton }
            set { super.showsSecondaryOnlyButton = newValue }
        }
        override var displayModeButtonVisibility: DisplayModeButtonVisibility {
            get { super.displayModeButtonVisibility }
            set { super.displayModeButtonVisibility = newValue }
        }
        override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
        override var primaryEdge: PrimaryEdge {
            get { super.primaryEdge }
            set { super.primaryEdge = newValue }
        }
        override var primaryBackgroundStyle: BackgroundStyle {
            get { super.primaryBackgroundStyle }
            set { super.primaryBackgroundStyle = newValue }
        }
        override var primaryColumnWidth: CGFloat { super.primaryColumnWidth }
        override var supplementaryColumnWidth: CGFloat { super.supplementaryColumnWidth }
        override var preferredPrimaryColumnWidthFraction: CGFloat {
            get { super.preferredPrimaryColumnWidthFraction }
            set { super.preferredPrimaryColumnWidthFraction = newValue }
        }
        override var preferredPrimaryColumnWidth: CGFloat {
            get { super.preferredPrimaryColumnWidth }
            set { super.preferredPrimaryColumnWidth = newValue }
        }
        override var minimumPrimaryColumnWidth: CGFloat {
            get { super.minimumPrimaryColumnWidth }
            set { super.minimumPrimaryColumnWidth = newValue }
        }
        override var maximumPrimaryColumnWidth: CGFloat {
            get { super.maximumPrimaryColumnWidth }
            set { super.maximumPrimaryColumnWidth = newValue }
        }
        override var preferredSupplementaryColumnWidthFraction: CGFloat {
            get { super.preferredSupplementaryColumnWidthFraction }
            set { super.preferredSupplementaryColumnWidthFraction = newValue }
        }
        override var preferredSupplementaryColumnWidth: CGFloat {
            get { super.preferredSupplementaryColumnWidth }
            set { super.preferredSupplementaryColumnWidth = newValue }
        }
        override var minimumSupplementaryColumnWidth: CGFloat {
            get { super.minimumSupplementaryColumnWidth }
            set { super.minimumSupplementaryColumnWidth = newValue }
        }
        override var maximumSupplementaryColumnWidth: CGFloat {
            get { super.maximumSupplementaryColumnWidth }
            set { super.maximumSupplementaryColumnWidth = newValue }
        }
        override var preferredSecondaryColumnWidthFraction: CGFloat {
            get { super.preferredSecondaryColumnWidthFraction }
            set { super.preferredSecondaryColumnWidthFraction = newValue }
        }
        override var preferredSecondaryColumnWidth: CGFloat {
            get { super.preferredSecondaryColumnWidth }
            set { super.preferredSecondaryColumnWidth = newValue }
        }
        override var minimumSecondaryColumnWidth: CGFloat {
            get { super.minimumSecondaryColumnWidth }
            set { super.minimumSecondaryColumnWidth = newValue }
        }
        override var preferredInspectorColumnWidthFraction: CGFloat {
            get { super.preferredInspectorColumnWidthFraction }
            set { super.preferredInspectorColumnWidthFraction = newValue }
        }
        override var preferredInspectorColumnWidth: CGFloat {
            get { super.preferredInspectorColumnWidth }
            set { super.preferredInspectorColumnWidth = newValue }
        }
        override var minimumInspectorColumnWidth: CGFloat {
            get { super.minimumInspectorColumnWidth }
            set { super.minimumInspectorColumnWidth = newValue }
        }
        override var maximumInspectorColumnWidth: CGFloat {
            get { super.maximumInspectorColumnWidth }
            set { super.maximumInspectorColumnWidth = newValue }
        }
    }

    private final class Stack: UINavigationController {
        override var delegate: (any UINavigationControllerDelegate)? {
            get { super.delegate }
            set { super.delegate = newValue }
        }
        override var topViewController: UIViewController? { super.topViewController }
        override var visibleViewController: UIViewController? { super.visibleViewController }
        override var viewControllers: [UIViewController] {
            get { super.viewControllers }
            set { super.viewControllers = newValue }
        }
        override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
            super.setViewControllers(controllers, animated: animated)
        }
        override func pushViewController(_ controller: UIViewController, animated: Bool) {
            super.pushViewController(controller, animated: animated)
        }
        override func popViewController(animated: Bool) -> UIViewController? {
            super.popViewController(animated: animated)
        }
        override func popToRootViewController(animated: Bool) -> [UIViewController]? {
            super.popToRootViewController(animated: animated)
        }
        override func popToViewController(_ controller: UIViewController, animated: Bool)
            -> [UIViewController]?
        {
            super.popToViewController(controller, animated: animated)
        }
        override var interactivePopGestureRecognizer: UIGestureRecognizer? {
            super.interactivePopGestureRecognizer
        }
        override var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
            super.interactiveContentPopGestureRecognizer
        }
        override var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
            super.barHideOnSwipeGestureRecognizer
        }
        override var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
            super.barHideOnTapGestureRecognizer
        }
        override var navigationBar: UINavigationBar { super.navigationBar }
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        // UIKit's own type.
        override var toolbar: UIToolbar! { super.toolbar }
        override var isNavigationBarHidden: Bool {
            get { super.isNavigationBarHidden }
            set { super.isNavigationBarHidden = newValue }
        }
        override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
            super.setNavigationBarHidden(hidden, animated: animated)
        }
        override var isToolbarHidden: Bool {
            get { super.isToolbarHidden }
            set { super.isToolbarHidden = newValue }
        }
        override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
            super.setToolbarHidden(hidden, animated: animated)
        }
        override var hidesBarsOnTap: Bool {
            get { super.hidesBarsOnTap }
            set { super.hidesBarsOnTap = newValue }
        }
        override var hidesBarsOnSwipe: Bool {
            get { super.hidesBarsOnSwipe }
            set { super.hidesBarsOnSwipe = newValue }
        }
        override var hidesBarsWhenVerticallyCompact: Bool {
            get { super.hidesBarsWhenVerticallyCompact }
            set { super.hidesBarsWhenVerticallyCompact = newValue }
        }
        override var hidesBarsWhenKeyboardAppears: Bool {
            get { super.hidesBarsWhenKeyboardAppears }
            set { super.hidesBarsWhenKeyboardAppears = newValue }
        }
        override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    }

    private final class Tabs: UITabBarController {
        override var delegate: (any UITabBarControllerDelegate)? {
            get { super.delegate }
            set { super.delegate = newValue }
        }
        override var tabBar: UITabBar { super.tabBar }
        override var tabs: [UITab] {
            get { super.tabs }
            set { super.tabs = newValue }
        }
        override func setTabs(_ tabs: [UITab], animated: Bool) { super.setTabs(tabs, animated: animated) }
        override var selectedTab: UITab? {
            get { super.selectedTab }
            set { super.selectedTab = newValue }
        }
        override func tab(forIdentifier identifier: String) -> UITab? { super.tab(forIdentifier: identifier) }
        override var viewControllers: [UIViewController]? {
            get { super.viewControllers }
            set { super.viewControllers = newValue }
        }
        override func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
            super.setViewControllers(controllers, animated: animated)
        }
        override var customizableViewControllers: [UIViewController]? {
            get { super.customizableViewControllers }
            set { super.customizableViewControllers = newValue }
        }
        override var moreNavigationController: UINavigationController { super.moreNavigationController }
        override var selectedViewController: UIViewController? {
            get { super.selectedViewController }
            set { super.selectedViewController = newValue }
        }
        override var selectedIndex: Int {
            get { super.selectedIndex }
            set { super.selectedIndex = newValue }
        }
        override var mode: Mode {
            get { super.mode }
            set { super.mode = newValue }
        }
        override var sidebar: Sidebar { super.sidebar }
        override var tabBarMinimizeBehavior: MinimizeBehavior {
            get { super.tabBarMinimizeBehavior }
            set { super.tabBarMinimizeBehavior = newValue }
        }
        override var bottomAccessory: UITabAccessory? {
            get { super.bottomAccessory }
            set { super.bottomAccessory = newValue }
        }
        override func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) {
            super.setBottomAccessory(accessory, animated: animated)
        }
        override var isTabBarHidden: Bool {
            get { super.isTabBarHidden }
            set { super.isTabBarHidden = newValue }
        }
        override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
            super.setTabBarHidden(hidden, animated: animated)
        }
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            super.tabBar(tabBar, didSelect: item)
        }
    }

    @Test func `and looks as the class itself does`() throws {
        func twin(_ split: UISplitViewController, _ stack: UINavigationController, _ tabs: UITabBarController)
            throws
            -> String
        {
            stack.viewControllers = [UIViewController()]
            split.setViewController(stack, for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            tabs.viewControllers = [split, UIViewController()]
            let host = try HeadlessHost(device: "ipad-pro-11-inch", rootViewController: tabs)
            return try #require(InterfaceCapture.tree(of: host)).twin
        }
        let heirs = try twin(Columns(style: .doubleColumn), Stack(), Tabs())
        let classes = try twin(
            UISplitViewController(style: .doubleColumn), UINavigationController(), UITabBarController())
        #expect(heirs == classes)
    }
}
