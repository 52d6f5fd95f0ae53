import Foundation

extension LayoutItem {
    /// The distance of the first baseline from the top, in points; without text that of the lower edge.
    func firstBaseline(inHeight height: CGFloat) -> CGFloat {
        guard let text = (self as? UIView)?.baselineText else { return height }
        return Self.room(above: text.height, in: height) + text.font.ascender
    }

    /// The distance of the last baseline from the top, in points; without text that of the lower edge.
    func lastBaseline(inHeight height: CGFloat) -> CGFloat {
        guard let text = (self as? UIView)?.baselineText else { return height }
        return height - Self.room(above: text.height, in: height) + text.font.descender
    }

    /// The space above a text, which is vertically centred in a higher view.
    private static func room(above text: CGFloat, in height: CGFloat) -> CGFloat {
        max(0, (height - text) / 2)
    }
}
