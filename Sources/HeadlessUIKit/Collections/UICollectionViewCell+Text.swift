import Foundation
import SplitframeInterface

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
        style.takeGround(ground, or: backgroundConfiguration, in: traitCollection)
        let list = contentConfiguration as? UIListContentConfiguration
        style.takeForeground(list?.textProperties.color, in: traitCollection)
        return style
    }
}
