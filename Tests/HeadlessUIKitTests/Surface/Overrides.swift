// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// UIKit has these types.

import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

// Overrides of everything that an app may override in UIKit, class by class: who moves one of these into an extension,
// or takes its `open` away, does not get this file compiled.

private class OverridingUIResponder: UIResponder {
    override var next: UIResponder? { super.next }
    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
    override var canResignFirstResponder: Bool { super.canResignFirstResponder }
    override var isFirstResponder: Bool { super.isFirstResponder }
    @discardableResult override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    @discardableResult override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override var keyCommands: [UIKeyCommand]? { super.keyCommands }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        super.target(forAction: action, withSender: sender)
    }
    override func responds(to action: Selector) -> Bool { super.responds(to: action) }
    override var userActivity: NSUserActivity? {
        get { super.userActivity }
        set { super.userActivity = newValue }
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
    }
    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
    }
    override var pasteConfiguration: UIPasteConfiguration? {
        get { super.pasteConfiguration }
        set { super.pasteConfiguration = newValue }
    }
    override var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { super.activityItemsConfiguration }
        set { super.activityItemsConfiguration = newValue }
    }
    override func validate(_ command: UICommand) { super.validate(command) }
    override func buildMenu(with builder: any UIMenuBuilder) { super.buildMenu(with: builder) }
    override func awakeFromNib() { super.awakeFromNib() }
    override var undoManager: UndoManager? { super.undoManager }
    override func cut(_ sender: Any?) { super.cut(sender) }
    override func copy(_ sender: Any?) { super.copy(sender) }
    override func paste(_ sender: Any?) { super.paste(sender) }
    override func select(_ sender: Any?) { super.select(sender) }
    override func selectAll(_ sender: Any?) { super.selectAll(sender) }
    override func delete(_ sender: Any?) { super.delete(sender) }
    override func toggleBoldface(_ sender: Any?) { super.toggleBoldface(sender) }
    override func toggleItalics(_ sender: Any?) { super.toggleItalics(sender) }
    override func toggleUnderline(_ sender: Any?) { super.toggleUnderline(sender) }
    override func increaseSize(_ sender: Any?) { super.increaseSize(sender) }
    override func decreaseSize(_ sender: Any?) { super.decreaseSize(sender) }
    override func pasteAndMatchStyle(_ sender: Any?) { super.pasteAndMatchStyle(sender) }
    override func find(_ sender: Any?) { super.find(sender) }
    override func findNext(_ sender: Any?) { super.findNext(sender) }
    override func findPrevious(_ sender: Any?) { super.findPrevious(sender) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        super.touchesEstimatedPropertiesUpdated(touches)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesChanged(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesEnded(presses, with: event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesCancelled(presses, with: event)
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionBegan(motion, with: event)
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionCancelled(motion, with: event)
    }
    override func remoteControlReceived(with event: UIEvent?) { super.remoteControlReceived(with: event) }
    override var inputView: UIView? { super.inputView }
    override var inputAccessoryView: UIView? { super.inputAccessoryView }
    override var inputViewController: UIViewController? { super.inputViewController }
    override func reloadInputViews() { super.reloadInputViews() }
    override var isAccessibilityElement: Bool {
        get { super.isAccessibilityElement }
        set { super.isAccessibilityElement = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityAttributedLabel: NSAttributedString? {
        get { super.accessibilityAttributedLabel }
        set { super.accessibilityAttributedLabel = newValue }
    }
    override var accessibilityHint: String? {
        get { super.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }
    override var accessibilityValue: String? {
        get { super.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }
    override var accessibilityLanguage: String? {
        get { super.accessibilityLanguage }
        set { super.accessibilityLanguage = newValue }
    }
    override var accessibilityUserInputLabels: [String]? {
        get { super.accessibilityUserInputLabels }
        set { super.accessibilityUserInputLabels = newValue }
    }
    override var accessibilityFrame: CGRect {
        get { super.accessibilityFrame }
        set { super.accessibilityFrame = newValue }
    }
    override var accessibilityPath: UIBezierPath? {
        get { super.accessibilityPath }
        set { super.accessibilityPath = newValue }
    }
    override var accessibilityActivationPoint: CGPoint {
        get { super.accessibilityActivationPoint }
        set { super.accessibilityActivationPoint = newValue }
    }
    override var accessibilityElements: [Any]? {
        get { super.accessibilityElements }
        set { super.accessibilityElements = newValue }
    }
    override var accessibilityElementsHidden: Bool {
        get { super.accessibilityElementsHidden }
        set { super.accessibilityElementsHidden = newValue }
    }
    override var accessibilityViewIsModal: Bool {
        get { super.accessibilityViewIsModal }
        set { super.accessibilityViewIsModal = newValue }
    }
    override var shouldGroupAccessibilityChildren: Bool {
        get { super.shouldGroupAccessibilityChildren }
        set { super.shouldGroupAccessibilityChildren = newValue }
    }
    override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { super.accessibilityNavigationStyle }
        set { super.accessibilityNavigationStyle = newValue }
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions }
        set { super.accessibilityCustomActions = newValue }
    }
    override var accessibilityRespondsToUserInteraction: Bool {
        get { super.accessibilityRespondsToUserInteraction }
        set { super.accessibilityRespondsToUserInteraction = newValue }
    }
    override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
    override func accessibilityIncrement() { super.accessibilityIncrement() }
    override func accessibilityDecrement() { super.accessibilityDecrement() }
    override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        super.accessibilityScroll(direction)
    }
    override var textInputMode: UITextInputMode? { super.textInputMode }
    override func accessibilityPerformMagicTap() -> Bool { super.accessibilityPerformMagicTap() }
    override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
    nonisolated override var description: String { super.description }
    nonisolated override var debugDescription: String { super.debugDescription }
    nonisolated override var hash: Int { super.hash }
    nonisolated override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
}

private class OverridingUIView: UIView {
    override var autoresizesSubviews: Bool {
        get { super.autoresizesSubviews }
        set { super.autoresizesSubviews = newValue }
    }
    override var minimumContentSizeCategory: UIContentSizeCategory? {
        get { super.minimumContentSizeCategory }
        set { super.minimumContentSizeCategory = newValue }
    }
    override var maximumContentSizeCategory: UIContentSizeCategory? {
        get { super.maximumContentSizeCategory }
        set { super.maximumContentSizeCategory = newValue }
    }
    override var accessibilityIgnoresInvertColors: Bool {
        get { super.accessibilityIgnoresInvertColors }
        set { super.accessibilityIgnoresInvertColors = newValue }
    }
    override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
    override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        super.exchangeSubview(at: index1, withSubviewAt: index2)
    }
    override class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { super.userInterfaceLayoutDirection(for: attribute) }
    override class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        super.userInterfaceLayoutDirection(for: attribute, relativeTo: direction)
    }
    override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue }
    }
    override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = newValue }
    }
    override var center: CGPoint {
        get { super.center }
        set { super.center = newValue }
    }
    override var superview: UIView? { super.superview }
    override var subviews: [UIView] { super.subviews }
    override var window: UIWindow? { super.window }
    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    override var alpha: CGFloat {
        get { super.alpha }
        set { super.alpha = newValue }
    }
    override var isHidden: Bool {
        get { super.isHidden }
        set { super.isHidden = newValue }
    }
    override var isOpaque: Bool {
        get { super.isOpaque }
        set { super.isOpaque = newValue }
    }
    override var mask: UIView? {
        get { super.mask }
        set { super.mask = newValue }
    }
    override var transform: CGAffineTransform {
        get { super.transform }
        set { super.transform = newValue }
    }
    override var contentScaleFactor: CGFloat {
        get { super.contentScaleFactor }
        set { super.contentScaleFactor = newValue }
    }
    override var clipsToBounds: Bool {
        get { super.clipsToBounds }
        set { super.clipsToBounds = newValue }
    }
    override var cornerConfiguration: UICornerConfiguration? {
        get { super.cornerConfiguration }
        set { super.cornerConfiguration = newValue }
    }
    override var tag: Int {
        get { super.tag }
        set { super.tag = newValue }
    }
    override var contentMode: ContentMode {
        get { super.contentMode }
        set { super.contentMode = newValue }
    }
    override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set { super.isUserInteractionEnabled = newValue }
    }
    override var isMultipleTouchEnabled: Bool {
        get { super.isMultipleTouchEnabled }
        set { super.isMultipleTouchEnabled = newValue }
    }
    override var isExclusiveTouch: Bool {
        get { super.isExclusiveTouch }
        set { super.isExclusiveTouch = newValue }
    }
    override var tintAdjustmentMode: TintAdjustmentMode {
        get { super.tintAdjustmentMode }
        set { super.tintAdjustmentMode = newValue }
    }
    override var motionEffects: [UIMotionEffect] {
        get { super.motionEffects }
        set { super.motionEffects = newValue }
    }
    override var largeContentTitle: String? {
        get { super.largeContentTitle }
        set { super.largeContentTitle = newValue }
    }
    override var largeContentImage: UIImage? {
        get { super.largeContentImage }
        set { super.largeContentImage = newValue }
    }
    override var showsLargeContentViewer: Bool {
        get { super.showsLargeContentViewer }
        set { super.showsLargeContentViewer = newValue }
    }
    override var restorationIdentifier: String? {
        get { super.restorationIdentifier }
        set { super.restorationIdentifier = newValue }
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { super.overrideUserInterfaceStyle }
        set { super.overrideUserInterfaceStyle = newValue }
    }
    override var semanticContentAttribute: UISemanticContentAttribute {
        get { super.semanticContentAttribute }
        set { super.semanticContentAttribute = newValue }
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { super.directionalLayoutMargins }
        set { super.directionalLayoutMargins = newValue }
    }
    override var preservesSuperviewLayoutMargins: Bool {
        get { super.preservesSuperviewLayoutMargins }
        set { super.preservesSuperviewLayoutMargins = newValue }
    }
    override var insetsLayoutMarginsFromSafeArea: Bool {
        get { super.insetsLayoutMarginsFromSafeArea }
        set { super.insetsLayoutMarginsFromSafeArea = newValue }
    }
    override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }
    override var traitOverrides: UITraitOverrides {
        get { super.traitOverrides }
        set { super.traitOverrides = newValue }
    }
    override var autoresizingMask: AutoresizingMask {
        get { super.autoresizingMask }
        set { super.autoresizingMask = newValue }
    }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { super.translatesAutoresizingMaskIntoConstraints }
        set { super.translatesAutoresizingMaskIntoConstraints = newValue }
    }
    override var constraints: [NSLayoutConstraint] { super.constraints }
    override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override var interactions: [any UIInteraction] {
        get { super.interactions }
        set { super.interactions = newValue }
    }
    override var layer: CALayer { super.layer }
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override func addSubview(_ view: UIView) { super.addSubview(view) }
    override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
    override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        super.insertSubview(view, aboveSubview: sibling)
    }
    override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        super.insertSubview(view, belowSubview: sibling)
    }
    override func removeFromSuperview() { super.removeFromSuperview() }
    override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
    override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
    override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
    override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func layoutSubviews() { super.layoutSubviews() }
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
    override func updateProperties() { super.updateProperties() }
    override func setNeedsUpdateProperties() { super.setNeedsUpdateProperties() }
    override func updatePropertiesIfNeeded() { super.updatePropertiesIfNeeded() }
    override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
    override func updateConstraints() { super.updateConstraints() }
    override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
    override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func sizeToFit() { super.sizeToFit() }
    override func setNeedsDisplay() { super.setNeedsDisplay() }
    override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { super.preferredFocusEnvironments }
    override var parentFocusEnvironment: (any UIFocusEnvironment)? { super.parentFocusEnvironment }
    override var focusItemContainer: (any UIFocusItemContainer)? { super.focusItemContainer }
    override var focusGroupIdentifier: String? {
        get { super.focusGroupIdentifier }
        set { super.focusGroupIdentifier = newValue }
    }
    override func setNeedsFocusUpdate() { super.setNeedsFocusUpdate() }
    override func updateFocusIfNeeded() { super.updateFocusIfNeeded() }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context)
    }
    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
    }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func addMotionEffect(_ effect: UIMotionEffect) { super.addMotionEffect(effect) }
    override func removeMotionEffect(_ effect: UIMotionEffect) { super.removeMotionEffect(effect) }
    override var gestureRecognizers: [UIGestureRecognizer]? { super.gestureRecognizers }
    override func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        super.addGestureRecognizer(recognizer)
    }
    override func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        super.removeGestureRecognizer(recognizer)
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
    override func removeConstraint(_ constraint: NSLayoutConstraint) { super.removeConstraint(constraint) }
    override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        super.removeConstraints(constraints)
    }
    override func addLayoutGuide(_ guide: UILayoutGuide) { super.addLayoutGuide(guide) }
    override func removeLayoutGuide(_ guide: UILayoutGuide) { super.removeLayoutGuide(guide) }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        super.convert(point, from: view)
    }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
    override func addInteraction(_ interaction: any UIInteraction) { super.addInteraction(interaction) }
    override func removeInteraction(_ interaction: any UIInteraction) { super.removeInteraction(interaction) }
    override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
    override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
    override func reservedRegions(
        kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions
    ) -> [ReservedRegion] { super.reservedRegions(kind: kind, options: options) }
    override func layoutGuide(for region: LayoutRegion) -> UILayoutGuide { super.layoutGuide(for: region) }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        super.effectiveUserInterfaceLayoutDirection
    }
    override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
    override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
    override var layoutMargins: UIEdgeInsets {
        get { super.layoutMargins }
        set { super.layoutMargins = newValue }
    }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        super.contentHuggingPriority(for: axis)
    }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        super.setContentHuggingPriority(priority, for: axis)
    }
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    {
        super.contentCompressionResistancePriority(for: axis)
    }
    override func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        super.setContentCompressionResistancePriority(priority, for: axis)
    }
    override func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
        super.systemLayoutSizeFitting(target)
    }
    override func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        super.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    @discardableResult override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        super.snapshotView(afterScreenUpdates: afterUpdates)
    }
    override func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        super.resizableSnapshotView(
            from: rect, afterScreenUpdates: afterScreenUpdates, withCapInsets: capInsets)
    }
    @discardableResult override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool)
        -> Bool
    {
        super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }
    override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
    override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
    override var unsolvedConstraints: [NSLayoutConstraint] { super.unsolvedConstraints }
}

