import Foundation

extension UIView {
    /// The size that the contents ask for where the view has a width; negative where they ask for none.
    func contentSize(inWidth width: CGFloat?) -> CGSize {
        layoutWidth = width
        defer { layoutWidth = nil }
        return intrinsicContentSize
    }

    /// The height that the contents, or what is pinned in the view, ask for at a width; nil where neither does.
    func contentHeight(inWidth width: CGFloat) -> CGFloat? {
        let own = contentSize(inWidth: width).height
        if own >= 0 { return own }
        let pinned = self is any ScrollingView ? 0 : fittingHeight(width: width)
        return pinned > 0 ? pinned : nil
    }

    /// The height that subviews pinned from top to bottom ask for at a width, in points; 0 where none are.
    func fittingHeight(width: CGFloat) -> CGFloat {
        holdsConstrained ? ConstraintLayout(of: self, width: width, height: nil).fittingSize.height : 0
    }

    /// The width that subviews pinned from side to side ask for, in points; 0 where none are.
    var fittingWidth: CGFloat {
        guard holdsConstrained, !(self is any ScrollingView) else { return 0 }
        return ConstraintLayout(of: self, width: nil, height: nil).fittingSize.width
    }

    var holdsConstrained: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }
}
