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
        style.background = backgroundColor?.drawn(in: traits)
        if let opaque = style.background?.alpha, alpha < 1 {
            style.background?.alpha = UInt8((Double(opaque) * Double(max(0, alpha))).rounded())
        }
        style.tint = givenTint?.drawn(in: traits)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isRightToLeft != (outer.layoutDirection == .rightToLeft) {
            style.direction = isRightToLeft ? .rightToLeft : .leftToRight
        }
        return style
    }

    var frameInWindow: CGRect { convert(bounds, to: nil) }
}
