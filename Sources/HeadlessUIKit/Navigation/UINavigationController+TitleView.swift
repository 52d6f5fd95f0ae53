import Foundation
import SplitframeLayout

extension UINavigationController {
    /// Places the app's title view in the middle of the bar's row of buttons, above the content.
    func placeTitleView(of top: UIViewController) {
        let title = showsNoBar(above: top) ? nil : top.navigationItem.titleView
        if let former = shownTitleView, former !== title { former.removeFromSuperview() }
        shownTitleView = title
        guard let title, let view = loadedView else { return }
        if title.superview !== view { view.addSubview(title) }
        let (bar, metrics, item) = (barFrame(above: top), barMetrics, top.navigationItem)
        let row = CGFloat(metrics.navigationRow)
        let center = min(CGFloat(metrics[isInSheet ? .buttonCenterInPanel : .buttonCenter]), row / 2)
        let prompt = item.prompt?.isEmpty == false ? CGFloat(metrics[.promptRoom]) : 0
        let back = controller(below: top) == nil || item.hidesBackButton ? 0 : 1
        let sides = max(item.leadingItems.count + back, item.trailingItems.count)
        let room = max(0, bar.width - 2 * (Self.titleMargin + CGFloat(sides) * row))
        let size = title.sizeInBar
        let (width, height) = (min(size.width, room), min(size.height, 2 * center))
        title.frame = CGRect(
            x: bar.midX - width / 2, y: bar.minY + prompt + center - height / 2, width: width, height: height)
    }

    /// The distance of a title view from the bar's sides, in points; each button takes a square (assumed).
    private static let titleMargin: CGFloat = 16
}

extension UIView {
    /// The size by constraints of the view alone, of the contents, or as the app has set it; without a width as wide as
    /// the bar allows.
    fileprivate var sizeInBar: CGSize {
        let (own, set) = (intrinsicContentSize, bounds.size)
        let across = own.width >= 0 ? own.width : fittingWidth
        let width = length(.width) ?? (across > 0 ? across : set.width)
        let inside = own.height >= 0 ? own.height : fittingHeight(width: width)
        let height = length(.height) ?? (inside > 0 ? inside : set.height)
        return CGSize(width: width > 0 ? width : .infinity, height: height > 0 ? height : .infinity)
    }

    private func length(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        constraints.first {
            $0.first === self && $0.second == nil && $0.firstAttribute == attribute && $0.relation == .equal
        }?.constant
    }
}
