import Foundation
import SplitframeInterface

extension UISearchBar {
    /// The height of the row of scopes, and of a prompt, in points; assumed.
    static let scopeHeight: CGFloat = 44
    private static let promptHeight: CGFloat = 22

    /// The titles of the scopes; empty where they are hidden.
    var shownScopes: [String] { showsScopeBar ? scopeButtonTitles ?? [] : [] }

    /// The height of what is above and below the row with the field, in points.
    var heightBesidesField: CGFloat {
        (shownScopes.isEmpty ? 0 : Self.scopeHeight) + (prompt?.isEmpty == false ? Self.promptHeight : 0)
    }

    /// The distance of the glass from the field's start, in points, as it is drawn.
    private static let fieldMargin = 12.0

    /// The field as an element of the tree, whose text ends before the button at its end.
    func field(in frame: CGRect) -> ViewElement {
        let text = self.text?.isEmpty == false ? self.text : nil
        var field = ViewElement(.search, text: text, secondaryText: placeholder ?? "Search")
        field.isEnabled = isEnabled && searchTextField.isEnabled
        if let (_, button) = endButton(in: frame) {
            field.margins = EdgeInsets(
                top: 0, left: Self.fieldMargin, bottom: 0, right: Double(frame.maxX - button.minX) + 4)
        }
        return field
    }

    /// The style of the field: its own background and text colour.
    var fieldStyle: ElementStyle {
        var style = ElementStyle()
        style.takeBackground(searchTextField.backgroundColor, in: traitCollection)
        if text?.isEmpty == false {
            style.takeForeground(searchTextField.textColor, in: traitCollection)
        }
        return style
    }

    /// The segments of the scopes in a row, in points of the row's space.
    static func scopes(
        _ titles: [String], selected: Int, in row: CGRect, isMirrored: Bool
    ) -> [ControlDrawing.Part] {
        let width = row.width / CGFloat(max(1, titles.count))
        return titles.enumerated().map { index, title in
            let place = isMirrored ? titles.count - 1 - index : index
            return (
                ViewElement(.segment, text: title, isSelected: index == selected),
                CGRect(
                    x: row.minX + width * CGFloat(place), y: row.minY, width: width, height: row.height)
            )
        }
    }

    /// The button that the field has at its end: that which clears a text, or that for bookmarks.
    func endButton(in field: CGRect) -> ControlDrawing.Part? {
        let hasText = text?.isEmpty == false
        guard hasText || showsBookmarkButton, field.width > 80 else { return nil }
        let symbol = hasText ? "xmark.circle.fill" : "book"
        let place = CGRect(x: field.maxX - 30, y: field.midY - 9, width: 18, height: 18)
        return (ViewElement(.image, symbol: symbol, icon: UIImage(systemName: symbol)?.icon), place)
    }

    /// The frame of the field, and the other parts with theirs, in the bar's bounds, laid out from left to right.
    var parts: (field: CGRect, others: [ControlDrawing.Part]) {
        var others: [ControlDrawing.Part] = []
        var row = bounds
        if let prompt, !prompt.isEmpty {
            var label = ViewElement(.label, text: prompt, fontSize: 13)
            label.alignment = .center
            others.append((label, CGRect(x: 0, y: 0, width: bounds.width, height: Self.promptHeight)))
            row.origin.y += Self.promptHeight
        }
        row.size.height = max(0, bounds.height - heightBesidesField)
        if !shownScopes.isEmpty {
            let scopes = CGRect(x: 8, y: row.maxY + 6, width: bounds.width - 16, height: 32)
            others += Self.scopes(
                shownScopes, selected: selectedScopeButtonIndex, in: scopes, isMirrored: false)
        }
        if showsCancelButton {
            let title = "Cancel"
            let width = UIFont.systemFont(ofSize: 17).width(of: [title]).rounded(.up) + 16
            row.size.width = max(0, row.width - width)
            others.append(
                (
                    ViewElement(.button, text: title),
                    CGRect(x: row.maxX, y: row.minY, width: width, height: row.height)
                ))
        }
        // A bar keeps a distance around its field where it has the height for it.
        let inset = min(8, max(0, (row.height - 36) / 2))
        let field = row.height >= 52 ? row.insetBy(dx: 8, dy: inset) : row
        if let button = endButton(in: field) { others.append(button) }
        return (field, others)
    }
}
