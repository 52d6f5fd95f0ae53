public import Foundation
public import SplitframeInterface

/// A controller that loads a view, contains and presents controllers, and is notified of appearance and size changes.
///
/// Members that apps override are in this body, because members of extensions cannot be overridden on Linux.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer,
    UITraitChangeObservable, UIAppearanceContainer, UIStateRestoring, UIFocusEnvironment
{
    // MARK: View

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's: apps set, read, compare and unwrap it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { adopt(view: newValue) }
    }
    /// The title of the view, which navigation item and tab bar item adopt.
    open var title: String? { didSet { titleChanged() } }
    open var preferredContentSize = CGSize.zero { didSet { tellOfPreferredContentSize() } }
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.safeAreaChanged() } }
    open var isModalInPresentation = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { madePresentationController = nil } }
    }
    open var definesPresentationContext = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The edges at which the view extends beneath the bars of containers around it.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { barsChanged() } }
    /// Whether the view also extends beneath bars that are not translucent.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { barsChanged() } }
    open var viewRespectsSystemMinimumLayoutMargins = true
    open var hidesBottomBarWhenPushed = false
    open var toolbarItems: [UIBarButtonItem]? { didSet { barsChanged() } }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
    }
    open var contentUnavailableConfiguration: (any UIContentConfiguration)?
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }
    /// Requests one update before the next layout, however often it is called until then.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        needsUpdateContentUnavailableConfiguration = true
    }
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    open var restorationIdentifier: String?
    /// Traits that override those from the parent, here and below.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { updateTraits() } }
    }
    /// The content that a wireframe draws in place of views; nil for the views alone, so that an empty view is empty.
    open var wireframeContent: ContentElement? { nil }
    /// Whether the usual content of a column is drawn where there are no views: true in scenarios, false in apps.
    package var standsForColumn = false

    // MARK: Internal state

    var loadedView: UIView?
    private var isLoadingView = false
    var appearance = Appearance.gone
    var childControllers: [UIViewController] = []
    var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
    var lastTraits: UITraitCollection?
    /// The traits before a change that is being announced.
    var formerTraits: UITraitCollection?
    /// Whether the last `willTransition(to:with:)` has reached this class.
    var passesTransitionOn = false
    var presentation: Presentation?
    /// The controller that this one presented and that is on its way out.
    weak var dismissedController: UIViewController? {
        willSet { (newValue ?? dismissedController)?.movement.isHeldByPresenter = newValue != nil }
    }
    var runningTransition: TransitionCoordinator?
    var movement = Movement()
    weak var parentController: UIViewController?
    weak var presenter: UIViewController?
    weak var rootWindow: UIWindow?
    weak var ownTab: UITab?
    /// The scroll view that the bars at each edge follow.
    private var scrollViews: [NSDirectionalRectEdge: UIScrollView] = [:]
    var needsUpdateProperties = true
    /// True at first, so that the configuration is updated before the first appearance, like properties (assumed).
    var needsUpdateContentUnavailableConfiguration = true
    private var isSetEditing = false
    /// Whether `viewIsAppearing(_:)` was called for the running appearance.
    var isAppearanceAnnounced = false
    private var ownKeyCommands: [UIKeyCommand] = []
    public let traitObservers = TraitObservers()
    lazy var ownTabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    var madePresentationController: UIPresentationController?

    // MARK: Making

    public init(nibName: String?, bundle: Bundle?) {
        super.init()
        self.nibName = nibName
        nibBundle = bundle
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Decodes the properties that `encode(with:)` has encoded.
    public required init?(coder: NSCoder) {
        super.init()
        restore(from: coder)
    }

    /// Encodes the controller's properties under keys of this module; archives of interfaces are not supported.
    open func encode(with coder: NSCoder) { store(in: coder) }

    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    open func viewDidLoad() {}
    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if loadedView == nil { adopt(view: UIView(frame: UIScreen.main.bounds)) }
        viewDidLoad()
    }
    open var isViewLoaded: Bool { loadedView != nil }
    open var viewIfLoaded: UIView? { loadedView }

    // MARK: Appearance and layout

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called before the first layout of the view, and before the next one after `setNeedsUpdateProperties()`.
    open func updateProperties() {}
    open func setNeedsUpdateProperties() { needsUpdateProperties = true }
    /// Updates the properties of this controller and of all controllers and views inside it at once.
    open func updatePropertiesIfNeeded() { bringPropertiesUpToDate() }
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func didReceiveMemoryWarning() {}
    open var isBeingPresented: Bool { movement.isInAppearanceCall && movement.isBeingPresented }
    /// True in the appearance calls of this controller, and in those of the presenter that still has it.
    open var isBeingDismissed: Bool {
        (movement.isInAppearanceCall || movement.isHeldByPresenter) && movement.isBeingDismissed
    }
    open var isMovingToParent: Bool { movement.isInAppearanceCall && movement.isMovingToParent }
    open var isMovingFromParent: Bool { movement.isInAppearanceCall && movement.isMovingFromParent }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { startAppearing(animated) } else { startDisappearing(animated) }
    }

    open func endAppearanceTransition() { finishAppearanceChange() }

    // MARK: Containment

    open var children: [UIViewController] { childControllers }
    open var parent: UIViewController? { parentController }
    open func addChild(_ child: UIViewController) { adopt(child) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) { movement.isMovingFromParent = parent == nil }
    open func didMove(toParent parent: UIViewController?) {}

    open func transition(
        from old: UIViewController, to new: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
        completion: ((Bool) -> Void)? = nil
    ) { exchange(old, for: new, animated: duration > 0, animations: animations, completion: completion) }

    open var splitViewController: UISplitViewController? { nearestAncestor() }
    open var navigationController: UINavigationController? { nearestAncestor() }
    open var tabBarController: UITabBarController? { nearestAncestor() }
    /// The nearest arrangement that contains the controller (iOS 27.1).
    open var arrangementViewController: UIArrangementViewController? { nearestAncestor() }
    open private(set) lazy var navigationItem = UINavigationItem(owner: self)
    /// The tab of this controller, or of one that contains it.
    open var tab: UITab? { ownTab ?? parent?.tab }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { ownTabBarItem = newValue ?? UITabBarItem(title: title, image: nil, tag: 0) }
    }
    open var editButtonItem: UIBarButtonItem { ownEditButtonItem }
    private lazy var ownEditButtonItem = UIBarButtonItem(
        barButtonSystemItem: isSetEditing ? .done : .edit, target: self,
        action: Selector(UIViewController.toggleEditing, named: "_toggleEditing"))
    private func toggleEditing() { setEditing(!isEditing, animated: true) }
    open var isEditing: Bool {
        get { isSetEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        isSetEditing = editing
        ownEditButtonItem.systemItem = editing ? .done : .edit
    }
    open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }

    // MARK: Showing and presenting

    open func show(_ vc: UIViewController, sender: Any?) { route(vc, by: .show, sender: sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        route(vc, by: .showDetail, sender: sender)
    }
    @discardableResult
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        canPerformAction(action, withSender: sender)
            ? self : parent?.targetViewController(forAction: action, sender: sender)
    }
    open func present(_ vc: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        startPresenting(vc, animated: animated, completion: completion)
    }
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        endPresenting(animated: animated, completion: completion)
    }
    open var presentedViewController: UIViewController? {
        presentation?.controller ?? dismissedController ?? parent?.presentedViewController
    }
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
    /// The presentation controller of this controller, or of the presented one that contains it; before a presentation,
    /// the one for the controller's own style.
    open var presentationController: UIPresentationController? {
        managingPresentationController ?? ownPresentationController
    }
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// The presentation controller of the running presentation of this controller or one around it; nil for none.
    open var activePresentationController: UIPresentationController? { managingPresentationController }
    @available(
        *, unavailable, message: "There are no storyboards on Linux: show or present the controller in code."
    )
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    @available(
        *, unavailable, message: "There are no storyboards on Linux: make the view controller in code."
    )
    open var storyboard: AnyObject? { nil }

    // MARK: In a split view

    open func collapseSecondaryViewController(
        _ secondary: UIViewController, for splitViewController: UISplitViewController
    ) {}
    open func separateSecondaryViewController(for splitViewController: UISplitViewController)
        -> UIViewController?
    {
        nil
    }

    // MARK: Traits and size

    open var traitCollection: UITraitCollection { formerTraits ?? currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        childOverrides[ObjectIdentifier(child)]
    }
    open func setOverrideTraitCollection(_ traits: UITraitCollection?, forChild child: UIViewController) {
        childOverrides[ObjectIdentifier(child)] = traits
        child.updateTraits()
    }
    /// Has the children and the presented controller told as well, each with its own traits.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { passesTransitionOn = true }
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childControllers {
            child.viewWillTransition(to: self.size(of: child, in: size), with: coordinator)
        }
        presentation?.controller.ownPresentationController.viewWillTransition(to: size, with: coordinator)
    }
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
    ) -> CGSize { size }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningTransition ?? surroundings?.transitionCoordinator
    }

    // MARK: Preferences for bars, orientation and gestures

    /// Whether the status bar is hidden; by default it is where the height is compact.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the bars around the controller may be upright (iOS 27.1).
    open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }
    /// The child whose preference is used instead.
    open var childForPreferredVerticalBarBehavior: UIViewController? { nil }
    /// Requests that the behaviour be read again; otherwise an answer is kept until another controller is asked.
    open func setNeedsUpdateOfVerticalBarConfiguration() {
        surroundingWindow?.windowScene?.needsUpdateOfVerticalBars = true
    }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var prefersPointerLocked: Bool { false }
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { standardOrientations }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { presentOrientation }
    open var shouldAutorotate: Bool { true }
    open var interfaceOrientation: UIInterfaceOrientation { presentOrientation }
    /// The strip of the view under the bars at its top, as before iOS 11.
    open private(set) lazy var topLayoutGuide: any UILayoutSupport = ContentLimit(
        kind: .aboveContent, of: view)
    /// The strip of the view under the bars at its bottom, as before iOS 11.
    open private(set) lazy var bottomLayoutGuide: any UILayoutSupport = ContentLimit(
        kind: .belowContent, of: view)
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        for child in rotatingChildren { child.willRotate(to: toInterfaceOrientation, duration: duration) }
    }
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        for child in rotatingChildren {
            child.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        }
    }
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        for child in rotatingChildren { child.didRotate(from: fromInterfaceOrientation) }
    }
    open var prefersInterfaceOrientationLocked: Bool { false }
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }

    // MARK: Restoration

    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}
    open var restorationParent: (any UIStateRestoring)? { parent }

    // MARK: Focus; headless nothing has it

    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? viewIfLoaded?.superview }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Responding

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? rootWindow }
    /// False for `show` and `showDetail`, which only containers perform, although every controller passes them on.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action != .show && action != .showDetail && super.canPerformAction(action, withSender: sender)
    }
    open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }

    // MARK: Overridden by containers of this module

    /// The parent or presenter of this controller.
    var surroundings: UIViewController? { parent ?? presenter }
    /// The children that appear and disappear with this controller.
    var appearanceChildren: [UIViewController] { childrenOnScreen }
    /// The children whose appearance may change together with this controller's.
    var forwardingChildren: [UIViewController] { childControllers }
    /// Whether this controller alone controls the appearance of its children.
    var managesChildAppearance: Bool { false }
    /// Whether a phone shows the controller's popover as a sheet, even where it has room.
    var isSheetOnPhones: Bool { false }
    /// The traits that a child inherits, before the app's overrides.
    func inheritedTraits(of child: UIViewController) -> TraitValues { traitCollection.values }
    /// Called when a child leaves, so that subclasses remove it from their own lists of children.
    func forget(_ child: UIViewController) {}
    /// Loads the view and its contents at once.
    func loadContent() { loadViewIfNeeded() }
    /// Called once this controller and its children have begun to appear.
    func didBeginAppearing(_ animated: Bool) {}
    /// Called once a child and its own children have appeared.
    func didShow(_ child: UIViewController) {}
    /// Called after `viewWillDisappear(_:)`.
    func didBeginDisappearing() {}
    /// Called once no change of the screen is running any more.
    func didSettleAppearance() {}
    /// Called when the window's reserved regions have changed; controllers that keep clear of a fold lay out again.
    func reservedRegionsChanged() {
        for controller in childControllers { controller.reservedRegionsChanged() }
        presentation?.controller.reservedRegionsChanged()
    }
    /// Places children during a layout pass.
    func layoutContainer() {}
    /// Called when content inside has scrolled.
    func contentScrolled() { parent?.contentScrolled() }
    /// Called before the views of a restored or resized child are placed.
    func size(of child: UIViewController, in size: CGSize) -> CGSize {
        self.size(forChildContentContainer: child, withParentContainerSize: size)
    }

    // MARK: Requested updates, bars and margins

    open func updateTraitsIfNeeded() { updateTraits() }
    open func addKeyCommand(_ command: UIKeyCommand) { ownKeyCommands.append(command) }
    open func removeKeyCommand(_ command: UIKeyCommand) { ownKeyCommands.removeAll { $0 === command } }

    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { Previewing(delegate: delegate, sourceView: sourceView) }

    /// The minimum margins of the system, in points.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

    // MARK: Compiles only
    open internal(set) var nibName: String?
    open private(set) var nibBundle: Bundle?
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var providesPresentationContextTransitionStyle = false
    open var restoresFocusAfterTransition = true
    open var automaticallyAdjustsScrollViewInsets = true
    open var preferredTransition: Transition?
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    open var interactionActivityTrackingBaseName: String?
    open var focusGroupIdentifier: String?
    open var performsActionsWhilePresentingModally: Bool { false }
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func unwind(for segue: UIStoryboardSegue, towards controller: UIViewController) {}
    open func canPerformUnwindSegueAction(
        _ action: Selector, from controller: UIViewController, sender: Any?
    ) -> Bool { responds(to: action) }
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        []
    }
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { nil }
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
    open var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .automatic }
    open var childViewControllerForPreferredContainerBackgroundStyle: UIViewController? { nil }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for one in NSDirectionalRectEdge.each where edge.contains(one) {
            scrollViews[one] = scrollView
        }
    }

    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        NSDirectionalRectEdge.each.lazy.filter(edge.contains).compactMap { self.scrollViews[$0] }.first
    }
    open var tabBarObservedScrollView: UIScrollView? {
        get { contentScrollView(for: .bottom) }
        set { setContentScrollView(newValue, for: .bottom) }
    }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    open func setNeedsUserInterfaceAppearanceUpdate() {}
    open func setNeedsUpdateOfPreferredContainerBackgroundStyle() {}
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
