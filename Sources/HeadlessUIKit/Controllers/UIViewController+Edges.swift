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
    /// Places the view beside a container's bars; at the edges with bars, the view has no safe area.
    func place(in bounds: CGRect, besides bars: UIEdgeInsets, safeArea: UIEdgeInsets) {
        frame = bounds.inset(by: bars)
        givenSafeArea = UIEdgeInsets(
            top: bars.top > 0 ? 0 : safeArea.top, left: safeArea.left,
            bottom: bars.bottom > 0 ? 0 : safeArea.bottom, right: safeArea.right)
    }
}
