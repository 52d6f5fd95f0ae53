import Foundation
import SplitframeInterface
import SplitframeLayout

extension ColumnContents {
    /// Captures a column's container: the titles and buttons of its top controller, and its views.
    @MainActor init(of container: UIViewController, in column: Column) {
        self.init(of: container.innermostShown, in: container, column: column, isOutsideColumns: false)
    }

    /// Captures a controller outside the columns, which has no bar without a navigation controller; its column is that
    /// for which it is presented.
    @MainActor init(ofScreen container: UIViewController, in column: Column? = nil) {
        self.init(
            of: container.topmostShown, in: container, column: column ?? .secondary, isOutsideColumns: true)
    }

    @MainActor private init(
        of shown: UIViewController, in container: UIViewController, column: Column, isOutsideColumns: Bool
    ) {
        let item = shown.navigationItem
        let navigation = shown.parent as? UINavigationController
        let left = item.leadingItems.compactMap { $0.element(.leading, in: shown.traitCollection) }
        let right = item.trailingItems.reversed().compactMap {
            $0.element(.trailing, in: shown.traitCollection)
        }
        let isLarge = navigation?.hasLargeTitle(above: shown) ?? false
        self.init(
            title: navigation?.shownTitleView == nil || isLarge ? container.shownTitle ?? "" : "",
            prefersLargeTitle: isLarge,
            content: shown.wireframeContent ?? (shown.isContainer ? nil : shown.content(in: column)),
            barButtons: left + right)
        isFilledByApp = !shown.standsForColumn
        backTitle = shown.wayBack?.innermostShown.titleInBackButton
        titleInBackButton = shown.titleInBackButton
        hidesBackButton = item.hidesBackButton || !left.isEmpty && !item.leftItemsSupplementBackButton
        if let navigation, navigation.showsToolbar {
            toolbarItems = (shown.toolbarItems ?? []).compactMap { $0.toolbarItem(in: shown.traitCollection) }
        }
        isBarHidden = navigation?.showsNoBar(above: shown) ?? isOutsideColumns
        hasTabsAtTop = container.hasTabsAtTop
        tabs = container.shownTabs?.tabElements
        tabSidebarWidth = container.shownTabs?.sidebarWidth.map(Double.init)
        prefersBarItems = item.verticalBarCompressionBehavior == .prefersBarItems
        let traits = shown.traitCollection
        prompt = item.prompt?.isEmpty == false ? item.prompt : nil
        if navigation?.searchPlace(above: shown) == .end, let search = item.searchController,
            let column = container.viewIfLoaded,
            let row = shown.searchRow(of: search, in: column)
        {
            searchRoom = Double(row.field.width + SearchRow.endMargin)
        }
        barStyle = navigation?.navigationBar.givenStyle ?? ElementStyle()
        largeTitleSize = Double(UIFont.TextStyle.largeTitle.size(at: traits.preferredContentSizeCategory))
        style = shown.viewIfLoaded?.style(in: shown.windowTraits) ?? ElementStyle()
        // The direction of a controller is that of its window, regardless of its view.
        style.direction = nil
        // A column has its own colour in pictures, whatever background of the system an app gives it.
        if !isOutsideColumns || style.ground == .background { style.ground = nil }
        let captured = ViewCapture(of: shown, in: container, capturesContainersSeparately: isOutsideColumns)
        views = captured.elements
        if views.isEmpty, shown.wireframeContent == nil, !shown.isContainer, !shown.standsForColumn {
            content = ContentElement(kind: .empty, rowCount: 0)
        }
        if content?.rowCount == nil { content?.rowCount = captured.rowCount }
    }
}

extension UIViewController {
    /// A table's list with its selected row, otherwise the usual content of the column, in apps only its kind.
    fileprivate func content(in column: Column) -> ContentElement? {
        guard self is UITableViewController else {
            let standard = ColumnContents.standard(for: column).content
            return standsForColumn ? standard : (standard?.kind).map { ContentElement(kind: $0) }
        }
        let table = viewIfLoaded as? UITableView
        return ContentElement(kind: .list, selectedRow: table?.indexPathForSelectedRow?.row)
    }

