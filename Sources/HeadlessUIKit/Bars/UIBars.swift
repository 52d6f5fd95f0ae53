public import Foundation
import SplitframeLayout

/// The look of a bar; compiles only.
@preconcurrency @MainActor open class UIBarAppearance: IdentityHashable {
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

    public init() {}

    public required init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        shadowColor = barAppearance.shadowColor
        backgroundImage = barAppearance.backgroundImage
        shadowImage = barAppearance.shadowImage
        backgroundEffect = barAppearance.backgroundEffect
    }

    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}

/// The look of a navigation bar; compiles only.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open var titlePositionAdjustment = UIOffset.zero
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var prominentButtonAppearance = UIBarButtonItemAppearance()
    open private(set) var backIndicatorImage = UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage()

    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }
}

/// The look of bar buttons; compiles only.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: IdentityHashable {
    /// The look of a button in one state.
    @preconcurrency @MainActor open class StateAppearance: IdentityHashable {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open var titlePositionAdjustment = UIOffset.zero
        open var backgroundImage: UIImage?
    }

    public let normal = StateAppearance()
    public let highlighted = StateAppearance()
    public let disabled = StateAppearance()
    public let focused = StateAppearance()

    public init(style: UIBarButtonItem.Style = .plain) {}
}

/// The look of a tab bar; compiles only.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}

/// The look of a tab bar's items; compiles only.
@preconcurrency @MainActor open class UITabBarItemAppearance: IdentityHashable {
    /// The look of an item in one state.
    @preconcurrency @MainActor open class StateAppearance: IdentityHashable {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open var iconColor: UIColor?
        open var badgeBackgroundColor: UIColor?
        open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    }

    public let normal = StateAppearance()
    public let selected = StateAppearance()
    public let disabled = StateAppearance()
    public let focused = StateAppearance()

    public init() {}
}

/// The look of a toolbar; compiles only.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// A navigation bar.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    weak var controller: UINavigationController?
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

    open var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }
}

/// A toolbar.
@preconcurrency @MainActor open class UIToolbar: UIView {
    weak var controller: UINavigationController?
    private var givenItems: [UIBarButtonItem]?
    /// The items; a navigation controller's toolbar has those of its top controller.
    open var items: [UIBarButtonItem]? {
        get { controller.map { $0.ownTop?.toolbarItems } ?? givenItems }
        set { givenItems = newValue }
    }
    open var isTranslucent = true
    /// Compiles only.
    open var barTintColor: UIColor?
    /// Compiles only.
    open lazy var standardAppearance = UIToolbarAppearance()
    /// Compiles only.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Compiles only.
    open var compactAppearance: UIToolbarAppearance?
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

/// An item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The items with a system icon and title, with UIKit's raw values.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed

        /// The case's name as a title: `Top Rated`, `Search`.
        var title: String {
            "\(self)".reduce(into: "") { title, letter in
                if title.isEmpty { return title = letter.uppercased() }
                title += letter.isUppercase ? " \(letter)" : "\(letter)"
            }
        }
    }

    /// The system item; nil for an item of the app.
    private(set) var systemItem: SystemItem?
    /// Compiles only.
    open var standardAppearance: UITabBarAppearance?
    /// Compiles only.
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    /// Compiles only.
    open var titlePositionAdjustment = UIOffset.zero

    /// The title; that of a system item cannot be changed.
    open override var title: String? {
        get { super.title }
        set { if systemItem == nil { super.title = newValue } }
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
        self.init(title: item.title, image: nil, tag: tag)
        systemItem = item
    }
}

/// A tab bar.
@preconcurrency @MainActor open class UITabBar: UIView {
    weak var controller: UITabBarController?
    open var isTranslucent = true
    /// Compiles only.
    open var barTintColor: UIColor?
    /// Compiles only.
    open var unselectedItemTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    /// Compiles only.
    open var selectionIndicatorImage: UIImage?
    /// Compiles only.
    open lazy var standardAppearance = UITabBarAppearance()
    /// Compiles only.
    open var scrollEdgeAppearance: UITabBarAppearance?

    open override var intrinsicContentSize: CGSize { barSize(metrics.tabBarHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { barSize(within: size) }

    open var items: [UITabBarItem]? { controller.map { $0.shown.map(\.tabBarItem) } }
    open var selectedItem: UITabBarItem? { controller?.selectedViewController?.tabBarItem }
}

extension UIView {
    /// The metrics of bars where the view is.
    fileprivate var metrics: BarMetrics {
        let traits = traitCollection.values
        return BarMetrics(generation: traits.system, screen: traits.screenKind)
    }

    fileprivate func barSize(_ height: Double) -> CGSize {
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
