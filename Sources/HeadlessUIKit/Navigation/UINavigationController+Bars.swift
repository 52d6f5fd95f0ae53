import Foundation
import SplitframeInterface
import SplitframeLayout

extension UINavigationController {
    /// Whether the app has hidden the bar, here or as a view.
    var hidesNavigationBar: Bool { isNavigationBarHidden || navigationBar.isHidden }

    /// Whether the top controller shows a toolbar: not where it hides bottom bars, nor from iOS 26 on without items.
    var showsToolbar: Bool {
        guard !isToolbarHidden, !ownToolbar.isHidden, !hidesBottomBar else { return false }
        return !barMetrics.generation.look.hasGlass || ownTop?.toolbarItems?.isEmpty == false
    }

    /// Whether a toolbar is at the bottom: beside a strip with upright bars, only for items without an icon.
    var showsLevelToolbar: Bool {
        guard showsToolbar, traitCollection.verticalBarEdge != .unspecified, let top = ownTop else {
            return showsToolbar
        }
        let items = (top.toolbarItems ?? []).compactMap { $0.toolbarItem(in: top.traitCollection) }
        return items.withoutUpright.contains { $0 != .flexibleSpace }
    }

    /// The frame of a toolbar at the bottom, or of a search field in its place, in points in this view's space.
    private var toolbarSlot: CGRect {
        guard let view = loadedView else { return .zero }
        let metrics = barMetrics
        let isAboveTabs = tabBarController?.showsLevelBarAtBottom == true
        let below = isAboveTabs || !metrics.generation.look.hasGlass ? view.safeAreaInsets.bottom : 0
        let height = CGFloat(metrics.toolbarHeight(isAboveTabs: isAboveTabs))
        return CGRect(x: 0, y: view.bounds.maxY - below - height, width: view.bounds.width, height: height)
    }

    /// The frame of the toolbar, in points in this view's space; empty without one.
    var toolbarFrame: CGRect {
        var frame = toolbarSlot
        if !showsLevelToolbar { (frame.origin.y, frame.size.height) = (frame.maxY, 0) }
        return frame
    }

    /// Whether a pushed controller hides the bars at the bottom.
    var hidesBottomBar: Bool { ownControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    /// The frame of the bar above the top controller, in points in this view's space; empty where it is hidden.
    ///
    /// - Parameter isLarge: Whether the title is large; nil for what it is.
    func barFrame(above top: UIViewController, isLarge: Bool? = nil) -> CGRect {
        guard let view = loadedView else { return .zero }
        let metrics = barMetrics
        let isAtTop = view.convert(CGPoint.zero, to: nil).y == 0
        let start = metrics.navigationBarStart(safeTop: Double(view.safeAreaInsets.top), isAtTop: isAtTop)
        var bar = CGRect(x: 0, y: start, width: view.bounds.width, height: 0)
        if hidesNavigationBar {
            bar.origin.y = view.safeAreaInsets.top
            return bar
        }
        if searchPlace(above: top) == .bar { bar.size.height += CGFloat(metrics[.searchRoom]) }
        if [.bar, .end].contains(searchPlace(above: top)),
            top.navigationItem.searchController?.shownScopes.isEmpty == false
        {
            bar.size.height += UISearchBar.scopeHeight
        }
        if isCoveredBySearch(top) { return bar }
        let titleSize = UIFont.TextStyle.largeTitle.size(at: top.traitCollection.preferredContentSizeCategory)
        bar.size.height += CGFloat(
            metrics.navigationBarHeight(
                hasPrompt: top.navigationItem.prompt?.isEmpty == false,
                hasSubtitle: top.navigationItem.shownSubtitle(isLarge: true) != nil,
                largeTitleSize: isLarge ?? hasLargeTitle(above: top) ? Double(titleSize) : nil))
        return bar
    }

    /// The safe area of the top controller between the bars, in points.
    func safeAreaBetweenBars(of top: UIViewController) -> UIEdgeInsets {
        guard let view = loadedView else { return .zero }
        var insets = view.safeAreaInsets
        insets.top = barFrame(above: top).maxY
        if showsLevelToolbar || searchPlace(above: top) == .bottom {
            insets.bottom = max(insets.bottom, view.bounds.maxY - toolbarSlot.minY)
        }
        return insets
    }

    /// The position of a navigation item's search field.
    enum SearchPlace {
        /// No field is visible: there is none, or it is above the content until the user scrolls to it.
        case hidden
        /// Below the title, as a part of the bar.
        case bar
        /// At the bar's end, beside the title.
        case end
        /// At the bottom, in the toolbar's place.
        case bottom
    }

    /// The position of the search field for the top controller, as read off iOS 26.1: at the bottom on phones, at the
    /// bar's end on iPads, below the title in tabs and where the app stacks it.
    func searchPlace(above top: UIViewController) -> SearchPlace {
        let item = top.navigationItem
        guard let search = item.searchController, !hidesNavigationBar else { return .hidden }
        let isPhone = barMetrics.screen.isPhone
        let isStacked =
            !barMetrics.generation.look.hasGlass || item.preferredSearchBarPlacement == .stacked
            || isPhone && tabBarController?.showsBar == true
        guard isStacked else {
            guard !isPhone else { return .bottom }
            // Assumed: a sidebar has no room for title, buttons and field side by side.
            return traitCollection.horizontalSizeClass == .compact ? .bar : .end
        }
        return search.isActive || !item.hidesSearchBarWhenScrolling ? .bar : .hidden
    }

    /// The distance of a search field from the bar's end, in points (read off iOS 26.1).
    static let searchMargin: CGFloat = 15

    /// The width reserved for a search field at the end of a bar, in points: the field is 240 wide, 280 during a search
    /// (read off iOS 26.1).
    static func searchRoom(of search: UISearchController, in width: CGFloat) -> CGFloat {
        min(search.isActive ? 280 : 240, max(0, width - 2 * searchMargin)) + searchMargin
    }

    /// Whether the app or a search hides the navigation bar.
    func showsNoBar(above top: UIViewController) -> Bool { hidesNavigationBar || isCoveredBySearch(top) }

    /// Whether a search hides the title and buttons of the bar: on phones, unless the app prevents it.
    private func isCoveredBySearch(_ top: UIViewController) -> Bool {
        let metrics = barMetrics
        guard let search = top.navigationItem.searchController, search.isActive,
            metrics.screen.isPhone || !metrics.generation.look.hasGlass
        else { return false }
        return search.hidesNavigationBarDuringPresentation && searchPlace(above: top) != .end
    }

    /// Whether the bar is in a sheet, popover or form sheet.
    var isInSheet: Bool {
        let outermost = sequence(first: self as UIViewController, next: \.parent).reduce(self) { $1 }
        guard let presentation = outermost.presentedFrame?.presentation else { return false }
        return presentation != .fullScreen && presentation != .root
    }

    /// The metrics of the bars, which do not depend on the column.
    var barMetrics: BarMetrics {
        let traits = (splitViewController ?? self).traitCollection.values
        return BarMetrics(
            generation: traits.system, screen: traits.screenKind,
            ground: isInSheet ? .sheet : layoutOfColumn.map(BarMetrics.Ground.init) ?? .window)
    }

    /// The layout of the column around this controller; nil outside of columns.
    private var layoutOfColumn: ColumnLayout? {
        guard let split = splitViewController else { return nil }
        let ancestors = sequence(first: self as UIViewController, next: \.parent)
        let container = ancestors.first { $0.parent === split }
        return split.containers.first { $0.value === container }.flatMap { split.state.layout.column($0.key) }
    }
}
