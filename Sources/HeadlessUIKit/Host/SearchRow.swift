import Foundation
import SplitframeInterface
import SplitframeLayout

/// The frames of a navigation item's search field and of the button beside it that ends the search.
struct SearchRow {
    /// The frame of the field in the window, in points.
    var field: CGRect
    /// The button as drawn, with frames in the window; empty without one.
    var dismissal: [InterfaceElement] = []
    /// The row of the scopes in the window: below the field, or above one at the bottom (assumed); nil without any.
    var scopes: CGRect?
    /// The beginning of the content below the bars, in points of the window.
    var contentTop: CGFloat = 0

    /// The row with scopes below or above the field.
    @MainActor fileprivate func scoped(_ search: UISearchController, isAtBottom: Bool, in row: CGRect)
        -> SearchRow
    {
        guard !search.shownScopes.isEmpty else { return self }
        var scoped = self
        let y = isAtBottom ? field.minY - UISearchBar.scopeHeight + 4 : field.maxY + 6
        scoped.scopes = CGRect(x: row.minX, y: y, width: row.width, height: 32)
        return scoped
    }
}

extension UIViewController {
    /// The search row of this controller's navigation item in a column; nil where it is hidden.
    ///
    /// Figures in points, read off iOS 26.1. On phones: a capsule 48 high, 28 from the sides and the bottom. On iPads:
    /// 44 high at the bar's end. Below a title: 44 high, 16 from the sides. During a search
    /// on a phone, a round button of the field's height follows the field, after a gap of 12 at the bottom and 11 in
    /// the bar. Before iOS 26 the button is a text (its place is the wireframe's convention).
    func searchRow(of search: UISearchController, in column: UIView) -> SearchRow? {
        guard let navigation = parent as? UINavigationController else { return nil }
        let sides = column.safeAreaInsets
        let frame = column.frameInWindow.inset(
            by: UIEdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right))
        let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        let hasGlass = traitCollection.values.system.look.hasGlass
        let button =
            search.hasDismissButton
            ? BarButtonElement(icon: hasGlass ? .close : nil, title: hasGlass ? nil : "Cancel") : nil
        let end = frame.minY + navigation.barFrame(above: self).maxY
        let scopeRoom = search.shownScopes.isEmpty ? 0 : UISearchBar.scopeHeight
        var found: SearchRow
        switch navigation.searchPlace(above: self) {
        case .hidden: return nil
        case .bottom:
            let row = CGRect(
                x: frame.minX + 28, y: frame.maxY - 76, width: max(0, frame.width - 56), height: 48)
            found = SearchRow(row, with: button, gap: 12, isRightToLeft: isRightToLeft)
                .scoped(search, isAtBottom: true, in: row)
        case .end:
            let margin = UINavigationController.searchMargin
            let width = UINavigationController.searchRoom(of: search, in: frame.width) - margin
            let x = isRightToLeft ? frame.minX + margin : frame.maxX - margin - width
            let row = CGRect(
                x: frame.minX + 16, y: end - scopeRoom, width: max(0, frame.width - 32), height: 44)
            // Beside the title, below a prompt.
            let prompt = navigationItem.prompt?.isEmpty == false ? navigation.barMetrics[.promptRoom] : 0
            found = SearchRow(
                field: CGRect(
                    x: x, y: frame.minY + column.safeAreaInsets.top + CGFloat(prompt), width: width,
                    height: 44))
            if scopeRoom > 0 {
                found.scopes = CGRect(x: row.minX, y: row.minY + 6, width: row.width, height: 32)
            }
        case .bar:
            let row = CGRect(
                x: frame.minX + 16, y: end - scopeRoom - 52, width: max(0, frame.width - 32), height: 44)
            found = SearchRow(row, with: button, gap: 11, isRightToLeft: isRightToLeft)
                .scoped(search, isAtBottom: false, in: row)
        }
        found.contentTop = max(end, frame.minY + column.safeAreaInsets.top)
        return found
    }
}

extension SearchRow {
    /// Makes a row in which the field has a button at its end.
    fileprivate init(_ row: CGRect, with button: BarButtonElement?, gap: CGFloat, isRightToLeft: Bool) {
        field = row
        guard let button else { return }
        let width = button.title == nil ? row.height : 64
        field.size.width = max(0, row.width - width - gap)
        var end = CGRect(x: row.maxX - width, y: row.minY, width: width, height: row.height)
        if isRightToLeft {
            end.origin.x = row.minX
            field.origin.x = row.maxX - field.width
        }
        dismissal =
            (button.title == nil
                ? [InterfaceElement(name: "glass", frame: end.values, kind: .glass)] : [])
            + [InterfaceElement(name: "dismiss", frame: end.values, of: button)]
    }
}

extension UISearchController {
    /// Whether a button beside the field ends the search.
    fileprivate var hasDismissButton: Bool {
        isActive && automaticallyShowsCancelButton || searchBar.showsCancelButton
    }
}
