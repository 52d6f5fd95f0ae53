import Foundation

extension UIView {
    /// Lays out this view and every view below it that needs it.
    func performLayout() {
        if let owner, window != nil { owner.announceAppearance() }
        updateOwnProperties()
        owner?.updateOwnContentUnavailableConfiguration()
        if safeAreaInsets != announcedSafeArea { safeAreaChanged() }
        if needsLayout {
            needsLayout = false
            updateConstraintsIfNeeded()
            owner.map { owner in owner.traitCollection.performAsCurrent(owner.viewWillLayoutSubviews) }
            applyConstraints()
            traitCollection.performAsCurrent { layoutSublayers(of: layer) }
            owner?.layoutContainer()
            owner.map { owner in owner.traitCollection.performAsCurrent(owner.viewDidLayoutSubviews) }
        }
        for view in subviews { view.performLayout() }
    }

    /// Whether any view from here down needs a layout pass.
    var anythingNeedsLayout: Bool {
        needsLayout || needsUpdateProperties || owner?.anythingNeedsUpdate == true
            || subviews.contains(where: \.anythingNeedsLayout)
    }

    func resizeSubviews(from old: CGSize) {
        let change = CGSize(width: bounds.width - old.width, height: bounds.height - old.height)
        for view in subviews
        where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            view.frame = view.autoresizingMask.resize(view.frame, in: old, by: change)
        }
    }
}

extension UIView.AutoresizingMask {
    /// Distributes a change of the superview's size among the flexible parts in each direction.
    fileprivate func resize(_ frame: CGRect, in room: CGSize, by change: CGSize) -> CGRect {
        let (x, width) = resize(
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], from: frame.minX,
            frame.width, in: room.width, by: change.width)
        let (y, height) = resize(
            [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], from: frame.minY,
            frame.height, in: room.height, by: change.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Distributes a change along one axis: each flexible part of margin, length and margin gets a share in proportion to
    /// its own length, or an equal one where they have none.
    private func resize(
        _ parts: [Self], from start: CGFloat, _ length: CGFloat, in room: CGFloat, by change: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let lengths = [start, length, room - start - length].map { max(0, $0) }
        let flexible = parts.indices.filter { contains(parts[$0]) }
        let total = flexible.reduce(0) { $0 + lengths[$1] }
        func share(_ part: Int) -> CGFloat {
            guard flexible.contains(part) else { return 0 }
            return change * (total > 0 ? lengths[part] / total : 1 / CGFloat(flexible.count))
        }
        return (start + share(0), max(0, length + share(1)))
    }
}

extension UIEdgeInsets {
    /// The part of these insets that lies inside a rectangle, in a space of the given size.
    func reaching(into frame: CGRect, of size: CGSize) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, top - frame.minY), left: max(0, left - frame.minX),
            bottom: max(0, bottom - (size.height - frame.maxY)),
            right: max(0, right - (size.width - frame.maxX)))
    }
}

extension UIView {
    var inheritedSafeArea: UIEdgeInsets {
        if let givenSafeArea { return givenSafeArea }
        guard let superview else { return .zero }
        var insets = superview.safeAreaInsets
        // Content of a scrolling superview is moved clear of the top and bottom insets.
        if (superview as? any ScrollingView)?.clearsSafeArea == true {
            (insets.top, insets.bottom) = (0, 0)
        }
        return insets.reaching(into: frame, of: superview.bounds.size)
    }

    /// Announces new insets; those inherited from a superview are compared in every layout pass.
    func safeAreaChanged() {
        announcedSafeArea = safeAreaInsets
        if insetsLayoutMarginsFromSafeArea { marginsChanged() }
        safeAreaInsetsDidChange()
        owner?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
