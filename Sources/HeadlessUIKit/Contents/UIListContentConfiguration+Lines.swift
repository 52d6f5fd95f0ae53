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
    func lines(inWidth width: CGFloat, traits: UITraitCollection) -> RowLines {
        let margins = directionalLayoutMargins
        let room =
            width - margins.leading - margins.trailing - (image == nil ? 0 : ListFigures.imageRoom.value)
        return RowLines(
            (plainText, textProperties.font(in: traits), textProperties.numberOfLines),
            (
                plainSecondaryText, secondaryTextProperties.font(in: traits),
                secondaryTextProperties.numberOfLines
            ),
            inWidth: room, isSideBySide: isSideBySide, gap: textToSecondaryTextHorizontalPadding)
    }

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
            figure.value + lines(inWidth: width, traits: traits).growth)
    }

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

extension UIListContentConfiguration.TextProperties {
    /// The font at the content size of the traits.
    func font(in traits: UITraitCollection) -> UIFont {
        adjustsFontForContentSizeCategory ? font.adjusted(to: traits.preferredContentSizeCategory) : font
    }
}

extension UIListContentView: ElementView {
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
