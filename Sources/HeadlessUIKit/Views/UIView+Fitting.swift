import Foundation

/// The length that a view's contents ask for along an axis.
struct ContentLength: Hashable {
    var length: CGFloat
    /// The priority with which the contents keep the view from growing.
    var hugging: Float
    /// The priority with which they keep it from shrinking.
    var resistance: Float
}

extension UIView {
    /// The size that the contents need at a width; negative where they have none.
    func contentSize(inWidth width: CGFloat?) -> CGSize {
        layoutWidth = width
        defer { layoutWidth = nil }
        return intrinsicContentSize
    }

    /// The length that the contents ask for: the intrinsic one, or that of subviews pinned to both sides; nil where there
    /// are neither.
    ///
    /// - Parameter width: The width of the view for its height; nil for any width.
    func contentLength(on axis: NSLayoutConstraint.Axis, inWidth width: CGFloat? = nil) -> ContentLength? {
        if let stack = self as? UIStackView { return stack.arrangedLength(on: axis, inWidth: width) }
        let own = contentSize(inWidth: axis == .vertical ? width : nil)
        let length = axis == .horizontal ? own.width : own.height
        if length >= 0 {
            return ContentLength(
                length: length, hugging: contentHuggingPriority(for: axis).rawValue,
                resistance: contentCompressionResistancePriority(for: axis).rawValue)
        }
        guard isSizedByContents else { return nil }
        return ConstraintLayout(of: self, width: axis == .vertical ? width : nil, height: nil, for: axis)
            .contentLength(on: axis)
    }

    /// Whether subviews with constraints may determine the view's size.
    private var isSizedByContents: Bool {
        holdsConstrained && (self as? any ScrollingView)?.hasOwnContent != true
    }

    /// The height that the contents need at a width, in points; 0 without any.
    func fittingHeight(width: CGFloat) -> CGFloat {
        contentLength(on: .vertical, inWidth: width)?.length ?? 0
    }

    /// The width that the contents need, in points; 0 without any.
    var fittingWidth: CGFloat { contentLength(on: .horizontal)?.length ?? 0 }

    var holdsConstrained: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }

    /// The size that the contents need, and the given length where they need none.
    func contentSize(within size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: own.width >= 0 ? own.width : size.width, height: own.height >= 0 ? own.height : size.height
        )
    }

    /// The size of a bar that fits: as wide as given, or as what it is in, or as the screen.
    func barSize(within size: CGSize) -> CGSize {
        var size = size
        if size.width <= 0 { size.width = superview?.bounds.width ?? UIScreen.main.bounds.width }
        return contentSize(within: size)
    }

    /// The length that satisfies the view's own constraints, its contents and a target, in the order of priorities.
    func fittingLength(
        on axis: NSLayoutConstraint.Axis, target: CGFloat, priority: UILayoutPriority, inWidth width: CGFloat?
    ) -> CGFloat {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        let own = LinearExpression(variable: 0)
        var rules = LengthRules()
        let constants = (constraints + (superview?.constraints ?? [])).filter {
            $0.first === self && $0.second == nil && $0.firstAttribute == attribute
        }
        rules.take(constants) { _, _ in own }
        if let contents = contentLength(on: axis, inWidth: width) { rules.take(contents, as: own) }
        rules.take(own.adding(LinearExpression(-target)), priority: priority.rawValue)
        return rules.solve().roundedValue(of: own) ?? target
    }
}
