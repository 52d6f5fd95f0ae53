import Foundation
import SplitframeInterface

extension UIButton {
    /// The font of a title without attributes.
    var titleFont: UIFont { configuration?.font ?? givenLabel.font }

    /// The title with the looks of its parts; nil without one.
    var drawnTitle: AttributedText? {
        guard let title = currentTitle, !title.isEmpty else { return nil }
        let styled: NSAttributedString? =
            if chosenTitle != nil {
                nil
            } else if let configuration {
                configuration.title == nil
                    ? configuration.attributedTitle.map { NSAttributedString(drawing: $0) } : nil
            } else {
                attributedTitle(for: state)
            }
        return AttributedText(
            styled ?? NSAttributedString(string: title), font: titleFont, color: nil, in: traitCollection)
    }

    /// The second line of a configuration, in the font of captions (assumed).
    var drawnSubtitle: AttributedText? {
        guard let configuration else { return nil }
        let text =
            configuration.subtitle.map { NSAttributedString(string: $0) }
            ?? configuration.attributedSubtitle.map { NSAttributedString(drawing: $0) }
        guard let text, text.length > 0 else { return nil }
        return AttributedText(
            text, font: .preferredFont(forTextStyle: .caption1), color: nil, in: traitCollection)
    }

    /// The size of the image, or of the wheel in its place, in points; nil without one.
    var drawnImageSize: CGSize? {
        if configuration?.showsActivityIndicator == true { return CGSize(width: 20, height: 20) }
        guard let image = currentImage else { return nil }
        let shown = configuration?.preferredSymbolConfigurationForImage
            .flatMap { preferred in image.symbolConfiguration.map { $0.applying(preferred).size } }
        let size = shown ?? image.size
        return size == .zero ? CGSize(width: 20, height: 20) : size
    }

    /// Whether the arrows of a pop-up button are behind its title.
    var showsIndicator: Bool {
        switch configuration?.indicator {
        case .popup: true
        case .automatic: isPopUp
        case nil, .some(.none): false
        }
    }

    private var isStacked: Bool {
        configuration.map { $0.imagePlacement == .top || $0.imagePlacement == .bottom } ?? false
    }

    private var padding: CGFloat { drawnImageSize == nil ? 0 : configuration?.imagePadding ?? 0 }

    /// What is around title and image, in points.
    var drawnInsets: NSDirectionalEdgeInsets {
        if let configuration { return configuration.insets }
        let insets = contentEdgeInsets
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }

    /// The room for the title in a width, in points.
    private func titleRoom(inWidth width: CGFloat) -> CGFloat {
        let insets = drawnInsets
        let beside = isStacked ? 0 : (drawnImageSize?.width ?? 0) + padding
        return max(1, width - insets.leading - insets.trailing - beside - indicatorWidth)
    }

    private var indicatorWidth: CGFloat { showsIndicator ? 18 : 0 }

    /// The lines of the title in a width; those of a configuration are as many as there is room for.
    private func titleLines(_ title: AttributedText, inWidth width: CGFloat) -> [StyledText.Line] {
        let mode = configuration?.titleLineBreakMode ?? givenLabel.lineBreakMode
        let wraps = mode == .byWordWrapping || mode == .byCharWrapping
        let most = configuration == nil ? givenLabel.numberOfLines : wraps ? 0 : 1
        return title.lines(
            width: titleRoom(inWidth: width), atMost: most == 0 ? .max : most,
            cut: wraps ? .byTruncatingTail : mode)
    }

    func contentSize(inWidth width: CGFloat) -> CGSize {
        var words = CGSize.zero
        if let title = drawnTitle { words = title.size(of: titleLines(title, inWidth: width)) }
        if let subtitle = drawnSubtitle {
            let size = subtitle.size(of: subtitle.lines(width: titleRoom(inWidth: width)))
            words.width = max(words.width, size.width)
            words.height += size.height + (drawnTitle == nil ? 0 : configuration?.titlePadding ?? 0)
        }
        words.width = words.width.rounded(.up)
        let image = drawnImageSize ?? .zero
        let gap = words == .zero ? 0 : padding
        let insets = drawnInsets
        return CGSize(
            width: (isStacked ? max(words.width, image.width) : words.width + gap + image.width)
                + indicatorWidth + insets.leading + insets.trailing,
            height: (isStacked ? words.height + gap + image.height : max(words.height, image.height))
                .rounded(.up) + insets.top + insets.bottom)
    }
}

