public import Foundation
public import SplitframeInterface
import SplitframeLayout

/// A container of columns side by side, over each other, or in one stack.
///
/// The layout core decides every change, and this class carries it out.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The core's state; during a transition, getters return the values of `reported`.
    var state: SplitState
    var reported = Reported()
    /// The app's controllers, by column.
    var columnControllers: [Column: UIViewController] = [:] { didSet { notePrimary() } }
    /// The container in the hierarchy for each column: the controller itself, or the navigation controller around it.
    var containers: [Column: UIViewController] = [:]
    /// The navigation controllers made by the split view; each is made once and reused.
    var wrappers: [Column: UINavigationController] = [:]
    /// The views around the containers, by column.
    var panels: [Column: UIView] = [:]
    /// The controllers that are to be shown in a column, with their senders, in order.
    var shown: [(controller: UIViewController, sender: Any?)] = []
    /// Whether the delegate has handled the classic secondary in the running collapse, or made it the primary.
    var secondaryIsTaken = false
    /// The delegate's answer to `primaryViewController(forExpanding:)`, until the secondary is separated.
    var primaryForExpanding: UIViewController?
    var isPlaying = false
    /// Whether the running transition is animated, as passed to all callbacks.
    var isAnimated = false
    /// The coordinator of the running transition, where nothing around the split view has one.
    var ownTransition: TransitionCoordinator?
    /// Whether a column has begun to appear or disappear in that transition.
    var hasBegunAppearance = false
    /// The state that the running steps lead to.
    var incoming: SplitState?
    /// The controller that is appearing or disappearing for a column.
    var turning: [Column: UIViewController] = [:]
    /// The requests to show or hide columns before the first appearance, in order.
    var requests: [SplitEvent] = []
    /// The properties set before the first appearance, in order.
    var earlyProperties: [SplitProperty] = []
    /// The events from inside callbacks while steps were played.
    var deferredEvents: [SplitEvent] = []
    lazy var modeButtonItem = DisplayModeButtonItem(of: self)
    lazy var popover = columnControllers[.primary].map {
        UIPopoverController(contentViewController: $0, of: self)
    }

    // MARK: Making

    public init(style: Style) {
        state = Self.newState(style)
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName: String?, bundle: Bundle?) {
        state = Self.newState(.unspecified)
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) {
        state = Self.newState(.unspecified)
        super.init(coder: coder)
    }

    private static func newState(_ style: Style) -> SplitState {
        SplitState(SplitConfiguration(style: style, columns: []), generation: UIScreen.main.traits.system)
    }

    open var style: Style { state.configuration.style }

    // MARK: Children

    open var viewControllers: [UIViewController] {
        get { currentControllers }
        set { setColumns(to: newValue) }
    }

    open func setViewController(_ controller: UIViewController?, for column: Column) {
        setColumn(column, to: controller)
    }

    open func viewController(for column: Column) -> UIViewController? {
        style == .unspecified ? nil : columnControllers[column]
    }

    open func show(_ column: Column) {
        guard allows(.show(column)) else { return }
        request(.show(column))
    }

    open func hide(_ column: Column) {
        guard allows(.hide(column)) else { return }
        request(.hide(column))
    }

    open func isShowing(_ column: Column) -> Bool { style != .unspecified && shows(column) }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if style != .unspecified { loadViewIfNeeded() }
        shown.append((vc, sender))
        let isChildOfPrimary = columnControllers[.primary]?.children.contains(vc) ?? false
        perform(.showViewController(isChildOfPrimary: isChildOfPrimary))
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard !isDetail(vc), allows(vc, in: .secondary) else { return }
        if style != .unspecified { loadViewIfNeeded() }
        shown.append((vc, sender))
        perform(.showDetailViewController)
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .show || action == .showDetail || super.canPerformAction(action, withSender: sender)
    }

    // MARK: Modes

    open var preferredDisplayMode: DisplayMode {
        get { state.configuration.preferredDisplayMode }
        set { set(.preferredDisplayMode(newValue)) }
    }

    open var displayMode: DisplayMode { reported.displayMode }

    open var preferredSplitBehavior: SplitBehavior {
        get {
            allows(.read("preferredSplitBehavior"))
            return state.configuration.preferredSplitBehavior
        }
        set { if style != .unspecified { set(.preferredSplitBehavior(newValue)) } }
    }

    open var splitBehavior: SplitBehavior {
        allows(.read("splitBehavior"))
        return state.mode.splitBehavior
    }

    open var isCollapsed: Bool { reported.isCollapsed }

    open var presentsWithGesture: Bool {
        get { state.configuration.presentsWithGesture }
        set { set(.presentsWithGesture(newValue)) }
    }

    open var showsSecondaryOnlyButton: Bool {
        get { state.configuration.showsSecondaryOnlyButton }
        set { set(.showsSecondaryOnlyButton(newValue)) }
    }

    open var displayModeButtonVisibility: DisplayModeButtonVisibility {
        get { state.configuration.displayModeButtonVisibility }
        set { set(.displayModeButtonVisibility(newValue)) }
    }

    /// The classic button for the app to place, whose icon depends on the mode that a tap leads to.
    ///
    /// Column styles have their own button.
    open var displayModeButtonItem: UIBarButtonItem { modeButtonItem }

    // MARK: Position and look

    open var primaryEdge: PrimaryEdge {
        get { state.configuration.primaryEdge }
        set { set(.primaryEdge(newValue)) }
    }

    open var primaryBackgroundStyle: BackgroundStyle {
        get { state.configuration.primaryBackgroundStyle ?? state.generation.rules.primaryBackgroundStyle }
        set { set(.primaryBackgroundStyle(newValue)) }
    }

    // MARK: Widths

    open var primaryColumnWidth: CGFloat { CGFloat(state.layout.primaryColumnWidth) }

    open var supplementaryColumnWidth: CGFloat {
        allows(.read("supplementaryColumnWidth"))
        return CGFloat(state.layout.supplementaryColumnWidth)
    }

    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { Self.dimension(state.configuration.primaryWidth.preferredFraction) }
        set { set(.primary, .preferredFraction, to: newValue) }
    }
    open var preferredPrimaryColumnWidth: CGFloat {
        get { Self.dimension(state.configuration.primaryWidth.preferred) }
        set { set(.primary, .preferred, to: newValue) }
    }
    open var minimumPrimaryColumnWidth: CGFloat {
        get { Self.dimension(state.configuration.primaryWidth.minimum) }
        set { set(.primary, .minimum, to: newValue) }
    }
    open var maximumPrimaryColumnWidth: CGFloat {
        get { Self.dimension(state.configuration.primaryWidth.maximum) }
        set { set(.primary, .maximum, to: newValue) }
    }
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { Self.dimension(state.configuration.supplementaryWidth.preferredFraction) }
        set { set(.supplementary, .preferredFraction, to: newValue) }
    }
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { Self.dimension(state.configuration.supplementaryWidth.preferred) }
        set { set(.supplementary, .preferred, to: newValue) }
    }
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { Self.dimension(state.configuration.supplementaryWidth.minimum) }
        set { set(.supplementary, .minimum, to: newValue) }
    }
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { Self.dimension(state.configuration.supplementaryWidth.maximum) }
        set { set(.supplementary, .maximum, to: newValue) }
    }
    open var preferredSecondaryColumnWidthFraction: CGFloat {
        get { Self.dimension(state.configuration.secondaryWidth.preferredFraction) }
        set { set(.secondary, .preferredFraction, to: newValue) }
    }
    open var preferredSecondaryColumnWidth: CGFloat {
        get { Self.dimension(state.configuration.secondaryWidth.preferred) }
        set { set(.secondary, .preferred, to: newValue) }
    }
    open var minimumSecondaryColumnWidth: CGFloat {
        get { Self.dimension(state.configuration.secondaryWidth.minimum) }
        set { set(.secondary, .minimum, to: newValue) }
    }
    open var preferredInspectorColumnWidthFraction: CGFloat {
        get { Self.dimension(state.configuration.inspectorWidth.preferredFraction) }
        set { set(.inspector, .preferredFraction, to: newValue) }
    }
    open var preferredInspectorColumnWidth: CGFloat {
        get { Self.dimension(state.configuration.inspectorWidth.preferred) }
        set { set(.inspector, .preferred, to: newValue) }
    }
    open var minimumInspectorColumnWidth: CGFloat {
        get { Self.dimension(state.configuration.inspectorWidth.minimum) }
        set { set(.inspector, .minimum, to: newValue) }
    }
    open var maximumInspectorColumnWidth: CGFloat {
        get { Self.dimension(state.configuration.inspectorWidth.maximum) }
        set { set(.inspector, .maximum, to: newValue) }
    }

    // MARK: Preferences for bars and orientation

    open override var childForStatusBarStyle: UIViewController? { leadingChild }
    open override var childForStatusBarHidden: UIViewController? { leadingChild }
    open override var childForPreferredVerticalBarBehavior: UIViewController? { trailingChild }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { leadingChild }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self)
            ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: As a container

    override var managesChildAppearance: Bool { true }
    override var appearanceChildren: [UIViewController] { visibleContainers }
    open override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        let overrides = [ownOverride(of: child), super.overrideTraitCollection(forChild: child)].compactMap(
            \.self)
        return overrides.isEmpty ? nil : UITraitCollection(traitsFrom: overrides)
    }
    override func inheritedTraits(of child: UIViewController) -> TraitValues { traits(of: child) }
    override func layoutContainer() { layOutColumns() }
    override func reservedRegionsChanged() {
        viewIfLoaded?.setNeedsLayout()
        super.reservedRegionsChanged()
    }
    override func size(of child: UIViewController, in size: CGSize) -> CGSize {
        columnSize(of: child, in: size)
    }
}

extension UISplitViewController {
    /// Whether UIKit accepts a call; where UIKit would raise an exception, this stops with its message.
    @discardableResult
    func allows(_ call: SplitCall) -> Bool { RaisedMisuses.allow(SplitMachine.misuse(of: call, in: state)) }

    /// Whether UIKit accepts a controller in a column; otherwise this stops like ``allows(_:)``.
    func allows(_ controller: UIViewController?, in column: Column) -> Bool {
        allows(.place(in: column, from: controller.flatMap(self.column(of:))))
    }
}
