import Foundation
import SplitframeInterface

extension UITableViewCell: TextRow {
    var ownText: ViewElement? {
        if let list = contentConfiguration as? UIListContentConfiguration {
            var element = list.element(inWidth: listRoom(bounds.width, list), traits: traitCollection)
            element.addMargins(leading: Double(roomInRow))
            return element
        }
        guard showsOwnLabels else { return nil }
        var text = ViewElement(
            .row, text: textLabel?.shownText, secondaryText: detailTextLabel?.shownText,
            isSideBySide: isSideBySide && detailTextLabel?.shownText != nil,
            symbol: imageView?.image.map { $0.name ?? "" }, icon: imageView?.image?.icon,
            fontSize: Double(textLabel?.font.pointSize ?? UIFont.labelFontSize))
        text.fontWeight = textLabel?.font.drawn.weight ?? .regular
        let lines = lines(inWidth: bounds.width)
        text.lines = lines.first.count > 1 ? lines.first : []
        text.secondaryLines = lines.second.count > 1 ? lines.second : []
        text.alignment = textLabel?.shownAlignment
        text.secondaryParts = detailTextLabel?.partsInRow ?? []
        text.addMargins(leading: Double(roomInRow), besides: ownContentView.layoutMargins.left)
        return text
    }

    /// The room before the row's contents besides its control and its margin.
    private var roomInRow: CGFloat { indentation + (editControl == nil ? editRoom : 0) }

    var textViews: [UIView] {
        if contentConfiguration is UIListContentConfiguration { return [contentView] }
        return showsOwnLabels ? [textLabel, detailTextLabel, imageView].compactMap(\.self) : []
    }

    /// The colours of a row, with the background that the app sets; a selected row has the selection's background.
    func rowStyle(in outer: UITraitCollection) -> ElementStyle {
        var style = style(in: outer)
        let ground =
            isSelected
            ? selectedBackgroundView?.backgroundColor : backgroundView?.backgroundColor ?? backgroundColor
        style.takeGround(ground, or: backgroundConfiguration, in: traitCollection)
        if let list = contentConfiguration as? UIListContentConfiguration {
            list.color(&style, in: traitCollection)
        } else {
            let label = showsOwnLabels ? textLabel : nil
            let highlighted = label?.isHighlighted == true ? label?.highlightedTextColor : nil
            style.takeForeground(highlighted ?? label?.textColor, in: traitCollection)
            if label?.isEnabled == false { style.ink = .tertiary }
            style.symbolColor = imageView?.givenTint?.drawn(in: traitCollection)
        }
        if isHighlighted, !isSelected, style.background == nil { style.ground = .fill }
        return style
    }
}

extension UILabel {
    /// The look of a row's second text where it is not that of the kind: its colour.
    fileprivate var partsInRow: [TextPart] {
        guard let text = shownText, let textColor, textColor != .secondaryLabel else { return [] }
        var part = TextPart(length: text.count)
        part.color = textColor.drawn(in: traitCollection)
        part.ink = textColor.ink
        return part == TextPart(length: text.count) ? [] : [part]
    }
}

extension ViewElement {
    /// Moves the contents of a row away from its start.
    ///
    /// - Parameter margin: The margin before that, in points; nil for the usual.
    mutating func addMargins(leading: Double, besides margin: CGFloat? = nil) {
        // Up to 20 points are the system's own margins, for which rows have one convention.
        let own = margin.map { Double($0) > 20 ? Double($0) : 16 }
        guard leading > 0 || own.map({ $0 > 16 }) == true else { return }
        var margins = margins ?? EdgeInsets(top: 0, left: own ?? 16, bottom: 0, right: 16)
        margins.left += leading
        self.margins = margins
    }
}

extension UITableViewHeaderFooterView: TextRow {
    var ownText: ViewElement? {
        if let list = contentConfiguration as? UIListContentConfiguration {
            return list.element(inWidth: bounds.width, traits: traitCollection)
        }
        guard let label = textLabel, let text = label.shownText else { return nil }
        var element = ViewElement(.header, text: text)
        let margins = CGFloat(2 * ListFigures.headerMargin.value)
        let lines = label.font.lines(
            of: text, width: max(1, bounds.width - margins),
            atMost: label.numberOfLines == 0 ? .max : label.numberOfLines)
        element.lines = lines.count > 1 ? lines : []
        element.alignment = label.shownAlignment
        return element
    }

    var textViews: [UIView] {
        contentConfiguration is UIListContentConfiguration
            ? [contentView] : [textLabel, detailTextLabel].compactMap(\.self)
    }
}
