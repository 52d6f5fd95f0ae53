public import Foundation

/// A scrolling view, whose bounds start at the content offset.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollingView {
    /// The condition under which the safe area is added to the content's insets, with UIKit's raw values.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// The way in which scrolling hides the keyboard by ending a field's focus, with UIKit's raw values.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The visible start of the content, in points; the delegate is told about every change.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            setNeedsLayout()
            (owner ?? surroundingController)?.contentScrolled()
            scrollingDelegate?.scrollViewDidScroll(self)
        }
    }
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero { didSet { insetsChanged() } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsChanged() }
    }
    var clearsSafeArea: Bool { contentInsetAdjustmentBehavior != .never }
    var hasOwnContent: Bool { false }
    override var clipsUnlessTold: Bool { true }
    open var isScrollEnabled = true
    /// Whether scrolling stops at multiples of the bounds.
    open var isPagingEnabled = false
    public let topEdgeEffect = UIScrollEdgeEffect()
    public let bottomEdgeEffect = UIScrollEdgeEffect()
    public let leftEdgeEffect = UIScrollEdgeEffect()
    public let rightEdgeEffect = UIScrollEdgeEffect()
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var scrollsToTop = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    private var zoom: CGFloat = 1
    /// The scale of the content, always within the limits; it is not drawn.
    open var zoomScale: CGFloat {
        get { zoom }
        set {
            zoom = max(minimumZoomScale, min(newValue, maximumZoomScale))
            delegate?.scrollViewDidZoom(self)
        }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = min(bounds.width / rect.width, bounds.height / rect.height)
        setZoomScale(scale, animated: animated)
    }
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    open var isTracking: Bool { false }
    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }
    open var refreshControl: UIRefreshControl? {
        didSet {
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }
    /// The area of the content: constraints to its sides determine the size of the content.
    open private(set) lazy var contentLayoutGuide = UILayoutGuide(kind: .scrolledContent, of: self)
    /// The scroll view's own rectangle, which does not move as the content scrolls.
    open private(set) lazy var frameLayoutGuide = UILayoutGuide(kind: .scrollFrame, of: self)
    weak var plainDelegate: (any UIScrollViewDelegate)?
    private var restingInset = UIEdgeInsets.zero
    /// Whether the content is at its top, as before anything scrolls.
    var isAtTop: Bool { contentOffset.y == -restingInset.top }

    /// The delegate for scrolling; lists return one of their own type.
    var scrollingDelegate: (any UIScrollViewDelegate)? { plainDelegate }

    /// The content's insets including those from the safe area, in points.
    open var adjustedContentInset: UIEdgeInsets {
        var insets =
            switch contentInsetAdjustmentBehavior {
            case .never: contentInset
            case .automatic, .scrollableAxes, .always: contentInset + safeAreaInsets
            }
        if refreshControl?.isRefreshing == true { insets.top += UIRefreshControl.height }
        return insets
    }

    /// Places the control for refreshing above the content, which makes room for it while it is busy.
    func placeRefreshControl() {
        insetsChanged()
        let height = UIRefreshControl.height
        refreshControl?.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    }

    open func adjustedContentInsetDidChange() {}

    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        let former = contentOffset
        contentOffset = offset
        if animated { scrollingEnded(from: former) }
    }

    /// Calls the delegate for the end of a scrolling animation, once the host settles.
    func scrollingEnded(from former: CGPoint) {
        guard contentOffset != former else { return }
        PendingWork.shared.add { [weak self] in
            guard let self else { return }
            scrollingDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Scrolls by the least distance that makes the rectangle visible, given in the content's space.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func way(to range: (CGFloat, CGFloat), from shown: (CGFloat, CGFloat)) -> CGFloat {
            if range.0 < shown.0 { return range.0 - shown.0 }
            return range.1 > shown.1 ? min(range.1 - shown.1, range.0 - shown.0) : 0
        }
        let shown = bounds.inset(by: adjustedContentInset)
        let down = way(to: (rect.minY, rect.maxY), from: (shown.minY, shown.maxY))
        // Content that is not wider than the visible area does not scroll sideways.
        let across =
            contentSize.width > shown.width
            ? way(to: (rect.minX, rect.maxX), from: (shown.minX, shown.maxX)) : 0
        let offset = CGPoint(x: contentOffset.x + across, y: contentOffset.y + down)
        setContentOffset(offset, animated: animated)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRefreshControl()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsChanged()
    }

    /// Keeps content at its top when the insets change, if it was scrolled to its top.
    private func insetsChanged() {
        let inset = adjustedContentInset
        guard inset != restingInset else { return }
        let wasAtTop = isAtTop
        restingInset = inset
        if wasAtTop { contentOffset.y = -inset.top }
        adjustedContentInsetDidChange()
        scrollingDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
    }

    // MARK: Compiles only
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isDirectionalLockEnabled = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var indicatorStyle = IndicatorStyle.default
    open var bouncesZoom = true
    open var decelerationRate = DecelerationRate.normal
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open func flashScrollIndicators() {}
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// The effect that softens content beneath a bar (iOS 26); compiles only.
@preconcurrency @MainActor open class UIScrollEdgeEffect: IdentityHashable {
    /// The style of the effect beneath a bar.
    public struct Style: Hashable, Sendable {
        private let word: String

        public static let automatic = Style(word: "automatic")
        public static let soft = Style(word: "soft")
        public static let hard = Style(word: "hard")
    }

    open var style = Style.automatic
    open var isHidden = false

    init() {}
}

extension UIScrollView {
    /// The colour of scroll indicators, with UIKit's raw values.
    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    /// The rate at which scrolling slows down.
    public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
        public let rawValue: CGFloat

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
    }
}
