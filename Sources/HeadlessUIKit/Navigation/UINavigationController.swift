public import Foundation

/// A stack of controllers under a navigation bar.
///
/// In a collapsed split view, the navigation controller of a column is on the primary's stack; UIKit nests them nowhere
/// else.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    private(set) lazy var ownToolbar = makeToolbar()
    private var navigationBarClass: AnyClass?
    private var toolbarClass: AnyClass?
    open private(set) lazy var navigationBar = makeBar()
    /// The title view of the top controller, where the bar shows it.
    weak var shownTitleView: UIView?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's.
    open var toolbar: UIToolbar! { ownToolbar }
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }

    var stack: [UIViewController] = []
    /// The controllers whose `didMove(toParent:)` is still due; it is called once they have appeared.
    var unsettled: [UIViewController] = []
    var announcement = TopAnnouncement()
    private var givenTabBarItem: UITabBarItem?
    /// The column containers that a collapsed column-style split view has put on this stack.
    var stackedColumns: [UIViewController] = []
    weak var stackingSplitView: UISplitViewController?

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        definesPresentationContext = true
    }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
        settle([rootViewController])
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.navigationBarClass = navigationBarClass
        self.toolbarClass = toolbarClass
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
    }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        definesPresentationContext = true
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? {
        presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
            ?? (topViewController as? UINavigationController)?.visibleViewController
            ?? topViewController
    }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        replaceStack(with: controllers, animated: animated)
    }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        push(controller, animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        if stack.count < 2, let outer = parent as? UINavigationController, outer.stack.last === self {
            return outer.popViewController(animated: animated)
        }
        return popTo(index: stack.count - 2, animated: animated).last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        pop(downTo: 0, animated: animated)
    }

    @discardableResult
    open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard RaisedMisuses.allow(misuse(ofPoppingTo: controller)) else { return nil }
        return stack.firstIndex(of: controller).flatMap { pop(downTo: $0, animated: animated) }
    }

    /// The popped controllers; nil where there is nothing to pop (measured on iOS 26.1).
    private func pop(downTo index: Int, animated: Bool) -> [UIViewController]? {
        let popped = popTo(index: index, animated: animated)
        return popped.isEmpty ? nil : popped
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .show || super.canPerformAction(action, withSender: sender)
    }

    open override func collapseSecondaryViewController(
        _ secondary: UIViewController, for splitViewController: UISplitViewController
    ) { lay([secondary]) }

    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { stack.count > 1 ? takeOffTop() : nil }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's.
    /// The tab item of the stack: that of its root controller, unless another one is set.
    open override var tabBarItem: UITabBarItem! {
        get { givenTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { givenTabBarItem = newValue }
    }

    /// The size that was set, or that of the top controller (assumed: without its bars).
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            return own == .zero ? ownTop?.preferredContentSize ?? .zero : own
        }
        set { super.preferredContentSize = newValue }
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) { if container === ownTop { tellOfPreferredContentSize() } }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self)
            ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    open override var childForStatusBarStyle: UIViewController? { topViewController }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForPreferredVerticalBarBehavior: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    override var managesChildAppearance: Bool { true }
    override var appearanceChildren: [UIViewController] {
        [stack.last, stack.last?.activeSearch].compactMap(\.self)
    }
    override var forwardingChildren: [UIViewController] {
        childControllers + childControllers.compactMap(\.activeSearch)
    }

    override func loadContent() {
        loadViewIfNeeded()
        ownTop?.loadContent()
    }

    override func didBeginAppearing(_ animated: Bool) { announceTop(animated) }

    /// Calls the `didMove(toParent:)` of a child that has appeared, if it is still due.
    override func didShow(_ child: UIViewController) {
        guard unsettled.contains(child) else { return }
        unsettled.removeAll { $0 === child }
        child.didMove(toParent: self)
    }

    override func didBeginDisappearing() { announcement = TopAnnouncement() }
    override func didSettleAppearance() { confirmTop() }

    override func forget(_ child: UIViewController) {
        stack.removeAll { $0 === child }
        unsettled.removeAll { $0 === child }
        stackedColumns.removeAll { $0 === child }
        viewIfLoaded?.setNeedsLayout()
    }

    override func layoutContainer() { placeTop() }

    /// A large title becomes small beneath scrolled content.
    override func contentScrolled() {
        if navigationBar.prefersLargeTitles { viewIfLoaded?.setNeedsLayout() }
        super.contentScrolled()
    }

    private func makeBar() -> UINavigationBar {
        let bar =
            (navigationBarClass as? UINavigationBar.Type)?.make(madeFor: "") as? UINavigationBar
            ?? UINavigationBar()
        bar.controller = self
        return bar
    }

    private func makeToolbar() -> UIToolbar {
        let toolbar = (toolbarClass as? UIToolbar.Type)?.make(madeFor: "") as? UIToolbar ?? UIToolbar()
        toolbar.controller = self
        return toolbar
    }

    // MARK: Compiles only
    /// The gesture in whose place the host's `tapBack()` stands.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()
    open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
        UIPanGestureRecognizer()
    open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
    open var barContainerBehavior = UIBarContainerBehavior.automatic
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenVerticallyCompact = false
    open var hidesBarsWhenKeyboardAppears = false
}

