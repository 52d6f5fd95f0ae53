import Foundation

extension UIView {
    /// Places the subviews that use constraints, in as many rounds as one may wait for another.
    func applyConstraints() {
        let pinned = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        guard !pinned.isEmpty else { return }
        for _ in pinned {
            let before = pinned.map(\.frame)
            for view in pinned {
                view.frame = PinnedFrame(of: view, in: self).frame
            }
            if before == pinned.map(\.frame) { return }
        }
    }
}

/// The frame that equalities give a view; what nothing says stays as it is.
@MainActor struct PinnedFrame {
    private let view: UIView
    private let superview: UIView
    private var horizontal = Span()
    private var vertical = Span()

    init(of view: UIView, in superview: UIView, by constraints: [NSLayoutConstraint]) {
        self.view = view
        self.superview = superview
        for constraint in constraints { take(constraint) }
    }

    /// By the equalities among the constraints that are held near the view.
    init(of view: UIView, in superview: UIView) {
        let near = superview.constraints + (superview.superview?.constraints ?? []) + view.constraints
        self.init(
            of: view, in: superview, by: near.filter { $0.relation == .equal && $0.concerns(view) })
        for constraint in near where constraint.priority == .required { limit(by: constraint) }
    }

    /// Whether place and size are given in both directions.
    var isDetermined: Bool {
        let fitting = view.intrinsicContentSize
        return horizontal.isDetermined(hasLength: fitting.width >= 0)
            && vertical.isDetermined(hasLength: fitting.height >= 0)
    }

    var frame: CGRect {
        let fitting = view.intrinsicContentSize
        let across = horizontal.resolved(
            current: (view.frame.minX, fitting.width >= 0 ? fitting.width : view.frame.width))
        let height = vertical.isStretched ? nil : view.contentHeight(inWidth: across.length)
        let down = vertical.resolved(current: (view.frame.minY, height ?? view.frame.height))
        return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
    }

    private mutating func take(_ constraint: NSLayoutConstraint) {
        if constraint.first === view {
            let other = constraint.second.map { value(constraint.secondAttribute, of: $0) } ?? 0
            set(constraint.firstAttribute, to: other * constraint.multiplier + constraint.constant)
        } else if let first = constraint.first, isFixed(first), constraint.multiplier != 0 {
            let other = value(constraint.firstAttribute, of: first)
            set(constraint.secondAttribute, to: (other - constraint.constant) / constraint.multiplier)
        }
    }

    /// Takes the end beyond which the view must not reach.
    private mutating func limit(by constraint: NSLayoutConstraint) {
        let ends: [NSLayoutConstraint.Attribute] = isReversed ? [.right] : [.right, .trailing]
        guard let first = constraint.first, let second = constraint.second else { return }
        var most: CGFloat?
        if first === view, constraint.relation == .lessThanOrEqual, ends.contains(constraint.firstAttribute) {
            most =
                value(constraint.secondAttribute, of: second) * constraint.multiplier + constraint.constant
        }
        if second === view, constraint.relation == .greaterThanOrEqual,
            ends.contains(constraint.secondAttribute), constraint.multiplier == 1
        {
            most = value(constraint.firstAttribute, of: first) - constraint.constant
        }
        if let most { horizontal.mostEnd = min(most, horizontal.mostEnd ?? most) }
    }

    /// Whether an item does not wait for this view: a sibling's constraint to it is the sibling's own.
    private func isFixed(_ item: any LayoutItem) -> Bool { item === superview || item is UILayoutGuide }

    /// A side of another item in the superview's space.
    private func value(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> CGFloat {
        let frame = item === superview ? superview.bounds : item.itemFrame
        return switch attribute {
        case .left: frame.minX
        case .right: frame.maxX
        case .leading: isReversed ? -frame.maxX : frame.minX
        case .trailing: isReversed ? -frame.minX : frame.maxX
        case .top: frame.minY
        case .bottom: frame.maxY
        case .width: frame.width
        case .height: frame.height
        case .centerX: frame.midX
        case .centerY: frame.midY
        case .firstBaseline: frame.minY + item.firstBaseline(inHeight: frame.height)
        case .lastBaseline: frame.minY + item.lastBaseline(inHeight: frame.height)
        case .notAnAttribute: 0
        }
    }

    /// Leading and trailing count from the right in a right-to-left interface: as negative places.
    private mutating func set(_ attribute: NSLayoutConstraint.Attribute, to value: CGFloat) {
        switch attribute {
        case .left: horizontal.start = value
        case .right: horizontal.end = value
        case .leading: if isReversed { horizontal.end = -value } else { horizontal.start = value }
        case .trailing: if isReversed { horizontal.start = -value } else { horizontal.end = value }
        case .top: vertical.start = value
        case .bottom: vertical.end = value
        case .width: horizontal.length = value
        case .height: vertical.length = value
        case .centerX: horizontal.middle = value
        case .centerY: vertical.middle = value
        case .firstBaseline where view.baselineText != nil:
            vertical.start = value - view.firstBaseline(inHeight: ownHeight)
        case .firstBaseline, .lastBaseline:
            vertical.end = value + ownHeight - view.lastBaseline(inHeight: ownHeight)
        case .notAnAttribute: break
        }
    }

    /// The height that the view has by itself, in points.
    private var ownHeight: CGFloat {
        let fitting = view.intrinsicContentSize.height
        return fitting >= 0 ? fitting : view.frame.height
    }

    private var isReversed: Bool { superview.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// What is known of one direction.
private struct Span {
    var start: CGFloat?
    var end: CGFloat?
    var middle: CGFloat?
    var length: CGFloat?
    /// The end that a length of the view's own keeps to.
    var mostEnd: CGFloat?

    /// Whether the length follows from places, or is set.
    var isStretched: Bool { length != nil || [start, end, middle].compactMap(\.self).count > 1 }

    /// Whether two of four are known; a view may have a length of its own.
    func isDetermined(hasLength: Bool) -> Bool {
        let places = [start, end, middle].compactMap(\.self).count
        return places > 1 || places == 1 && (length != nil || hasLength)
    }

    func resolved(current: (start: CGFloat, length: CGFloat)) -> (start: CGFloat, length: CGFloat) {
        switch (start, end, middle) {
        case (let start?, let end?, _): (start, max(0, end - start))
        case (let start?, nil, let middle?): (start, max(0, 2 * (middle - start)))
        case (let start?, nil, nil):
            (start, length ?? max(0, min(current.length, (mostEnd ?? .infinity) - start)))
        case (nil, let end?, let middle?): (2 * middle - end, max(0, 2 * (end - middle)))
        case (nil, let end?, nil): (end - (length ?? current.length), length ?? current.length)
        case (nil, nil, let middle?):
            (middle - (length ?? current.length) / 2, length ?? current.length)
        case (nil, nil, nil): (current.start, length ?? current.length)
        }
    }
}
