import Foundation
import SplitframeInterface
import SplitframeText

extension UILabel: ElementView {
    func color(_ style: inout ElementStyle) {
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        style.takeForeground(color, in: traitCollection)
    }

    var element: ViewElement? {
        guard let text, !text.isEmpty else { return nil }
        var element = ViewElement(.label, text: text, fontSize: font.pointSize)
        element.fontWeight = font.drawn.weight
        element.lines = shownLines.count > 1 ? shownLines : []
        element.alignment = shownAlignment
        return element
    }

    /// The alignment of the text; that of its paragraph comes before that of the label.
    var shownAlignment: ViewElement.Alignment? {
        let styled = attributedText.flatMap { $0.string == text && $0.length > 0 ? $0 : nil }
        let paragraph = styled?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        return (paragraph?.alignment ?? textAlignment).drawn(in: self)
    }
}

extension NSTextAlignment {
    /// The alignment in a view's reading direction; nil for the leading edge, where justified text's last line begins.
    @MainActor func drawn(in view: UIView) -> ViewElement.Alignment? {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch self {
        case .natural, .justified: nil
        case .center: .center
        case .left: isRightToLeft ? .trailing : nil
        case .right: isRightToLeft ? nil : .trailing
        }
    }
}

extension UIButton: ElementView {
    var element: ViewElement? {
        guard currentTitle != nil || currentImage != nil else { return nil }
        var element = ViewElement(
            .button, text: currentTitle, symbol: currentImage.map { $0.name ?? "" }, icon: currentImage?.icon,
            isSelected: configuration?.look == .filled, fontSize: Double(shownLabel.font.pointSize))
        element.fontWeight = shownLabel.font.drawn.weight
        switch effectiveContentHorizontalAlignment {
        case .center, .fill: break
        case .left, .leading: element.alignment = isRightToLeft ? .trailing : .leading
        case .right, .trailing: element.alignment = isRightToLeft ? .leading : .trailing
        }
        return element
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Uses the title's colour of the button's state, or a configuration's colours; the look of the configuration
    /// determines whether its background is drawn fully, lightly or not at all.
    func color(_ style: inout ElementStyle) {
        guard let configuration else {
            style.takeForeground(titleColor(for: state), in: traitCollection, usual: nil)
            return
        }
        style.takeForeground(configuration.baseForegroundColor, in: traitCollection, usual: nil)
        let ground = configuration.baseBackgroundColor
        let shown: UIColor? =
            switch configuration.look {
            case .plain, .glass: nil
            case .gray, .bordered, .filled: ground
            case .tinted: ground?.withAlphaComponent(0.2)
            }
        let own = configuration.background.backgroundColor?.drawn(in: traitCollection)
        style.background = own ?? shown?.drawn(in: traitCollection) ?? style.background
        switch configuration.cornerStyle {
        case .capsule: style.cornerRadius = Double(UICornerConfiguration.capsule().radius(in: bounds.size))
        case .fixed: style.cornerRadius = Double(configuration.background.cornerRadius)
        case .dynamic, .small, .medium, .large: break
        }
    }
}

extension UITextField: ElementView {
    func color(_ style: inout ElementStyle) {
        style.takeForeground(hasText ? textColor : nil, in: traitCollection)
    }

    var element: ViewElement? {
        guard !hasOwnTextRect else { return ViewElement(.field) }
        var element = ViewElement(
            .field, text: drawnText, secondaryText: placeholder,
            fontSize: Double(font?.pointSize ?? UIFont.labelFontSize))
        element.fontWeight = font?.drawn.weight ?? .regular
        element.alignment = textAlignment.drawn(in: self)
        return element
    }
}

extension UITextView: ElementView {
    func color(_ style: inout ElementStyle) { style.takeForeground(textColor, in: traitCollection) }

    var element: ViewElement? {
        guard !text.isEmpty else { return nil }
        var element = ViewElement(
            .text, text: text, fontSize: Double(font?.pointSize ?? UIFont.labelFontSize))
        element.fontWeight = font?.drawn.weight ?? .regular
        element.lines = shownLines.count > 1 ? shownLines : []
        element.alignment = textAlignment.drawn(in: self)
        return element
    }
}

extension UIImageView: ElementView {
    /// A symbol is drawn in the tint colour; where that is an ink of the theme, in the ink.
    ///
    /// Corners are those of the background only, unless the view cuts its image off there (CALayer, `cornerRadius`).
    func color(_ style: inout ElementStyle) {
        style.ink = style.tint == nil ? givenTint?.ink : nil
        if !clipsToBounds, image?.isSymbolImage == false { style.cornerRadius = 0 }
    }

    var element: ViewElement? { image.map { ViewElement(.image, symbol: $0.name, icon: $0.icon) } }
}

extension UISwitch: ElementView {
    func color(_ style: inout ElementStyle) {
        if isOn, let onTintColor { style.tint = onTintColor.drawn(in: traitCollection) }
    }

    var element: ViewElement? { ViewElement(.toggle, isSelected: isOn) }
}

extension UISegmentedControl: ElementView {
    /// Nil, since each segment is an element itself.
    var element: ViewElement? { nil }
}