/// Whether a navigation controller draws its own bar, with UIKit's raw values (iOS 27.3); compiles only.
public enum UIBarContainerBehavior: Int, Sendable {
    case automatic, local
}

extension UINavigationController {
    /// The fault in pushing a controller; nil for none.
    func misuse(ofPushing controller: UIViewController) -> ContainmentMisuse? {
        switch controller {
        case is UISplitViewController: .pushedSplitView
        case is UINavigationController where stackedColumn(controller) == nil: .pushedNavigationController
        case _ where stack.contains(controller): .alreadyOnStack
        default: misuse(ofAdding: controller)
        }
    }

    /// The fault in popping to a controller; nil for none.
    func misuse(ofPoppingTo controller: UIViewController) -> ContainmentMisuse? {
        stack.contains(controller) ? nil : .notOnStack
    }

    /// The fault in setting a stack; nil for none.
    ///
    /// Controllers that must not be pushed may be set: the class reference refuses only the push.
    func misuse(ofStack controllers: [UIViewController]) -> ContainmentMisuse? {
        Set(controllers).count < controllers.count
            ? .twiceOnStack : controllers.lazy.compactMap(misuse(ofAdding:)).first
    }

    /// The last messages to the delegate about the top controller, since this controller came on screen.
    struct TopAnnouncement {
        weak var top: UIViewController?
        var isAnimated = false
        /// Whether the call of the delegate's `didShow` method is still due.
        var isWaiting = false
    }

    /// Requests an animator for the change from one controller to another, before anything appears (assumed).
    func animator(
        for operation: Operation, from old: UIViewController?, to new: UIViewController?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let old, let new, old !== new,
            let animator = delegate?.navigationController(
                self, animationControllerFor: operation, from: old, to: new)
        else { return nil }
        _ = delegate?.navigationController(self, interactionControllerFor: animator)
        return animator
    }

    /// Calls the delegate's `willShow` method for a new top controller, whatever the cause of the change.
    func announceTop(_ animated: Bool) {
        guard isOnScreen, let top = stack.last, announcement.top !== top else { return }
        announcement = TopAnnouncement(top: top, isAnimated: animated, isWaiting: true)
        delegate?.navigationController(self, willShow: top, animated: animated)
    }

    /// Calls the delegate's `didShow` method for the top controller, once the change is over.
    func confirmTop() {
        guard appearance == .appeared else { return }
        announceTop(false)
        guard announcement.isWaiting, let top = stack.last, announcement.top === top else { return }
        announcement.isWaiting = false
        delegate?.navigationController(self, didShow: top, animated: announcement.isAnimated)
    }
}
