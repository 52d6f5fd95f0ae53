public import Foundation

// Stacks lay out by these priorities. Otherwise they are kept and not solved: the tree and `unsolvedConstraints` say what
// is left open.

extension UIView {
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        huggingPriorities[axis] ?? .defaultLow
    }

    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        huggingPriorities[axis] = priority
        superview?.setNeedsLayout()
    }

    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { resistancePriorities[axis] ?? .defaultHigh }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        resistancePriorities[axis] = priority
        superview?.setNeedsLayout()
    }

    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The size that the view's contents ask for: its own where it has one, else the height that runs through what is
    /// pinned in it at the width that is asked for.
    public func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
        let own = intrinsicContentSize
        let width = own.width >= 0 ? own.width : target.width > 0 ? target.width : bounds.width
        return CGSize(
            width: width, height: own.height >= 0 ? own.height : fittingHeight(width: width))
    }

    public func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let size = systemLayoutSizeFitting(target)
        return CGSize(
            width: horizontal == .required ? target.width : size.width,
            height: vertical == .required ? target.height : size.height)
    }
}
