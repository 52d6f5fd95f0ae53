public import Foundation

/// The contents of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem: IdentityHashable {
    /// Whether a title is drawn large, with UIKit's raw values.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never, inline
    }

    /// The title of a back button, with UIKit's raw values.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }

    /// The purpose of a navigation bar, with UIKit's raw values; compiles only.
    public enum ItemStyle: Int, Sendable {
        case navigator, browser, editor
    }

    /// The position of a search bar, with UIKit's raw values.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }

    /// The alignment of a bar's title, with UIKit's raw values (iOS 27.2); compiles only.
    public enum TitleAlignment: Int, Sendable {
        case automatic, leading, center
    }

    private weak var owner: UIViewController?
    /// The title in the bar; whenever the controller's title is set, it replaces this one.
    open var title: String?
    open var prompt: String? { didSet { owner?.barsChanged() } }
    /// The text below the title (iOS 26).
    open var subtitle: String? { didSet { owner?.barsChanged() } }
    /// The title in place of the plain one; its attributes are not drawn.
    open var attributedTitle: AttributedString?
    /// The text below the title in place of the plain one; its attributes are not drawn.
    open var attributedSubtitle: AttributedString? { didSet { owner?.barsChanged() } }
    /// The large title, where it differs from the title.
    open var largeTitle: String?
    /// The text below a large title, where it differs from the subtitle.
    open var largeSubtitle: String? { didSet { owner?.barsChanged() } }
    /// The view in the middle of the bar in place of the title; a large title stays.
    open var titleView: UIView? { didSet { owner?.barsChanged() } }
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    /// Whether the button that leads back here has its title, a general one, or none.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var hidesBackButton = false { didSet { owner?.barsChanged() } }
    /// Whether the left items are shown beside the back button instead of in its place.
    open var leftItemsSupplementBackButton = false { didSet { owner?.barsChanged() } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { owner?.barsChanged() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { owner?.barsChanged() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var searchController: UISearchController? {
        didSet {
            searchController?.searched = owner
            owner?.barsChanged()
        }
    }
    /// Whether a search field below the title is hidden until the user scrolls to it or searches.
    open var hidesSearchBarWhenScrolling = true { didSet { owner?.barsChanged() } }
    /// The position of the search bar: below the title where stacked, otherwise as usual on the device.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { owner?.barsChanged() } }
    /// Buttons in groups: leading groups come after the left items, trailing groups before the right ones.
    open var leadingItemGroups: [UIBarButtonItemGroup] = []
    open var trailingItemGroups: [UIBarButtonItemGroup] = []
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    /// The action of the back button in place of a pop.
    open var backAction: UIAction?
    open var customizationIdentifier: String?
    /// The items that an upright bar leaves out first (iOS 27.1).
    open var verticalBarCompressionBehavior = UIVerticalBarCompressionBehavior.automatic
    /// The looks of the bar for this item, in place of the bar's own.
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    public init() {}

    public init(title: String) { self.title = title }

    init(owner: UIViewController) {
        self.owner = owner
        title = owner.title
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// All buttons at the leading end, groups included.
    var leadingItems: [UIBarButtonItem] {
        (leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems)
    }

    /// All buttons at the trailing end from the edge inwards, groups included.
    var trailingItems: [UIBarButtonItem] {
        let groups = trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
        return (rightBarButtonItems ?? []) + groups.flatMap(\.shownItems).reversed()
    }

    func hasButton(_ item: UIBarButtonItem) -> Bool {
        leadingItems.contains(item) || trailingItems.contains(item)
    }

    open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

    /// The title in the bar: an attributed one wins (header), and a large one may differ (reference).
    func shownTitle(isLarge: Bool) -> String? {
        (isLarge ? largeTitle : nil) ?? attributedTitle.map { String($0.characters) } ?? title
    }

    /// The text below the title, or below a large title (references of both properties); nil without one.
    func shownSubtitle(isLarge: Bool) -> String? {
        let own = attributedSubtitle.map { String($0.characters) } ?? subtitle
        let shown = (isLarge ? largeSubtitle : nil) ?? own
        return shown?.isEmpty == false ? shown : nil
    }

    // MARK: Compiles only
    open var subtitleView: UIView?
    open var largeSubtitleView: UIView?
    /// A search field in a toolbar is not drawn (iOS 26).
    open var searchBarPlacementAllowsToolbarIntegration = true
    open var style = ItemStyle.navigator
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// The menu behind a bar's ellipsis is not drawn.
    open var additionalOverflowItems: UIMenuElement?
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var titleAlignment = TitleAlignment.automatic
    open var navigationBarMinimization = UIBarMinimization()
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}

/// The alignment that a bar has chosen for its title (iOS 27.2); compiles only.
public enum UITraitNavigationTitleAlignment: UITraitDefinition {
    public static let defaultValue = UINavigationItem.TitleAlignment.automatic
    public static var keyPath: TraitKey { TraitKey() }
}

extension UITraitCollection {
    /// Compiles only.
    public var navigationTitleAlignment: UINavigationItem.TitleAlignment {
        UITraitNavigationTitleAlignment.value(in: values)
    }
}
