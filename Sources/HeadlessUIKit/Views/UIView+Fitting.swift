import Foundation

extension UIView {
    /// The size that the contents need at a width; negative where they have none.
    func contentSize(inWidth width: CGFloat?) -> CGSize {
        layoutWidth = width
        defer { layoutWidth = nil }
        return intrinsicContentSize
    }

    /// The height that the contents or pinned subviews need at a width; nil where there are neither.
    func contentHeight(inWidth width: CGFloat) -> CGFloat? {
        let own = contentSize(inWidth: width).height
        if own >= 0 { return own }
        let pinned = self is any ScrollingView ? 0 : fittingHeight(width: width)
        return pinned > 0 ? pinned : nil
    }

    /// The height that subviews pinned from top to bottom need at a width, in points; 0 without any.
    func fittingHeight(width: CGFloat) -> CGFloat {
        holdsConstrained ? ConstraintLayout(of: self, width: width, height: nil).fittingSize.height : 0
    }

    /// The width that subviews pinned from side to side need, in points; 0 without any.
    var fittingWidth: CGFloat {
        guard holdsConstrained, !(self is any ScrollingView) else { return 0 }
        return ConstraintLayout(of: self, width: nil, height: nil).fittingSize.width
    }

    var holdsConstrained: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }
}
