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
        let left = item.leadingItems.elements(.leading, in: shown.traitCollection)
        let right = item.trailingItems.elements(.trailing, in: shown.traitCollection).reversed()
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
        let isAtEnd = !shown.hasContentBeneathBar(atTop: false)
        toolbarStyle = navigation?.toolbar.shownStyle(isAtEdge: isAtEnd) ?? ElementStyle()
        tabBarStyle = container.shownTabs?.tabBar.shownStyle(isAtEdge: isAtEnd) ?? ElementStyle()
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

extension UINavigationBar {
    /// The style that the app sets for the bar: its tint, and its direction if any.
    fileprivate var givenStyle: ElementStyle {
        let direction: LayoutDirection? =
            semanticContentAttribute == .unspecified
            ? nil : effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return ElementStyle(tint: givenTint?.drawn(in: traitCollection), direction: direction)
    }
}