private class OverridingUIWindow: UIWindow {
    override func becomeKey() { super.becomeKey() }
    override func resignKey() { super.resignKey() }
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
    override var windowScene: UIWindowScene? {
        get { super.windowScene }
        set { super.windowScene = newValue }
    }
    override var isKeyWindow: Bool { super.isKeyWindow }
    override var windowLevel: UIWindow.Level {
        get { super.windowLevel }
        set { super.windowLevel = newValue }
    }
    override var rootViewController: UIViewController? {
        get { super.rootViewController }
        set { super.rootViewController = newValue }
    }
    override var screen: UIScreen { super.screen }
    override func makeKeyAndVisible() { super.makeKeyAndVisible() }
    override func makeKey() { super.makeKey() }
}

private class OverridingUIViewController: UIViewController {
    override var view: UIView! {
        get { super.view }
        set { super.view = newValue }
    }
    override var nibName: String? { super.nibName }
    override var nibBundle: Bundle? { super.nibBundle }
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var preferredContentSize: CGSize {
        get { super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }
    override var additionalSafeAreaInsets: UIEdgeInsets {
        get { super.additionalSafeAreaInsets }
        set { super.additionalSafeAreaInsets = newValue }
    }
    override var isModalInPresentation: Bool {
        get { super.isModalInPresentation }
        set { super.isModalInPresentation = newValue }
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
        get { super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }
    override var modalTransitionStyle: UIModalTransitionStyle {
        get { super.modalTransitionStyle }
        set { super.modalTransitionStyle = newValue }
    }
    override var definesPresentationContext: Bool {
        get { super.definesPresentationContext }
        set { super.definesPresentationContext = newValue }
    }
    override var providesPresentationContextTransitionStyle: Bool {
        get { super.providesPresentationContextTransitionStyle }
        set { super.providesPresentationContextTransitionStyle = newValue }
    }
    override var modalPresentationCapturesStatusBarAppearance: Bool {
        get { super.modalPresentationCapturesStatusBarAppearance }
        set { super.modalPresentationCapturesStatusBarAppearance = newValue }
    }
    override var restoresFocusAfterTransition: Bool {
        get { super.restoresFocusAfterTransition }
        set { super.restoresFocusAfterTransition = newValue }
    }
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { super.transitioningDelegate }
        set { super.transitioningDelegate = newValue }
    }
    override var edgesForExtendedLayout: UIRectEdge {
        get { super.edgesForExtendedLayout }
        set { super.edgesForExtendedLayout = newValue }
    }
    override var extendedLayoutIncludesOpaqueBars: Bool {
        get { super.extendedLayoutIncludesOpaqueBars }
        set { super.extendedLayoutIncludesOpaqueBars = newValue }
    }
    override var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { super.viewRespectsSystemMinimumLayoutMargins }
        set { super.viewRespectsSystemMinimumLayoutMargins = newValue }
    }
    override var hidesBottomBarWhenPushed: Bool {
        get { super.hidesBottomBarWhenPushed }
        set { super.hidesBottomBarWhenPushed = newValue }
    }
    override var toolbarItems: [UIBarButtonItem]? {
        get { super.toolbarItems }
        set { super.toolbarItems = newValue }
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { super.overrideUserInterfaceStyle }
        set { super.overrideUserInterfaceStyle = newValue }
    }
    override var preferredTransition: Transition? {
        get { super.preferredTransition }
        set { super.preferredTransition = newValue }
    }
    override var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { super.contentUnavailableConfiguration }
        set { super.contentUnavailableConfiguration = newValue }
    }
    override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        super.contentUnavailableConfigurationState
    }
    override func setNeedsUpdateContentUnavailableConfiguration() {
        super.setNeedsUpdateContentUnavailableConfiguration()
    }
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        super.updateContentUnavailableConfiguration(using: state)
    }
    override var restorationIdentifier: String? {
        get { super.restorationIdentifier }
        set { super.restorationIdentifier = newValue }
    }
    override var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { super.restorationClass }
        set { super.restorationClass = newValue }
    }
    override var interactionActivityTrackingBaseName: String? {
        get { super.interactionActivityTrackingBaseName }
        set { super.interactionActivityTrackingBaseName = newValue }
    }
    override var focusGroupIdentifier: String? {
        get { super.focusGroupIdentifier }
        set { super.focusGroupIdentifier = newValue }
    }
    override var performsActionsWhilePresentingModally: Bool { super.performsActionsWhilePresentingModally }
    override var traitOverrides: UITraitOverrides {
        get { super.traitOverrides }
        set { super.traitOverrides = newValue }
    }
    override var wireframeContent: ContentElement? { super.wireframeContent }
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override func loadView() { super.loadView() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func loadViewIfNeeded() { super.loadViewIfNeeded() }
    override var isViewLoaded: Bool { super.isViewLoaded }
    override var viewIfLoaded: UIView? { super.viewIfLoaded }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func updateViewConstraints() { super.updateViewConstraints() }
    override func updateProperties() { super.updateProperties() }
    override func setNeedsUpdateProperties() { super.setNeedsUpdateProperties() }
    override func updatePropertiesIfNeeded() { super.updatePropertiesIfNeeded() }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
    override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    override var isBeingPresented: Bool { super.isBeingPresented }
    override var isBeingDismissed: Bool { super.isBeingDismissed }
    override var isMovingToParent: Bool { super.isMovingToParent }
    override var isMovingFromParent: Bool { super.isMovingFromParent }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        super.shouldAutomaticallyForwardAppearanceMethods
    }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func endAppearanceTransition() { super.endAppearanceTransition() }
    override var children: [UIViewController] { super.children }
    override var parent: UIViewController? { super.parent }
    override func addChild(_ child: UIViewController) { super.addChild(child) }
    override func removeFromParent() { super.removeFromParent() }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override func transition(
        from old: UIViewController, to new: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        super.transition(
            from: old, to: new, duration: duration, options: options, animations: animations,
            completion: completion)
    }
    override var splitViewController: UISplitViewController? { super.splitViewController }
    override var navigationController: UINavigationController? { super.navigationController }
    override var tabBarController: UITabBarController? { super.tabBarController }
    override var navigationItem: UINavigationItem { super.navigationItem }
    override var tab: UITab? { super.tab }
    override var tabBarItem: UITabBarItem! {
        get { super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
    override var editButtonItem: UIBarButtonItem { super.editButtonItem }
    override var isEditing: Bool {
        get { super.isEditing }
        set { super.isEditing = newValue }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
    }
    override func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        super.setToolbarItems(items, animated: animated)
    }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        super.showDetailViewController(vc, sender: sender)
    }
    override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        super.targetViewController(forAction: action, sender: sender)
    }
    override func present(_ vc: UIViewController, animated: Bool, completion: (() -> Void)?) {
        super.present(vc, animated: animated, completion: completion)
    }
    override func dismiss(animated: Bool, completion: (() -> Void)?) {
        super.dismiss(animated: animated, completion: completion)
    }
    override var presentedViewController: UIViewController? { super.presentedViewController }
    override var presentingViewController: UIViewController? { super.presentingViewController }
    override var presentationController: UIPresentationController? { super.presentationController }
    override var popoverPresentationController: UIPopoverPresentationController? {
        super.popoverPresentationController
    }
    override var sheetPresentationController: UISheetPresentationController? {
        super.sheetPresentationController
    }
    override var activePresentationController: UIPresentationController? {
        super.activePresentationController
    }
    override var disablesAutomaticKeyboardDismissal: Bool { super.disablesAutomaticKeyboardDismissal }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
    override func unwind(for segue: UIStoryboardSegue, towards controller: UIViewController) {
        super.unwind(for: segue, towards: controller)
    }
    override func collapseSecondaryViewController(
        _ secondary: UIViewController, for splitViewController: UISplitViewController
    ) {
        super.collapseSecondaryViewController(secondary, for: splitViewController)
    }
    override func separateSecondaryViewController(for splitViewController: UISplitViewController)
        -> UIViewController?
    {
        super.separateSecondaryViewController(for: splitViewController)
    }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        super.overrideTraitCollection(forChild: child)
    }
    override func setOverrideTraitCollection(_ traits: UITraitCollection?, forChild child: UIViewController) {
        super.setOverrideTraitCollection(traits, forChild: child)
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
    ) -> CGSize {
        super.size(forChildContentContainer: container, withParentContainerSize: size)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        super.transitionCoordinator
    }
    override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
        super.preferredStatusBarUpdateAnimation
    }
    override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
    override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
    override var preferredVerticalBarBehavior: UIVerticalBarBehavior { super.preferredVerticalBarBehavior }
    override var childForPreferredVerticalBarBehavior: UIViewController? {
        super.childForPreferredVerticalBarBehavior
    }
    override func setNeedsUpdateOfVerticalBarConfiguration() {
        super.setNeedsUpdateOfVerticalBarConfiguration()
    }
    override var arrangementViewController: UIArrangementViewController? { super.arrangementViewController }
    override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
    override var childForHomeIndicatorAutoHidden: UIViewController? { super.childForHomeIndicatorAutoHidden }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        super.preferredScreenEdgesDeferringSystemGestures
    }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        super.childForScreenEdgesDeferringSystemGestures
    }
    override var prefersPointerLocked: Bool { super.prefersPointerLocked }
    override var childViewControllerForPointerLock: UIViewController? {
        super.childViewControllerForPointerLock
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        super.supportedInterfaceOrientations
    }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        super.preferredInterfaceOrientationForPresentation
    }
    override var shouldAutorotate: Bool { super.shouldAutorotate }
    override func shouldAutomaticallyForwardRotationMethods() -> Bool {
        super.shouldAutomaticallyForwardRotationMethods()
    }
    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: toInterfaceOrientation, duration: duration)
    }
    override func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        super.didRotate(from: fromInterfaceOrientation)
    }
    override var prefersInterfaceOrientationLocked: Bool { super.prefersInterfaceOrientationLocked }
    override var childViewControllerForInterfaceOrientationLock: UIViewController? {
        super.childViewControllerForInterfaceOrientationLock
    }
    override var preferredUserInterfaceStyle: UIUserInterfaceStyle { super.preferredUserInterfaceStyle }
    override var childViewControllerForUserInterfaceStyle: UIViewController? {
        super.childViewControllerForUserInterfaceStyle
    }
    override var preferredContainerBackgroundStyle: UIContainerBackgroundStyle {
        super.preferredContainerBackgroundStyle
    }
    override var childViewControllerForPreferredContainerBackgroundStyle: UIViewController? {
        super.childViewControllerForPreferredContainerBackgroundStyle
    }
    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
    override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
    override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }
    override var restorationParent: (any UIStateRestoring)? { super.restorationParent }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { super.preferredFocusEnvironments }
    override var parentFocusEnvironment: (any UIFocusEnvironment)? { super.parentFocusEnvironment }
    override var focusItemContainer: (any UIFocusItemContainer)? { super.focusItemContainer }
    override func setNeedsFocusUpdate() { super.setNeedsFocusUpdate() }
    override func updateFocusIfNeeded() { super.updateFocusIfNeeded() }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context)
    }
    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
    }
    override func setContentScrollView(_ scrollView: UIScrollView?) { super.setContentScrollView(scrollView) }
    override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        super.setContentScrollView(scrollView, for: edge)
    }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge)
    }
    override var tabBarObservedScrollView: UIScrollView? {
        get { super.tabBarObservedScrollView }
        set { super.tabBarObservedScrollView = newValue }
    }
    override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
    override func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        super.setNeedsUpdateOfHomeIndicatorAutoHidden()
    }
    override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }
    override func setNeedsUpdateOfSupportedInterfaceOrientations() {
        super.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    override func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        super.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    }
    override func setNeedsUpdateOfPrefersPointerLocked() { super.setNeedsUpdateOfPrefersPointerLocked() }
    override func setNeedsUserInterfaceAppearanceUpdate() { super.setNeedsUserInterfaceAppearanceUpdate() }
    override func setNeedsUpdateOfPreferredContainerBackgroundStyle() {
        super.setNeedsUpdateOfPreferredContainerBackgroundStyle()
    }
    override func updateTraitsIfNeeded() { super.updateTraitsIfNeeded() }
    override func addKeyCommand(_ command: UIKeyCommand) { super.addKeyCommand(command) }
    override func removeKeyCommand(_ command: UIKeyCommand) { super.removeKeyCommand(command) }
    @discardableResult override func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        super.registerForPreviewing(with: delegate, sourceView: sourceView)
    }
    override func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        super.unregisterForPreviewing(withContext: previewing)
    }
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { super.systemMinimumLayoutMargins }
}

private class OverridingUINavigationController: UINavigationController {
    override var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
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
    override var barHideOnTapGestureRecognizer: UITapGestureRecognizer { super.barHideOnTapGestureRecognizer }
    override var navigationBar: UINavigationBar { super.navigationBar }
    override var toolbar: UIToolbar! { super.toolbar }
    override var isNavigationBarHidden: Bool {
        get { super.isNavigationBarHidden }
        set { super.isNavigationBarHidden = newValue }
    }
    override var isToolbarHidden: Bool {
        get { super.isToolbarHidden }
        set { super.isToolbarHidden = newValue }
    }
    override var hidesBarsOnSwipe: Bool {
        get { super.hidesBarsOnSwipe }
        set { super.hidesBarsOnSwipe = newValue }
    }
    override var hidesBarsOnTap: Bool {
        get { super.hidesBarsOnTap }
        set { super.hidesBarsOnTap = newValue }
    }
    override var hidesBarsWhenVerticallyCompact: Bool {
        get { super.hidesBarsWhenVerticallyCompact }
        set { super.hidesBarsWhenVerticallyCompact = newValue }
    }
    override var hidesBarsWhenKeyboardAppears: Bool {
        get { super.hidesBarsWhenKeyboardAppears }
        set { super.hidesBarsWhenKeyboardAppears = newValue }
    }
    override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override var topViewController: UIViewController? { super.topViewController }
    override var visibleViewController: UIViewController? { super.visibleViewController }
    override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        super.setViewControllers(controllers, animated: animated)
    }
    override func pushViewController(_ controller: UIViewController, animated: Bool) {
        super.pushViewController(controller, animated: animated)
    }
    @discardableResult override func popViewController(animated: Bool) -> UIViewController? {
        super.popViewController(animated: animated)
    }
    @discardableResult override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        super.popToRootViewController(animated: animated)
    }
    @discardableResult override func popToViewController(_ controller: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        super.popToViewController(controller, animated: animated)
    }
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        super.setNavigationBarHidden(hidden, animated: animated)
    }
    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        super.setToolbarHidden(hidden, animated: animated)
    }
}

