import Foundation
import SplitframeInterface

extension UILabel: ElementView {
    func color(_ style: inout ElementStyle) {
        let usual = drawnAttributes?.color ?? textColor
        let color = isHighlighted ? highlightedTextColor ?? usual : usual
        style.takeForeground(color, in: traitCollection)
    }

    var element: ViewElement? { textElement }

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

extension UITextField: ElementView {
    func color(_ style: inout ElementStyle) {
        let own = hasText ? textColor : nil
        style.takeForeground(drawnAttributes?.color ?? own, in: traitCollection)
    }

    /// The text, or the placeholder without one, with the looks of its parts.
    private var drawnAttributes: AttributedText? {
        guard let shown = hasText && !isSecureTextEntry ? givenAttributes : givenPlaceholderAttributes else {
            return nil
        }
        return AttributedText(
            shown, font: font ?? .systemFont(ofSize: UIFont.labelFontSize), color: hasText ? textColor : nil,
            in: traitCollection)
    }

    var element: ViewElement? {
        var element = ViewElement(.field)
        element.fieldBorder = drawnBorder
        guard !hasOwnTextRect else { return element }
        (element.text, element.secondaryText) = (drawnText, placeholder)
        element.margins = drawnMargins
        element.takeFont(font ?? .systemFont(ofSize: UIFont.labelFontSize))
        if let drawnAttributes {
            drawnAttributes.style(&element)
            if !hasText { swap(&element.parts, &element.secondaryParts) }
        }
        element.alignment = textAlignment.drawn(in: self)
        return element
    }
}

extension UITextView: ElementView {
    func color(_ style: inout ElementStyle) {
        style.takeForeground(drawnText?.color ?? textColor, in: traitCollection)
    }

    var element: ViewElement? {
        guard let drawnText else { return nil }
        var element = ViewElement(.text, text: text)
        drawnText.style(&element)
        let lines = shownLines
        element.lines = lines.count > 1 || lines.first != text ? lines : []
        element.alignment = (drawnText.paragraph?.alignment ?? textAlignment).drawn(in: self)
        return element
    }
}

extension UIImageView: ElementView {
    /// A symbol is drawn in its own colour or the tint; where that is an ink of the theme, in the ink.
    ///
    /// Corners are those of the background only, unless the view cuts its image off there (CALayer, `cornerRadius`).
    func color(_ style: inout ElementStyle) {
        if let own = drawnImage?.ownColor {
            style.takeForeground(own, in: traitCollection, usual: nil)
        } else {
            style.ink = style.tint == nil ? givenTint?.ink : nil
            if drawnImage?.isSymbolImage == false, drawnImage?.renderingMode == .alwaysTemplate {
                style.ink = style.ink ?? .tint
            }
        }
        if !clipsToBounds, drawnImage?.isSymbolImage == false { style.cornerRadius = 0 }
    }

    /// The image of the view's state, with the view's configuration of symbols.
    var drawnImage: UIImage? {
        let shown = isHighlighted ? highlightedImage ?? image : image
        guard let shown, let configuration = shown.symbolConfiguration, let preferredSymbolConfiguration
        else {
            return shown
        }
        return shown.withConfiguration(preferredSymbolConfiguration.applying(configuration.given))
    }

    var element: ViewElement? {
        guard let image = drawnImage else { return nil }
        var element = ViewElement(.image, symbol: image.name, icon: image.icon)
        element.imageMode = contentMode.drawn
        // The size tells nothing where the image is stretched.
        if element.imageMode != nil, image.size != .zero, image.size != CGSize(width: 20, height: 20) {
            element.imageSize = image.size.values
        }
        return element
    }
}

extension UIView.ContentMode {
    /// How an image fills a view; nil where it is stretched.
    var drawn: ViewElement.ImageMode? {
        switch self {
        case .scaleToFill, .redraw: nil
        case .scaleAspectFit: .fit
        case .scaleAspectFill: .fill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
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

    /// A segment with the attributes of its state.
    func segment(at index: Int) -> (element: ViewElement, style: ElementStyle) {
        let image = imageForSegment(at: index)
        let isSelected = index == selectedSegmentIndex
        var element = ViewElement(
            .segment, text: image == nil ? titleForSegment(at: index) : nil,
            symbol: image.map { $0.name ?? "" }, icon: image?.icon, isSelected: isSelected, fontSize: 13)
        element.fontWeight = .medium
        element.isEnabled = isEnabled && isEnabledForSegment(at: index)
        var attributes = titleTextAttributes(for: .normal) ?? [:]
        if isSelected { attributes.merge(titleTextAttributes(for: .selected) ?? [:]) { $1 } }
        if let font = attributes[.font] as? UIFont { element.takeFont(font) }
        var style = ElementStyle()
        style.takeForeground(attributes[.foregroundColor] as? UIColor, in: traitCollection, usual: nil)
        if isSelected { style.tint = selectedSegmentTintColor?.drawn(in: traitCollection) }
        return (element, style)
    }

    /// The frame of a segment in the control's bounds: those of no given width share the rest.
    func segmentFrame(at index: Int) -> CGRect {
        let given = (0..<numberOfSegments).map(widthForSegment)
        let others = given.count { $0 <= 0 }
        let free = max(0, bounds.width - given.reduce(0, +)) / CGFloat(max(1, others))
        let widths = given.map { $0 > 0 ? $0 : free }
        let start = widths[..<index].reduce(0, +)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRightToLeft ? bounds.width - start - widths[index] : start, y: 0, width: widths[index],
            height: bounds.height)
    }
}
