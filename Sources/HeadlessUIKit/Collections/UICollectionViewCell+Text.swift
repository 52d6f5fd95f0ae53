import Foundation
import SplitframeInterface

extension UICollectionViewCell: TextRow {
    var ownText: ViewElement? {
        (contentConfiguration as? UIListContentConfiguration)?
            .element(inWidth: contentView.bounds.width, traits: traitCollection)
    }

    var indentationInRow: CGFloat { (self as? UICollectionViewListCell)?.indentation ?? 0 }

    var textViews: [UIView] { contentConfiguration is UIListContentConfiguration ? [contentView] : [] }

    func rowStyle(in outer: UITraitCollection) -> ElementStyle {
        var style = style(in: outer)
        let ground =
            isSelected
            ? selectedBackgroundView?.backgroundColor : backgroundView?.backgroundColor ?? backgroundColor
        style.takeGround(ground, or: backgroundConfiguration, in: traitCollection)
        (contentConfiguration as? UIListContentConfiguration)?.color(&style, in: traitCollection)
        if isHighlighted, !isSelected, style.background == nil { style.ground = .fill }
        return style
    }
}