private class OverridingUITabBarController: UITabBarController {
    override var delegate: (any UITabBarControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var isTabBarHidden: Bool {
        get { super.isTabBarHidden }
        set { super.isTabBarHidden = newValue }
    }
    override var customizableViewControllers: [UIViewController]? {
        get { super.customizableViewControllers }
        set { super.customizableViewControllers = newValue }
    }
    override var tabBarMinimizeBehavior: MinimizeBehavior {
        get { super.tabBarMinimizeBehavior }
        set { super.tabBarMinimizeBehavior = newValue }
    }
    override var bottomAccessory: UITabAccessory? {
        get { super.bottomAccessory }
        set { super.bottomAccessory = newValue }
    }
    override var sidebar: Sidebar { super.sidebar }
    override var moreNavigationController: UINavigationController { super.moreNavigationController }
    override var mode: Mode {
        get { super.mode }
        set { super.mode = newValue }
    }
    override var tabs: [UITab] {
        get { super.tabs }
        set { super.tabs = newValue }
    }
    override var viewControllers: [UIViewController]? {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        super.setViewControllers(controllers, animated: animated)
    }
    override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set { super.selectedViewController = newValue }
    }
    override var selectedIndex: Int {
        get { super.selectedIndex }
        set { super.selectedIndex = newValue }
    }
    override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        super.setTabBarHidden(hidden, animated: animated)
    }
    override func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) {
        super.setBottomAccessory(accessory, animated: animated)
    }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        super.tabBar(tabBar, didSelect: item)
    }
    override var selectedTab: UITab? {
        get { super.selectedTab }
        set { super.selectedTab = newValue }
    }
    override func setTabs(_ tabs: [UITab], animated: Bool) { super.setTabs(tabs, animated: animated) }
    override func tab(forIdentifier identifier: String) -> UITab? { super.tab(forIdentifier: identifier) }
}

private class OverridingUISplitViewController: UISplitViewController {
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

private class OverridingUIPageViewController: UIPageViewController {
    override var dataSource: (any UIPageViewControllerDataSource)? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override var delegate: (any UIPageViewControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var isDoubleSided: Bool {
        get { super.isDoubleSided }
        set { super.isDoubleSided = newValue }
    }
    override var viewControllers: [UIViewController]? { super.viewControllers }
    override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        super.setViewControllers(
            viewControllers, direction: direction, animated: animated, completion: completion)
    }
}

private class OverridingUITableViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canFocusRowAt: indexPath)
    }
    override var tableView: UITableView! {
        get { super.tableView }
        set { super.tableView = newValue }
    }
    override var clearsSelectionOnViewWillAppear: Bool {
        get { super.clearsSelectionOnViewWillAppear }
        set { super.clearsSelectionOnViewWillAppear = newValue }
    }
    override var refreshControl: UIRefreshControl? {
        get { super.refreshControl }
        set { super.refreshControl = newValue }
    }
    override func numberOfSections(in tableView: UITableView) -> Int { super.numberOfSections(in: tableView) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        super.tableView(tableView, cellForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        super.tableView(tableView, titleForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        super.tableView(tableView, titleForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canEditRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canMoveRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        super.sectionIndexTitles(for: tableView)
    }
    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        super.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    override func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
        super.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    {
        super.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        super.tableView(tableView, heightForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        super.tableView(tableView, heightForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        super.tableView(tableView, viewForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        super.tableView(tableView, viewForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        super.tableView(tableView, didHighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        super.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        super.tableView(tableView, willSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        super.tableView(tableView, willDeselectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didDeselectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    {
        super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        super.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        super.tableView(tableView, editingStyleForRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
        -> Bool
    {
        super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        super.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        super.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        super.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath)
    }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        super.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        super.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    override func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        super.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    override func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        super.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    override func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
    override func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        super.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        super.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        super.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
    override func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
        -> Bool
    {
        super.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDragging(scrollView)
    }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        super.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDecelerating(scrollView)
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        super.scrollViewDidEndScrollingAnimation(scrollView)
    }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        super.scrollViewShouldScrollToTop(scrollView)
    }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        super.scrollViewDidScrollToTop(scrollView)
    }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        super.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        super.viewForZooming(in: scrollView)
    }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) { super.scrollViewDidZoom(scrollView) }
}

private class OverridingUICollectionViewController: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        super.collectionView(
            collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        super.collectionView(
            collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    }
    override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        super.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
    override func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { super.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
        -> Bool
    { super.collectionView(collectionView, canFocusItemAt: indexPath) }
    override var collectionView: UICollectionView! {
        get { super.collectionView }
        set { super.collectionView = newValue }
    }
    override var clearsSelectionOnViewWillAppear: Bool {
        get { super.clearsSelectionOnViewWillAppear }
        set { super.clearsSelectionOnViewWillAppear = newValue }
    }
    override var useLayoutToLayoutNavigationTransitions: Bool {
        get { super.useLayoutToLayoutNavigationTransitions }
        set { super.useLayoutToLayoutNavigationTransitions = newValue }
    }
    override var installsStandardGestureForInteractiveMovement: Bool {
        get { super.installsStandardGestureForInteractiveMovement }
        set { super.installsStandardGestureForInteractiveMovement = newValue }
    }
    override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        super.numberOfSections(in: collectionView)
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        super.collectionView(collectionView, numberOfItemsInSection: section)
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        super.collectionView(collectionView, cellForItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
    {
        super.collectionView(collectionView, canMoveItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        super.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    {
        super.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    {
        super.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        super.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        super.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        super.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        super.collectionView(
            collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        super.collectionView(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
            at: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        super.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        super.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        super.collectionView(
            collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        super.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        super.collectionView(
            collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
    override func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        super.collectionView(
            collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
            atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
        -> Bool
    {
        super.collectionView(collectionView, canEditItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        super.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        super.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDragging(scrollView)
    }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        super.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDecelerating(scrollView)
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        super.scrollViewDidEndScrollingAnimation(scrollView)
    }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        super.scrollViewShouldScrollToTop(scrollView)
    }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        super.scrollViewDidScrollToTop(scrollView)
    }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        super.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        super.viewForZooming(in: scrollView)
    }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) { super.scrollViewDidZoom(scrollView) }
}

private class OverridingUISearchController: UISearchController {
    override var searchResultsUpdater: (any UISearchResultsUpdating)? {
        get { super.searchResultsUpdater }
        set { super.searchResultsUpdater = newValue }
    }
    override var delegate: (any UISearchControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var obscuresBackgroundDuringPresentation: Bool {
        get { super.obscuresBackgroundDuringPresentation }
        set { super.obscuresBackgroundDuringPresentation = newValue }
    }
    override var hidesNavigationBarDuringPresentation: Bool {
        get { super.hidesNavigationBarDuringPresentation }
        set { super.hidesNavigationBarDuringPresentation = newValue }
    }
    override var automaticallyShowsCancelButton: Bool {
        get { super.automaticallyShowsCancelButton }
        set { super.automaticallyShowsCancelButton = newValue }
    }
    override var automaticallyShowsScopeBar: Bool {
        get { super.automaticallyShowsScopeBar }
        set { super.automaticallyShowsScopeBar = newValue }
    }
    override var automaticallyShowsSearchResultsController: Bool {
        get { super.automaticallyShowsSearchResultsController }
        set { super.automaticallyShowsSearchResultsController = newValue }
    }
    override var showsSearchResultsController: Bool {
        get { super.showsSearchResultsController }
        set { super.showsSearchResultsController = newValue }
    }
    override var scopeBarActivation: ScopeBarActivation {
        get { super.scopeBarActivation }
        set { super.scopeBarActivation = newValue }
    }
    override var searchSuggestions: [any UISearchSuggestion]? {
        get { super.searchSuggestions }
        set { super.searchSuggestions = newValue }
    }
    override var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
        get { super.ignoresSearchSuggestionsForSearchBarPlacementStacked }
        set { super.ignoresSearchSuggestionsForSearchBarPlacementStacked = newValue }
    }
    override var searchBarPlacement: UINavigationItem.SearchBarPlacement { super.searchBarPlacement }
    override var isActive: Bool {
        get { super.isActive }
        set { super.isActive = newValue }
    }
}

private class OverridingUIAlertController: UIAlertController {
    override var message: String? {
        get { super.message }
        set { super.message = newValue }
    }
    override var preferredStyle: Style { super.preferredStyle }
    override var actions: [UIAlertAction] { super.actions }
    override var preferredAction: UIAlertAction? {
        get { super.preferredAction }
        set { super.preferredAction = newValue }
    }
    override func addAction(_ action: UIAlertAction) { super.addAction(action) }
    override var textFields: [UITextField]? { super.textFields }
    override func addTextField(configurationHandler: ((UITextField) -> Void)?) {
        super.addTextField(configurationHandler: configurationHandler)
    }
}

private class OverridingUIPresentationController: UIPresentationController {
    override var presentedViewController: UIViewController { super.presentedViewController }
    override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var presentingViewController: UIViewController { super.presentingViewController }
    override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
    override var containerView: UIView? { super.containerView }
    override var presentedView: UIView? { super.presentedView }
    override var frameOfPresentedViewInContainerView: CGRect { super.frameOfPresentedViewInContainerView }
    override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
    override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
    override var adaptivePresentationStyle: UIModalPresentationStyle { super.adaptivePresentationStyle }
    override func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        super.adaptivePresentationStyle(for: traits)
    }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override var overrideTraitCollection: UITraitCollection? {
        get { super.overrideTraitCollection }
        set { super.overrideTraitCollection = newValue }
    }
    override var preferredContentSize: CGSize { super.preferredContentSize }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
    ) -> CGSize {
        super.size(forChildContentContainer: container, withParentContainerSize: size)
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
    override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
    override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
    }
    override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
    override func dismissalTransitionDidEnd(_ completed: Bool) { super.dismissalTransitionDidEnd(completed) }
}

private class OverridingUISheetPresentationController: UISheetPresentationController {
    override var detents: [Detent] {
        get { super.detents }
        set { super.detents = newValue }
    }
    override var selectedDetentIdentifier: Detent.Identifier? {
        get { super.selectedDetentIdentifier }
        set { super.selectedDetentIdentifier = newValue }
    }
    override var prefersGrabberVisible: Bool {
        get { super.prefersGrabberVisible }
        set { super.prefersGrabberVisible = newValue }
    }
    override var preferredCornerRadius: CGFloat? {
        get { super.preferredCornerRadius }
        set { super.preferredCornerRadius = newValue }
    }
    override var prefersEdgeAttachedInCompactHeight: Bool {
        get { super.prefersEdgeAttachedInCompactHeight }
        set { super.prefersEdgeAttachedInCompactHeight = newValue }
    }
    override var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
        get { super.widthFollowsPreferredContentSizeWhenEdgeAttached }
        set { super.widthFollowsPreferredContentSizeWhenEdgeAttached = newValue }
    }
    override var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        get { super.prefersScrollingExpandsWhenScrolledToEdge }
        set { super.prefersScrollingExpandsWhenScrolledToEdge = newValue }
    }
    override var prefersPageSizing: Bool {
        get { super.prefersPageSizing }
        set { super.prefersPageSizing = newValue }
    }
    override var largestUndimmedDetentIdentifier: Detent.Identifier? {
        get { super.largestUndimmedDetentIdentifier }
        set { super.largestUndimmedDetentIdentifier = newValue }
    }
    override func animateChanges(_ changes: () -> Void) { super.animateChanges(changes) }
    override func invalidateDetents() { super.invalidateDetents() }
}

private class OverridingUIPopoverPresentationController: UIPopoverPresentationController {
    override var sourceView: UIView? {
        get { super.sourceView }
        set { super.sourceView = newValue }
    }
    override var sourceRect: CGRect {
        get { super.sourceRect }
        set { super.sourceRect = newValue }
    }
    override var barButtonItem: UIBarButtonItem? {
        get { super.barButtonItem }
        set { super.barButtonItem = newValue }
    }
    override var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { super.sourceItem }
        set { super.sourceItem = newValue }
    }
    override var permittedArrowDirections: UIPopoverArrowDirection {
        get { super.permittedArrowDirections }
        set { super.permittedArrowDirections = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection { super.arrowDirection }
}

private class OverridingUIScrollView: UIScrollView {
    override var isZooming: Bool { super.isZooming }
    override var isZoomBouncing: Bool { super.isZoomBouncing }
    override var pinchGestureRecognizer: UIPinchGestureRecognizer? { super.pinchGestureRecognizer }
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        super.touchesShouldBegin(touches, with: event, in: view)
    }
    override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = newValue }
    }
    override var contentSize: CGSize {
        get { super.contentSize }
        set { super.contentSize = newValue }
    }
    override var contentInset: UIEdgeInsets {
        get { super.contentInset }
        set { super.contentInset = newValue }
    }
    override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { super.contentInsetAdjustmentBehavior }
        set { super.contentInsetAdjustmentBehavior = newValue }
    }
    override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set { super.isScrollEnabled = newValue }
    }
    override var isPagingEnabled: Bool {
        get { super.isPagingEnabled }
        set { super.isPagingEnabled = newValue }
    }
    override var bounces: Bool {
        get { super.bounces }
        set { super.bounces = newValue }
    }
    override var alwaysBounceVertical: Bool {
        get { super.alwaysBounceVertical }
        set { super.alwaysBounceVertical = newValue }
    }
    override var alwaysBounceHorizontal: Bool {
        get { super.alwaysBounceHorizontal }
        set { super.alwaysBounceHorizontal = newValue }
    }
    override var isDirectionalLockEnabled: Bool {
        get { super.isDirectionalLockEnabled }
        set { super.isDirectionalLockEnabled = newValue }
    }
    override var showsVerticalScrollIndicator: Bool {
        get { super.showsVerticalScrollIndicator }
        set { super.showsVerticalScrollIndicator = newValue }
    }
    override var showsHorizontalScrollIndicator: Bool {
        get { super.showsHorizontalScrollIndicator }
        set { super.showsHorizontalScrollIndicator = newValue }
    }
    override var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { super.verticalScrollIndicatorInsets }
        set { super.verticalScrollIndicatorInsets = newValue }
    }
    override var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { super.horizontalScrollIndicatorInsets }
        set { super.horizontalScrollIndicatorInsets = newValue }
    }
    override var scrollIndicatorInsets: UIEdgeInsets {
        get { super.scrollIndicatorInsets }
        set { super.scrollIndicatorInsets = newValue }
    }
    override var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { super.automaticallyAdjustsScrollIndicatorInsets }
        set { super.automaticallyAdjustsScrollIndicatorInsets = newValue }
    }
    override var indicatorStyle: IndicatorStyle {
        get { super.indicatorStyle }
        set { super.indicatorStyle = newValue }
    }
    override var bouncesVertically: Bool {
        get { super.bouncesVertically }
        set { super.bouncesVertically = newValue }
    }
    override var bouncesHorizontally: Bool {
        get { super.bouncesHorizontally }
        set { super.bouncesHorizontally = newValue }
    }
    override var bouncesZoom: Bool {
        get { super.bouncesZoom }
        set { super.bouncesZoom = newValue }
    }
    override var decelerationRate: DecelerationRate {
        get { super.decelerationRate }
        set { super.decelerationRate = newValue }
    }
    override var transfersVerticalScrollingToParent: Bool {
        get { super.transfersVerticalScrollingToParent }
        set { super.transfersVerticalScrollingToParent = newValue }
    }
    override var keyboardDismissMode: KeyboardDismissMode {
        get { super.keyboardDismissMode }
        set { super.keyboardDismissMode = newValue }
    }
    override var delaysContentTouches: Bool {
        get { super.delaysContentTouches }
        set { super.delaysContentTouches = newValue }
    }
    override var canCancelContentTouches: Bool {
        get { super.canCancelContentTouches }
        set { super.canCancelContentTouches = newValue }
    }
    override var scrollsToTop: Bool {
        get { super.scrollsToTop }
        set { super.scrollsToTop = newValue }
    }
    override var minimumZoomScale: CGFloat {
        get { super.minimumZoomScale }
        set { super.minimumZoomScale = newValue }
    }
    override var maximumZoomScale: CGFloat {
        get { super.maximumZoomScale }
        set { super.maximumZoomScale = newValue }
    }
    override var zoomScale: CGFloat {
        get { super.zoomScale }
        set { super.zoomScale = newValue }
    }
    override var isTracking: Bool { super.isTracking }
    override var isDragging: Bool { super.isDragging }
    override var isDecelerating: Bool { super.isDecelerating }
    override var refreshControl: UIRefreshControl? {
        get { super.refreshControl }
        set { super.refreshControl = newValue }
    }
    override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
    override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
    override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
    override func setContentOffset(_ offset: CGPoint, animated: Bool) {
        super.setContentOffset(offset, animated: animated)
    }
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        super.scrollRectToVisible(rect, animated: animated)
    }
    override func flashScrollIndicators() { super.flashScrollIndicators() }
}

private class OverridingUITableView: UITableView {
    override var dataSource: (any UITableViewDataSource)? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override var delegate: (any UITableViewDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { super.prefetchDataSource }
        set { super.prefetchDataSource = newValue }
    }
    override var isPrefetchingEnabled: Bool {
        get { super.isPrefetchingEnabled }
        set { super.isPrefetchingEnabled = newValue }
    }
    override var rowHeight: CGFloat {
        get { super.rowHeight }
        set { super.rowHeight = newValue }
    }
    override var estimatedRowHeight: CGFloat {
        get { super.estimatedRowHeight }
        set { super.estimatedRowHeight = newValue }
    }
    override var sectionHeaderHeight: CGFloat {
        get { super.sectionHeaderHeight }
        set { super.sectionHeaderHeight = newValue }
    }
    override var sectionFooterHeight: CGFloat {
        get { super.sectionFooterHeight }
        set { super.sectionFooterHeight = newValue }
    }
    override var estimatedSectionHeaderHeight: CGFloat {
        get { super.estimatedSectionHeaderHeight }
        set { super.estimatedSectionHeaderHeight = newValue }
    }
    override var estimatedSectionFooterHeight: CGFloat {
        get { super.estimatedSectionFooterHeight }
        set { super.estimatedSectionFooterHeight = newValue }
    }
    override var sectionHeaderTopPadding: CGFloat {
        get { super.sectionHeaderTopPadding }
        set { super.sectionHeaderTopPadding = newValue }
    }
    override var fillerRowHeight: CGFloat {
        get { super.fillerRowHeight }
        set { super.fillerRowHeight = newValue }
    }
    override var tableHeaderView: UIView? {
        get { super.tableHeaderView }
        set { super.tableHeaderView = newValue }
    }
    override var tableFooterView: UIView? {
        get { super.tableFooterView }
        set { super.tableFooterView = newValue }
    }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var separatorStyle: UITableViewCell.SeparatorStyle {
        get { super.separatorStyle }
        set { super.separatorStyle = newValue }
    }
    override var separatorColor: UIColor? {
        get { super.separatorColor }
        set { super.separatorColor = newValue }
    }
    override var separatorEffect: UIVisualEffect? {
        get { super.separatorEffect }
        set { super.separatorEffect = newValue }
    }
    override var separatorInset: UIEdgeInsets {
        get { super.separatorInset }
        set { super.separatorInset = newValue }
    }
    override var separatorInsetReference: SeparatorInsetReference {
        get { super.separatorInsetReference }
        set { super.separatorInsetReference = newValue }
    }
    override var cellLayoutMarginsFollowReadableWidth: Bool {
        get { super.cellLayoutMarginsFollowReadableWidth }
        set { super.cellLayoutMarginsFollowReadableWidth = newValue }
    }
    override var insetsContentViewsToSafeArea: Bool {
        get { super.insetsContentViewsToSafeArea }
        set { super.insetsContentViewsToSafeArea = newValue }
    }
    override var selfSizingInvalidation: SelfSizingInvalidation {
        get { super.selfSizingInvalidation }
        set { super.selfSizingInvalidation = newValue }
    }
    override var contentHuggingElements: ContentHuggingElements {
        get { super.contentHuggingElements }
        set { super.contentHuggingElements = newValue }
    }
    override var allowsSelection: Bool {
        get { super.allowsSelection }
        set { super.allowsSelection = newValue }
    }
    override var allowsMultipleSelection: Bool {
        get { super.allowsMultipleSelection }
        set { super.allowsMultipleSelection = newValue }
    }
    override var allowsSelectionDuringEditing: Bool {
        get { super.allowsSelectionDuringEditing }
        set { super.allowsSelectionDuringEditing = newValue }
    }
    override var allowsMultipleSelectionDuringEditing: Bool {
        get { super.allowsMultipleSelectionDuringEditing }
        set { super.allowsMultipleSelectionDuringEditing = newValue }
    }
    override var selectionFollowsFocus: Bool {
        get { super.selectionFollowsFocus }
        set { super.selectionFollowsFocus = newValue }
    }
    override var allowsFocus: Bool {
        get { super.allowsFocus }
        set { super.allowsFocus = newValue }
    }
    override var remembersLastFocusedIndexPath: Bool {
        get { super.remembersLastFocusedIndexPath }
        set { super.remembersLastFocusedIndexPath = newValue }
    }
    override var dragInteractionEnabled: Bool {
        get { super.dragInteractionEnabled }
        set { super.dragInteractionEnabled = newValue }
    }
    override var dragDelegate: (any UITableViewDragDelegate)? {
        get { super.dragDelegate }
        set { super.dragDelegate = newValue }
    }
    override var dropDelegate: (any UITableViewDropDelegate)? {
        get { super.dropDelegate }
        set { super.dropDelegate = newValue }
    }
    override var hasActiveDrag: Bool { super.hasActiveDrag }
    override var hasActiveDrop: Bool { super.hasActiveDrop }
    override var isSpringLoaded: Bool {
        get { super.isSpringLoaded }
        set { super.isSpringLoaded = newValue }
    }
    override var sectionIndexMinimumDisplayRowCount: Int {
        get { super.sectionIndexMinimumDisplayRowCount }
        set { super.sectionIndexMinimumDisplayRowCount = newValue }
    }
    override var sectionIndexColor: UIColor? {
        get { super.sectionIndexColor }
        set { super.sectionIndexColor = newValue }
    }
    override var sectionIndexBackgroundColor: UIColor? {
        get { super.sectionIndexBackgroundColor }
        set { super.sectionIndexBackgroundColor = newValue }
    }
    override var isEditing: Bool {
        get { super.isEditing }
        set { super.isEditing = newValue }
    }
    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { super.cellForRow(at: indexPath) }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? { super.indexPath(for: cell) }
    override var visibleCells: [UITableViewCell] { super.visibleCells }
    override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        super.headerView(forSection: section)
    }
    override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        super.footerView(forSection: section)
    }
    override func rect(forSection section: Int) -> CGRect { super.rect(forSection: section) }
    override func rectForHeader(inSection section: Int) -> CGRect { super.rectForHeader(inSection: section) }
    override func rectForFooter(inSection section: Int) -> CGRect { super.rectForFooter(inSection: section) }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { super.indexPathForRow(at: point) }
    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { super.indexPathsForRows(in: rect) }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        super.register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        super.dequeueReusableCell(withIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    override func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }
    override func reloadData() { super.reloadData() }
    override func reloadSectionIndexTitles() { super.reloadSectionIndexTitles() }
    override func beginUpdates() { super.beginUpdates() }
    override func endUpdates() { super.endUpdates() }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        super.performBatchUpdates(updates, completion: completion)
    }
    override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
    override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        super.insertSections(sections, with: animation)
    }
    override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        super.deleteSections(sections, with: animation)
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        super.moveSection(section, toSection: newSection)
    }
    override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        super.reloadSections(sections, with: animation)
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        super.insertRows(at: indexPaths, with: animation)
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        super.deleteRows(at: indexPaths, with: animation)
    }
    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        super.moveRow(at: indexPath, to: newIndexPath)
    }
    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        super.reloadRows(at: indexPaths, with: animation)
    }
    override func reconfigureRows(at indexPaths: [IndexPath]) { super.reconfigureRows(at: indexPaths) }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
    }
    override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
    override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
        super.deselectRow(at: indexPath, animated: animated)
    }
    override func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        super.scrollToRow(at: indexPath, at: position, animated: animated)
    }
    override func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
        super.scrollToNearestSelectedRow(at: position, animated: animated)
    }
}

