public import Foundation
import SplitframeInterface
import SplitframeLayout

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
    /// The look of the item while its controller is shown; its background is not drawn.
    open var standardAppearance: UITabBarAppearance?
    /// The image of a selected item; nil for the same as otherwise.
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?

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

    // MARK: Compiles only
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var titlePositionAdjustment = UIOffset.zero
}

/// A tab bar: that of a tab bar controller, or one that an app places like any other view and fills itself.
@preconcurrency @MainActor open class UITabBar: UIView {
    weak var controller: UITabBarController?
    open override var isHidden: Bool { didSet { controller?.viewIfLoaded?.setNeedsLayout() } }
    /// The delegate of a bar without a controller, which is told about taps.
    open weak var delegate: (any UITabBarDelegate)?
    private var ownItems: [UITabBarItem]?
    private weak var ownSelection: UITabBarItem?
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    /// The look of the bar; its background is transparent where no content is beneath the bar.
    open lazy var standardAppearance = UITabBarAppearance()
    /// The look where no content is beneath the bar.
    open var scrollEdgeAppearance: UITabBarAppearance?

    open override var intrinsicContentSize: CGSize { barSize(metrics.tabBarHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { barSize(within: size) }

    /// The items; those of a controller's bar are its controllers'.
    open var items: [UITabBarItem]? {
        get { controller.map { $0.shown.map(\.tabBarItem) } ?? ownItems }
        set {
            guard controller == nil else { return }
            ownItems = newValue
        }
    }

    /// The selected item; nil without one, as in a bar without a controller at first.
    open var selectedItem: UITabBarItem? {
        get {
            guard controller == nil else { return controller?.selectedViewController?.tabBarItem }
            return ownItems?.first { $0 === ownSelection }
        }
        set {
            guard controller == nil else { return }
            ownSelection = newValue
        }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// Handles a tap on an item of a bar without a controller.
    func tap(_ item: UITabBarItem) {
        guard item.isEnabled, items?.contains(item) == true else { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    /// The colours of an item's icon, title and badge that the app sets; nil for the usual ones.
    func look(
        of item: UITabBarItem, isSelected: Bool, in traits: UITraitCollection
    ) -> (color: UIColor?, badge: UIColor?) {
        let appearance = item.standardAppearance ?? standardAppearance
        let isWide = traits.horizontalSizeClass == .regular
        let layout = isWide ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance
        let state = isSelected ? layout.selected : item.isEnabled ? layout.normal : layout.disabled
        let title =
            state.titleTextAttributes[.foregroundColor]
            ?? item.titleTextAttributes(for: isSelected ? .selected : .normal)?[.foregroundColor]
        return (
            state.iconColor ?? title as? UIColor ?? (isSelected ? nil : unselectedItemTintColor),
            state.badgeBackgroundColor
        )
    }

    // MARK: Compiles only
    open var barStyle = UIBarStyle.default
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var selectionIndicatorImage: UIImage?
}

extension UITabBar: AppearingBar {
    var usualAppearance: UIBarAppearance { standardAppearance }
    var edgeAppearance: UIBarAppearance? { scrollEdgeAppearance }
}
