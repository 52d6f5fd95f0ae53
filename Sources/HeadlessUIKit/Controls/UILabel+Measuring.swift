import Foundation
import SplitframeGeometry
import SplitframeText

extension UILabel {
    /// The size of the text in one line, or in the lines that the label may have at its preferred width.
    var fittingSize: CGSize {
        measured(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
    }

    /// The size of the text in points where a width is given; widths are estimated by one table of letters.
    func measured(in width: CGFloat) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let drawn = font.drawn
        let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
        var lines = 0
        var widest: Double = 0
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let length = drawn.estimatedWidth(of: String(paragraph))
            widest = max(widest, min(length, width))
            lines += numberOfLines == 1 || width <= 0 ? 1 : max(1, Int((length / width).rounded(.up)))
        }
        if numberOfLines > 0 { lines = min(lines, numberOfLines) }
        let height = (font.lineHeight * CGFloat(lines) / grid.pixel).rounded(.up) * grid.pixel
        return CGSize(width: widest.rounded(.up), height: height)
    }
}
