public import Foundation
import SplitframeInterface
import SplitframeLayout

/// A navigation bar.
///
/// From iOS 26 on its tint does not colour buttons, which have the colour of labels unless an item has a tint of its own
/// (reported of iOS 26.3: Kodi Remote, pull request 1451).
@preconcurrency @MainActor open class UINavigationBar: UIView {
    weak var controller: UINavigationController?
    open override var isHidden: Bool { didSet { controller?.viewIfLoaded?.setNeedsLayout() } }
    open var prefersLargeTitles = false { didSet { controller?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether content extends beneath the bar.
    open var isTranslucent = true { didSet { controller?.viewIfLoaded?.setNeedsLayout() } }
    open var barTintColor: UIColor?
    /// The look of the title, of which the colour is drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The look of a large title, of which the colour is drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The look of the bar; its background is transparent where no content is beneath the bar.
    open lazy var standardAppearance = UINavigationBarAppearance()
    /// The look where no content is beneath the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var barStyle = UIBarStyle.default
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        backgroundImages[metrics] = image
    }
    open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics] }

    open override var intrinsicContentSize: CGSize { barSize(metrics.navigationRow) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { barSize(within: size) }
    open override func didAddSubview(_ subview: UIView) { controller?.viewIfLoaded?.setNeedsLayout() }

    open var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }

    // MARK: Compiles only
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open weak var delegate: (any UINavigationBarDelegate)?
}

extension UINavigationBar: AppearingBar {
    var usualAppearance: UIBarAppearance { appearance(isAtEdge: false) }
    var edgeAppearance: UIBarAppearance? { topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance }

    /// The look in force, where that of the top item takes precedence.
    private func appearance(isAtEdge: Bool) -> UINavigationBarAppearance {
        (isAtEdge ? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil)
            ?? topItem?.standardAppearance ?? standardAppearance
    }

    /// The colour that the app gives the title.
    func titleColor(isLarge: Bool, isAtEdge: Bool) -> UIColor? {
        let look = appearance(isAtEdge: isAtEdge)
        let given = isLarge ? look.largeTitleTextAttributes : look.titleTextAttributes
        let own = isLarge ? largeTitleTextAttributes : titleTextAttributes
        return (given[.foregroundColor] ?? own?[.foregroundColor]) as? UIColor
    }
}

/// A toolbar: that of a navigation controller, or one that an app places like any other view.
@preconcurrency @MainActor open class UIToolbar: UIView {
    weak var controller: UINavigationController?
    open override var isHidden: Bool { didSet { controller?.viewIfLoaded?.setNeedsLayout() } }
    private var givenItems: [UIBarButtonItem]?
    /// The items; a navigation controller's toolbar has those of its top controller.
    open var items: [UIBarButtonItem]? {
        get { controller.map { $0.ownTop?.toolbarItems } ?? givenItems }
        set { givenItems = newValue }
    }
    open var isTranslucent = true
    open var barTintColor: UIColor?
    /// The look of the bar; its background is transparent where no content is beneath the bar.
    open lazy var standardAppearance = UIToolbarAppearance()
    /// The look where no content is beneath the bar.
    open var scrollEdgeAppearance: UIToolbarAppearance?

    /// The height of a toolbar by itself.
    open override var intrinsicContentSize: CGSize { barSize(metrics[.toolbarRow]) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { barSize(within: size) }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {}

    // MARK: Compiles only
    open var compactAppearance: UIToolbarAppearance?
    open var barStyle = UIBarStyle.default
    open weak var delegate: (any UIToolbarDelegate)?
    /// Images behind and above a toolbar are not drawn.
    open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
}

extension UIToolbar: AppearingBar {
    var usualAppearance: UIBarAppearance { standardAppearance }
    var edgeAppearance: UIBarAppearance? { scrollEdgeAppearance }
}

extension UIView {
    /// The metrics of bars where the view is.
    var metrics: BarMetrics {
        let traits = traitCollection.values
        return BarMetrics(generation: traits.system, screen: traits.screenKind)
    }

    func barSize(_ height: Double) -> CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
}

/// Whether controls behave as on a Mac, with UIKit's raw values; compiles only.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic, pad, mac
}

/// The older looks of bars, with UIKit's raw values; compiles only.
public enum UIBarStyle: Int, Sendable {
    case `default`, black, blackTranslucent

    public static let blackOpaque = UIBarStyle.black
}

/// The way in which a bar shrinks while content scrolls (iOS 27), with UIKit's raw values; compiles only.
public struct UIBarMinimization: Hashable, Sendable {
    /// The condition for shrinking.
    public enum MinimizationBehavior: Int, Sendable {
        case automatic, never, onScrollDown, onScrollUp
    }

    /// Whether the safe area is adjusted.
    public enum SafeAreaAdjustment: Int, Sendable {
        case automatic, enabled, disabled
    }

    /// The condition for restoring the bar.
    public enum RestorationBehavior: Int, Sendable {
        case automatic, atScrollEdge
    }

    public var minimizationBehavior = MinimizationBehavior.automatic
    public var safeAreaAdjustment = SafeAreaAdjustment.automatic
    public var restorationBehavior = RestorationBehavior.automatic

    public init() {}
}
