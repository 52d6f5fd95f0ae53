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
        let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
        var (lines, widest) = font.lines(of: text, width: width, breaksLines: numberOfLines != 1)
        if numberOfLines > 0 { lines = min(lines, CGFloat(numberOfLines)) }
        let height = (font.lineHeight * lines / grid.pixel).rounded(.up) * grid.pixel
        return CGSize(width: max(0, min(widest, width)).rounded(.up), height: height)
    }
}
