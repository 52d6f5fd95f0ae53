import Foundation
import SplitframeInterface
import SplitframeLayout

extension ColumnContents {
    /// Captures a container: the bars of its controllers, the views of the visible one, and the containers inside.
    ///
    /// - Parameters:
    ///   - column: The column that the container fills; nil outside the columns.
    ///   - presented: The column for which the container is presented.
    @MainActor init(
        of container: UIViewController, in column: Column?, presentedFor presented: Column? = nil,
        by capture: ScreenCapture
    ) {
        let level = BarLevel(of: container, isColumn: column != nil)
        let (navigation, shown) = (level.navigation, level.shown)
        let owner = level.owner ?? shown
        let item = owner.navigationItem
        let left = item.leadingItems.elements(.leading, in: owner.traitCollection)
        let right = item.trailingItems.elements(.trailing, in: owner.traitCollection).reversed()
        let isLarge = navigation?.hasLargeTitle(above: owner) ?? false
        let title = navigation?.shownTitleView
        self.init(
            title: title == nil || isLarge
                ? (navigation == nil ? container.shownTitle : item.shownTitle(isLarge: isLarge)) ?? "" : "",
            prefersLargeTitle: isLarge,
            content: shown.wireframeContent
                ?? (shown.isContainer ? nil : shown.content(in: column ?? presented ?? .secondary)),
            barButtons: left + right)
        isFilledByApp = !shown.standsForColumn
        backTitle = owner.wayBack?.titleInBackButton
        titleInBackButton = owner.titleInBackButton
        hidesBackButton = item.hidesBackButton || !left.isEmpty && !item.leftItemsSupplementBackButton
        if let navigation, navigation.showsToolbar {
            toolbarItems = (owner.toolbarItems ?? []).compactMap {
                $0.toolbarItem(in: owner.traitCollection)
            }
        }
        isBarHidden = navigation?.showsNoBar(above: owner) ?? true
        tabs = level.tabs?.tabElements
        hasTabsAtTop = level.tabs?.showsBarAtBottom == false
        areTabsBelowBar = level.areTabsBelowBar
        tabSidebarWidth = level.tabs?.sidebarWidth.map(Double.init)
        prefersBarItems = item.verticalBarCompressionBehavior == .prefersBarItems
        let traits = owner.traitCollection
        prompt = item.prompt?.isEmpty == false ? item.prompt : nil
        subtitle = title == nil || isLarge ? item.shownSubtitle(isLarge: isLarge) : nil
        if navigation?.searchPlace(above: owner) == .end, let search = item.searchController,
            let column = container.viewIfLoaded,
            let row = owner.searchRow(of: search, in: column)
        {
            searchRoom = Double(row.field.width + UINavigationController.searchMargin)
        }
        if let bar = navigation?.navigationBar {
            let isAtTop = !owner.hasContentBeneathBar(atTop: true)
            barStyle = bar.givenStyle(isAtEdge: isAtTop)
            titleColor = bar.titleColor(isLarge: isLarge, isAtEdge: isAtTop)?.drawn(in: traits)
        }
        let isAtEnd = !owner.hasContentBeneathBar(atTop: false)
        toolbarStyle = navigation?.toolbar.shownStyle(isAtEdge: isAtEnd) ?? ElementStyle()
        tabBarStyle = level.tabs?.tabBar.shownStyle(isAtEdge: isAtEnd) ?? ElementStyle()
        barViews = navigation?.viewsInBar ?? []
        largeTitleSize = Double(UIFont.TextStyle.largeTitle.size(at: traits.preferredContentSizeCategory))
        style = shown.viewIfLoaded?.style(in: shown.windowTraits) ?? ElementStyle()
        style.tint = shown.viewIfLoaded?.nearestTint?.drawn(in: traits)
        // The direction of a controller is that of its window, regardless of its view.
        style.direction = nil
        style.tint = shown.viewIfLoaded?.nearestTint?.drawn(in: traits)
        // A column has its own colour in pictures, whatever background of the system an app gives it.
        if column != nil || style.ground == .background { style.ground = nil }
        let captured = ViewCapture(of: shown, in: container, capturesContainersSeparately: true)
        views = captured.elements
        if style.background == nil, captured.columnGround == .groupedBackground {
            style.ground = .groupedBackground
        }
        inside = level.inside.enumerated().compactMap { index, container in
            capture.element(of: container, named: "screen\(index + 1)", as: ScreenElement(.root))
        }
        if views.isEmpty, shown.wireframeContent == nil, !shown.isContainer, !shown.standsForColumn {
            content = ContentElement(kind: .empty, rowCount: 0)
        }
        if content?.rowCount == nil { content?.rowCount = captured.rowCount }
    }
}

