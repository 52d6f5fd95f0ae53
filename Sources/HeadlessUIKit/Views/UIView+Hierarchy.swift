import Foundation

extension UIView {
    /// Inserts a subview, which is removed from its old superview first.
    ///
    /// Controllers are told when their views reach the screen.
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

    /// Prepares for leaving the window: a first responder inside this view resigns.
    func willLeaveWindow() {
        guard window != nil else { return }
        if let first = UIResponder.firstResponder as? UIView, first.isDescendant(of: self) {
            first.resignFirstResponder()
        }
        tellWindowChange(to: nil)
    }

    private func tellWindowChange() {
        if window != nil { Appearances.dress(self) }
        didMoveToWindow()
        for view in subviews { view.tellWindowChange() }
    }

    /// The controllers of the outermost views from here down that have one.
    private var ownersInside: [UIViewController] { owner.map { [$0] } ?? subviews.flatMap(\.ownersInside) }

    /// The nearest controller around this view, not counting the view's own.
    var surroundingController: UIViewController? {
        superview.flatMap { $0.owner ?? $0.surroundingController }
    }

    /// The origin of the view's coordinate space in the window; scrolling moves it away from the frame's origin.
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

    /// Calls `tintColorDidChange()` of this view and of the views below that inherit its tint.
    func tellTintChange() {
        tintColorDidChange()
        for view in subviews where view.givenTint == nil { view.tellTintChange() }
    }
}
