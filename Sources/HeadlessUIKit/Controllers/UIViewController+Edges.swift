import Foundation

extension UIViewController {
    /// Whether the view goes on beneath a bar at an edge, as `edgesForExtendedLayout` and
    /// `extendedLayoutIncludesOpaqueBars` have it.
    func goesOn(at edge: UIRectEdge, beneathTranslucent isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// The bars around this controller have another size, or another effect on it.
    func barsChanged() {
        navigationController?.viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
}

extension UIView {
    /// Fills a container but for the room of bars; at their edges nothing of the safe area is left.
    func place(in bounds: CGRect, besides bars: UIEdgeInsets, safeArea: UIEdgeInsets) {
        frame = bounds.inset(by: bars)
        givenSafeArea = UIEdgeInsets(
            top: bars.top > 0 ? 0 : safeArea.top, left: safeArea.left,
            bottom: bars.bottom > 0 ? 0 : safeArea.bottom, right: safeArea.right)
    }
}