/// The controllers of a container whose bars are drawn as one level: at most one navigation bar and one tab bar.
///
/// A bar belongs to a navigation controller, and a column has none of its own. A navigation controller inside a tab bar
/// controller that itself has a navigation bar, and every container in a plain controller's view, has its own level.
@MainActor private struct BarLevel {
    /// The navigation controller with the bar at the top; nil without one.
    private(set) var navigation: UINavigationController?
    /// The top of its stack, whose items are in the bar.
    private(set) var owner: UIViewController?
    private var shownTabs: UITabBarController?
    private weak var tabsAround: UITabBarController?
    /// Whether the tab bar controller is below the navigation bar, and not around it.
    private(set) var areTabsBelowBar = false
    /// The visible controller.
    private(set) var shown: UIViewController
    /// The containers inside the visible controller, or this controller itself, with bars of their own.
    private(set) var inside: [UIViewController] = []

    /// - Parameter isColumn: Whether the container is a column's; a collapsed split view puts one on another's stack,
    ///   whose bar is then above it, as are the tabs around that stack.
    init(of container: UIViewController, isColumn: Bool) {
        shown = container
        if isColumn {
            if !(container is UINavigationController), let stack = container.parent as? UINavigationController
            {
                (navigation, owner) = (stack, container)
            }
            let around = sequence(first: container, next: \.parent).dropFirst()
            tabsAround =
                around.prefix { !($0 is UISplitViewController) }.lazy
                .compactMap { $0 as? UITabBarController }.first
        }
        while true {
            let next: UIViewController?
            switch shown {
            case let stack as UINavigationController:
                // A split view pushes navigation controllers on others, which then share one bar.
                guard navigation == nil || stack.parent === navigation else {
                    inside = [stack]
                    return
                }
                navigation = stack
                next = stack.ownControllers.last
                owner = next
            case let tabs as UITabBarController:
                guard shownTabs == nil else {
                    inside = [tabs]
                    return
                }
                shownTabs = tabs
                areTabsBelowBar = navigation != nil
                next = tabs.selectedViewController
            default:
                inside = shown.containersInside
                return
            }
            guard let next else { return }
            shown = next
        }
    }

    /// The tab bar controller with a visible bar; nil without one.
    var tabs: UITabBarController? { (shownTabs ?? tabsAround).flatMap { $0.showsBar ? $0 : nil } }
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
}

extension UINavigationController {
    /// The title view of the top controller, and what the app has put into the bar itself.
    fileprivate var viewsInBar: [InterfaceElement] {
        let views =
            (shownTitleView.map { [$0] } ?? []) + (navigationBar.window == nil ? [] : navigationBar.subviews)
        return ViewCapture(of: views, within: windowTraits).elements
    }
}

extension UINavigationBar {
    /// The style that the app sets for the bar: its background, its tint, and its direction if any.
    fileprivate func givenStyle(isAtEdge: Bool) -> ElementStyle {
        var style = shownStyle(isAtEdge: isAtEdge)
        if semanticContentAttribute != .unspecified {
            style.direction =
                effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        return style
    }
}
