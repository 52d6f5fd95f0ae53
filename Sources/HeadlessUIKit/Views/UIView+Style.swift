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
        style.background = backgroundColor?.drawn(in: traits)?.faded(to: alpha)
        style.cornerRadius = Double(shownCornerRadius)
        if let layer = layerIfMade, let color = layer.borderColor {
            style.takeBorder(of: layer.borderWidth, color.color, in: traits)
            style.borderColor = style.borderColor?.faded(to: alpha)
        }
        style.tint = givenTint?.drawn(in: traits)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isRightToLeft != (outer.layoutDirection == .rightToLeft) {
            style.direction = isRightToLeft ? .rightToLeft : .leftToRight
        }
        return style
    }

    /// The radius of the corners of background and border, in points.
    private var shownCornerRadius: CGFloat {
        max(0, cornerConfiguration?.radius(in: bounds.size) ?? layerIfMade?.cornerRadius ?? 0)
    }

    /// How the background of a view without content is drawn; nil where it looks like what surrounds it.
    ///
    /// Backgrounds in the colours of the picture's theme are told from their surroundings by their corners only.
    func ground(_ style: ElementStyle) -> ViewElement.Kind? {
        if style.background != nil { return .box }
        if style.cornerRadius > 0, let backgroundColor, backgroundColor.cgColor.alpha > 0 { return .card }
        return style.borderWidth > 0 ? .box : nil
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

extension ElementColor {
    /// The colour in a view of an opacity, from 0 to 1.
    fileprivate func faded(to opacity: CGFloat) -> ElementColor {
        guard opacity < 1 else { return self }
        var color = self
        color.alpha = UInt8((Double(alpha) * Double(max(0, opacity))).rounded())
        return color
    }
}
