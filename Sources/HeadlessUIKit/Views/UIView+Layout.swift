import Foundation

extension UIView {
    /// Lays out this view and every view below it that needs it.
    func performLayout() {
        if let owner, window != nil { owner.announceAppearance() }
        updateOwnProperties()
        owner?.updateOwnContentUnavailableConfiguration()
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
            view.frame = view.autoresizingMask.resize(view.frame, by: change)
        }
    }
}

extension UIView.AutoresizingMask {
    /// Distributes a change of the superview's size among the flexible parts in each direction.
    fileprivate func resize(_ frame: CGRect, by change: CGSize) -> CGRect {
        var frame = frame
        let across = [Self.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].filter(contains)
        if !across.isEmpty {
            let share = change.width / CGFloat(across.count)
            if contains(.flexibleLeftMargin) { frame.origin.x += share }
            if contains(.flexibleWidth) { frame.size.width = max(0, frame.size.width + share) }
        }
        let down = [Self.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].filter(contains)
        if !down.isEmpty {
            let share = change.height / CGFloat(down.count)
            if contains(.flexibleTopMargin) { frame.origin.y += share }
            if contains(.flexibleHeight) { frame.size.height = max(0, frame.size.height + share) }
        }
        return frame
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

    func safeAreaChanged() {
        if insetsLayoutMarginsFromSafeArea { marginsChanged() }
        safeAreaInsetsDidChange()
        owner?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
