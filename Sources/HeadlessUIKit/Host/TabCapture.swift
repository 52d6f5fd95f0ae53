import SplitframeInterface
import SplitframeLayout

extension UITabBarController {
    var tabElements: [TabElement] {
        if sidebarWidth != nil, !tabs.isEmpty { return tabs.flatMap { $0.rows(in: self, level: 0) } }
        let elements = shown.compactMap { controller -> TabElement? in
            let tab = controller.ownTab?.outermost
            guard tab?.isHidden != true else { return nil }
            var element = controller.tabBarItem.element(
                isSelected: controller === selectedViewController, in: tabBar)
            if let tab { element.take(tab, isOwnItem: tab === controller.ownTab) }
            element.isSeparate = tab != nil && tab === tabApart
            return element
        }
        return sidebarWidth == nil ? elements.fitting(mostTabs, beforeMore: tabsBeforeMore) : elements
    }

    /// The number of tabs that fit into a bar; where there are more, a More tab is behind the first of them.
    private var mostTabs: Int { number(.mostTabs, compact: .phone) }
    private var tabsBeforeMore: Int { number(.tabsBeforeMore, compact: .phone) }

    /// A number of tabs; that of a compact width is the same on all screens.
    private func number(_ name: BarFigureName, compact screen: ScreenKind) -> Int {
        let traits = traitCollection.values
        let isCompact = traits.horizontalSizeClass == .compact
        return Int(traits.system[name, isCompact ? screen : traits.screenKind])
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

extension UITab {
    /// The rows of a tab in a sidebar, and of the tabs in a group below it; a hidden tab has none.
    fileprivate func rows(in controller: UITabBarController, level: Int) -> [TabElement] {
        guard !isHidden else { return [] }
        let group = self as? UITabGroup
        let leaf = controller.selectedTab.map { sequence(first: $0) { ($0 as? UITabGroup)?.selectedChild } }
        var row = TabElement(title: title, icon: image?.tabIcon)
        row.take(self, isOwnItem: false)
        row.isSelected = leaf?.suffix(1).contains { $0 === self } ?? false
        row.subtitle = subtitle
        row.level = level
        return [row] + (group?.children ?? []).flatMap { $0.rows(in: controller, level: level + 1) }
    }
}

extension TabElement {
    /// Takes what a tab sets.
    ///
    /// - Parameter isOwnItem: Whether the item that the element was made from belongs to the tab itself.
    @MainActor fileprivate mutating func take(_ tab: UITab, isOwnItem: Bool) {
        title = tab.title
        badge = tab.badgeValue ?? badge
        isEnabled = isEnabled && tab.isEnabled
        guard !isOwnItem else { return }
        icon = tab.image?.tabIcon
        symbol = tab.image?.name
    }
}

extension UITabBarItem {
    /// The item as a tab of a bar.
    func element(isSelected: Bool, in bar: UITabBar) -> TabElement {
        let shown = isSelected ? selectedImage ?? image : image
        let traits = bar.controller?.traitCollection ?? bar.traitCollection
        let look = bar.look(of: self, isSelected: isSelected, in: traits)
        var element = TabElement(
            title: title ?? "", icon: systemItem.map { BarButtonElement.Icon($0) } ?? shown?.tabIcon,
            isSelected: isSelected)
        if systemItem == nil { element.symbol = shown?.name }
        element.badge = badgeValue
        element.badgeColor = (badgeColor ?? look.badge)?.drawn(in: traits)
        element.isEnabled = isEnabled
        element.color = look.color?.drawn(in: traits)
        return element
    }
}

extension UIImage {
    fileprivate var tabIcon: BarButtonElement.Icon { icon ?? .image }
}

/// Bars that an app places like any other view.
extension ViewCapture {
    mutating func add(_ bar: UIToolbar) {
        let items = (bar.items ?? []).compactMap { $0.toolbarItem(in: bar.traitCollection) }
        add(bar, as: .toolbar, named: "toolbar") { $0.elements(of: items) }
    }

    mutating func add(_ bar: UITabBar) {
        let tabs = (bar.items ?? []).map { $0.element(isSelected: $0 === bar.selectedItem, in: bar) }
        add(bar, as: .tabBar, named: "tabBar") { $0.elements(of: tabs) }
    }

    private mutating func add(
        _ bar: any AppearingBar, as kind: InterfaceElement.Kind, named name: String,
        _ elements: (FreeBar) -> [InterfaceElement]
    ) {
        let values = bar.traitCollection.values
        let layout = FreeBar(
            frame: bar.frameInWindow.values,
            metrics: BarMetrics(generation: values.system, screen: values.screenKind),
            pixelGrid: PixelGrid(scale: max(1, Double(bar.traitCollection.displayScale))),
            isMirrored: bar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        var style = bar.style(in: traits)
        let shown = bar.shownStyle(isAtEdge: false)
        (style.background, style.ground) = (shown.background, shown.ground)
        add(kind, named: name, at: bar.frameInWindow, style: style, children: elements(layout))
    }
}
