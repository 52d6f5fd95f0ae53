public import Foundation
import SplitframeInterface

/// A rectangle on screen: a node of a hierarchy with a frame, a safe area and a layout pass.
///
/// Nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitChangeObservable, UIAppearanceContainer,
    UIFocusEnvironment, LayerPlace
{
    // MARK: Place

    /// The place in the superview's space, in points.
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
                height: bounds.height)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            bounds.size = newValue.size
        }
    }
    /// The view's own space, in points.
    open var bounds: CGRect {
        didSet {
            guard bounds.size != oldValue.size else { return }
            if autoresizesSubviews { resizeSubviews(from: oldValue.size) }
            setNeedsLayout()
        }
    }
    /// The middle in the superview's space, in points.
    open var center: CGPoint

    open internal(set) weak var superview: UIView?
    open internal(set) var subviews: [UIView] = []
    open var window: UIWindow? { superview?.window }

    // MARK: Look

    open var backgroundColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false {
        didSet { if isHidden != oldValue, superview is UIStackView { invalidateIntrinsicContentSize() } }
    }
    open var isOpaque = true
    /// The transform by which the view is moved and scaled around its middle; of a turned view the box around it is drawn.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// Whether what is inside is cut off at the edges.
    open var clipsToBounds: Bool {
        get { givenClipping ?? clipsUnlessTold }
        set { givenClipping = newValue }
    }
    open var cornerConfiguration: UICornerConfiguration?
    open var tag = 0
    /// The way that an image fills its view.
    open var contentMode = ContentMode.scaleToFill
    open var isUserInteractionEnabled = true
    open var restorationIdentifier: String?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { marginsInForce }
        set { givenMargins = newValue }
    }
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { marginsChanged() } }
    }
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsChanged() } }
    }
    /// The tint; where none is set, that of the superview.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's: nil resets it to the superview's.
    open var tintColor: UIColor! {
        get { givenTint ?? superview?.tintColor ?? .systemBlue }
        set { givenTint = newValue }
    }
    /// Traits that override those from the superview, here and below.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { traitOverridesChanged(from: oldValue) } }
    }

    // MARK: Layout

    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews follow changes of the size by their masks.
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true
    open internal(set) var constraints: [NSLayoutConstraint] = []
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
    /// The text whose lines have baselines, with its height in points; nil for a view without text.
    var baselineText: (font: UIFont, height: CGFloat)? { nil }

    // MARK: Internal state

    /// The background that the view has besides its colour: a blur, or glass.
    var material: ElementGround? { nil }
    private final var givenClipping: Bool?
    /// Whether the class cuts off what is inside unless the app says otherwise.
    var clipsUnlessTold: Bool { false }

    /// The tint set for this view; nil where it is inherited.
    final var givenTint: UIColor? { didSet { tellTintChange() } }
    /// What appearances can set.
    class var appearanceProperties: [AppearanceProperty] {
        [AppearanceProperty(\UIView.givenTint), AppearanceProperty(\UIView.backgroundColor)]
    }
    /// The controller whose view this is.
    weak var owner: UIViewController?
    /// The safe area that a container sets for its child's view, in place of the superview's.
    var givenSafeArea: UIEdgeInsets? { didSet { if givenSafeArea != oldValue { safeAreaChanged() } } }
    /// The safe area that the view was last told about.
    var announcedSafeArea = UIEdgeInsets.zero
    /// The margins that the app has set; nil for those of the system.
    var givenMargins: NSDirectionalEdgeInsets? { didSet { if givenMargins != oldValue { marginsChanged() } } }
    var needsLayout = true
    var needsUpdateConstraints = true
    var needsUpdateProperties = true
    /// Whether the view has read reserved regions.
    var readsReservedRegions = false
    /// The width for which the size of the contents is requested; nil for any width.
    var layoutWidth: CGFloat?
    var recognizers: [UIGestureRecognizer] = []
    open var interactions: [any UIInteraction] = []
    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }
    open var layer: CALayer {
        let layer = layerIfMade ?? makeLayer()
        layerIfMade = layer
        return layer
    }
    /// Nil until something asks for the layer.
    private(set) final var layerIfMade: CALayer?
    var lastTraits: UITraitCollection?
    public let traitObservers = TraitObservers()
    var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistancePriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    // MARK: Making

    public init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        bounds = .zero
        center = .zero
        super.init()
    }

    /// Encodes nothing: there are no archives of an interface on Linux.
    open func encode(with coder: NSCoder) {}

    private func makeLayer() -> CALayer {
        let layer = (type(of: self).layerClass as? CALayer.Type)?.make(madeFor: "") ?? CALayer()
        layer.place = self
        layer.delegate = self
        return layer
    }

    // MARK: Hierarchy

    open override var next: UIResponder? { owner ?? superview }

    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: (subviews.firstIndex(of: sibling) ?? subviews.count - 1) + 1)
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex(of: sibling) ?? 0)
    }

    open func removeFromSuperview() {
        guard superview != nil else { return }
        willLeaveWindow()
        willMove(toSuperview: nil)
        leaveSuperview()
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.append(subviews.remove(at: index))
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    // MARK: Layout pass

    open func setNeedsLayout() { needsLayout = true }

    open func layoutIfNeeded() { performLayout() }

    open func layoutSubviews() {}

    /// Lays out the view's layer, which is to call `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) {
        if layer === self.layer { layoutSubviews() }
    }

    /// Called before the view's first layout, and before the next one after `setNeedsUpdateProperties()`.
    open func updateProperties() {}

    open func setNeedsUpdateProperties() { needsUpdateProperties = true }

    /// Updates the properties of this view, its controller and everything inside at once.
    open func updatePropertiesIfNeeded() { bringPropertiesUpToDate() }

    open func setNeedsUpdateConstraints() {
        needsUpdateConstraints = true
        setNeedsLayout()
    }

    /// Called before the layout of a new view, or after `setNeedsUpdateConstraints()`; a controller's view is updated
    /// by its controller.
    open func updateConstraints() {}

    /// Updates constraints where that was requested, the innermost views first.
    open func updateConstraintsIfNeeded() {
        for view in subviews { view.updateConstraintsIfNeeded() }
        guard needsUpdateConstraints else { return }
        needsUpdateConstraints = false
        if let owner { owner.updateViewConstraints() } else { updateConstraints() }
    }

    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        // The size of a stack depends on its arranged views.
        (superview as? UIStackView)?.invalidateIntrinsicContentSize()
    }

    /// The view's own size; classes with contents return the size that these need.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits; the origin of the frame stays.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// Called when the tint has changed, here or above.
    open func tintColorDidChange() {}

    // MARK: Touches

    /// The deepest view at a point that accepts touches, including this one; the point is in this view's space.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            let inside = CGPoint(
                x: point.x - view.frame.minX + view.bounds.minX,
                y: point.y - view.frame.minY + view.bounds.minY)
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func safeAreaInsetsDidChange() {}

    open func layoutMarginsDidChange() {}

    // MARK: Focus; headless nothing has it

    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { owner ?? superview }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Traits

    open var traitCollection: UITraitCollection { inheritedTraits(overriddenBy: traitOverrides) }

    private func inheritedTraits(overriddenBy overrides: UITraitOverrides) -> UITraitCollection {
        let inherited = owner?.traitCollection ?? superview?.traitCollection ?? .ofNewView
        var overrides = overrides
        if overrideUserInterfaceStyle != .unspecified {
            overrides.userInterfaceStyle = overrideUserInterfaceStyle
        }
        return overrides.values == TraitValues()
            ? inherited : UITraitCollection(inherited.values.overridden(by: overrides.values))
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Handles a change of overridden traits; a window tells its controllers.
    func traitOverridesChanged(from old: UITraitOverrides) {
        let new = traitCollection
        let former = inheritedTraits(overriddenBy: old)
        if former != new { traitsChanged(from: former, to: new) }
        setNeedsLayout()
    }

    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        recognizers.append(recognizer)
    }

    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view = nil
        recognizers.removeAll { $0 === recognizer }
    }

    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
    }

    open func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView = self
        layoutGuides.append(guide)
    }

    open func removeLayoutGuide(_ guide: UILayoutGuide) { layoutGuides.removeAll { $0 === guide } }

    /// Converts a point from this view's space to another's, or to the window's for nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let here = spaceInWindow
        let there = view?.spaceInWindow ?? .zero
        return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }

    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let here = spaceInWindow
        let there = view?.spaceInWindow ?? .zero
        return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
    }

    /// Converts a rectangle from this view's space to another's, or to the window's for nil.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    open func removeInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// The part of the view that bars and the device's shape cover, as insets in points.
    open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea + (owner?.additionalSafeAreaInsets ?? .zero) }
    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(kind: .safeArea, of: self)

    /// The regions of the window that the device reserves, in this view's space (iOS 27.1).
    ///
    /// They become known late: a view that reads them in its layout is laid out again once they are known or have
    /// changed. The fold of a device adds no inset and no margin.
    open func reservedRegions(
        kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = []
    ) -> [ReservedRegion] { announcedRegions(of: kind, options: options) }

    /// A guide with the frame of a region in this view (iOS 26).
    open func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
        UILayoutGuide(kind: .region(region), of: self)
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction of a view with an attribute on the device.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let isRightToLeft = UIScreen.main.traits.layoutDirection == .rightToLeft
        return userInterfaceLayoutDirection(
            for: attribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction of a view with an attribute within another direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: layoutDirection
        }
    }

    open private(set) lazy var layoutMarginsGuide = UILayoutGuide(kind: .layoutMargins, of: self)
    open private(set) lazy var readableContentGuide = UILayoutGuide(kind: .readableContent, of: self)

    /// The margins of physical sides, in points.
    open var layoutMargins: UIEdgeInsets {
        get {
            let margins = directionalLayoutMargins
            let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return UIEdgeInsets(
                top: margins.top, left: isReversed ? margins.trailing : margins.leading,
                bottom: margins.bottom, right: isReversed ? margins.leading : margins.trailing)
        }
        set { directionalLayoutMargins = directional(newValue) }
    }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        huggingPriorities[axis] ?? .defaultLow
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        huggingPriorities[axis] = priority
        superview?.setNeedsLayout()
    }

    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { resistancePriorities[axis] ?? .defaultHigh }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        resistancePriorities[axis] = priority
        superview?.setNeedsLayout()
    }

    /// The size that the view's constraints and contents ask for, which give way to the target only where they leave
    /// room.
    open func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The same, where the target has priorities of its own.
    open func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let width = fittingLength(on: .horizontal, target: target.width, priority: horizontal, inWidth: nil)
        let height = fittingLength(on: .vertical, target: target.height, priority: vertical, inWidth: width)
        return CGSize(width: width, height: height)
    }

    /// Ends the focus of this view or of a view inside it; false where none has the focus, or that view keeps it, which
    /// is not asked where the end is forced.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let first = UIResponder.firstResponder as? UIView, first.isDescendant(of: self) else {
            return false
        }
        return force ? first.resignByForce() : first.resignFirstResponder()
    }

    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { UIView(frame: rect) }

    /// Ignored: nothing is drawn.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
    open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(of: self)

    /// Whether constraints leave the place or the size undetermined; the frame is then unchanged.
    open var hasAmbiguousLayout: Bool {
        guard !translatesAutoresizingMaskIntoConstraints, let superview, !(superview is UIStackView) else {
            return false
        }
        let size = superview.bounds.size
        return ConstraintLayout(of: superview, width: size.width, height: size.height).isOpen(self)
    }

    /// The required constraints on this view that its frame does not satisfy, because others contradict them; their
    /// `description` shows the comparison.
    open var unsolvedConstraints: [NSLayoutConstraint] {
        sequence(first: self) { $0.superview }.flatMap(\.constraints).filter {
            $0.concerns(self) && $0.priority == .required && !$0.holds
        }
    }

    // MARK: Compiles only
    open var mask: UIView?
    open var transform3D = CATransform3DIdentity
    open var contentScaleFactor: CGFloat = 1
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var minimumContentSizeCategory: UIContentSizeCategory?
    open var maximumContentSizeCategory: UIContentSizeCategory?
    open var accessibilityIgnoresInvertColors = false
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open class var requiresConstraintBasedLayout: Bool { false }
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// Never called, as an app's drawing code does not run.
    open func draw(_ rect: CGRect) {}
    open var focusGroupIdentifier: String?
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    /// An empty view of the same size.
    @discardableResult
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
}
