import Foundation

extension NSLayoutConstraint {
    /// Whether the current frames satisfy the constraint, to a hundredth of a point.
    var holds: Bool {
        // One direction counts for both sides, that of the view whose layout pass solves the constraint.
        let isReversed = commonView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let first, let left = first.side(firstAttribute, isReversed: isReversed, seenBy: second) else {
            return false
        }
        guard let right = second.map({ $0.side(secondAttribute, isReversed: isReversed, seenBy: first) }) ?? 0
        else { return false }
        let excess = left - (right * multiplier + constant)
        return switch relation {
        case .equal: abs(excess) < 0.01
        case .lessThanOrEqual: excess < 0.01
        case .greaterThanOrEqual: excess > -0.01
        }
    }
}

extension NSLayoutConstraint: CustomStringConvertible {
    /// The constraint as a comparison: `UILabel.width >= UIView.width * 0.5 + 8`.
    nonisolated public var description: String { MainActor.assumeIsolated { text } }

    private var text: String {
        let sign =
            switch relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        let left = first.map { "\(type(of: $0)).\(firstAttribute)" } ?? "nothing"
        guard let second else { return "\(left) \(sign) \(constant)" }
        let share = multiplier == 1 ? "" : " * \(multiplier)"
        let offset = constant == 0 ? "" : constant < 0 ? " - \(-constant)" : " + \(constant)"
        return "\(left) \(sign) \(type(of: second)).\(secondAttribute)\(share)\(offset)"
    }
}

extension LayoutItem {
    /// The content of a scroll view, to whose edges items inside are pinned; nil for what is no scroll view, and for
    /// lengths.
    private func contentFrame(
        for attribute: NSLayoutConstraint.Attribute, seenBy other: (any LayoutItem)?
    ) -> CGRect? {
        guard let scroll = self as? any ScrollingView, !scroll.hasOwnContent, attribute != .width,
            attribute != .height, other?.space?.isDescendant(of: scroll) == true
        else { return nil }
        return CGRect(origin: .zero, size: scroll.contentSize)
    }

    /// The position of a side in the space of the window, or of the outermost view; nil for a guide without a view.
    ///
    /// - Parameter other: What is on the other side of the constraint: inside a scroll view, its edges are those of the
    ///   content.
    fileprivate func side(
        _ attribute: NSLayoutConstraint.Attribute, isReversed: Bool, seenBy other: (any LayoutItem)?
    ) -> CGFloat? {
        let guide = self as? UILayoutGuide
        guard let view = self as? UIView ?? guide?.owningView else { return nil }
        var frame = view.convert(guide?.layoutFrame ?? view.bounds, to: nil)
        if let content = contentFrame(for: attribute, seenBy: other) {
            frame = view.convert(content, to: nil)
        }
        if attribute == .firstBaseline { return frame.minY + firstBaseline(inHeight: frame.height) }
        if attribute == .lastBaseline { return frame.minY + lastBaseline(inHeight: frame.height) }
        return LayoutBox(frame).side(attribute, isReversed: isReversed).constant
    }
}

/// A view that scrolls its content.
@MainActor protocol ScrollingView: UIView {
    /// The size of the content, in points.
    var contentSize: CGSize { get set }
    /// Whether the content is moved clear of the safe area.
    var clearsSafeArea: Bool { get }
    /// Whether the view has its own rows or items, so that constraints do not determine the content's size.
    var hasOwnContent: Bool { get }
}
