import Foundation
import SplitframeInterface

/// The placeholder for missing content.
extension ViewCapture {
    /// Adds image, texts and buttons, one below the other in the middle of a view.
    mutating func add(_ placeholder: UIContentUnavailableConfiguration, in view: UIView) {
        var ground = ElementStyle()
        ground.takeBackground(placeholder.background.backgroundColor, in: view.traitCollection)
        if ground.isVisible { add(ViewElement(.box), at: view.frameInWindow, style: ground) }
        let area = view.convert(view.bounds.inset(by: view.safeAreaInsets), to: nil).insetBy(dx: 16, dy: 0)
        let parts = placeholder.parts(inWidth: area.width, traits: view.traitCollection)
        var y = area.midY - parts.reduce(0) { $0 + $1.size.height + $1.gap } / 2
        for part in parts {
            y += part.gap
            let x =
                switch placeholder.alignment {
                case .center: area.midX - part.size.width / 2
                case .natural where traits.layoutDirection == .rightToLeft: area.maxX - part.size.width
                case .natural: area.minX
                }
            add(
                part.element, at: CGRect(origin: CGPoint(x: x, y: y), size: part.size), style: part.style)
            y += part.size.height
        }
    }
}

extension UIContentUnavailableConfiguration {
    /// An image, a text or a button, with the space above it in points.
    fileprivate struct Part {
        var element: ViewElement
        var style: ElementStyle
        var size: CGSize
        var gap: CGFloat
    }

    /// The parts from the top.
    fileprivate func parts(inWidth width: CGFloat, traits: UITraitCollection) -> [Part] {
        var parts: [Part] = []
        func add(_ part: Part?) {
            guard var part else { return }
            if parts.isEmpty { part.gap = 0 }
            parts.append(part)
        }
        add(imagePart(traits))
        add(label(text, attributedText, textProperties, below: imageToTextPadding, width, traits))
        add(
            label(
                secondaryText, secondaryAttributedText, secondaryTextProperties,
                below: textToSecondaryTextPadding, width, traits))
        add(part(of: button, buttonProperties, width))
        add(part(of: secondaryButton, secondaryButtonProperties, width))
        return parts
    }

    private func imagePart(_ traits: UITraitCollection) -> Part? {
        guard let image else { return nil }
        var style = ElementStyle()
        style.takeForeground(imageProperties.tintColor ?? image.ownColor ?? .secondaryLabel, in: traits)
        return Part(
            element: ViewElement(.image, symbol: image.name, icon: image.icon), style: style,
            size: CGSize(width: 44, height: 44), gap: 0)
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?, _ look: TextProperties, below gap: CGFloat,
        _ width: CGFloat, _ traits: UITraitCollection
    ) -> Part? {
        let label = UILabel()
        label.font = look.font(in: traits)
        label.textColor = look.color
        label.numberOfLines = look.numberOfLines
        label.textAlignment = alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.bounds.size = label.sizeThatFits(CGSize(width: width, height: .infinity))
        guard let element = label.element else { return nil }
        var style = ElementStyle()
        label.color(&style)
        return Part(element: element, style: style, size: label.bounds.size, gap: gap)
    }

    private func part(
        of configuration: UIButton.Configuration, _ properties: ButtonProperties, _ width: CGFloat
    ) -> Part? {
        let button = UIButton(configuration: configuration)
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        let size = button.intrinsicContentSize
        button.bounds.size = CGSize(width: min(size.width, width), height: size.height)
        guard button.drawnTitle != nil || button.drawnImageSize != nil, var element = button.element else {
            return nil
        }
        element.isEnabled = properties.isEnabled
        var style = ElementStyle()
        button.color(&style)
        // The space above buttons is assumed.
        return Part(element: element, style: style, size: button.bounds.size, gap: 16)
    }
}
