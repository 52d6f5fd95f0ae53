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
        let pinned = self is UIScrollView ? 0 : fittingHeight(width: width)
        return pinned > 0 ? pinned : nil
    }

    /// The height that subviews pinned from top to bottom ask for at a width, in points; 0 where none are.
    func fittingHeight(width: CGFloat) -> CGFloat {
        let pinned = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints && !$0.isHidden }
        guard !pinned.isEmpty else { return 0 }
        if bounds.width != width { bounds.size.width = width }
        // Widths may depend on those of the views beside.
        applyConstraints()
        let fit = VerticalFit(
            container: self,
            constraints: constraints + (superview?.constraints ?? []) + pinned.flatMap(\.constraints))
        return pinned.compactMap(fit.neededHeight).max() ?? 0
    }
}

/// The heights in a container that pins run through from top to bottom.
@MainActor private struct VerticalFit {
    let container: UIView
    let constraints: [NSLayoutConstraint]
    /// Views in a chain; longer ones, or circles, are given up.
    private static let longestChain = 30

    /// How high the container must be for what ends in this view; nil where nothing pins it to the bottom.
    func neededHeight(of view: UIView) -> CGFloat? {
        let distances = constraints.compactMap { constraint -> CGFloat? in
            if constraint.first === view, constraint.firstAttribute == .bottom,
                let edge = containerEdge(constraint.second, constraint.secondAttribute, .bottom)
            {
                return edge - constraint.constant
            }
            if constraint.second === view, constraint.secondAttribute == .bottom,
                let edge = containerEdge(constraint.first, constraint.firstAttribute, .bottom)
            {
                return edge + constraint.constant
            }
            return nil
        }
        guard let distance = distances.max(), let top = top(of: view) else { return nil }
        return top + height(of: view) + distance
    }

    /// How far a side of the container, its margins or safe area lies inside it; nil for other items.
    private func containerEdge(
        _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
        _ side: NSLayoutConstraint.Attribute
    ) -> CGFloat? {
        guard attribute == side, let item else { return nil }
        if item === container || item === container.safeAreaGuide { return 0 }
        guard item === container.marginsGuide else { return nil }
        return side == .top ? container.layoutMargins.top : container.layoutMargins.bottom
    }

    private func top(of view: UIView, depth: Int = 0) -> CGFloat? {
        guard depth < Self.longestChain else { return nil }
        for constraint in constraints {
            if constraint.first === view, constraint.firstAttribute == .top,
                let place = place(constraint.second, constraint.secondAttribute, depth)
            {
                return place + constraint.constant
            }
            if constraint.second === view, constraint.secondAttribute == .top,
                let place = place(constraint.first, constraint.firstAttribute, depth)
            {
                return place - constraint.constant
            }
        }
        return nil
    }

    private func place(
        _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, _ depth: Int
    ) -> CGFloat? {
        if let edge = containerEdge(item, attribute, .top) { return edge }
        guard let view = item as? UIView, view !== container else { return nil }
        switch attribute {
        case .top: return top(of: view, depth: depth + 1)
        case .bottom: return top(of: view, depth: depth + 1).map { $0 + height(of: view) }
        default: return nil
        }
    }

    /// The height that is set, or that of the view's contents at the width that its sides give it.
    private func height(of view: UIView) -> CGFloat {
        let set = constraints.first {
            $0.first === view && $0.firstAttribute == .height && $0.second == nil
        }
        if let set { return set.constant }
        let own = constraints.filter { $0.relation == .equal && $0.concerns(view) }
        let width = PinnedFrame(of: view, in: container, by: own).frame.width
        return view.contentHeight(inWidth: width) ?? 0
    }
}
