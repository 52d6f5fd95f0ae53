public import Foundation
import SplitframeLayout

/// A container of controllers with tabs, of which one is visible.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?
    open private(set) lazy var tabBar = makeBar()
    open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var bottomAccessory: UITabAccessory?
    open private(set) lazy var sidebar = Sidebar(of: self)
    /// The separate tab at the end of a tab bar (iOS 27); for nil, a tab that activates its search.
    open var prominentTabIdentifier: String?
    open func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
        prominentTabIdentifier = identifier
    }

    /// Whether a wide window of an iPad may have a sidebar: for `automatic`, where a tab is a group.
    open var mode = Mode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The tabs as objects; where they are set, `viewControllers` is nil, as in UIKit.
    open var tabs: [UITab] = [] { didSet { tabsChanged() } }
    /// The controllers of the tabs, in order.
    private(set) var shown: [UIViewController] = []
    private var selection = 0

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
        tabsChanged()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty && !shown.isEmpty ? shown : nil }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        let (old, place) = (selectedViewController, selection)
        let controllers = controllers ?? []
        guard RaisedMisuses.allow(controllers.lazy.compactMap(misuse(ofAdding:)).first) else { return }
        ScreenChange.run(in: self) {
            for gone in shown where !controllers.contains(gone) && !(gone is UnmadeController) {
                gone.willMove(toParent: nil)
                gone.movement.isMovingFromParent = true
                gone.beginAppearanceTransition(false, animated: animated)
                gone.endAppearanceTransition()
                gone.viewIfLoaded?.removeFromSuperview()
                gone.leaveParent()
            }
            shown = controllers
            for controller in controllers where !(controller is UnmadeController) { addTab(controller) }
            // Where the selected controller was removed, the one in its place is selected.
            selection =
                old.flatMap(controllers.firstIndex(of:)) ?? (controllers.indices.contains(place) ? place : 0)
            makeController(at: selection)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    private func addTab(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.movement.isMovingToParent = false
        controller.didMove(toParent: self)
    }

    /// Has a tab make its controller, unless it has done that.
    private func makeController(at index: Int) {
        guard shown.indices.contains(index), let unmade = shown[index] as? UnmadeController,
            let tab = unmade.ownTab
        else { return }
        let made = tab.viewController ?? UIViewController()
        shown[index] = made
        addTab(made)
    }

    open var selectedViewController: UIViewController? {
        get { shown.indices.contains(selection) ? shown[selection] : nil }
        set { if let newValue, let index = shown.firstIndex(of: newValue) { select(index) } }
    }

    open var selectedIndex: Int {
        get { shown.isEmpty ? NSNotFound : selection }
        set {
            let previous = selectedTab
            select(newValue)
            if selectedTab !== previous { tellOfSelection(after: previous) }
        }
    }

    private func select(_ index: Int) {
        guard shown.indices.contains(index), index != selection else { return }
        makeController(at: index)
        let former = selection
        let old = selectedViewController
        selection = index
        let new = selectedViewController
        if isOnScreen {
            let animator = animator(from: old, to: new)
            let coordinator = TransitionCoordinator(from: old, to: new, isAnimated: animator != nil)
            ScreenChange.run(in: self) {
                ScreenChange.exchange(
                    old, for: new, animated: animator != nil,
                    whileWanted: { isOnScreen && selectedViewController === new }
                ) {
                    if let animator, let old, let new, selectedViewController === new,
                        !animate(old, to: new, by: animator, alongside: coordinator, place: place(of: new))
                    {
                        selection = former
                        ScreenChange.turnBack(old, from: new)
                    }
                    placeSelected()
                    selectedViewController?.viewIfLoaded?.performLayout()
                }
            }
            coordinator.finish()
        }
        viewIfLoaded?.setNeedsLayout()
    }

    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    open func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) { bottomAccessory = accessory }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Handles a tap on a tab: the delegate may refuse it; a tap on the selected tab returns to the root of its stack.
    func tap(_ index: Int) {
        guard shown.indices.contains(index), shown[index].tabBarItem.isEnabled,
            tabs.isEmpty || tabs[index].isEnabled, mayTap(index)
        else { return }
        let previous = selectedTab
        if index == selection, let stack = selectedViewController as? UINavigationController {
            stack.popToRootViewController(animated: true)
        }
        select(index)
        tabBar(tabBar, didSelect: shown[index].tabBarItem)
        if tabs.isEmpty {
            delegate?.tabBarController(self, didSelect: shown[index])
        } else {
            tellOfSelection(after: previous)
        }
    }

    open var selectedTab: UITab? {
        get { tabs.indices.contains(selection) ? tabs[selection] : nil }
        set {
            guard let newValue, newValue.tabBarController === self else { return }
            var outermost = newValue
            while let group = outermost.parent {
                group.selectedChild = outermost
                outermost = group
            }
            if outermost !== newValue { tabsChanged() }
            if let index = tabs.firstIndex(where: { $0 === outermost }) { selectedIndex = index }
        }
    }

    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

    /// The tab with an identifier, here or in a group.
    open func tab(forIdentifier identifier: String) -> UITab? {
        tabs.lazy.compactMap { tab in
            tab.identifier == identifier ? tab : (tab as? UITabGroup)?.tab(forIdentifier: identifier)
        }.first
    }

    private func tabsChanged() {
        for tab in tabs { tab.holder = self }
        setViewControllers(tabs.map { $0.madeController ?? UnmadeController(of: $0) }, animated: false)
    }

    private func mayTap(_ index: Int) -> Bool {
        tabs.indices.contains(index)
            ? delegate?.tabBarController(self, shouldSelectTab: tabs[index]) ?? true
            : delegate?.tabBarController(self, shouldSelect: shown[index]) ?? true
    }

    private func tellOfSelection(after previous: UITab?) {
        guard let tab = selectedTab else { return }
        delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    open override var childForPreferredVerticalBarBehavior: UIViewController? { selectedViewController }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self)
            ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    override var managesChildAppearance: Bool { true }
    override var appearanceChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    override func layoutContainer() { placeSelected() }

    override func forget(_ child: UIViewController) {
        let selected = selectedViewController
        shown.removeAll { $0 === child }
        selection = selected.flatMap(shown.firstIndex(of:)) ?? 0
        viewIfLoaded?.setNeedsLayout()
    }

    private func placeSelected() {
        guard let view = loadedView, let selected = selectedViewController, let selectedView = selected.view
        else { return }
        for other in shown where other !== selected { other.viewIfLoaded?.removeFromSuperview() }
        if selectedView.superview !== view { view.addSubview(selectedView) }
        place(of: selected)(selectedView)
        tabBar.frame = barFrame
    }

    /// Places the view of a tab's controller beside the bar.
    private func place(of child: UIViewController) -> (UIView) -> Void {
        { [self] in
            $0.place(
                in: loadedView?.bounds ?? .zero, besides: roomForBar(of: child),
                safeArea: safeAreaBesideBar(of: child))
        }
    }

    /// Whether the bar is visible: a pushed controller in the selected tab may hide it.
    var showsBar: Bool {
        !isTabBarHidden && !tabBar.isHidden
            && (selectedViewController as? UINavigationController)?.hidesBottomBar != true
    }

    /// Whether the bar is visible at the bottom; from iOS 26 on it is at the top where the width allows that.
    var showsBarAtBottom: Bool {
        let traits = traitCollection.values
        return showsBar && sidebarWidth == nil
            && (traits.screenKind.isPhone || traits.horizontalSizeClass == .compact
                || traits.system[.tabStripRow, traits.screenKind] == 0)
    }

    /// The width of the sidebar with the tabs, in points; nil where the tabs are in the bar.
    var sidebarWidth: CGFloat? {
        let traits = traitCollection.values
        guard showsBar, sidebar.isAvailable, !sidebar.isHidden else { return nil }
        let width = Double(viewIfLoaded?.bounds.width ?? 0)
        return CGFloat(TabSidebarLayout.width(in: width, generation: traits.system))
    }

    /// The frame of the bar in this view, in points; empty where the bar is hidden.
    private var barFrame: CGRect {
        let traits = traitCollection.values
        let (system, screen) = (traits.system, traits.screenKind)
        let bounds = view.bounds
        guard showsBar, sidebarWidth == nil else {
            return CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 0)
        }
        guard showsBarAtBottom else {
            return CGRect(
                x: 0, y: view.safeAreaInsets.top, width: bounds.width,
                height: system[.tabStripRow, screen])
        }
        guard showsLevelBarAtBottom else {
            let isOnRight = view.safeAreaInsets.right >= view.safeAreaInsets.left
            return CGRect(
                x: isOnRight ? bounds.maxX - Self.uprightWidth : 0, y: 0, width: Self.uprightWidth,
                height: bounds.height)
        }
        let height = bottomRoom
        return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    /// The width of the bar beside the strip of a device that folds, in points: (882, 0) to (951, 669), as
    /// VerticalBarProbe read it in a simulator of iOS 27.1.
    private static let uprightWidth: CGFloat = 69

    /// Whether the bar is at the bottom and level: beside a strip it is upright, and takes no room at the bottom.
    var showsLevelBarAtBottom: Bool { showsBarAtBottom && traitCollection.verticalBarEdge == .unspecified }

    /// The height of a bar at the bottom including the safe area below it, in points.
    private var bottomRoom: CGFloat {
        let below = view.safeAreaInsets.bottom
        guard showsLevelBarAtBottom else { return below }
        let traits = traitCollection.values
        let bar = BarMetrics(generation: traits.system, screen: traits.screenKind).tabBarHeight
        return traits.system.look.hasGlass ? max(below, CGFloat(bar)) : below + CGFloat(bar)
    }

    /// The safe area of the selected controller beside the bar, in points.
    private func safeAreaBesideBar(of selected: UIViewController) -> UIEdgeInsets {
        var insets = view.safeAreaInsets
        guard showsBar else { return insets }
        if let sidebarWidth {
            if traitCollection.layoutDirection == .rightToLeft {
                insets.right += sidebarWidth
            } else {
                insets.left += sidebarWidth
            }
            return insets
        }
        let traits = traitCollection.values
        let (system, screen) = (traits.system, traits.screenKind)
        if showsBarAtBottom {
            insets.bottom = bottomRoom
        } else if !(selected is UINavigationController) {
            // A navigation bar shares the row of the strip (measured).
            insets.top += system[.tabStripRow, screen] + system[.tabStripGap, screen]
        }
        return insets
    }

    /// The room in points that the selected controller's view leaves to the bar, since it does not extend beneath it.
    private func roomForBar(of selected: UIViewController) -> UIEdgeInsets {
        guard showsBar, sidebarWidth == nil else { return .zero }
        let edge = showsBarAtBottom ? UIRectEdge.bottom : .top
        guard !selected.extends(at: edge, beneathTranslucent: tabBar.isTranslucent) else { return .zero }
        if showsBarAtBottom { return UIEdgeInsets(top: 0, left: 0, bottom: bottomRoom, right: 0) }
        // A navigation bar shares the row of the strip.
        guard !(selected is UINavigationController) else { return .zero }
        return UIEdgeInsets(top: safeAreaBesideBar(of: selected).top, left: 0, bottom: 0, right: 0)
    }

    private func makeBar() -> UITabBar {
        let bar = UITabBar()
        bar.controller = self
        return bar
    }

    // MARK: Compiles only
    open var customizableViewControllers: [UIViewController]?
    open var customizationIdentifier: String?
    open var compactTabIdentifiers: [String]?
    /// The condition under which the bar shrinks (iOS 26).
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    /// There is room for every tab without it.
    open private(set) lazy var moreNavigationController = UINavigationController()
}
