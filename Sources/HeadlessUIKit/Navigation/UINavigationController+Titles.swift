import Foundation
import SplitframeInterface
import SplitframeLayout

extension UINavigationController {
    /// The stack without columns that a collapsed split view has put on it.
    var ownControllers: [UIViewController] { stack.filter { splitViewController?.isStacked($0) != true } }

    /// The controller that the back button of a controller leads to, which may be another column; nil at the root.
    func controller(below controller: UIViewController) -> UIViewController? {
        stack.contains(controller) ? stack.prefix { $0 !== controller }.last : nil
    }

    /// Whether a controller shows a large title: it has one, and its content has not scrolled beneath it.
    func hasLargeTitle(above controller: UIViewController) -> Bool {
        prefersLargeTitle(above: controller) && !isScrolledAway(from: controller)
    }

    /// Whether the content of a controller has scrolled so far that its title is small.
    private func isScrolledAway(from controller: UIViewController) -> Bool {
        let view = controller.viewIfLoaded
        let found = controller.contentScrollView(for: .top) ?? view as? UIScrollView
        guard let scroll = found ?? view?.subviews.first as? UIScrollView, !scroll.isAtTop,
            let own = viewIfLoaded
        else { return false }
        let bar = barFrame(above: controller, isLarge: true)
        let top = scroll.superview?.convert(scroll.frame.origin, to: own).y ?? 0
        let start = scroll.clearsSafeArea ? max(0, bar.maxY - top) : 0
        return scroll.contentOffset.y + start + scroll.contentInset.top > Self.expandingDistance
    }

    /// The distance in points up to which content that comes to rest shows its large title again, as measured on iOS 26.1:
    /// 36 points expand it, 37 do not.
    private static let expandingDistance: CGFloat = 36

    /// Whether a controller has a large title: `automatic` follows the item before it, and is large at the root.
    func prefersLargeTitle(above controller: UIViewController) -> Bool {
        guard navigationBar.prefersLargeTitles else { return false }
        let below = ownControllers.prefix { $0 !== controller }
        for item in ([controller] + below.reversed()).map(\.navigationItem) {
            switch item.largeTitleDisplayMode {
            case .never, .inline: return false
            case .always: return true
            case .automatic: continue
            }
        }
        return true
    }
}

extension UIViewController {
    /// The previous controller on the nearest stack that has one, including stacks around this controller's own.
    var wayBack: UIViewController? {
        guard let navigation = parent as? UINavigationController else { return nil }
        return navigation.controller(below: self) ?? navigation.wayBack
    }

    /// The title of a back button that leads to this controller, or to the top controller in it.
    var titleInBackButton: BackTitle {
        if let top = (self as? UINavigationController)?.ownTop { return top.titleInBackButton }
        let item = navigationItem
        switch item.backButtonDisplayMode {
        case .minimal where item.backBarButtonItem == nil: return BackTitle("")
        case .generic where item.backBarButtonItem == nil: return BackTitle("Back")
        case .default, .generic, .minimal: break
        }
        if let own = item.backButtonTitle ?? item.backBarButtonItem?.title {
            return BackTitle(own, isOwn: true)
        }
        return BackTitle(item.title ?? "")
    }
}
