import Foundation
import SplitframeInterface
import SplitframeLayout

extension UINavigationController {
    /// Places the app's title view in the middle of the bar's row, or as near to it as the buttons leave room.
    func placeTitleView(of top: UIViewController) {
        let title = showsNoBar(above: top) || sharesRowWithTabs ? nil : top.navigationItem.titleView
        if let former = shownTitleView, former !== title { former.removeFromSuperview() }
        shownTitleView = title
        guard let title, let view = loadedView else { return }
        if title.superview !== view { view.addSubview(title) }
        let sides = view.safeAreaInsets
        let bar = barFrame(above: top).inset(
            by: UIEdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right))
        let room = CGRect(roomForTitleView(of: top, in: bar)).offsetBy(dx: bar.minX, dy: bar.minY)
        let size = title.sizeInBar
        let (width, height) = (min(size.width, room.width), min(size.height, room.height))
        title.frame = CGRect(
            x: min(max(bar.midX - width / 2, room.minX), room.maxX - width), y: room.midY - height / 2,
            width: width, height: height)
    }

    /// Whether tabs at the top share the row of buttons, which then has no room for a title.
    private var sharesRowWithTabs: Bool {
        guard let tabs = tabBarController, tabs === parent else { return false }
        return tabs.showsBar && !tabs.showsBarAtBottom && tabs.sidebarWidth == nil
    }

    /// The room between the buttons of a bar, from its corner.
    private func roomForTitleView(of top: UIViewController, in bar: CGRect) -> Rectangle {
        let (item, metrics, traits) = (top.navigationItem, barMetrics, top.traitCollection)
        let leading = item.leadingItems.compactMap { $0.element(.leading, in: traits) }
        let trailing = item.trailingItems.reversed().compactMap { $0.element(.trailing, in: traits) }
        let hidesBack =
            item.hidesBackButton || !leading.isEmpty && !item.leftItemsSupplementBackButton
            || !metrics.hasWaysBack
        let back =
            hidesBack ? nil : top.wayBack.map { BarButtonElement(backTo: $0.titleInBackButton, in: metrics) }
        let isMirrored = traits.layoutDirection == .rightToLeft
        let environment = surroundingWindow?.environment
        let place = (loadedView?.convert(bar, to: nil) ?? bar).values
        let controls = environment?.windowControlsFrame(in: metrics.generation).flatMap { controls in
            place.intersection(controls) == nil
                ? nil : isMirrored ? place.maxX - controls.minX : controls.maxX - place.minX
        }
        let search = searchPlace(above: top) == .end ? item.searchController : nil
        // Beside a strip the bar keeps only the buttons that an upright bar cannot show.
        let isUpright = traits.verticalBarEdge != .unspecified
        let buttons = (buttonsOfColumn + [back].compactMap(\.self) + leading + trailing).filter {
            !isUpright || !$0.fitsVerticalBar
        }
        let room = NavigationBarLayout.titleViewRoom(
            in: place.size, metrics: metrics, scale: traits.displayScale,
            hasPrompt: item.prompt?.isEmpty == false,
            buttons: buttons,
            windowControlsEnd: controls,
            isAtEdge: environment?.keepsButtonsOffEdge == true && place.minY == 0,
            searchRoom: search.map { Double(Self.searchRoom(of: $0, in: bar.width)) } ?? 0)
        return isMirrored ? room.mirrored(inWidth: place.width) : room
    }

    /// The buttons that a split view adds to the bar of its column; in the classic style the app does that.
    private var buttonsOfColumn: [BarButtonElement] {
        guard let split = splitViewController, split.style != .unspecified,
            let column = split.containers.first(where: { $0.value === self })?.key
        else { return [] }
        let buttons = split.state.layout.buttons
        return [buttons.displayMode, buttons.secondaryOnly].compactMap(\.self)
            .filter { $0.column == column }.map { BarButtonElement(system: $0.icon) }
    }
}

extension UIView {
    /// The size by constraints of the view alone, of the contents, or as the app has set it; without a width as wide as
    /// the bar allows.
    fileprivate var sizeInBar: CGSize {
        let (own, set) = (intrinsicContentSize, bounds.size)
        let across = own.width >= 0 ? own.width : fittingWidth
        let width = length(.width) ?? (across > 0 ? across : set.width)
        let inside = own.height >= 0 ? own.height : fittingHeight(width: width)
        let height = length(.height) ?? (inside > 0 ? inside : set.height)
        return CGSize(width: width > 0 ? width : .infinity, height: height > 0 ? height : .infinity)
    }

    private func length(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        constraints.first {
            $0.first === self && $0.second == nil && $0.firstAttribute == attribute && $0.relation == .equal
        }?.constant
    }
}
