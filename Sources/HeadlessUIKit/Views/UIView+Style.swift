import Foundation
import SplitframeInterface

extension UIView {
    /// The style of this view, as far as it differs from its surroundings.
    ///
    /// - Parameter outer: The traits of the surroundings.
    func style(in outer: UITraitCollection) -> ElementStyle {
        let traits = traitCollection
        var style = ElementStyle()
        if traits.userInterfaceStyle != outer.userInterfaceStyle {
            style.interfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
        }
        style.takeBackground(backgroundColor, in: traits)
        style.opacity = min(max(Double(alpha), 0), 1)
        style.cornerRadius = Double(shownCornerRadius)
        if let layer = layerIfMade, let color = layer.borderColor {
            style.takeBorder(of: layer.borderWidth, color.color, in: traits)
        }
        style.tint = givenTint?.drawn(in: traits)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isRightToLeft != (outer.layoutDirection == .rightToLeft) {
            style.direction = isRightToLeft ? .rightToLeft : .leftToRight
        }
        return style
    }

    /// The radius of the corners of background and border, in points.
    var shownCornerRadius: CGFloat {
        max(0, cornerConfiguration?.radius(in: bounds.size) ?? layerIfMade?.cornerRadius ?? 0)
    }

    var frameInWindow: CGRect { convert(bounds, to: nil) }
}

extension ElementStyle {
    /// Takes a border of a width in points, if it can be seen; without a colour it has that of the theme's lines.
    mutating func takeBorder(of width: CGFloat, _ color: UIColor?, in traits: UITraitCollection) {
        guard width > 0, color?.cgColor.alpha != 0 else { return }
        borderWidth = Double(width)
        borderColor = color?.drawn(in: traits)
    }
}

extension ElementStyle {
    /// Whether a view without content has something to draw: a background or a border.
    var isVisible: Bool { background != nil || ground != nil || borderWidth > 0 }
}