private class OverridingUITableViewCell: UITableViewCell {
    override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
        super.dragStateDidChange(dragState)
    }
    override var accessoryType: AccessoryType {
        get { super.accessoryType }
        set { super.accessoryType = newValue }
    }
    override var accessoryView: UIView? {
        get { super.accessoryView }
        set { super.accessoryView = newValue }
    }
    override var editingAccessoryType: AccessoryType {
        get { super.editingAccessoryType }
        set { super.editingAccessoryType = newValue }
    }
    override var editingAccessoryView: UIView? {
        get { super.editingAccessoryView }
        set { super.editingAccessoryView = newValue }
    }
    override var selectionStyle: SelectionStyle {
        get { super.selectionStyle }
        set { super.selectionStyle = newValue }
    }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var selectedBackgroundView: UIView? {
        get { super.selectedBackgroundView }
        set { super.selectedBackgroundView = newValue }
    }
    override var multipleSelectionBackgroundView: UIView? {
        get { super.multipleSelectionBackgroundView }
        set { super.multipleSelectionBackgroundView = newValue }
    }
    override var separatorInset: UIEdgeInsets {
        get { super.separatorInset }
        set { super.separatorInset = newValue }
    }
    override var indentationLevel: Int {
        get { super.indentationLevel }
        set { super.indentationLevel = newValue }
    }
    override var indentationWidth: CGFloat {
        get { super.indentationWidth }
        set { super.indentationWidth = newValue }
    }
    override var shouldIndentWhileEditing: Bool {
        get { super.shouldIndentWhileEditing }
        set { super.shouldIndentWhileEditing = newValue }
    }
    override var showsReorderControl: Bool {
        get { super.showsReorderControl }
        set { super.showsReorderControl = newValue }
    }
    override var focusStyle: FocusStyle {
        get { super.focusStyle }
        set { super.focusStyle = newValue }
    }
    override var userInteractionEnabledWhileDragging: Bool {
        get { super.userInteractionEnabledWhileDragging }
        set { super.userInteractionEnabledWhileDragging = newValue }
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
        get { super.automaticallyUpdatesContentConfiguration }
        set { super.automaticallyUpdatesContentConfiguration = newValue }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { super.automaticallyUpdatesBackgroundConfiguration }
        set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set { super.backgroundConfiguration = newValue }
    }
    override var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        get { super.configurationUpdateHandler }
        set { super.configurationUpdateHandler = newValue }
    }
    override var editingStyle: EditingStyle { super.editingStyle }
    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override var isEditing: Bool {
        get { super.isEditing }
        set { super.isEditing = newValue }
    }
    override var textLabel: UILabel? { super.textLabel }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var imageView: UIImageView? { super.imageView }
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
    }
    override func prepareForReuse() { super.prepareForReuse() }
    override func willTransition(to state: StateMask) { super.willTransition(to: state) }
    override func didTransition(to state: StateMask) { super.didTransition(to: state) }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        super.defaultContentConfiguration()
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        super.defaultBackgroundConfiguration()
    }
    override var contentConfiguration: (any UIContentConfiguration)? {
        get { super.contentConfiguration }
        set { super.contentConfiguration = newValue }
    }
    override var configurationState: UICellConfigurationState { super.configurationState }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
    }
}

private class OverridingUITableViewHeaderFooterView: UITableViewHeaderFooterView {
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set { super.backgroundConfiguration = newValue }
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
        get { super.automaticallyUpdatesContentConfiguration }
        set { super.automaticallyUpdatesContentConfiguration = newValue }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { super.automaticallyUpdatesBackgroundConfiguration }
        set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
    }
    override var configurationUpdateHandler:
        ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
    {
        get { super.configurationUpdateHandler }
        set { super.configurationUpdateHandler = newValue }
    }
    override var textLabel: UILabel? { super.textLabel }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override func prepareForReuse() { super.prepareForReuse() }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        super.defaultContentConfiguration()
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        super.defaultBackgroundConfiguration()
    }
    override var contentConfiguration: (any UIContentConfiguration)? {
        get { super.contentConfiguration }
        set { super.contentConfiguration = newValue }
    }
    override var configurationState: UIViewConfigurationState { super.configurationState }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration(using state: UIViewConfigurationState) {
        super.updateConfiguration(using: state)
    }
}

