import Foundation
import SplitframeInterface
import SplitframeLayout

extension ColumnContents {
    /// What a column's container shows: the titles and buttons of what lies on top, and its wireframe content.
    @MainActor init(of container: UIViewController, in column: Column) {
        let shown = container.innermostShown
        let item = shown.navigationItem
        let navigation = shown.parent as? UINavigationController
        let left = item.leadingItems.compactMap { $0.element(.leading) }
        let right = item.trailingItems.reversed().compactMap { $0.element(.trailing) }
        self.init(
            title: container.shownTitle ?? "",
            prefersLargeTitle: navigation?.hasLargeTitle(above: shown) ?? false,
            content: shown.wireframeContent ?? ColumnContents.standard(for: column).content,
            barButtons: left + right)
        isBarHidden = navigation?.isNavigationBarHidden ?? false
        backTitle = navigation?.ownControllers.last { $0 !== shown }?.titleInBackButton
        titleInBackButton = shown.titleInBackButton
        hidesBackButton = item.hidesBackButton || !left.isEmpty && !item.leftItemsSupplementBackButton
        if let navigation, navigation.showsToolbar {
            toolbarItems = (shown.toolbarItems ?? []).compactMap(\.toolbarItem)
        }
        tabs = container.shownTabs?.tabElements
        let captured = ViewCapture(of: shown, in: container)
        views = captured.elements
        if content.rowCount == nil { content.rowCount = captured.rowCount }
    }
}

extension UIViewController {
    /// What is seen in a container: the top of a stack, the selected tab, the first embedded child, or this itself.
    fileprivate var innermostShown: UIViewController {
        if let navigation = self as? UINavigationController {
            return navigation.ownControllers.last?.innermostShown ?? self
        }
        if let tabs = self as? UITabBarController {
            return tabs.selectedViewController?.innermostShown ?? self
        }
        if let inner = childControllers.first as? UINavigationController { return inner.innermostShown }
        return self
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

    /// What a button that leads back here says.
    fileprivate var titleInBackButton: String {
        navigationItem.backButtonTitle ?? navigationItem.backBarButtonItem?.title ?? shownTitle ?? ""
    }
}

extension UINavigationController {
    /// The stack without other columns that a collapsed split view has laid on it.
    var ownControllers: [UIViewController] {
        stack.filter { splitViewController?.containers.values.contains($0) != true }
    }

    /// Whether a controller of the stack has a large title: `automatic` is as the item before, and large at the root.
    func hasLargeTitle(above controller: UIViewController) -> Bool {
        guard navigationBar.prefersLargeTitles else { return false }
        let below = ownControllers.prefix { $0 !== controller }
        for item in ([controller] + below.reversed()).map(\.navigationItem) {
            switch item.largeTitleDisplayMode {
            case .never, .inline: return false
            case .always: return true
            case .automatic: continue
            }
        }
        return true
    }
}

extension UITabBarController {
    /// How many tabs a bar has room for; of more the rest is behind the last one.
    private static let mostTabs = 5

    fileprivate var tabElements: [TabElement] {
        var titles = shown.map { $0.tabBarItem.title ?? $0.shownTitle ?? "" }
        if titles.count > Self.mostTabs { titles = titles.prefix(Self.mostTabs - 1) + ["More"] }
        let selected = min(selectedIndex, max(0, titles.count - 1))
        return titles.enumerated().map { TabElement(title: $1, isSelected: $0 == selected) }
    }
}

extension UIBarButtonItem {
    /// The item as a toolbar shows it; nil where it does not show.
    fileprivate var toolbarItem: ToolbarItem? {
        systemItem == .flexibleSpace ? .flexibleSpace : element(.leading).map { .button($0) }
    }

    /// The button as a wireframe draws it; nil for spaces and what does not show.
    fileprivate func element(_ side: BarButtonElement.Side) -> BarButtonElement? {
        guard !isHidden, systemItem != .flexibleSpace, systemItem != .fixedSpace else { return nil }
        if let item = self as? DisplayModeButtonItem {
            return item.button.map { BarButtonElement(icon: $0.icon, side: side) }
                ?? item.title.map { BarButtonElement(title: $0, side: side) }
        }
        if let systemItem {
            let icon = BarButtonElement.Icon(systemItem)
            return BarButtonElement(
                icon: icon, title: icon == nil ? "\(systemItem)".capitalized : nil, side: side)
        }
        if let title { return BarButtonElement(title: title, side: side) }
        return BarButtonElement(
            icon: image?.name.map(BarButtonElement.Icon.init(symbol:)) ?? .more, side: side)
    }
}
