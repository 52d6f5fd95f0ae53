import Foundation

/// A tab with its title, image and controller, which is made when it is first needed.
@preconcurrency @MainActor open class UITab: IdentityHashable {
    /// The possible places of a tab, with UIKit's raw values; compiles only.
    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    public let identifier: String
    open var title: String
    /// The text below the title in a sidebar.
    open var subtitle: String?
    open var image: UIImage?
    open var badgeValue: String?
    open var isEnabled = true
    /// Whether the tab is neither in the bar nor in the sidebar.
    open var isHidden = false
    open var preferredPlacement = Placement.automatic
    open var userInfo: Any?
    open internal(set) weak var parent: UITabGroup?
    /// The tab bar controller of the tab, or of the group around it.
    open var tabBarController: UITabBarController? { holder ?? parent?.tabBarController }
    weak var holder: UITabBarController?
    /// The outermost group around this tab, or the tab itself.
    var outermost: UITab { parent?.outermost ?? self }
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?

    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
    }

    open var viewController: UIViewController? {
        if let made { return made }
        made = provider?(self)
        made?.ownTab = self
        made?.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
        return made
    }

    /// The controller that `viewController` gives without making one.
    var madeController: UIViewController? { made }

    // MARK: Compiles only
    open var allowsHiding = false
    open var accessibilityIdentifier: String?
}

/// The place of a tab's controller until the tab is first selected; it has no parent.
@MainActor final class UnmadeController: UIViewController {
    init(of tab: UITab) {
        super.init(nibName: nil, bundle: nil)
        ownTab = tab
        tabBarItem = UITabBarItem(title: tab.title, image: tab.image, selectedImage: nil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A tab for searching.
@preconcurrency @MainActor open class UISearchTab: UITab {
    open var automaticallyActivatesSearch = false

    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"),
            identifier: "com.apple.UIKit.search", viewControllerProvider: viewControllerProvider)
    }
}

/// A group of tabs under one heading; where only a tab bar is shown, the group is one tab.
@preconcurrency @MainActor open class UITabGroup: UITab {
    open var children: [UITab] { didSet { for child in children { child.parent = self } } }
    open weak var selectedChild: UITab?
    open weak var defaultChild: UITab?

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider
        )
        for child in children { child.parent = self }
        selectedChild = children.first
    }

    open func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.compactMap { child in
            child.identifier == identifier
                ? child : (child as? UITabGroup)?.tab(forIdentifier: identifier)
        }.first
    }

    /// The group's own controller, or that of its selected child.
    open override var viewController: UIViewController? {
        super.viewController ?? (selectedChild ?? defaultChild ?? children.first)?.viewController
    }

    override var madeController: UIViewController? {
        super.madeController ?? (selectedChild ?? defaultChild ?? children.first)?.madeController
    }

    // MARK: Compiles only
    open var sidebarActions: [UIAction] = []
    open var allowsReordering = false
    open var displayOrderIdentifiers: [String] = []
    open var managingNavigationController: UINavigationController?
}

/// The accessory above a tab bar (iOS 26); compiles only.
@preconcurrency @MainActor open class UITabAccessory: IdentityHashable {
    public let contentView: UIView

    public init(contentView: UIView) { self.contentView = contentView }
}
