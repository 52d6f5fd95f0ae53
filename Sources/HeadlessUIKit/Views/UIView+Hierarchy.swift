import Foundation

extension UIView {
    /// Puts a view under this one; it leaves its old place first.
    ///
    /// Controllers hear when it reaches the screen.
    func insert(_ view: UIView, at index: Int) {
        if view.superview === self {
            subviews.removeAll { $0 === view }
        } else {
            if view.window !== window { view.tellWindowChange(to: window) }
            view.willMove(toSuperview: self)
            view.leaveSuperview()
            view.superview = self
        }
        subviews.insert(view, at: min(index, subviews.count))
        didAddSubview(view)
        view.didMoveToSuperview()
        if window != nil { view.didEnterWindow() }
        setNeedsLayout()
    }

    func leaveSuperview() {
        guard let superview else { return }
        let wasInWindow = window != nil
        if wasInWindow { ownersInside.forEach { $0.viewWillLeaveWindow() } }
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        superview.constraints.removeAll { $0.concerns(self) }
        superview.setNeedsLayout()
        self.superview = nil
        didMoveToSuperview()
        if wasInWindow { tellWindowChange() }
    }

    func didEnterWindow() {
        tellWindowChange()
        for owner in ownersInside { owner.viewDidEnterWindow() }
    }

    private func tellWindowChange(to window: UIWindow?) {
        willMove(toWindow: window)
        for view in subviews { view.tellWindowChange(to: window) }
    }

    /// What is taken from the screen leaves the responder chain.
    func willLeaveWindow() {
        guard window != nil else { return }
        if let first = UIResponder.firstResponder as? UIView, first.isDescendant(of: self) {
            first.resignFirstResponder()
        }
        tellWindowChange(to: nil)
    }

    private func tellWindowChange() {
        didMoveToWindow()
        for view in subviews { view.tellWindowChange() }
    }

    /// The controllers of the outermost views from here down that have one.
    private var ownersInside: [UIViewController] {
        owner.map { [$0] } ?? subviews.flatMap(\.ownersInside)
    }

    /// The nearest controller around this view, this view's own not counted.
    var surroundingController: UIViewController? {
        superview.flatMap { $0.owner ?? $0.surroundingController }
    }
}

extension UIView {
    /// Where the origin of the view's own space lies, which is scrolled out of sight where bounds begin elsewhere.
    var spaceInWindow: CGPoint {
        CGPoint(x: originInWindow.x - bounds.minX, y: originInWindow.y - bounds.minY)
    }

    private var originInWindow: CGPoint {
        guard let superview else { return .zero }
        let origin = superview.originInWindow
        return CGPoint(
            x: origin.x + frame.minX - superview.bounds.minX, y: origin.y + frame.minY - superview.bounds.minY
        )
    }
}

extension UIView {
    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            let inside = CGPoint(
                x: point.x - view.frame.minX + view.bounds.minX,
                y: point.y - view.frame.minY + view.bounds.minY)
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    /// This view and those below that take their tint from it.
    func tellTintChange() {
        tintColorDidChange()
        for view in subviews where view.givenTint == nil { view.tellTintChange() }
    }
}