extension UIButton: ElementView {
    var element: ViewElement? {
        let (title, subtitle, image) = (drawnTitle, drawnSubtitle, drawnImageSize)
        guard title != nil || subtitle != nil || image != nil || shownLook != nil else { return nil }
        var element = ViewElement(
            .button, text: title?.text, secondaryText: subtitle?.text,
            symbol: currentImage.map { $0.name ?? "" }, icon: currentImage?.icon,
            isSelected: isSelected && configuration == nil && buttonType == .system)
        if configuration?.showsActivityIndicator == true {
            (element.symbol, element.icon) = ("progress.indicator", nil)
        }
        element.buttonLook = shownLook
        element.takeFont(titleFont)
        title?.style(&element)
        if let title {
            let lines = titleLines(title, inWidth: bounds.width)
            element.lines = lines.count > 1 || lines.first?.text != title.text ? lines.map(\.text) : []
        }
        if let subtitle {
            let lines = subtitle.lines(width: titleRoom(inWidth: bounds.width))
            element.secondaryLines = lines.count > 1 ? lines.map(\.text) : []
            element.secondaryParts = subtitle.parts
            if title != nil { element.textPadding = (configuration?.titlePadding).map(Double.init) }
        }
        if let image {
            if image != CGSize(width: 20, height: 20) { element.imageSize = image.values }
            if title != nil || subtitle != nil, padding > 0 { element.imagePadding = Double(padding) }
            element.imagePlacement = placement
        }
        if showsIndicator { element.accessories = [.menu] }
        switch effectiveContentHorizontalAlignment {
        case .center, .fill: break
        case .left: element.alignment = isRightToLeft ? .trailing : .leading
        case .right: element.alignment = isRightToLeft ? .leading : .trailing
        case .leading: element.alignment = .leading
        case .trailing: element.alignment = .trailing
        }
        let insets = drawnInsets
        if element.alignment != nil, insets != .zero {
            element.margins = EdgeInsets(
                top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom),
                right: Double(insets.trailing))
        }
        return element
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var placement: ViewElement.ImagePlacement? {
        switch configuration?.imagePlacement {
        case .some(.top): .top
        case .some(.bottom): .bottom
        case .some(.trailing): .trailing
        default: nil
        }
    }

    /// The ground of a configuration; a selected one without a ground gets a light one, and any other a full one
    /// (assumed: no document says how a configuration is updated for selection).
    private var shownLook: ViewElement.ButtonLook? {
        guard let configuration else { return nil }
        let isMarked = isSelected && configuration.automaticallyUpdateForSelection
        return switch configuration.look {
        case .plain: isMarked ? .tinted : nil
        case .gray, .bordered: isMarked ? .filled : .gray
        case .tinted: isMarked ? .filled : .tinted
        case .filled: .filled
        case .glass: isMarked ? .filled : .glass
        }
    }

    /// Uses the title's colour of the button's state, or a configuration's colours; the look of the configuration
    /// determines whether its background is drawn fully, lightly or not at all.
    func color(_ style: inout ElementStyle) {
        if isHighlighted { style.opacity *= 0.5 }
        if let image = currentImage { style.symbolColor = image.ownColor?.drawn(in: traitCollection) }
        let own = drawnTitle?.color
        guard let configuration else {
            style.takeForeground(own ?? titleColor(for: state), in: traitCollection, usual: nil)
            return
        }
        if role == .destructive { style.tint = UIColor.systemRed.drawn(in: traitCollection) }
        style.takeForeground(own ?? configuration.baseForegroundColor, in: traitCollection, usual: nil)
        let background = configuration.background
        let base = configuration.baseBackgroundColor
        let shown: UIColor? =
            switch shownLook {
            case nil, .glass: nil
            case .gray, .filled: base
            case .tinted: base?.withAlphaComponent(0.2)
            }
        let ground = background.backgroundColor.flatMap { $0 == .clear ? nil : $0 } ?? shown
        if let ground { style.takeBackground(ground, in: traitCollection) }
        style.takeBorder(of: background.strokeWidth, background.strokeColor, in: traitCollection)
        switch configuration.cornerStyle {
        case .capsule: style.cornerRadius = Double(UICornerConfiguration.capsule().radius(in: bounds.size))
        case .fixed: style.cornerRadius = Double(background.cornerRadius)
        case .dynamic, .small, .medium, .large:
            if background.cornerRadius > 0 {
                style.cornerRadius = Double(background.cornerRadius)
            } else if style.borderWidth > 0, style.cornerRadius == 0 {
                // The corners of every button with a ground.
                style.cornerRadius = min(12, Double(bounds.height) / 2)
            }
        }
    }
}
