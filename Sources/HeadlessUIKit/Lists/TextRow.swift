import Foundation
import SplitframeInterface
import SplitframeText

/// A row or header that may have two texts and an image of its own, from its text labels or a list configuration; all else
/// that stands in it is the app's.
@MainActor protocol TextRow: UIView {
    /// The row's own texts and image; nil where the app's views are all there is.
    var ownText: ViewElement? { get }
    /// The views that show them.
    var textViews: [UIView] { get }
}

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
        return text
    }

    var textViews: [UIView] {
        if contentConfiguration is UIListContentConfiguration { return [contentView] }
        return showsOwnLabels ? [textLabel, detailTextLabel, imageView].compactMap(\.self) : []
    }

    /// The colours of a row, and of its ground where the app gives it one; a selected row has the ground of the selection.
    func rowStyle(in outer: UITraitCollection) -> ElementStyle {
        var style = style(in: outer)
        let ground =
            isSelected
            ? selectedBackgroundView?.backgroundColor : backgroundView?.backgroundColor ?? backgroundColor
        style.background = (ground ?? backgroundConfiguration?.backgroundColor)?.drawn(in: traitCollection)
        let list = contentConfiguration as? UIListContentConfiguration
        let color = list.map(\.textProperties.color) ?? (showsOwnLabels ? textLabel?.textColor : nil)
        style.takeForeground(color, in: traitCollection)
        return style
    }
}

extension UICollectionViewCell: TextRow {
    var ownText: ViewElement? {
        (contentConfiguration as? UIListContentConfiguration)?
            .element(inWidth: contentView.bounds.width, traits: traitCollection)
    }

    var textViews: [UIView] { contentConfiguration is UIListContentConfiguration ? [contentView] : [] }

    func rowStyle(in outer: UITraitCollection) -> ElementStyle {
        var style = style(in: outer)
        let ground =
            isSelected
            ? selectedBackgroundView?.backgroundColor : backgroundView?.backgroundColor ?? backgroundColor
        style.background = (ground ?? backgroundConfiguration?.backgroundColor)?.drawn(in: traitCollection)
        let list = contentConfiguration as? UIListContentConfiguration
        style.takeForeground(list?.textProperties.color, in: traitCollection)
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
        return element
    }

    var textViews: [UIView] {
        contentConfiguration is UIListContentConfiguration
            ? [contentView] : [textLabel, detailTextLabel].compactMap(\.self)
    }
}

extension UILabel {
    /// The text; nil where there is nothing to see.
    var shownText: String? { text?.isEmpty == false ? text : nil }
}

extension UIListContentConfiguration {
    /// The texts and the image as a row of the tree.
    ///
    /// - Parameter width: What the row has for its contents with their margins, in points.
    func element(inWidth width: CGFloat, traits: UITraitCollection) -> ViewElement {
        var element = ViewElement(
            purpose == .header ? .header : .row, text: words, secondaryText: secondaryWords,
            isSideBySide: isSideBySide, symbol: image.map { $0.name ?? "" }, icon: image?.icon,
            fontSize: Double(textProperties.font(in: traits).pointSize))
        // Headers have the weight of headers.
        if purpose != .header { element.fontWeight = textProperties.font(in: traits).drawn.weight }
        let lines = lines(inWidth: width, traits: traits)
        element.lines = lines.first.count > 1 ? lines.first : []
        element.secondaryLines = lines.second.count > 1 ? lines.second : []
        return element
    }
}
