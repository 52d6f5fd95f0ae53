import Foundation
import SplitframeInterface
import SplitframeText

extension UITableViewCell: TextRow {
    var ownText: ViewElement? {
        if let list = contentConfiguration as? UIListContentConfiguration {
            return list.element(inWidth: bounds.width - accessoryRoom, traits: traitCollection)
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
        return text
    }

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
        let list = contentConfiguration as? UIListContentConfiguration
        let color = list.map(\.textProperties.color) ?? (showsOwnLabels ? textLabel?.textColor : nil)
        style.takeForeground(color, in: traitCollection)
        return style
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
