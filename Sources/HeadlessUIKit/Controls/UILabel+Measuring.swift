import Foundation
import SplitframeGeometry
import SplitframeText

extension UILabel {
    /// The size of the text in one line, or in several at the preferred width or the one that the layout determines.
    var fittingSize: CGSize {
        measured(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth ?? .infinity)
    }

    /// The size of the text in points for a width; text widths are estimated with a table of letters.
    func measured(in width: CGFloat) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
        let lines = font.lines(of: text, width: width, atMost: numberOfLines == 0 ? .max : numberOfLines)
        let height = (font.lineHeight * CGFloat(lines.count) / grid.pixel).rounded(.up) * grid.pixel
        return CGSize(width: min(font.width(of: lines), width).rounded(.up), height: height)
    }

    /// The lines of the text that fit into the label's frame.
    var shownLines: [String] {
        let room = max(1, Int((bounds.height + 1) / font.lineHeight))
        return font.lines(
            of: text ?? "", width: bounds.width, atMost: numberOfLines == 0 ? room : min(numberOfLines, room))
    }
}
