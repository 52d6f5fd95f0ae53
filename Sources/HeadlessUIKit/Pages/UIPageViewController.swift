public import Foundation

/// A controller whose children are pages, of which one is visible; the host's `turnPage` turns them.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// The style of turning pages, with UIKit's raw values; headless they turn at once.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    /// The axis of the pages, with UIKit's raw values.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    /// The direction of turning pages, with UIKit's raw values.
    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// The position of the spine, with UIKit's raw values.
    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max
    }

    /// The keys of a page view's options.
    public struct OptionsKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { updateIndicator() } }
    open weak var delegate: (any UIPageViewControllerDelegate)?
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    open private(set) var viewControllers: [UIViewController]?
    /// The dots below the pages, where the data source provides their number.
    private var indicator: UIPageControl?

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    /// Shows other pages without telling the delegate, as in UIKit.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let (old, new) = (self.viewControllers ?? [], viewControllers ?? [])
        let gone = old.filter { !new.contains($0) }
        let come = new.filter { !old.contains($0) }
        for controller in gone { controller.willMove(toParent: nil) }
        for controller in come { addChild(controller) }
        self.viewControllers = viewControllers
        updateIndicator()
        if isOnScreen {
            for controller in gone { controller.beginAppearanceTransition(false, animated: animated) }
            for controller in come { controller.beginAppearanceTransition(true, animated: animated) }
            place()
            for controller in gone { controller.endAppearanceTransition() }
            for controller in come { controller.endAppearanceTransition() }
        }
        for controller in gone {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in come { controller.didMove(toParent: self) }
        viewIfLoaded?.setNeedsLayout()
        if let completion { PendingWork.shared.add { completion(true) } }
    }

    override var managesChildAppearance: Bool { true }
    override var appearanceChildren: [UIViewController] { viewControllers ?? [] }

    override func layoutContainer() { place() }

    /// Places the pages above the dots, side by side where there are two.
    private func place() {
        guard let view = loadedView, let pages = viewControllers, !pages.isEmpty else { return }
        var room = view.bounds
        if let indicator {
            if indicator.superview !== view { view.addSubview(indicator) }
            room.size.height -= Self.indicatorHeight + view.safeAreaInsets.bottom
            indicator.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: Self.indicatorHeight)
        }
        room.size.width /= CGFloat(pages.count)
        for (index, page) in pages.enumerated() {
            guard let pageView = page.view else { continue }
            if pageView.superview !== view { view.addSubview(pageView) }
            pageView.frame = room.offsetBy(dx: room.width * CGFloat(index), dy: 0)
        }
    }

    /// The height of the dots in points, as before iOS 26; their place above the safe area is assumed.
    private static let indicatorHeight: CGFloat = 37

    /// Updates the dots, which horizontally scrolling pages have where the data source provides their number
    /// (UIPageViewControllerDataSource, presentationCount(for:), Discussion).
    private func updateIndicator() {
        let isScrolling = transitionStyle == .scroll && navigationOrientation == .horizontal
        let count = isScrolling ? dataSource?.presentationCount(for: self) ?? 0 : 0
        if count == 0 { indicator?.removeFromSuperview() }
        indicator = count == 0 ? nil : indicator ?? UIPageControl()
        indicator?.numberOfPages = count
        if let dataSource, count > 0 { indicator?.currentPage = dataSource.presentationIndex(for: self) }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Turns a page like a swipe: the data source provides the next page, and the delegate is told.
    func turn(_ direction: NavigationDirection) -> Bool {
        guard let current = viewControllers?.last else { return false }
        let next =
            direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: current)
            : dataSource?.pageViewController(self, viewControllerBefore: viewControllers?.first ?? current)
        guard let next else { return false }
        let old = viewControllers ?? []
        delegate?.pageViewController(self, willTransitionTo: [next])
        let page = indicator?.currentPage
        setViewControllers([next], direction: direction, animated: true)
        // The dots follow a turn by the user automatically.
        if let page { indicator?.currentPage = page + (direction == .forward ? 1 : -1) }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
        return true
    }

    // MARK: Compiles only
    /// The gestures that turn pages, which the host does without.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    open var isDoubleSided = false
}

/// A data source that provides the pages before and after another one.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A delegate that is told about turned pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
