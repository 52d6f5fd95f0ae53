import Foundation
import SplitframeInterface

/// Where the search field of a navigation item stands, and beside it the button that ends a search.
struct SearchRow {
    /// In the window, in points.
    var field: CGRect
    /// The button as it is drawn, with frames in the window; nothing where none shows.
    var dismissal: [InterfaceElement] = []
}

extension UIViewController {
    /// Where the search of this controller's navigation item stands in a column; nil where it does not show.
    ///
    /// Figures read off iOS 26.1: on phones a capsule of 48 points, 28 from the sides and the bottom, on iPads 240 by 44
    /// at the bar's end, 280 wide while one searches; below a title 44 high and 16 from the sides. While one searches
    /// on a phone, the field makes room for a round button as high as itself, 12 points behind it at the bottom and 11
    /// in the bar. Before iOS 26 the button is a word (its place is the wireframe's convention).
    func searchRow(of search: UISearchController, in column: UIView) -> SearchRow? {
        guard let navigation = navigationController else { return nil }
        let sides = column.safeAreaInsets
        let frame = column.frameInWindow.inset(
            by: UIEdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right))
        let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        let hasGlass = traitCollection.values.system.look.hasGlass
        let button =
            search.hasDismissButton
            ? BarButtonElement(icon: hasGlass ? .close : nil, title: hasGlass ? nil : "Cancel") : nil
        switch navigation.searchPlace(above: self) {
        case .hidden: return nil
        case .bottom:
            let row = CGRect(
                x: frame.minX + 28, y: frame.maxY - 76, width: max(0, frame.width - 56), height: 48)
            return SearchRow(row, with: button, gap: 12, isRightToLeft: isRightToLeft)
        case .end:
            let width = min(search.isActive ? 280 : 240, max(0, frame.width - 30))
            let x = isRightToLeft ? frame.minX + 15 : frame.maxX - 15 - width
            return SearchRow(
                field: CGRect(
                    x: x, y: frame.minY + column.safeAreaInsets.top, width: width, height: 44))
        case .bar:
            let end = frame.minY + navigation.barFrame(above: self).maxY
            let row = CGRect(x: frame.minX + 16, y: end - 52, width: max(0, frame.width - 32), height: 44)
            return SearchRow(row, with: button, gap: 11, isRightToLeft: isRightToLeft)
        }
    }
}

extension SearchRow {
    /// A field that shares its row with a button at its end.
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
    /// Whether a button that ends the search stands beside its field.
    fileprivate var hasDismissButton: Bool {
        isActive && automaticallyShowsCancelButton || searchBar.showsCancelButton
    }
}
