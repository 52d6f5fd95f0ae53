import Foundation
import SplitframeInterface
import SplitframeLayout

extension ColumnContents {
    /// What a column's container shows: the titles and buttons of what lies on top, and its wireframe content.
    ///
    /// - Parameter stand: The column whose content it looks like where it has no views of its own.
    @MainActor init(of container: UIViewController, standingIn stand: Column) {
        self.init(of: container.innermostShown, in: container, standingIn: stand, hasContainersApart: false)
        hasTabsAtTop = container.hasTabsAtTop
        let navigation = container.innermostShown.parent as? UINavigationController
        isBarHidden = navigation?.showsNoBar(above: container.innermostShown) ?? false
    }

    /// What a controller outside the columns shows; without a navigation controller it has no bar.
    @MainActor init(ofScreen container: UIViewController) {
        let shown = container.topmostShown
        self.init(of: shown, in: container, standingIn: .secondary, hasContainersApart: true)
        isBarHidden = (shown.parent as? UINavigationController)?.showsNoBar(above: shown) ?? true
        hasTabsAtTop = container.hasTabsAtTop
    }

    @MainActor private init(
        of shown: UIViewController, in container: UIViewController, standingIn column: Column,
        hasContainersApart: Bool
    ) {
        let item = shown.navigationItem
        let navigation = shown.parent as? UINavigationController
        let left = item.leadingItems.compactMap { $0.element(.leading, in: shown.traitCollection) }
        let right = item.trailingItems.reversed().compactMap {
            $0.element(.trailing, in: shown.traitCollection)
        }
        self.init(
            title: container.shownTitle ?? "",
            prefersLargeTitle: navigation?.hasLargeTitle(above: shown) ?? false,
            content: shown.wireframeContent
                ?? (shown.isContainer ? nil : ColumnContents.standard(for: column).content),
            barButtons: left + right)
        backTitle = shown.wayBack?.innermostShown.titleInBackButton
        titleInBackButton = shown.titleInBackButton
        hidesBackButton = item.hidesBackButton || !left.isEmpty && !item.leftItemsSupplementBackButton
        if let navigation, navigation.showsToolbar {
            toolbarItems = (shown.toolbarItems ?? []).compactMap { $0.toolbarItem(in: shown.traitCollection) }
        }
        tabs = container.shownTabs?.tabElements
        tabSidebarWidth = container.shownTabs?.sidebarWidth.map(Double.init)
        prefersBarItems = item.verticalBarCompressionBehavior == .prefersBarItems
        let traits = shown.traitCollection
        prompt = item.prompt?.isEmpty == false ? item.prompt : nil
        barStyle = navigation?.navigationBar.givenStyle ?? ElementStyle()
        largeTitleSize = Double(UIFont.TextStyle.largeTitle.size(at: traits.preferredContentSizeCategory))
        style = shown.viewIfLoaded?.style(in: shown.windowTraits) ?? ElementStyle()
        // The direction of a controller is that of its window, whatever its view is set to.
        style.direction = nil
        let captured = ViewCapture(of: shown, in: container, hasContainersApart: hasContainersApart)
        views = captured.elements
        // The row that is drawn selected where a column has nothing of its own is none of the app's rows.
        if !views.isEmpty, shown.wireframeContent == nil { content?.selectedRow = nil }
        if content?.rowCount == nil { content?.rowCount = captured.rowCount }
    }
}

extension UIViewController {
    /// What is seen in a container: the top of a stack, the selected tab, or this itself.
    var topmostShown: UIViewController {
        if let navigation = self as? UINavigationController {
            return navigation.ownControllers.last?.topmostShown ?? self
        }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.topmostShown ?? self }
        return self
    }

    /// What lies below on the nearest stack that has something below, be it one around this controller's own.
    fileprivate var wayBack: UIViewController? {
        guard let navigation = parent as? UINavigationController else { return nil }
        return navigation.controller(below: self) ?? navigation.wayBack
    }

    /// What is seen in a column's container, also where a plain controller embeds a stack.
    fileprivate var innermostShown: UIViewController {
        let front = topmostShown
        return (front.childControllers.first as? UINavigationController)?.innermostShown ?? front
    }

    /// The controller whose tab bar is seen in a container; nil where none is.
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

    /// What a button that leads back here says.
    fileprivate var titleInBackButton: BackTitle {
        if let own = navigationItem.backButtonTitle ?? navigationItem.backBarButtonItem?.title {
            return BackTitle(own, isOwn: true)
        }
        return BackTitle(shownTitle ?? "")
    }
}

extension UITabBarController {
    /// How many tabs a bar has room for; of more the rest is behind the last one.
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
        return (tabs.filter { !$0.standsApart } + tabs.filter(\.standsApart)).fitting(
            sidebarWidth == nil ? Self.mostTabs : .max)
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
    /// What the app asks of the bar's look: its tint, and its direction where it sets one.
    fileprivate var givenStyle: ElementStyle {
        let direction: LayoutDirection? =
            semanticContentAttribute == .unspecified
            ? nil : effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return ElementStyle(tint: givenTint?.drawn(in: traitCollection), direction: direction)
    }
}