private class OverridingUICollectionView: UICollectionView {
    override var dataSource: (any UICollectionViewDataSource)? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { super.prefetchDataSource }
        set { super.prefetchDataSource = newValue }
    }
    override var isPrefetchingEnabled: Bool {
        get { super.isPrefetchingEnabled }
        set { super.isPrefetchingEnabled = newValue }
    }
    override var collectionViewLayout: UICollectionViewLayout {
        get { super.collectionViewLayout }
        set { super.collectionViewLayout = newValue }
    }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var allowsSelection: Bool {
        get { super.allowsSelection }
        set { super.allowsSelection = newValue }
    }
    override var allowsMultipleSelection: Bool {
        get { super.allowsMultipleSelection }
        set { super.allowsMultipleSelection = newValue }
    }
    override var allowsSelectionDuringEditing: Bool {
        get { super.allowsSelectionDuringEditing }
        set { super.allowsSelectionDuringEditing = newValue }
    }
    override var allowsMultipleSelectionDuringEditing: Bool {
        get { super.allowsMultipleSelectionDuringEditing }
        set { super.allowsMultipleSelectionDuringEditing = newValue }
    }
    override var selectionFollowsFocus: Bool {
        get { super.selectionFollowsFocus }
        set { super.selectionFollowsFocus = newValue }
    }
    override var allowsFocus: Bool {
        get { super.allowsFocus }
        set { super.allowsFocus = newValue }
    }
    override var remembersLastFocusedIndexPath: Bool {
        get { super.remembersLastFocusedIndexPath }
        set { super.remembersLastFocusedIndexPath = newValue }
    }
    override var dragInteractionEnabled: Bool {
        get { super.dragInteractionEnabled }
        set { super.dragInteractionEnabled = newValue }
    }
    override var selfSizingInvalidation: SelfSizingInvalidation {
        get { super.selfSizingInvalidation }
        set { super.selfSizingInvalidation = newValue }
    }
    override var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { super.dragDelegate }
        set { super.dragDelegate = newValue }
    }
    override var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { super.dropDelegate }
        set { super.dropDelegate = newValue }
    }
    override var hasActiveDrag: Bool { super.hasActiveDrag }
    override var hasActiveDrop: Bool { super.hasActiveDrop }
    override var isSpringLoaded: Bool {
        get { super.isSpringLoaded }
        set { super.isSpringLoaded = newValue }
    }
    override var isEditing: Bool {
        get { super.isEditing }
        set { super.isEditing = newValue }
    }
    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        super.cellForItem(at: indexPath)
    }
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { super.indexPath(for: cell) }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? { super.indexPathForItem(at: point) }
    override var visibleCells: [UICollectionViewCell] { super.visibleCells }
    override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
    override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        super.supplementaryView(forElementKind: elementKind, at: indexPath)
    }
    override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        super.visibleSupplementaryViews(ofKind: elementKind)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
    }
    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
    override func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    override func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        super.dequeueReusableSupplementaryView(
            ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }
    override func reloadData() { super.reloadData() }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        super.performBatchUpdates(updates, completion: completion)
    }
    override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
    override func insertSections(_ sections: IndexSet) { super.insertSections(sections) }
    override func deleteSections(_ sections: IndexSet) { super.deleteSections(sections) }
    override func reloadSections(_ sections: IndexSet) { super.reloadSections(sections) }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        super.moveSection(section, toSection: newSection)
    }
    override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
    override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
    override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        super.moveItem(at: indexPath, to: newIndexPath)
    }
    override func reconfigureItems(at indexPaths: [IndexPath]) { super.reconfigureItems(at: indexPaths) }
    override func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        super.setCollectionViewLayout(layout, animated: animated, completion: completion)
    }
    override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
    override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectItem(at indexPath: IndexPath, animated: Bool) {
        super.deselectItem(at: indexPath, animated: animated)
    }
    override func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        super.scrollToItem(at: indexPath, at: position, animated: animated)
    }
}

private class OverridingUICollectionReusableView: UICollectionReusableView {
    override var reuseIdentifier: String? { super.reuseIdentifier }
    override func prepareForReuse() { super.prepareForReuse() }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
    }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
        super.willTransition(from: oldLayout, to: newLayout)
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
        super.didTransition(from: oldLayout, to: newLayout)
    }
}

private class OverridingUICollectionViewCell: UICollectionViewCell {
    override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
        super.dragStateDidChange(dragState)
    }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set { super.backgroundView = newValue }
    }
    override var selectedBackgroundView: UIView? {
        get { super.selectedBackgroundView }
        set { super.selectedBackgroundView = newValue }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set { super.backgroundConfiguration = newValue }
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
        get { super.automaticallyUpdatesContentConfiguration }
        set { super.automaticallyUpdatesContentConfiguration = newValue }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { super.automaticallyUpdatesBackgroundConfiguration }
        set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
    }
    override var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        get { super.configurationUpdateHandler }
        set { super.configurationUpdateHandler = newValue }
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override var isEditing: Bool { super.isEditing }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        super.defaultBackgroundConfiguration()
    }
    override var contentConfiguration: (any UIContentConfiguration)? {
        get { super.contentConfiguration }
        set { super.contentConfiguration = newValue }
    }
    override var configurationState: UICellConfigurationState { super.configurationState }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
    }
}

private class OverridingUICollectionViewListCell: UICollectionViewListCell {
    override var accessories: [UICellAccessory] {
        get { super.accessories }
        set { super.accessories = newValue }
    }
    override var indentationLevel: Int {
        get { super.indentationLevel }
        set { super.indentationLevel = newValue }
    }
    override var indentationWidth: CGFloat {
        get { super.indentationWidth }
        set { super.indentationWidth = newValue }
    }
    override var indentsAccessories: Bool {
        get { super.indentsAccessories }
        set { super.indentsAccessories = newValue }
    }
    override var leadingSwipeActionsConfiguration: UISwipeActionsConfiguration? {
        get { super.leadingSwipeActionsConfiguration }
        set { super.leadingSwipeActionsConfiguration = newValue }
    }
    override var trailingSwipeActionsConfiguration: UISwipeActionsConfiguration? {
        get { super.trailingSwipeActionsConfiguration }
        set { super.trailingSwipeActionsConfiguration = newValue }
    }
    override var separatorLayoutGuide: UILayoutGuide { super.separatorLayoutGuide }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        super.defaultContentConfiguration()
    }
}

private class OverridingUICollectionViewLayout: UICollectionViewLayout {
    override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
    override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        super.flipsHorizontallyInOppositeLayoutDirection
    }
    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
    }
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        super.targetContentOffset(
            forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
    }
    override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override var collectionView: UICollectionView? { super.collectionView }
    override func prepare() { super.prepare() }
    override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidateLayout() { super.invalidateLayout() }
    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forBoundsChange: newBounds) }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
        super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        super.register(viewClass, forDecorationViewOfKind: elementKind)
    }
}

private class OverridingUICollectionViewCompositionalLayout: UICollectionViewCompositionalLayout {
    override init(section: NSCollectionLayoutSection) { super.init(section: section) }
    override init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { super.init(section: section, configuration: configuration) }
    override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        super.init(sectionProvider: sectionProvider)
    }
    override init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { super.init(sectionProvider: sectionProvider, configuration: configuration) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingUICollectionViewFlowLayout: UICollectionViewFlowLayout {
    override var itemSize: CGSize {
        get { super.itemSize }
        set { super.itemSize = newValue }
    }
    override var estimatedItemSize: CGSize {
        get { super.estimatedItemSize }
        set { super.estimatedItemSize = newValue }
    }
    override var minimumLineSpacing: CGFloat {
        get { super.minimumLineSpacing }
        set { super.minimumLineSpacing = newValue }
    }
    override var minimumInteritemSpacing: CGFloat {
        get { super.minimumInteritemSpacing }
        set { super.minimumInteritemSpacing = newValue }
    }
    override var sectionInset: UIEdgeInsets {
        get { super.sectionInset }
        set { super.sectionInset = newValue }
    }
    override var headerReferenceSize: CGSize {
        get { super.headerReferenceSize }
        set { super.headerReferenceSize = newValue }
    }
    override var footerReferenceSize: CGSize {
        get { super.footerReferenceSize }
        set { super.footerReferenceSize = newValue }
    }
    override var scrollDirection: UICollectionView.ScrollDirection {
        get { super.scrollDirection }
        set { super.scrollDirection = newValue }
    }
    override var sectionHeadersPinToVisibleBounds: Bool {
        get { super.sectionHeadersPinToVisibleBounds }
        set { super.sectionHeadersPinToVisibleBounds = newValue }
    }
    override var sectionFootersPinToVisibleBounds: Bool {
        get { super.sectionFootersPinToVisibleBounds }
        set { super.sectionFootersPinToVisibleBounds = newValue }
    }
}

private class OverridingUIControl: UIControl {
    override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
        get { super.contentVerticalAlignment }
        set { super.contentVerticalAlignment = newValue }
    }
    override var isContextMenuInteractionEnabled: Bool {
        get { super.isContextMenuInteractionEnabled }
        set { super.isContextMenuInteractionEnabled = newValue }
    }
    override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
    override var isTracking: Bool { super.isTracking }
    override var isTouchInside: Bool { super.isTouchInside }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.continueTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
    }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        super.menuAttachmentPoint(for: configuration)
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { super.contentHorizontalAlignment }
        set { super.contentHorizontalAlignment = newValue }
    }
    override var showsMenuAsPrimaryAction: Bool {
        get { super.showsMenuAsPrimaryAction }
        set { super.showsMenuAsPrimaryAction = newValue }
    }
    override var toolTip: String? {
        get { super.toolTip }
        set { super.toolTip = newValue }
    }
    override var state: State { super.state }
    override func addAction(_ action: UIAction, for events: Event) { super.addAction(action, for: events) }
    override func removeAction(_ action: UIAction, for events: Event) {
        super.removeAction(action, for: events)
    }
    override func addTarget(_ target: Any?, action: Selector, for events: Event) {
        super.addTarget(target, action: action, for: events)
    }
    override func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        super.removeTarget(target, action: action, for: events)
    }
    override func actions(forTarget target: Any?, forControlEvent events: Event) -> [String]? {
        super.actions(forTarget: target, forControlEvent: events)
    }
    override var allTargets: Set<AnyHashable> { super.allTargets }
    override var allControlEvents: Event { super.allControlEvents }
    override func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        super.enumerateEventHandlers(iterator)
    }
    override func sendActions(for events: Event) { super.sendActions(for: events) }
    override func sendAction(_ action: UIAction) { super.sendAction(action) }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        super.sendAction(action, to: target, for: event)
    }
}

private class OverridingUIButton: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect { super.contentRect(forBounds: bounds) }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        super.backgroundRect(forBounds: bounds)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        super.titleRect(forContentRect: contentRect)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        super.imageRect(forContentRect: contentRect)
    }
    override var buttonType: ButtonType { super.buttonType }
    override var titleLabel: UILabel? { super.titleLabel }
    override var imageView: UIImageView? { super.imageView }
    override var menu: UIMenu? {
        get { super.menu }
        set { super.menu = newValue }
    }
    override var role: Role {
        get { super.role }
        set { super.role = newValue }
    }
    override var changesSelectionAsPrimaryAction: Bool {
        get { super.changesSelectionAsPrimaryAction }
        set { super.changesSelectionAsPrimaryAction = newValue }
    }
    override var automaticallyUpdatesConfiguration: Bool {
        get { super.automaticallyUpdatesConfiguration }
        set { super.automaticallyUpdatesConfiguration = newValue }
    }
    override var contentEdgeInsets: UIEdgeInsets {
        get { super.contentEdgeInsets }
        set { super.contentEdgeInsets = newValue }
    }
    override var titleEdgeInsets: UIEdgeInsets {
        get { super.titleEdgeInsets }
        set { super.titleEdgeInsets = newValue }
    }
    override var imageEdgeInsets: UIEdgeInsets {
        get { super.imageEdgeInsets }
        set { super.imageEdgeInsets = newValue }
    }
    override var adjustsImageWhenHighlighted: Bool {
        get { super.adjustsImageWhenHighlighted }
        set { super.adjustsImageWhenHighlighted = newValue }
    }
    override var adjustsImageWhenDisabled: Bool {
        get { super.adjustsImageWhenDisabled }
        set { super.adjustsImageWhenDisabled = newValue }
    }
    override var reversesTitleShadowWhenHighlighted: Bool {
        get { super.reversesTitleShadowWhenHighlighted }
        set { super.reversesTitleShadowWhenHighlighted = newValue }
    }
    override var showsTouchWhenHighlighted: Bool {
        get { super.showsTouchWhenHighlighted }
        set { super.showsTouchWhenHighlighted = newValue }
    }
    override var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { super.preferredMenuElementOrder }
        set { super.preferredMenuElementOrder = newValue }
    }
    override var subtitleLabel: UILabel? { super.subtitleLabel }
    override var isPointerInteractionEnabled: Bool {
        get { super.isPointerInteractionEnabled }
        set { super.isPointerInteractionEnabled = newValue }
    }
    override var configuration: Configuration? {
        get { super.configuration }
        set { super.configuration = newValue }
    }
    override var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { super.configurationUpdateHandler }
        set { super.configurationUpdateHandler = newValue }
    }
    override func setTitle(_ title: String?, for state: State) { super.setTitle(title, for: state) }
    override func title(for state: State) -> String? { super.title(for: state) }
    override func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        super.setAttributedTitle(title, for: state)
    }
    override func attributedTitle(for state: State) -> NSAttributedString? {
        super.attributedTitle(for: state)
    }
    override func setTitleColor(_ color: UIColor?, for state: State) {
        super.setTitleColor(color, for: state)
    }
    override func titleColor(for state: State) -> UIColor? { super.titleColor(for: state) }
    override func setImage(_ image: UIImage?, for state: State) { super.setImage(image, for: state) }
    override func image(for state: State) -> UIImage? { super.image(for: state) }
    override func setBackgroundImage(_ image: UIImage?, for state: State) {
        super.setBackgroundImage(image, for: state)
    }
    override func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        super.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
    override var currentTitle: String? { super.currentTitle }
    override var currentImage: UIImage? { super.currentImage }
    override var currentTitleColor: UIColor { super.currentTitleColor }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration() { super.updateConfiguration() }
}

