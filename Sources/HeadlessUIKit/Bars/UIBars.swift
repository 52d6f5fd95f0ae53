public import Foundation

/// The look of a bar; headless it is only kept.
@preconcurrency @MainActor open class UIBarAppearance: IdentityHashable {
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?

    public init() {}

    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}

/// The look of a navigation bar; headless it is only kept.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open var titlePositionAdjustment = UIOffset.zero
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of bar buttons; headless it is only kept.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: IdentityHashable {
    /// The look of a button in one state.
    @preconcurrency @MainActor open class StateAppearance: IdentityHashable {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open var backgroundImage: UIImage?
    }

    public let normal = StateAppearance()
    public let highlighted = StateAppearance()
    public let disabled = StateAppearance()
    public let focused = StateAppearance()

    public init(style: UIBarButtonItem.Style = .plain) {}
}

/// The look of a tab bar; headless it is only kept.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// The look of a toolbar; headless it is only kept.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// A navigation bar.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    weak var controller: UINavigationController?
    open var prefersLargeTitles = false { didSet { controller?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether content goes on beneath the bar.
    open var isTranslucent = true { didSet { controller?.viewIfLoaded?.setNeedsLayout() } }
    open var barTintColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open lazy var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    public static let sharedAppearance = UINavigationBar()

    /// The look of all bars; headless it is only kept.
    public static func appearance() -> UINavigationBar { sharedAppearance }

    public var items: [UINavigationItem]? { controller?.viewControllers.map(\.navigationItem) }
    public var topItem: UINavigationItem? { items?.last }
    public var backItem: UINavigationItem? { items?.dropLast().last }
}

/// A toolbar.
@preconcurrency @MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open lazy var standardAppearance = UIToolbarAppearance()
    open var scrollEdgeAppearance: UIToolbarAppearance?

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// An item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// Items that the system names, with UIKit's raw values.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11
    }

    /// What the system names; nil for an item of the app's own.
    private(set) var systemItem: SystemItem?
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?

    public override init(title: String?, image: UIImage?, tag: Int) {
        super.init(title: title, image: image, tag: tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
        self.init(title: "\(item)", image: nil, tag: tag)
        systemItem = item
    }
}

/// A tab bar.
@preconcurrency @MainActor open class UITabBar: UIView {
    weak var controller: UITabBarController?
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open lazy var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?

    public var items: [UITabBarItem]? { controller.map { $0.shown.map(\.tabBarItem) } }
    public var selectedItem: UITabBarItem? { controller?.selectedViewController?.tabBarItem }
}
