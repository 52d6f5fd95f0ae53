public import Foundation

/// An anchor for one side of a view or guide, which makes constraints.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType> {
    let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    func relation(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, constant: CGFloat,
        multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: item, attribute, relation, second: other?.item,
            other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    /// - Parameter count: The distance between the two sides, as a multiple of the system's spacing.
    func spaced(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor, _ count: CGFloat
    ) -> NSLayoutConstraint {
        self.relation(relation, other, constant: count * UIStackView.systemSpacing)
    }

    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { relation(.equal, anchor, constant: constant) }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { relation(.greaterThanOrEqual, anchor, constant: constant) }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { relation(.lessThanOrEqual, anchor, constant: constant) }
}

public enum NSLayoutXAxis {}
public enum NSLayoutYAxis {}
public enum NSLayoutSize {}

/// An anchor for a vertical side or the horizontal middle.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxis> {
    /// Makes a constraint with a multiple of the system's spacing, in reading direction.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// An anchor for a horizontal side or the vertical middle.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxis> {
    /// Makes a constraint with a multiple of the system's spacing, below the other anchor.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// An anchor for a width or height.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutSize> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        relation(.equal, nil, constant: constant)
    }

    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, nil, constant: constant)
    }

    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, nil, constant: constant)
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, constant: constant, multiplier: multiplier)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, constant: constant, multiplier: multiplier)
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { relation(.equal, anchor, constant: constant, multiplier: multiplier) }
}

/// An item with anchors: a view or a guide.
@MainActor protocol LayoutItem: AnyObject {
    /// The view whose space the item's frame refers to.
    var space: UIView? { get }
    var itemFrame: CGRect { get }
}

extension UIView: LayoutItem {
    var space: UIView? { superview }
    var itemFrame: CGRect { frame }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UILayoutGuide: LayoutItem {
    var space: UIView? { owningView }
    var itemFrame: CGRect { layoutFrame }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

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
