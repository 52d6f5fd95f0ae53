import Foundation
import SplitframeInterface

/// A bar whose look an app sets by its appearances.
@MainActor protocol AppearingBar: UIView {
    var barTintColor: UIColor? { get }
    /// The look above content.
    var usualAppearance: UIBarAppearance { get }
    /// The look where no content is beneath the bar; nil for the usual one without its background.
    var edgeAppearance: UIBarAppearance? { get }
}

extension AppearingBar {
    /// The tint and the background that the app sets.
    ///
    /// Without an appearance for the content's edge, the background is transparent there (`scrollEdgeAppearance`, since
    /// iOS 15).
    func shownStyle(isAtEdge: Bool) -> ElementStyle {
        let usual = usualAppearance.backgroundColor ?? barTintColor
        let color = isAtEdge ? edgeAppearance?.backgroundColor : usual
        var style = ElementStyle(tint: givenTint?.drawn(in: traitCollection))
        style.takeBackground(color ?? backgroundColor, in: traitCollection)
        let isTransparent = (isAtEdge ? edgeAppearance : usualAppearance)?.isTransparent == true
        if isTransparent, !style.isVisible { style.background = .clear }
        return style
    }
}

extension UIViewController {
    /// Whether content of the controller is beneath a bar at the top, or below the controller's visible end.
    func hasContentBeneathBar(atTop: Bool) -> Bool {
        let own = contentScrollView(for: atTop ? .top : .bottom)
        guard let view = viewIfLoaded,
            let scroll = own ?? view as? UIScrollView
                ?? view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first
        else { return false }
        let insets = scroll.adjustedContentInset
        return atTop
            ? scroll.contentOffset.y + insets.top > 0.5
            : scroll.contentSize.height + insets.bottom - scroll.bounds.maxY > 0.5
    }
}
