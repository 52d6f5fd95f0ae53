import Foundation
import SplitframeGeometry
import SplitframeInterface
import SplitframeText

extension UIListContentConfiguration {
    /// Whether the second text is at the row's end.
    var isSideBySide: Bool { prefersSideBySideTextAndSecondaryText && plainSecondaryText != nil }

    /// The lines of both texts.
    ///
    /// - Parameter width: The width for the row's contents with their margins, in points.
    func lines(inWidth width: CGFloat, traits: UITraitCollection) -> (first: [String], second: [String]) {
        let margins = directionalLayoutMargins
        let room =
            width - margins.leading - margins.trailing - (image == nil ? 0 : ListFigures.imageRoom.value)
        return RowLines.lines(
            (plainText, textProperties.font(in: traits), textProperties.numberOfLines),
            (
                plainSecondaryText, secondaryTextProperties.font(in: traits),
                secondaryTextProperties.numberOfLines
            ),
            inWidth: room, isSideBySide: isSideBySide, gap: textToSecondaryTextHorizontalPadding)
    }

    /// The additional height of a row compared to one with a single line for each text.
    func growth(inWidth width: CGFloat, traits: UITraitCollection) -> CGFloat {
        let lines = lines(inWidth: width, traits: traits)
        return RowLines.growth(
            lines, fonts: (textProperties.font(in: traits), secondaryTextProperties.font(in: traits)))
    }
}

extension UIListContentConfiguration.TextProperties {
    /// The font at the content size of the traits.
    func font(in traits: UITraitCollection) -> UIFont {
        adjustsFontForContentSizeCategory ? font.adjusted(to: traits.preferredContentSizeCategory) : font
    }
}

/// The lines of a row's two texts.
enum RowLines {
    typealias Text = (text: String?, font: UIFont, numberOfLines: Int)

    /// - Parameter gap: The space between two texts side by side, of which the second has one line.
    static func lines(
        _ first: Text, _ second: Text, inWidth width: CGFloat, isSideBySide: Bool, gap: CGFloat
    ) -> (first: [String], second: [String]) {
        func lines(_ text: Text, _ width: CGFloat) -> [String] {
            guard let plainText = text.text, !plainText.isEmpty else { return [] }
            return text.font.lines(
                of: plainText, width: max(1, width),
                atMost: text.numberOfLines == 0 ? .max : text.numberOfLines)
        }
        guard isSideBySide, let value = second.text else {
            return (lines(first, width), lines(second, width))
        }
        let rest = width - second.font.width(of: [value]) - gap
        return (lines(first, rest), [value])
    }

    static func growth(
        _ lines: (first: [String], second: [String]), fonts: (first: UIFont, second: UIFont)
    ) -> CGFloat {
        CGFloat(max(0, lines.first.count - 1)) * fonts.first.lineHeight
            + CGFloat(max(0, lines.second.count - 1)) * fonts.second.lineHeight
    }
}

extension UIListContentConfiguration {
    /// The height of a row or header of a list in a collection view.
    func collectionRowHeight(inWidth width: CGFloat, traits: UITraitCollection) -> CGFloat {
        let figures = ListFigures(traits: traits.values)
        let figure: Figure =
            switch purpose {
            case .header, .footer: figures.collectionHeader
            case .row, .subtitleRow, .valueRow:
                plainSecondaryText == nil || prefersSideBySideTextAndSecondaryText
                    ? figures.collectionRow : figures.plainSubtitleRow
            }
        return PixelGrid(scale: max(1, traits.displayScale)).round(
            figure.value + growth(inWidth: width, traits: traits))
    }
}

extension UIListContentConfiguration {
    /// The texts and the image as a row of the tree.
    ///
    /// - Parameter width: The width for the row's contents with their margins, in points.
    func element(inWidth width: CGFloat, traits: UITraitCollection) -> ViewElement {
        var element = ViewElement(
            purpose == .header ? .header : .row, text: plainText, secondaryText: plainSecondaryText,
            isSideBySide: isSideBySide, symbol: image.map { $0.name ?? "" }, icon: image?.icon,
            fontSize: Double(textProperties.font(in: traits).pointSize))
        // Headers keep the weight of headers.
        if purpose != .header { element.fontWeight = textProperties.font(in: traits).drawn.weight }
        let lines = lines(inWidth: width, traits: traits)
        element.lines = lines.first.count > 1 ? lines.first : []
        element.secondaryLines = lines.second.count > 1 ? lines.second : []
        element.alignment = textProperties.alignment == .center ? .center : nil
        return element
    }
}