private class OverridingUILabel: UILabel {
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var attributedText: NSAttributedString? {
        get { super.attributedText }
        set { super.attributedText = newValue }
    }
    override var font: UIFont! {
        get { super.font }
        set { super.font = newValue }
    }
    override var textColor: UIColor! {
        get { super.textColor }
        set { super.textColor = newValue }
    }
    override var textAlignment: NSTextAlignment {
        get { super.textAlignment }
        set { super.textAlignment = newValue }
    }
    override var numberOfLines: Int {
        get { super.numberOfLines }
        set { super.numberOfLines = newValue }
    }
    override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    override var adjustsFontForContentSizeCategory: Bool {
        get { super.adjustsFontForContentSizeCategory }
        set { super.adjustsFontForContentSizeCategory = newValue }
    }
    override var adjustsFontSizeToFitWidth: Bool {
        get { super.adjustsFontSizeToFitWidth }
        set { super.adjustsFontSizeToFitWidth = newValue }
    }
    override var minimumScaleFactor: CGFloat {
        get { super.minimumScaleFactor }
        set { super.minimumScaleFactor = newValue }
    }
    override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { super.allowsDefaultTighteningForTruncation = newValue }
    }
    override var preferredMaxLayoutWidth: CGFloat {
        get { super.preferredMaxLayoutWidth }
        set { super.preferredMaxLayoutWidth = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override var highlightedTextColor: UIColor? {
        get { super.highlightedTextColor }
        set { super.highlightedTextColor = newValue }
    }
    override var shadowColor: UIColor? {
        get { super.shadowColor }
        set { super.shadowColor = newValue }
    }
    override var shadowOffset: CGSize {
        get { super.shadowOffset }
        set { super.shadowOffset = newValue }
    }
    override var baselineAdjustment: UIBaselineAdjustment {
        get { super.baselineAdjustment }
        set { super.baselineAdjustment = newValue }
    }
    override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { super.lineBreakStrategy = newValue }
    }
    override var preferredVibrancy: UILabelVibrancy {
        get { super.preferredVibrancy }
        set { super.preferredVibrancy = newValue }
    }
    override var showsExpansionTextWhenTruncated: Bool {
        get { super.showsExpansionTextWhenTruncated }
        set { super.showsExpansionTextWhenTruncated = newValue }
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect) }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }
}

private class OverridingUIImageView: UIImageView {
    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    override var highlightedImage: UIImage? {
        get { super.highlightedImage }
        set { super.highlightedImage = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { super.preferredSymbolConfiguration }
        set { super.preferredSymbolConfiguration = newValue }
    }
    override var animationImages: [UIImage]? {
        get { super.animationImages }
        set { super.animationImages = newValue }
    }
    override var highlightedAnimationImages: [UIImage]? {
        get { super.highlightedAnimationImages }
        set { super.highlightedAnimationImages = newValue }
    }
    override var animationDuration: TimeInterval {
        get { super.animationDuration }
        set { super.animationDuration = newValue }
    }
    override var animationRepeatCount: Int {
        get { super.animationRepeatCount }
        set { super.animationRepeatCount = newValue }
    }
    override var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { super.adjustsImageSizeForAccessibilityContentSizeCategory }
        set { super.adjustsImageSizeForAccessibilityContentSizeCategory = newValue }
    }
    override var isAnimating: Bool { super.isAnimating }
    override func startAnimating() { super.startAnimating() }
    override func stopAnimating() { super.stopAnimating() }
}

private class OverridingUITextField: UITextField {
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set { super.selectedTextRange = newValue }
    }
    override func insertText(_ text: String) { super.insertText(text) }
    override func deleteBackward() { super.deleteBackward() }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
    override func firstRect(for range: UITextRange) -> CGRect { super.firstRect(for: range) }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        super.selectionRects(for: range)
    }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { super.closestPosition(to: point) }
    override func borderRect(forBounds bounds: CGRect) -> CGRect { super.borderRect(forBounds: bounds) }
    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        super.placeholderRect(forBounds: bounds)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds)
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
    override func drawText(in rect: CGRect) { super.drawText(in: rect) }
    override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
    override var delegate: (any UITextFieldDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var attributedText: NSAttributedString? {
        get { super.attributedText }
        set { super.attributedText = newValue }
    }
    override var placeholder: String? {
        get { super.placeholder }
        set { super.placeholder = newValue }
    }
    override var attributedPlaceholder: NSAttributedString? {
        get { super.attributedPlaceholder }
        set { super.attributedPlaceholder = newValue }
    }
    override var font: UIFont? {
        get { super.font }
        set { super.font = newValue }
    }
    override var textColor: UIColor? {
        get { super.textColor }
        set { super.textColor = newValue }
    }
    override var textAlignment: NSTextAlignment {
        get { super.textAlignment }
        set { super.textAlignment = newValue }
    }
    override var borderStyle: BorderStyle {
        get { super.borderStyle }
        set { super.borderStyle = newValue }
    }
    override var clearButtonMode: ViewMode {
        get { super.clearButtonMode }
        set { super.clearButtonMode = newValue }
    }
    override var clearsOnBeginEditing: Bool {
        get { super.clearsOnBeginEditing }
        set { super.clearsOnBeginEditing = newValue }
    }
    override var leftView: UIView? {
        get { super.leftView }
        set { super.leftView = newValue }
    }
    override var leftViewMode: ViewMode {
        get { super.leftViewMode }
        set { super.leftViewMode = newValue }
    }
    override var rightView: UIView? {
        get { super.rightView }
        set { super.rightView = newValue }
    }
    override var rightViewMode: ViewMode {
        get { super.rightViewMode }
        set { super.rightViewMode = newValue }
    }
    override var adjustsFontForContentSizeCategory: Bool {
        get { super.adjustsFontForContentSizeCategory }
        set { super.adjustsFontForContentSizeCategory = newValue }
    }
    override var adjustsFontSizeToFitWidth: Bool {
        get { super.adjustsFontSizeToFitWidth }
        set { super.adjustsFontSizeToFitWidth = newValue }
    }
    override var minimumFontSize: CGFloat {
        get { super.minimumFontSize }
        set { super.minimumFontSize = newValue }
    }
    override var isSecureTextEntry: Bool {
        get { super.isSecureTextEntry }
        set { super.isSecureTextEntry = newValue }
    }
    override var returnKeyType: UIReturnKeyType {
        get { super.returnKeyType }
        set { super.returnKeyType = newValue }
    }
    override var keyboardType: UIKeyboardType {
        get { super.keyboardType }
        set { super.keyboardType = newValue }
    }
    override var autocapitalizationType: UITextAutocapitalizationType {
        get { super.autocapitalizationType }
        set { super.autocapitalizationType = newValue }
    }
    override var autocorrectionType: UITextAutocorrectionType {
        get { super.autocorrectionType }
        set { super.autocorrectionType = newValue }
    }
    override var enablesReturnKeyAutomatically: Bool {
        get { super.enablesReturnKeyAutomatically }
        set { super.enablesReturnKeyAutomatically = newValue }
    }
    override var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { super.defaultTextAttributes }
        set { super.defaultTextAttributes = newValue }
    }
    override var typingAttributes: [NSAttributedString.Key: Any]? {
        get { super.typingAttributes }
        set { super.typingAttributes = newValue }
    }
    override var allowsEditingTextAttributes: Bool {
        get { super.allowsEditingTextAttributes }
        set { super.allowsEditingTextAttributes = newValue }
    }
    override var background: UIImage? {
        get { super.background }
        set { super.background = newValue }
    }
    override var disabledBackground: UIImage? {
        get { super.disabledBackground }
        set { super.disabledBackground = newValue }
    }
    override var spellCheckingType: UITextSpellCheckingType {
        get { super.spellCheckingType }
        set { super.spellCheckingType = newValue }
    }
    override var smartQuotesType: UITextSmartQuotesType {
        get { super.smartQuotesType }
        set { super.smartQuotesType = newValue }
    }
    override var smartDashesType: UITextSmartDashesType {
        get { super.smartDashesType }
        set { super.smartDashesType = newValue }
    }
    override var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { super.smartInsertDeleteType }
        set { super.smartInsertDeleteType = newValue }
    }
    override var inlinePredictionType: UITextInlinePredictionType {
        get { super.inlinePredictionType }
        set { super.inlinePredictionType = newValue }
    }
    override var keyboardAppearance: UIKeyboardAppearance {
        get { super.keyboardAppearance }
        set { super.keyboardAppearance = newValue }
    }
    override var textContentType: UITextContentType! {
        get { super.textContentType }
        set { super.textContentType = newValue }
    }
    override var passwordRules: UITextInputPasswordRules? {
        get { super.passwordRules }
        set { super.passwordRules = newValue }
    }
    override var isEditing: Bool { super.isEditing }
}

private class OverridingUITextView: UITextView {
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set { super.selectedTextRange = newValue }
    }
    override func insertText(_ text: String) { super.insertText(text) }
    override func deleteBackward() { super.deleteBackward() }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
    override func firstRect(for range: UITextRange) -> CGRect { super.firstRect(for: range) }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        super.selectionRects(for: range)
    }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { super.closestPosition(to: point) }
    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var textStorage: NSTextStorage { super.textStorage }
    override var borderStyle: UITextView.BorderStyle {
        get { super.borderStyle }
        set { super.borderStyle = newValue }
    }
    override var delegate: (any UITextViewDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var text: String! {
        get { super.text }
        set { super.text = newValue }
    }
    override var attributedText: NSAttributedString! {
        get { super.attributedText }
        set { super.attributedText = newValue }
    }
    override var font: UIFont? {
        get { super.font }
        set { super.font = newValue }
    }
    override var textColor: UIColor? {
        get { super.textColor }
        set { super.textColor = newValue }
    }
    override var textAlignment: NSTextAlignment {
        get { super.textAlignment }
        set { super.textAlignment = newValue }
    }
    override var isEditable: Bool {
        get { super.isEditable }
        set { super.isEditable = newValue }
    }
    override var isSelectable: Bool {
        get { super.isSelectable }
        set { super.isSelectable = newValue }
    }
    override var textContainerInset: UIEdgeInsets {
        get { super.textContainerInset }
        set { super.textContainerInset = newValue }
    }
    override var adjustsFontForContentSizeCategory: Bool {
        get { super.adjustsFontForContentSizeCategory }
        set { super.adjustsFontForContentSizeCategory = newValue }
    }
    override var selectedRange: NSRange {
        get { super.selectedRange }
        set { super.selectedRange = newValue }
    }
    override var linkTextAttributes: [NSAttributedString.Key: Any] {
        get { super.linkTextAttributes }
        set { super.linkTextAttributes = newValue }
    }
    override var typingAttributes: [NSAttributedString.Key: Any] {
        get { super.typingAttributes }
        set { super.typingAttributes = newValue }
    }
    override var dataDetectorTypes: UIDataDetectorTypes {
        get { super.dataDetectorTypes }
        set { super.dataDetectorTypes = newValue }
    }
    override var allowsEditingTextAttributes: Bool {
        get { super.allowsEditingTextAttributes }
        set { super.allowsEditingTextAttributes = newValue }
    }
    override var clearsOnInsertion: Bool {
        get { super.clearsOnInsertion }
        set { super.clearsOnInsertion = newValue }
    }
    override var usesStandardTextScaling: Bool {
        get { super.usesStandardTextScaling }
        set { super.usesStandardTextScaling = newValue }
    }
    override var isFindInteractionEnabled: Bool {
        get { super.isFindInteractionEnabled }
        set { super.isFindInteractionEnabled = newValue }
    }
    override var returnKeyType: UIReturnKeyType {
        get { super.returnKeyType }
        set { super.returnKeyType = newValue }
    }
    override var keyboardType: UIKeyboardType {
        get { super.keyboardType }
        set { super.keyboardType = newValue }
    }
    override var autocapitalizationType: UITextAutocapitalizationType {
        get { super.autocapitalizationType }
        set { super.autocapitalizationType = newValue }
    }
    override var autocorrectionType: UITextAutocorrectionType {
        get { super.autocorrectionType }
        set { super.autocorrectionType = newValue }
    }
    override var enablesReturnKeyAutomatically: Bool {
        get { super.enablesReturnKeyAutomatically }
        set { super.enablesReturnKeyAutomatically = newValue }
    }
    override var isSecureTextEntry: Bool {
        get { super.isSecureTextEntry }
        set { super.isSecureTextEntry = newValue }
    }
    override var spellCheckingType: UITextSpellCheckingType {
        get { super.spellCheckingType }
        set { super.spellCheckingType = newValue }
    }
    override var smartQuotesType: UITextSmartQuotesType {
        get { super.smartQuotesType }
        set { super.smartQuotesType = newValue }
    }
    override var smartDashesType: UITextSmartDashesType {
        get { super.smartDashesType }
        set { super.smartDashesType = newValue }
    }
    override var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { super.smartInsertDeleteType }
        set { super.smartInsertDeleteType = newValue }
    }
    override var inlinePredictionType: UITextInlinePredictionType {
        get { super.inlinePredictionType }
        set { super.inlinePredictionType = newValue }
    }
    override var keyboardAppearance: UIKeyboardAppearance {
        get { super.keyboardAppearance }
        set { super.keyboardAppearance = newValue }
    }
    override var textContentType: UITextContentType! {
        get { super.textContentType }
        set { super.textContentType = newValue }
    }
    override var passwordRules: UITextInputPasswordRules? {
        get { super.passwordRules }
        set { super.passwordRules = newValue }
    }
    override func scrollRangeToVisible(_ range: NSRange) { super.scrollRangeToVisible(range) }
}

private class OverridingUISwitch: UISwitch {
    override var isOn: Bool {
        get { super.isOn }
        set { super.isOn = newValue }
    }
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var onTintColor: UIColor? {
        get { super.onTintColor }
        set { super.onTintColor = newValue }
    }
    override var thumbTintColor: UIColor? {
        get { super.thumbTintColor }
        set { super.thumbTintColor = newValue }
    }
    override var preferredStyle: Style {
        get { super.preferredStyle }
        set { super.preferredStyle = newValue }
    }
    override var style: Style { super.style }
    override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
}

private class OverridingUISlider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds) }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }
    override var value: Float {
        get { super.value }
        set { super.value = newValue }
    }
    override var minimumValue: Float {
        get { super.minimumValue }
        set { super.minimumValue = newValue }
    }
    override var maximumValue: Float {
        get { super.maximumValue }
        set { super.maximumValue = newValue }
    }
    override var isContinuous: Bool {
        get { super.isContinuous }
        set { super.isContinuous = newValue }
    }
    override var minimumTrackTintColor: UIColor? {
        get { super.minimumTrackTintColor }
        set { super.minimumTrackTintColor = newValue }
    }
    override var maximumTrackTintColor: UIColor? {
        get { super.maximumTrackTintColor }
        set { super.maximumTrackTintColor = newValue }
    }
    override var thumbTintColor: UIColor? {
        get { super.thumbTintColor }
        set { super.thumbTintColor = newValue }
    }
    override var minimumValueImage: UIImage? {
        get { super.minimumValueImage }
        set { super.minimumValueImage = newValue }
    }
    override var maximumValueImage: UIImage? {
        get { super.maximumValueImage }
        set { super.maximumValueImage = newValue }
    }
    override func setThumbImage(_ image: UIImage?, for state: State) {
        super.setThumbImage(image, for: state)
    }
    override func thumbImage(for state: State) -> UIImage? { super.thumbImage(for: state) }
    override func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        super.setMinimumTrackImage(image, for: state)
    }
    override func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        super.setMaximumTrackImage(image, for: state)
    }
    override func setValue(_ value: Float, animated: Bool) { super.setValue(value, animated: animated) }
}

