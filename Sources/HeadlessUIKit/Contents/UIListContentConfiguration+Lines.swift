import Foundation
import SplitframeInterface

extension UIListContentConfiguration {
    /// The lines of both texts, which are side by side if the app prefers that and both fit into one line (documented:
    /// prefersSideBySideTextAndSecondaryText).
    ///
    /// - Parameter width: The width for the row's contents with their margins, in points.
    func lines(inWidth width: CGFloat, traits: UITraitCollection) -> RowLines {
        let margins = directionalLayoutMargins
        let image =
            image == nil
            ? 0 : max(CGFloat(ViewElement.imageRoom), drawnImageSize?.width ?? 0) + imageToTextPadding
        let room = width - margins.leading - margins.trailing - image
        let (font, secondFont) = (textProperties.font(in: traits), secondaryTextProperties.font(in: traits))
        let gap = textToSecondaryTextHorizontalPadding
        let isSideBySide =
            prefersSideBySideTextAndSecondaryText
            && plainSecondaryText.map { second in
                plainText.map { font.width(of: [$0]) + gap + secondFont.width(of: [second]) <= room } ?? true
            } == true
        return RowLines(
            (plainText, font, textProperties.numberOfLines),
            (plainSecondaryText, secondFont, secondaryTextProperties.numberOfLines), inWidth: room,
            isSideBySide: isSideBySide, gap: gap)
    }

    /// The width that texts gain beside an accessory, where their margin is smaller.
    var gainBesideAccessory: CGFloat {
        max(0, directionalLayoutMargins.trailing - ListFigures.accessoryMargin.value)
    }

    /// The height of a row or header of a list in a collection view.
    func collectionRowHeight(inWidth width: CGFloat, traits: UITraitCollection) -> CGFloat {
        let figures = ListFigures(traits: traits.values)
        let lines = lines(inWidth: width, traits: traits)
        let figure: SourcedNumber =
            switch purpose {
            case .header, .footer: figures.collectionHeader
            case .row, .subtitleRow, .valueRow:
                plainSecondaryText == nil || lines.isSideBySide
                    ? figures.collectionRow : figures.plainSubtitleRow
            }
        return PixelGrid(scale: max(1, traits.displayScale)).round(figure.value + lines.growth)
    }

    /// The texts and the image as a row of the tree.
    ///
    /// - Parameter width: The width for the row's contents with their margins, in points.
    func element(inWidth width: CGFloat, traits: UITraitCollection) -> ViewElement {
        let lines = lines(inWidth: width, traits: traits)
        var element = ViewElement(
            purpose == .header ? .header : .row, text: plainText, secondaryText: plainSecondaryText,
            isSideBySide: lines.isSideBySide, symbol: image.map { $0.name ?? "" }, icon: image?.icon)
        element.takeFont(textProperties.font(in: traits))
        if let attributedText, attributedText.length > 0, text == nil {
            AttributedText(
                attributedText, font: textProperties.font(in: traits), color: textProperties.color, in: traits
            ).style(&element)
        }
        // Headers keep the weight of headers.
        if purpose == .header { element.fontWeight = .regular }
        if let second = plainSecondaryText {
            element.secondaryParts = secondaryParts(second, element, traits)
        }
        element.lines = lines.first.count > 1 ? lines.first : []
        element.secondaryLines = lines.second.count > 1 ? lines.second : []
        element.alignment = textProperties.alignment == .center ? .center : nil
        if image != nil { style(&element) }
        if textToSecondaryTextVerticalPadding != Self.usualTextPadding {
            element.textPadding = Double(textToSecondaryTextVerticalPadding)
        }
        let margins = directionalLayoutMargins
        if margins != Self.usualMargins {
            element.margins = EdgeInsets(
                top: Double(margins.top), left: Double(margins.leading), bottom: Double(margins.bottom),
                right: Double(margins.trailing))
        }
        return element
    }

    /// The size of the image and the space beside it, where they are not the usual ones.
    private func style(_ element: inout ViewElement) {
        if imageToTextPadding != Self.usualImagePadding { element.imagePadding = Double(imageToTextPadding) }
        element.imageRadius = Double(imageProperties.cornerRadius)
        element.imageSize = drawnImageSize?.values
    }