    /// The visible controller in a container: the top of a stack, the selected tab, or this one itself.
    var topmostShown: UIViewController {
        if let navigation = self as? UINavigationController {
            return navigation.ownControllers.last?.topmostShown ?? self
        }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.topmostShown ?? self }
        return self
    }

    /// The previous controller on the nearest stack that has one, including stacks around this controller's own.
    fileprivate var wayBack: UIViewController? {
        guard let navigation = parent as? UINavigationController else { return nil }
        return navigation.controller(below: self) ?? navigation.wayBack
    }

    /// The visible controller in a column's container, even where a plain controller embeds a stack.
    fileprivate var innermostShown: UIViewController {
        let front = topmostShown
        return (front.childControllers.first as? UINavigationController)?.innermostShown ?? front
    }

    /// The controller whose tab bar is visible in a container; nil without one.
    fileprivate var shownTabs: UITabBarController? {
        if let tabs = self as? UITabBarController {
            return tabs.showsBar ? tabs : nil
        }
        if let navigation = self as? UINavigationController {
            return navigation.ownControllers.last?.shownTabs
        }
        return childControllers.first?.shownTabs
    }

    fileprivate var hasTabsAtTop: Bool { shownTabs.map { !$0.showsBarAtBottom } ?? false }

    /// The title of a back button that leads to this controller.
    fileprivate var titleInBackButton: BackTitle {
        let item = navigationItem
        switch item.backButtonDisplayMode {
        case .minimal where item.backBarButtonItem == nil: return BackTitle("")
        case .generic where item.backBarButtonItem == nil: return BackTitle("Back")
        case .default, .generic, .minimal: break
        }
        if let own = item.backButtonTitle ?? item.backBarButtonItem?.title {
            return BackTitle(own, isOwn: true)
        }
        return BackTitle(shownTitle ?? "")
    }
}

extension UITabBarController {
    /// The number of tabs that fit into a bar; where there are more, the last one stands for the rest.
    private static let mostTabs = 5

    fileprivate var tabElements: [TabElement] {
        let tabs = shown.map { controller in
            let (tab, item) = (controller.ownTab?.outermost, controller.tabBarItem)
            let isGroup = tab !== controller.ownTab
            let image = isGroup ? tab?.image : item?.image
            var element = TabElement(
                title: tab?.title ?? item?.title ?? "", icon: isGroup ? image?.tabIcon : item?.icon)
            element.isFilled = image?.isFilled ?? false
            element.isCircled = image?.isCircled ?? false
            element.badge = tab?.badgeValue ?? item?.badgeValue
            element.badgeColor = item?.badgeColor?.drawn(in: traitCollection)
            element.isSelected = controller === selectedViewController
            element.standsApart = tab != nil && tab === tabApart
            return element
        }
        return tabs.fitting(sidebarWidth == nil ? Self.mostTabs : .max)
    }

    /// The tab that stands apart from the others; a strip at the top has none (assumed).
    private var tabApart: UITab? {
        guard showsBarAtBottom else { return nil }
        let search = tabs.lazy.compactMap { $0 as? UISearchTab }
        switch traitCollection.values.system.rules.tabApart {
        case .none: return nil
        case .search: return search.first
        case .prominent:
            guard let prominentTabIdentifier else {
                return search.first(where: \.automaticallyActivatesSearch)
            }
            return tabs.first { $0.identifier == prominentTabIdentifier }
        }
    }
}

extension UITabBarItem {
    fileprivate var icon: BarButtonElement.Icon? {
        systemItem.map { BarButtonElement.Icon($0) } ?? image?.tabIcon
    }
}

extension UIImage {
    fileprivate var tabIcon: BarButtonElement.Icon { icon ?? .image }
}

extension UINavigationBar {
    /// The style that the app sets for the bar: its tint, and its direction if any.
    fileprivate var givenStyle: ElementStyle {
        let direction: LayoutDirection? =
            semanticContentAttribute == .unspecified
            ? nil : effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return ElementStyle(tint: givenTint?.drawn(in: traitCollection), direction: direction)
    }
}
