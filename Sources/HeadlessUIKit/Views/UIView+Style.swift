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
        if let layer = layerIfMade, layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 {
            style.borderWidth = Double(layer.borderWidth)
            style.borderColor = color.color.drawn(in: traits)?.faded(to: alpha)
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

extension ElementColor {
    /// The colour in a view of an opacity, from 0 to 1.
    fileprivate func faded(to opacity: CGFloat) -> ElementColor {
        guard opacity < 1 else { return self }
        var color = self
        color.alpha = UInt8((Double(alpha) * Double(max(0, opacity))).rounded())
        return color
    }
}