    /// The size of the image where it is not the usual one.
    private var drawnImageSize: CGSize? {
        var size = image?.size ?? .zero
        if let own = image?.symbolConfiguration, let preferred = imageProperties.preferredSymbolConfiguration
        {
            size = preferred.applying(own.given).size
        }
        let most = imageProperties.maximumSize
        if size == .zero { size = most }
        if most.width > 0, size.width > most.width {
            size = CGSize(width: most.width, height: size.height * most.width / size.width)
        }
        if most.height > 0, size.height > most.height {
            size = CGSize(width: size.width * most.height / size.height, height: most.height)
        }
        return size == .zero || size == CGSize(width: 20, height: 20) ? nil : size
    }

    /// The look of the second text, where it is not the usual one.
    private func secondaryParts(
        _ text: String, _ element: ViewElement, _ traits: UITraitCollection
    ) -> [TextPart] {
        let font = secondaryTextProperties.font(in: traits)
        let styled = secondaryText == nil ? secondaryAttributedText : nil
        let attributed = AttributedText(
            styled ?? NSAttributedString(string: text), font: font, color: secondaryTextProperties.color,
            in: traits)
        var whole = TextPart(length: text.count)
        if Double(attributed.font.pointSize) != element.secondaryFontSize {
            whole.fontSize = Double(attributed.font.pointSize)
        }
        if attributed.font.drawn.weight != .regular { whole.fontWeight = attributed.font.drawn.weight }
        if !attributed.font.traits.isEmpty { whole.fontTraits = attributed.font.traits }
        if let color = attributed.color, color.ink != .secondary {
            whole.color = color.drawn(in: traits)
            whole.ink = whole.color == nil ? color.ink : nil
        }
        guard !attributed.parts.isEmpty else {
            return whole == TextPart(length: text.count) ? [] : [whole]
        }
        return attributed.parts.map { part in
            var part = part
            part.fontSize = part.fontSize ?? whole.fontSize
            part.fontWeight = part.fontWeight ?? whole.fontWeight
            part.fontTraits = part.fontTraits ?? whole.fontTraits
            if part.color == nil, part.ink == nil { (part.color, part.ink) = (whole.color, whole.ink) }
            return part
        }
    }

    /// Gives a row the colours of its text and its image, and the opacity of both.
    func color(_ style: inout ElementStyle, in traits: UITraitCollection) {
        let own = text == nil ? attributedText.flatMap { $0.length > 0 ? $0 : nil } : nil
        let color = own?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        style.takeForeground(color ?? textProperties.color, in: traits)
        let tint = imageProperties.tintColor ?? image?.ownColor
        style.symbolColor = tint?.drawn(in: traits)
        style.opacity *= min(max(Double(alpha), 0), 1)
    }
}

extension UIListContentConfiguration.TextProperties {
    /// The font at the content size of the traits.
    func font(in traits: UITraitCollection) -> UIFont {
        adjustsFontForContentSizeCategory ? font.adjusted(to: traits.preferredContentSizeCategory) : font
    }
}

extension UIListContentView: ElementView {
    func color(_ style: inout ElementStyle) {
        (configuration as? UIListContentConfiguration)?.color(&style, in: traitCollection)
    }

    var element: ViewElement? {
        (configuration as? UIListContentConfiguration)?.element(
            inWidth: bounds.width, traits: traitCollection)
    }
}

/// The lines of a row's two texts.
struct RowLines {
    typealias Text = (text: String?, font: UIFont, numberOfLines: Int)

    let first: [String]
    let second: [String]
    let isSideBySide: Bool
    /// The additional height of a row compared to one with a single line for each text, in points.
    let growth: CGFloat

    /// - Parameter gap: The space between two texts side by side, of which the second has one line.
    init(_ first: Text, _ second: Text, inWidth width: CGFloat, isSideBySide: Bool, gap: CGFloat) {
        func lines(_ text: Text, _ width: CGFloat) -> [String] {
            guard let plainText = text.text, !plainText.isEmpty else { return [] }
            return text.font.lines(
                of: plainText, width: max(1, width),
                atMost: text.numberOfLines == 0 ? .max : text.numberOfLines)
        }
        self.isSideBySide = isSideBySide
        if isSideBySide, let value = second.text {
            self.first = lines(first, width - second.font.width(of: [value]) - gap)
            self.second = [value]
        } else {
            self.first = lines(first, width)
            self.second = lines(second, width)
        }
        growth =
            CGFloat(max(0, self.first.count - 1)) * first.font.lineHeight
            + CGFloat(max(0, self.second.count - 1)) * second.font.lineHeight
    }
}
