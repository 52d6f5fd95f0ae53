import Foundation

/// A rectangle whose place and size may be unknown variables.
struct LayoutBox {
    var x: LinearExpression
    var width: LinearExpression
    var y: LinearExpression
    var height: LinearExpression

    init(_ frame: CGRect) {
        (x, width) = (LinearExpression(frame.minX), LinearExpression(frame.width))
        (y, height) = (LinearExpression(frame.minY), LinearExpression(frame.height))
    }

    /// Makes the unknown rectangle with a number.
    init(number: Int) {
        x = LinearExpression(variable: 4 * number)
        width = LinearExpression(variable: 4 * number + 1)
        y = LinearExpression(variable: 4 * number + 2)
        height = LinearExpression(variable: 4 * number + 3)
    }

    func inset(by insets: UIEdgeInsets) -> Self {
        var box = self
        box.x.add(LinearExpression(insets.left))
        box.y.add(LinearExpression(insets.top))
        box.width.add(LinearExpression(-insets.left - insets.right))
        box.height.add(LinearExpression(-insets.top - insets.bottom))
        return box
    }

    /// A rectangle inside this one, at a distance from the upper left corner.
    func holding(_ frame: CGRect) -> Self {
        var box = LayoutBox(frame)
        box.x.add(x)
        box.y.add(y)
        return box
    }

    /// The baseline of the first or last line of a text, which is vertically centred in its box.
    func baseline(_ attribute: NSLayoutConstraint.Attribute, of text: (font: UIFont, height: CGFloat))
        -> LinearExpression
    {
        let below =
            attribute == .firstBaseline
            ? text.font.ascender - text.height / 2 : text.font.descender + text.height / 2
        return side(.centerY, isReversed: false).adding(LinearExpression(below))
    }

    /// The position of a side; right to left, leading and trailing are the negative positions of right and left.
    func side(_ attribute: NSLayoutConstraint.Attribute, isReversed: Bool) -> LinearExpression {
        switch attribute {
        case .left: x
        case .right: x.adding(width)
        case .leading:
            isReversed ? LinearExpression().adding(side(.right, isReversed: false), times: -1) : x
        case .trailing: isReversed ? LinearExpression().adding(x, times: -1) : x.adding(width)
        case .top: y
        case .bottom: y.adding(height)
        case .width: width
        case .height: height
        case .centerX: x.adding(width, times: 0.5)
        case .centerY: y.adding(height, times: 0.5)
        // Without text, both baselines are the lower edge.
        case .firstBaseline, .lastBaseline: side(.bottom, isReversed: isReversed)
        // Margins are sides of a guide.
        case .notAnAttribute, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
            LinearExpression()
        }
    }
}