private class OverridingUISegmentedControl: UISegmentedControl {
    override var selectedSegmentIndex: Int {
        get { super.selectedSegmentIndex }
        set { super.selectedSegmentIndex = newValue }
    }
    override var isMomentary: Bool {
        get { super.isMomentary }
        set { super.isMomentary = newValue }
    }
    override var apportionsSegmentWidthsByContent: Bool {
        get { super.apportionsSegmentWidthsByContent }
        set { super.apportionsSegmentWidthsByContent = newValue }
    }
    override var selectedSegmentTintColor: UIColor? {
        get { super.selectedSegmentTintColor }
        set { super.selectedSegmentTintColor = newValue }
    }
    override var numberOfSegments: Int { super.numberOfSegments }
    override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        super.insertSegment(withTitle: title, at: segment, animated: animated)
    }
    override func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        super.insertSegment(with: image, at: segment, animated: animated)
    }
    override func removeSegment(at segment: Int, animated: Bool) {
        super.removeSegment(at: segment, animated: animated)
    }
    override func removeAllSegments() { super.removeAllSegments() }
    override func setTitle(_ title: String?, forSegmentAt segment: Int) {
        super.setTitle(title, forSegmentAt: segment)
    }
    override func titleForSegment(at segment: Int) -> String? { super.titleForSegment(at: segment) }
    override func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        super.setWidth(width, forSegmentAt: segment)
    }
    override func widthForSegment(at segment: Int) -> CGFloat { super.widthForSegment(at: segment) }
    override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        super.setTitleTextAttributes(attributes, for: state)
    }
    override func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        super.titleTextAttributes(for: state)
    }
    override func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        super.setBackgroundImage(image, for: state, barMetrics: barMetrics)
    }
    override func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
        barMetrics: UIBarMetrics
    ) {
        super.setDividerImage(
            image, forLeftSegmentState: left, rightSegmentState: right, barMetrics: barMetrics)
    }
    override func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        super.setAction(action, forSegmentAt: segment)
    }
    override func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        super.setImage(image, forSegmentAt: segment)
    }
    override func imageForSegment(at segment: Int) -> UIImage? { super.imageForSegment(at: segment) }
    override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        super.setEnabled(enabled, forSegmentAt: segment)
    }
    override func isEnabledForSegment(at segment: Int) -> Bool { super.isEnabledForSegment(at: segment) }
}

private class OverridingUIStepper: UIStepper {
    override var value: Double {
        get { super.value }
        set { super.value = newValue }
    }
    override var minimumValue: Double {
        get { super.minimumValue }
        set { super.minimumValue = newValue }
    }
    override var maximumValue: Double {
        get { super.maximumValue }
        set { super.maximumValue = newValue }
    }
    override var stepValue: Double {
        get { super.stepValue }
        set { super.stepValue = newValue }
    }
    override var wraps: Bool {
        get { super.wraps }
        set { super.wraps = newValue }
    }
    override var autorepeat: Bool {
        get { super.autorepeat }
        set { super.autorepeat = newValue }
    }
    override var isContinuous: Bool {
        get { super.isContinuous }
        set { super.isContinuous = newValue }
    }
}

private class OverridingUIStackView: UIStackView {
    override var axis: NSLayoutConstraint.Axis {
        get { super.axis }
        set { super.axis = newValue }
    }
    override var distribution: Distribution {
        get { super.distribution }
        set { super.distribution = newValue }
    }
    override var alignment: Alignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    override var spacing: CGFloat {
        get { super.spacing }
        set { super.spacing = newValue }
    }
    override var isLayoutMarginsRelativeArrangement: Bool {
        get { super.isLayoutMarginsRelativeArrangement }
        set { super.isLayoutMarginsRelativeArrangement = newValue }
    }
    override var isBaselineRelativeArrangement: Bool {
        get { super.isBaselineRelativeArrangement }
        set { super.isBaselineRelativeArrangement = newValue }
    }
    override var arrangedSubviews: [UIView] { super.arrangedSubviews }
    override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
    override func insertArrangedSubview(_ view: UIView, at index: Int) {
        super.insertArrangedSubview(view, at: index)
    }
    override func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        super.setCustomSpacing(spacing, after: view)
    }
    override func customSpacing(after view: UIView) -> CGFloat { super.customSpacing(after: view) }
    override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
}

private class OverridingUINavigationBar: UINavigationBar {
    override var prefersLargeTitles: Bool {
        get { super.prefersLargeTitles }
        set { super.prefersLargeTitles = newValue }
    }
    override var isTranslucent: Bool {
        get { super.isTranslucent }
        set { super.isTranslucent = newValue }
    }
    override var barTintColor: UIColor? {
        get { super.barTintColor }
        set { super.barTintColor = newValue }
    }
    override var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { super.titleTextAttributes }
        set { super.titleTextAttributes = newValue }
    }
    override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { super.largeTitleTextAttributes }
        set { super.largeTitleTextAttributes = newValue }
    }
    override var standardAppearance: UINavigationBarAppearance {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var compactAppearance: UINavigationBarAppearance? {
        get { super.compactAppearance }
        set { super.compactAppearance = newValue }
    }
    override var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
    override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { super.compactScrollEdgeAppearance }
        set { super.compactScrollEdgeAppearance = newValue }
    }
    override var barStyle: UIBarStyle {
        get { super.barStyle }
        set { super.barStyle = newValue }
    }
    override var shadowImage: UIImage? {
        get { super.shadowImage }
        set { super.shadowImage = newValue }
    }
    override var backIndicatorImage: UIImage? {
        get { super.backIndicatorImage }
        set { super.backIndicatorImage = newValue }
    }
    override var backIndicatorTransitionMaskImage: UIImage? {
        get { super.backIndicatorTransitionMaskImage }
        set { super.backIndicatorTransitionMaskImage = newValue }
    }
    override var preferredBehavioralStyle: UIBehavioralStyle {
        get { super.preferredBehavioralStyle }
        set { super.preferredBehavioralStyle = newValue }
    }
    override func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        super.setBackgroundImage(image, for: metrics)
    }
    override func backgroundImage(for metrics: UIBarMetrics) -> UIImage? {
        super.backgroundImage(for: metrics)
    }
    override var items: [UINavigationItem]? { super.items }
    override var topItem: UINavigationItem? { super.topItem }
    override var backItem: UINavigationItem? { super.backItem }
}

private class OverridingUITabBar: UITabBar {
    override var isTranslucent: Bool {
        get { super.isTranslucent }
        set { super.isTranslucent = newValue }
    }
    override var barTintColor: UIColor? {
        get { super.barTintColor }
        set { super.barTintColor = newValue }
    }
    override var unselectedItemTintColor: UIColor? {
        get { super.unselectedItemTintColor }
        set { super.unselectedItemTintColor = newValue }
    }
    override var barStyle: UIBarStyle {
        get { super.barStyle }
        set { super.barStyle = newValue }
    }
    override var backgroundImage: UIImage? {
        get { super.backgroundImage }
        set { super.backgroundImage = newValue }
    }
    override var shadowImage: UIImage? {
        get { super.shadowImage }
        set { super.shadowImage = newValue }
    }
    override var selectionIndicatorImage: UIImage? {
        get { super.selectionIndicatorImage }
        set { super.selectionIndicatorImage = newValue }
    }
    override var standardAppearance: UITabBarAppearance {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var scrollEdgeAppearance: UITabBarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
    override var delegate: (any UITabBarDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var items: [UITabBarItem]? {
        get { super.items }
        set { super.items = newValue }
    }
    override var selectedItem: UITabBarItem? {
        get { super.selectedItem }
        set { super.selectedItem = newValue }
    }
}

private class OverridingUIToolbar: UIToolbar {
    override var items: [UIBarButtonItem]? {
        get { super.items }
        set { super.items = newValue }
    }
    override var isTranslucent: Bool {
        get { super.isTranslucent }
        set { super.isTranslucent = newValue }
    }
    override var barTintColor: UIColor? {
        get { super.barTintColor }
        set { super.barTintColor = newValue }
    }
    override var standardAppearance: UIToolbarAppearance {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var scrollEdgeAppearance: UIToolbarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
    override var compactAppearance: UIToolbarAppearance? {
        get { super.compactAppearance }
        set { super.compactAppearance = newValue }
    }
    override var barStyle: UIBarStyle {
        get { super.barStyle }
        set { super.barStyle = newValue }
    }
    override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        super.setItems(items, animated: animated)
    }
    override func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
        super.setShadowImage(image, forToolbarPosition: position)
    }
    override func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        super.setBackgroundImage(image, forToolbarPosition: position, barMetrics: barMetrics)
    }
}

private class OverridingUISearchBar: UISearchBar {
    override var delegate: (any UISearchBarDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var searchTextField: UISearchTextField { super.searchTextField }
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var placeholder: String? {
        get { super.placeholder }
        set { super.placeholder = newValue }
    }
    override var prompt: String? {
        get { super.prompt }
        set { super.prompt = newValue }
    }
    override var searchBarStyle: Style {
        get { super.searchBarStyle }
        set { super.searchBarStyle = newValue }
    }
    override var barTintColor: UIColor? {
        get { super.barTintColor }
        set { super.barTintColor = newValue }
    }
    override var isTranslucent: Bool {
        get { super.isTranslucent }
        set { super.isTranslucent = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var showsCancelButton: Bool {
        get { super.showsCancelButton }
        set { super.showsCancelButton = newValue }
    }
    override var showsBookmarkButton: Bool {
        get { super.showsBookmarkButton }
        set { super.showsBookmarkButton = newValue }
    }
    override var showsScopeBar: Bool {
        get { super.showsScopeBar }
        set { super.showsScopeBar = newValue }
    }
    override var scopeButtonTitles: [String]? {
        get { super.scopeButtonTitles }
        set { super.scopeButtonTitles = newValue }
    }
    override var selectedScopeButtonIndex: Int {
        get { super.selectedScopeButtonIndex }
        set { super.selectedScopeButtonIndex = newValue }
    }
    override var autocapitalizationType: UITextAutocapitalizationType {
        get { super.autocapitalizationType }
        set { super.autocapitalizationType = newValue }
    }
    override var autocorrectionType: UITextAutocorrectionType {
        get { super.autocorrectionType }
        set { super.autocorrectionType = newValue }
    }
    override var keyboardType: UIKeyboardType {
        get { super.keyboardType }
        set { super.keyboardType = newValue }
    }
    override var returnKeyType: UIReturnKeyType {
        get { super.returnKeyType }
        set { super.returnKeyType = newValue }
    }
    override var enablesReturnKeyAutomatically: Bool {
        get { super.enablesReturnKeyAutomatically }
        set { super.enablesReturnKeyAutomatically = newValue }
    }
    override var searchTextPositionAdjustment: UIOffset {
        get { super.searchTextPositionAdjustment }
        set { super.searchTextPositionAdjustment = newValue }
    }
    override var backgroundImage: UIImage? {
        get { super.backgroundImage }
        set { super.backgroundImage = newValue }
    }
    override var barStyle: UIBarStyle {
        get { super.barStyle }
        set { super.barStyle = newValue }
    }
    override var keyboardAppearance: UIKeyboardAppearance {
        get { super.keyboardAppearance }
        set { super.keyboardAppearance = newValue }
    }
    override var spellCheckingType: UITextSpellCheckingType {
        get { super.spellCheckingType }
        set { super.spellCheckingType = newValue }
    }
    override var smartQuotesType: UITextSmartQuotesType {
        get { super.smartQuotesType }
        set { super.smartQuotesType = newValue }
    }
    override var smartDashesType: UITextSmartDashesType {
        get { super.smartDashesType }
        set { super.smartDashesType = newValue }
    }
    override var textContentType: UITextContentType! {
        get { super.textContentType }
        set { super.textContentType = newValue }
    }
    override func setShowsCancelButton(_ shows: Bool, animated: Bool) {
        super.setShowsCancelButton(shows, animated: animated)
    }
    override func setShowsScope(_ show: Bool, animated: Bool) {
        super.setShowsScope(show, animated: animated)
    }
    override func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {
        super.setImage(image, for: icon, state: state)
    }
}

private class OverridingUIGestureRecognizer: UIGestureRecognizer {
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var state: State {
        get { super.state }
        set { super.state = newValue }
    }
    override var cancelsTouchesInView: Bool {
        get { super.cancelsTouchesInView }
        set { super.cancelsTouchesInView = newValue }
    }
    override var delaysTouchesBegan: Bool {
        get { super.delaysTouchesBegan }
        set { super.delaysTouchesBegan = newValue }
    }
    override var delaysTouchesEnded: Bool {
        get { super.delaysTouchesEnded }
        set { super.delaysTouchesEnded = newValue }
    }
    override var name: String? {
        get { super.name }
        set { super.name = newValue }
    }
    override var numberOfTouches: Int { super.numberOfTouches }
    override var view: UIView? { super.view }
    override func addTarget(_ target: Any, action: Selector) { super.addTarget(target, action: action) }
    override func removeTarget(_ target: Any?, action: Selector?) {
        super.removeTarget(target, action: action)
    }
    override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
    override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        super.location(ofTouch: touchIndex, in: view)
    }
    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        super.require(toFail: otherGestureRecognizer)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
    }
    override func reset() { super.reset() }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { super.canPrevent(other) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { super.canBePrevented(by: other) }
}

private class OverridingUITapGestureRecognizer: UITapGestureRecognizer {
    override var numberOfTapsRequired: Int {
        get { super.numberOfTapsRequired }
        set { super.numberOfTapsRequired = newValue }
    }
    override var numberOfTouchesRequired: Int {
        get { super.numberOfTouchesRequired }
        set { super.numberOfTouchesRequired = newValue }
    }
}

private class OverridingUIPanGestureRecognizer: UIPanGestureRecognizer {
    override var minimumNumberOfTouches: Int {
        get { super.minimumNumberOfTouches }
        set { super.minimumNumberOfTouches = newValue }
    }
    override var maximumNumberOfTouches: Int {
        get { super.maximumNumberOfTouches }
        set { super.maximumNumberOfTouches = newValue }
    }
    override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        super.setTranslation(translation, in: view)
    }
    override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
}

private class OverridingUIApplication: UIApplication {
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
    override var delegate: (any UIApplicationDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var keyWindow: UIWindow? { super.keyWindow }
    override var connectedScenes: Set<UIScene> { super.connectedScenes }
    override var isIdleTimerDisabled: Bool {
        get { super.isIdleTimerDisabled }
        set { super.isIdleTimerDisabled = newValue }
    }
    override var applicationIconBadgeNumber: Int {
        get { super.applicationIconBadgeNumber }
        set { super.applicationIconBadgeNumber = newValue }
    }
    override var shortcutItems: [UIApplicationShortcutItem]? {
        get { super.shortcutItems }
        set { super.shortcutItems = newValue }
    }
    override var applicationSupportsShakeToEdit: Bool {
        get { super.applicationSupportsShakeToEdit }
        set { super.applicationSupportsShakeToEdit = newValue }
    }
    override var isNetworkActivityIndicatorVisible: Bool {
        get { super.isNetworkActivityIndicatorVisible }
        set { super.isNetworkActivityIndicatorVisible = newValue }
    }
    override var windows: [UIWindow] { super.windows }
    override var statusBarOrientation: UIInterfaceOrientation { super.statusBarOrientation }
    override var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        super.userInterfaceLayoutDirection
    }
    @discardableResult override func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        super.sendAction(action, to: target, from: sender, for: event)
    }
    override func beginBackgroundTask(withName name: String?, expirationHandler: (() -> Void)?)
        -> UIBackgroundTaskIdentifier
    {
        super.beginBackgroundTask(withName: name, expirationHandler: expirationHandler)
    }
    override func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        super.endBackgroundTask(identifier)
    }
    override func canOpenURL(_ url: URL) -> Bool { super.canOpenURL(url) }
    override func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any], completionHandler: (@MainActor (Bool) -> Void)?
    ) {
        super.open(url, options: options, completionHandler: completionHandler)
    }
    override var openSessions: Set<UISceneSession> { super.openSessions }
    override var supportsMultipleScenes: Bool { super.supportsMultipleScenes }
    override var supportsAlternateIcons: Bool { super.supportsAlternateIcons }
    override var alternateIconName: String? { super.alternateIconName }
    override var isProtectedDataAvailable: Bool { super.isProtectedDataAvailable }
    override var isRegisteredForRemoteNotifications: Bool { super.isRegisteredForRemoteNotifications }
    override var backgroundRefreshStatus: UIBackgroundRefreshStatus { super.backgroundRefreshStatus }
    override var backgroundTimeRemaining: TimeInterval { super.backgroundTimeRemaining }
    override var preferredContentSizeCategory: UIContentSizeCategory { super.preferredContentSizeCategory }
    override func setAlternateIconName(
        _ name: String?, completionHandler: (@MainActor ((any Error)?) -> Void)?
    ) {
        super.setAlternateIconName(name, completionHandler: completionHandler)
    }
    override func registerForRemoteNotifications() { super.registerForRemoteNotifications() }
    override func unregisterForRemoteNotifications() { super.unregisterForRemoteNotifications() }
    override func beginReceivingRemoteControlEvents() { super.beginReceivingRemoteControlEvents() }
    override func endReceivingRemoteControlEvents() { super.endReceivingRemoteControlEvents() }
    override func beginIgnoringInteractionEvents() { super.beginIgnoringInteractionEvents() }
    override func endIgnoringInteractionEvents() { super.endIgnoringInteractionEvents() }
    override func extendStateRestoration() { super.extendStateRestoration() }
    override func completeStateRestoration() { super.completeStateRestoration() }
    override func requestSceneSessionActivation(
        _ session: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)?
    ) {
        super.requestSceneSessionActivation(
            session, userActivity: userActivity, options: options, errorHandler: errorHandler)
    }
    override func requestSceneSessionDestruction(
        _ session: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)?
    ) {
        super.requestSceneSessionDestruction(session, options: options, errorHandler: errorHandler)
    }
    override func requestSceneSessionRefresh(_ session: UISceneSession) {
        super.requestSceneSessionRefresh(session)
    }
}

