import Foundation

extension UIViewController {
    /// Whether the view extends beneath a bar, by `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`.
    func goesOn(at edge: UIRectEdge, beneathTranslucent isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// Called when the size of the bars around this controller, or their effect on it, has changed.
    func barsChanged() {
        navigationController?.viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
}

extension UIView {
    /// Places the view in a container without the room of its bars, where it has no safe area at their edges.
    func place(in bounds: CGRect, besides bars: UIEdgeInsets, safeArea: UIEdgeInsets) {
        frame = bounds.inset(by: bars)
        givenSafeArea = UIEdgeInsets(
            top: bars.top > 0 ? 0 : safeArea.top, left: safeArea.left,
            bottom: bars.bottom > 0 ? 0 : safeArea.bottom, right: safeArea.right)
    }
}
