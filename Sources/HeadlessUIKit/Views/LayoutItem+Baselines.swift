import Foundation

extension LayoutItem {
    /// How far below the top the first line of text stands, in points; the lower edge without text.
    func firstBaseline(inHeight height: CGFloat) -> CGFloat {
        guard let text = (self as? UIView)?.baselineText else { return height }
        return Self.room(above: text.height, in: height) + text.font.ascender
    }

    /// How far below the top the last line of text stands, in points; the lower edge without text.
    func lastBaseline(inHeight height: CGFloat) -> CGFloat {
        guard let text = (self as? UIView)?.baselineText else { return height }
        return height - Self.room(above: text.height, in: height) + text.font.descender
    }

    /// Text that is lower than its view stands in the middle.
    private static func room(above text: CGFloat, in height: CGFloat) -> CGFloat {
        max(0, (height - text) / 2)
    }
}
