import Foundation

extension NSLayoutConstraint {
    /// Whether the current frames satisfy the constraint, to a hundredth of a point.
    var holds: Bool {
        guard let first, let left = first.side(firstAttribute) else { return false }
        guard let right = second.map({ $0.side(secondAttribute) }) ?? 0 else { return false }
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
    /// The position of a side in the space of the window, or of the outermost view; nil for a guide without a view.
    fileprivate func side(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        let guide = self as? UILayoutGuide
        guard let view = self as? UIView ?? guide?.owningView else { return nil }
        let frame = view.convert(guide?.layoutFrame ?? view.bounds, to: nil)
        let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if attribute == .firstBaseline { return frame.minY + firstBaseline(inHeight: frame.height) }
        if attribute == .lastBaseline { return frame.minY + lastBaseline(inHeight: frame.height) }
        return LayoutBox(frame).side(attribute, isReversed: isReversed).constant
    }
}