private class OverridingUIScene: UIScene {
    override var delegate: (any UISceneDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    override var activationConditions: ActivationConditions { super.activationConditions }
}

private class OverridingUIWindowScene: UIWindowScene {
    override var screen: UIScreen { super.screen }
    override var windows: [UIWindow] { super.windows }
    override var sizeRestrictions: UISceneSizeRestrictions? { super.sizeRestrictions }
    override var keyWindow: UIWindow? { super.keyWindow }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override var interfaceOrientation: UIInterfaceOrientation { super.interfaceOrientation }
    override var coordinateSpace: any UICoordinateSpace { super.coordinateSpace }
    override var statusBarManager: UIStatusBarManager? { super.statusBarManager }
    override func requestGeometryUpdate(
        _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)?
    ) {
        super.requestGeometryUpdate(preferences, errorHandler: errorHandler)
    }
}

private class OverridingUINavigationItem: UINavigationItem {
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var prompt: String? {
        get { super.prompt }
        set { super.prompt = newValue }
    }
    override var subtitle: String? {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    override var attributedTitle: AttributedString? {
        get { super.attributedTitle }
        set { super.attributedTitle = newValue }
    }
    override var attributedSubtitle: AttributedString? {
        get { super.attributedSubtitle }
        set { super.attributedSubtitle = newValue }
    }
    override var largeTitle: String? {
        get { super.largeTitle }
        set { super.largeTitle = newValue }
    }
    override var largeSubtitle: String? {
        get { super.largeSubtitle }
        set { super.largeSubtitle = newValue }
    }
    override var subtitleView: UIView? {
        get { super.subtitleView }
        set { super.subtitleView = newValue }
    }
    override var largeSubtitleView: UIView? {
        get { super.largeSubtitleView }
        set { super.largeSubtitleView = newValue }
    }
    override var searchBarPlacementAllowsToolbarIntegration: Bool {
        get { super.searchBarPlacementAllowsToolbarIntegration }
        set { super.searchBarPlacementAllowsToolbarIntegration = newValue }
    }
    override var searchBarPlacementAllowsExternalIntegration: Bool {
        get { super.searchBarPlacementAllowsExternalIntegration }
        set { super.searchBarPlacementAllowsExternalIntegration = newValue }
    }
    override var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { super.renameDelegate }
        set { super.renameDelegate = newValue }
    }
    override var documentProperties: UIDocumentProperties? {
        get { super.documentProperties }
        set { super.documentProperties = newValue }
    }
    override var titleView: UIView? {
        get { super.titleView }
        set { super.titleView = newValue }
    }
    override var backBarButtonItem: UIBarButtonItem? {
        get { super.backBarButtonItem }
        set { super.backBarButtonItem = newValue }
    }
    override var backButtonTitle: String? {
        get { super.backButtonTitle }
        set { super.backButtonTitle = newValue }
    }
    override var backButtonDisplayMode: BackButtonDisplayMode {
        get { super.backButtonDisplayMode }
        set { super.backButtonDisplayMode = newValue }
    }
    override var hidesBackButton: Bool {
        get { super.hidesBackButton }
        set { super.hidesBackButton = newValue }
    }
    override var leftItemsSupplementBackButton: Bool {
        get { super.leftItemsSupplementBackButton }
        set { super.leftItemsSupplementBackButton = newValue }
    }
    override var leftBarButtonItems: [UIBarButtonItem]? {
        get { super.leftBarButtonItems }
        set { super.leftBarButtonItems = newValue }
    }
    override var rightBarButtonItems: [UIBarButtonItem]? {
        get { super.rightBarButtonItems }
        set { super.rightBarButtonItems = newValue }
    }
    override var largeTitleDisplayMode: LargeTitleDisplayMode {
        get { super.largeTitleDisplayMode }
        set { super.largeTitleDisplayMode = newValue }
    }
    override var searchController: UISearchController? {
        get { super.searchController }
        set { super.searchController = newValue }
    }
    override var hidesSearchBarWhenScrolling: Bool {
        get { super.hidesSearchBarWhenScrolling }
        set { super.hidesSearchBarWhenScrolling = newValue }
    }
    override var preferredSearchBarPlacement: SearchBarPlacement {
        get { super.preferredSearchBarPlacement }
        set { super.preferredSearchBarPlacement = newValue }
    }
    override var style: ItemStyle {
        get { super.style }
        set { super.style = newValue }
    }
    override var leadingItemGroups: [UIBarButtonItemGroup] {
        get { super.leadingItemGroups }
        set { super.leadingItemGroups = newValue }
    }
    override var centerItemGroups: [UIBarButtonItemGroup] {
        get { super.centerItemGroups }
        set { super.centerItemGroups = newValue }
    }
    override var trailingItemGroups: [UIBarButtonItemGroup] {
        get { super.trailingItemGroups }
        set { super.trailingItemGroups = newValue }
    }
    override var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { super.pinnedTrailingGroup }
        set { super.pinnedTrailingGroup = newValue }
    }
    override var additionalOverflowItems: UIMenuElement? {
        get { super.additionalOverflowItems }
        set { super.additionalOverflowItems = newValue }
    }
    override var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { super.titleMenuProvider }
        set { super.titleMenuProvider = newValue }
    }
    override var backAction: UIAction? {
        get { super.backAction }
        set { super.backAction = newValue }
    }
    override var customizationIdentifier: String? {
        get { super.customizationIdentifier }
        set { super.customizationIdentifier = newValue }
    }
    override var standardAppearance: UINavigationBarAppearance? {
        get { super.standardAppearance }
        set { super.standardAppearance = newValue }
    }
    override var compactAppearance: UINavigationBarAppearance? {
        get { super.compactAppearance }
        set { super.compactAppearance = newValue }
    }
    override var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { super.scrollEdgeAppearance }
        set { super.scrollEdgeAppearance = newValue }
    }
    override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { super.compactScrollEdgeAppearance }
        set { super.compactScrollEdgeAppearance = newValue }
    }
    override var leftBarButtonItem: UIBarButtonItem? {
        get { super.leftBarButtonItem }
        set { super.leftBarButtonItem = newValue }
    }
    override var rightBarButtonItem: UIBarButtonItem? {
        get { super.rightBarButtonItem }
        set { super.rightBarButtonItem = newValue }
    }
    override func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        super.setLeftBarButton(item, animated: animated)
    }
    override func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        super.setRightBarButton(item, animated: animated)
    }
    override func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        super.setLeftBarButtonItems(items, animated: animated)
    }
    override func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        super.setRightBarButtonItems(items, animated: animated)
    }
    override func setHidesBackButton(_ hides: Bool, animated: Bool) {
        super.setHidesBackButton(hides, animated: animated)
    }
}

private class OverridingUIBarItem: UIBarItem {
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    override var landscapeImagePhone: UIImage? {
        get { super.landscapeImagePhone }
        set { super.landscapeImagePhone = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var tag: Int {
        get { super.tag }
        set { super.tag = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
    override var imageInsets: UIEdgeInsets {
        get { super.imageInsets }
        set { super.imageInsets = newValue }
    }
    override var landscapeImagePhoneInsets: UIEdgeInsets {
        get { super.landscapeImagePhoneInsets }
        set { super.landscapeImagePhoneInsets = newValue }
    }
    override var largeContentSizeImage: UIImage? {
        get { super.largeContentSizeImage }
        set { super.largeContentSizeImage = newValue }
    }
    override func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        super.setTitleTextAttributes(attributes, for: state)
    }
    override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        super.titleTextAttributes(for: state)
    }
}

private class OverridingUIBarButtonItem: UIBarButtonItem {
    override var style: Style {
        get { super.style }
        set { super.style = newValue }
    }
    override var target: AnyObject? {
        get { super.target }
        set { super.target = newValue }
    }
    override var action: Selector? {
        get { super.action }
        set { super.action = newValue }
    }
    override var primaryAction: UIAction? {
        get { super.primaryAction }
        set { super.primaryAction = newValue }
    }
    override var menu: UIMenu? {
        get { super.menu }
        set { super.menu = newValue }
    }
    override var customView: UIView? {
        get { super.customView }
        set { super.customView = newValue }
    }
    override var width: CGFloat {
        get { super.width }
        set { super.width = newValue }
    }
    override var tintColor: UIColor? {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }
    override var isHidden: Bool {
        get { super.isHidden }
        set { super.isHidden = newValue }
    }
    override var sharesBackground: Bool {
        get { super.sharesBackground }
        set { super.sharesBackground = newValue }
    }
    override var hidesSharedBackground: Bool {
        get { super.hidesSharedBackground }
        set { super.hidesSharedBackground = newValue }
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override var possibleTitles: Set<String>? {
        get { super.possibleTitles }
        set { super.possibleTitles = newValue }
    }
    override var badge: Badge? {
        get { super.badge }
        set { super.badge = newValue }
    }
    override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    override var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { super.preferredMenuElementOrder }
        set { super.preferredMenuElementOrder = newValue }
    }
    override var changesSelectionAsPrimaryAction: Bool {
        get { super.changesSelectionAsPrimaryAction }
        set { super.changesSelectionAsPrimaryAction = newValue }
    }
    override var menuRepresentation: UIMenuElement? {
        get { super.menuRepresentation }
        set { super.menuRepresentation = newValue }
    }
    override var isSymbolAnimationEnabled: Bool {
        get { super.isSymbolAnimationEnabled }
        set { super.isSymbolAnimationEnabled = newValue }
    }
    override var isSpringLoaded: Bool {
        get { super.isSpringLoaded }
        set { super.isSpringLoaded = newValue }
    }
    override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
    {
        super.setBackgroundImage(image, for: state, barMetrics: barMetrics)
    }
    override func setBackButtonBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        super.setBackButtonBackgroundImage(image, for: state, barMetrics: barMetrics)
    }
    override func creatingFixedGroup() -> UIBarButtonItemGroup { super.creatingFixedGroup() }
    override func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        super.creatingMovableGroup(customizationIdentifier: customizationIdentifier)
    }
    override func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool)
        -> UIBarButtonItemGroup
    {
        super.creatingOptionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization)
    }
}

private class OverridingUITabBarItem: UITabBarItem {
    override var selectedImage: UIImage? {
        get { super.selectedImage }
        set { super.selectedImage = newValue }
    }
    override var badgeValue: String? {
        get { super.badgeValue }
        set { super.badgeValue = newValue }
    }
    override var badgeColor: UIColor? {
        get { super.badgeColor }
        set { super.badgeColor = newValue }
    }
    override var titlePositionAdjustment: UIOffset {
        get { super.titlePositionAdjustment }
        set { super.titlePositionAdjustment = newValue }
    }
}
