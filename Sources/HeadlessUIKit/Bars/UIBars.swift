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
    /// Compiles only.
    open var barTintColor: UIColor?
    /// Compiles only.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Compiles only.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Compiles only.
    open lazy var standardAppearance = UINavigationBarAppearance()
    /// Compiles only.
    open var compactAppearance: UINavigationBarAppearance?
    /// Compiles only.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Compiles only.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var barStyle = UIBarStyle.default
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Compiles only.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        backgroundImages[metrics] = image
    }
    open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics] }
    /// Compiles only.
    open weak var delegate: (any UINavigationBarDelegate)?

    open override var intrinsicContentSize: CGSize { barSize(metrics.navigationRow) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { barSize(within: size) }
    open override func didAddSubview(_ subview: UIView) { controller?.viewIfLoaded?.setNeedsLayout() }

    open var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }
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
    /// Compiles only.
    open var compactAppearance: UIToolbarAppearance?
    /// Compiles only.
    open var barStyle = UIBarStyle.default

    /// The height of a toolbar by itself.
    open override var intrinsicContentSize: CGSize { barSize(metrics[.toolbarRow]) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { barSize(within: size) }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// Compiles only.
    open weak var delegate: (any UIToolbarDelegate)?
    /// Images behind and above a toolbar are not drawn; compiles only.
    open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
    open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
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
