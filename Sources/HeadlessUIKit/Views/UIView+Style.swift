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
        if style.background == nil, style.ground == nil { style.ground = material }
        style.opacity = min(max(Double(alpha), 0), 1)
        style.cornerRadius = Double(shownCornerRadius)
        style.roundCorners = layerIfMade?.maskedCorners.drawn
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

    /// The tint set on this view or on the nearest one around it; nil for that of the system.
    var nearestTint: UIColor? { sequence(first: self) { $0.superview }.lazy.compactMap(\.givenTint).first }
}

extension ElementStyle {
    /// Takes a border of a width in points, if it can be seen; without a colour it has that of the theme's lines.
    mutating func takeBorder(of width: CGFloat, _ color: UIColor?, in traits: UITraitCollection) {
        guard width > 0, color?.cgColor.alpha != 0 else { return }
        borderWidth = Double(width)
        borderColor = color?.drawn(in: traits)
    }

    /// Whether a view without content has something to draw: a background or a border.
    var isVisible: Bool { background != nil || ground != nil || borderWidth > 0 }
}

extension UIView {
    /// The frame in the window, in points, as transforms move and scale it; of a turned view the box around it.
    var frameInWindow: CGRect {
        let isMoved = sequence(first: self, next: \.superview).contains {
            !CATransform3DIsIdentity($0.transform3D)
        }
        guard isMoved else { return convert(bounds, to: nil) }
        var frame = bounds
        for view in sequence(first: self, next: \.superview) where view.superview != nil {
            let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            var corners = frame.corners.map { CGPoint(x: $0.x - center.x, y: $0.y - center.y) }
            if !CATransform3DIsIdentity(view.transform3D) {
                let transform = view.transform
                corners = corners.map { $0.applying(transform) }
            }
            let xs = corners.map { $0.x + view.center.x }
            let ys = corners.map { $0.y + view.center.y }
            let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
            frame = CGRect(
                x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
        }
        return frame
    }
}

extension CACornerMask {
    /// The corners as drawn; nil for all of them.
    var drawn: [ElementCorner]? {
        let all: [(CACornerMask, ElementCorner)] = [
            (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight),
            (.layerMinXMaxYCorner, .bottomLeft), (.layerMaxXMaxYCorner, .bottomRight),
        ]
        let corners = all.filter { contains($0.0) }.map(\.1)
        return corners.count == all.count ? nil : corners
    }
}

extension CALayer {
    /// The look of a layer that is not that of a view; a gradient has the mean of its colours.
    func style(in traits: UITraitCollection) -> ElementStyle {
        var style = ElementStyle()
        style.takeBackground(backgroundColor?.color, in: traits)
        if let mean = (self as? CAGradientLayer)?.meanColor { style.takeBackground(mean, in: traits) }
        style.opacity = Double(opacity)
        style.cornerRadius = Double(cornerRadius)
        style.roundCorners = maskedCorners.drawn
        style.takeBorder(of: borderWidth, borderColor?.color, in: traits)
        return style
    }
}

extension CAGradientLayer {
    fileprivate var meanColor: UIColor? {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.components }.filter { $0.count == 4 }
        guard !colors.isEmpty else { return nil }
        func mean(_ index: Int) -> CGFloat { colors.reduce(0) { $0 + $1[index] } / CGFloat(colors.count) }
        return UIColor(red: mean(0), green: mean(1), blue: mean(2), alpha: mean(3))
    }
}

/// A view that is a single element of the tree, including its subviews.
@MainActor protocol ElementView: UIView {
    /// The view's text, image or value as an element; nil where the app has set none.
    var element: ViewElement? { get }
    /// Adds the colours that the app sets for the text or image, where they differ from the default.
    func color(_ style: inout ElementStyle)
}

extension ElementView {
    func color(_ style: inout ElementStyle) {}
}
