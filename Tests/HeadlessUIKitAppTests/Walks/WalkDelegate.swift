import HeadlessUIKit
import SplitframeInterface

/// Answers every question by chance: with new controllers, with old ones, with nothing.
final class WalkDelegate: UISplitViewControllerDelegate {
    private unowned let walk: Walk

    init(_ walk: Walk) { self.walk = walk }

    private func hear(_ word: String) {
        walk.ledger.note("delegate \(word)")
        walk.ledger.onCall()
    }

    private func answer(_ word: String, _ controller: UIViewController?) -> UIViewController? {
        hear("\(word): \(controller.map(walk.ledger.name) ?? "nil")")
        return controller
    }

    func splitViewController(_ svc: UISplitViewController, willChangeTo mode: DisplayMode) { hear("\(mode)") }
    func splitViewController(_ svc: UISplitViewController, willShow column: Column) {
        hear("will show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: Column) {
        hear("will hide \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didShow column: Column) {
        hear("did show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: Column) {
        hear("did hide \(column)")
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { hear("did collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { hear("did expand") }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column {
        hear("top column")
        return walk.chance.oneIn(2) ? proposed : walk.chance.pick(Column.allCases) ?? proposed
    }

    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
    ) -> DisplayMode {
        hear("mode for expanding")
        return walk.chance.oneIn(2) ? proposed : walk.chance.pick(DisplayMode.allCases) ?? proposed
    }

    func targetDisplayModeForAction(in svc: UISplitViewController) -> DisplayMode {
        walk.chance.pick(DisplayMode.allCases) ?? .automatic
    }

    func primaryViewController(forCollapsing split: UISplitViewController) -> UIViewController? {
        answer("primary for collapsing", primary())
    }

    func primaryViewController(forExpanding split: UISplitViewController) -> UIViewController? {
        answer("primary for expanding", primary())
    }

    private func primary() -> UIViewController? {
        switch Int.random(in: 0..<7, using: &walk.chance) {
        case 0: walk.newStack()
        case 1: walk.reused()
        case 2: walk.split.viewControllers.first
        case 3: walk.split.given(for: .secondary)
        case 4: walk.split.given(for: walk.chance.oneIn(2) ? .primary : .secondary)?.children.first
        default: nil
        }
    }

    func splitViewController(
        _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
        onto primary: UIViewController
    ) -> Bool {
        hear("collapse \(walk.ledger.name(secondary))")
        guard walk.chance.oneIn(2) else { return walk.chance.oneIn(2) }
        guard let below = primary as? UINavigationController, let above = secondary as? UINavigationController
        else { return true }
        let moved = above.viewControllers
        above.viewControllers = []
        below.viewControllers += moved
        return true
    }

    func splitViewController(
        _ split: UISplitViewController, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
        answer("separate", separated(from: primary))
    }

    private func separated(from primary: UIViewController) -> UIViewController? {
        let stack = primary as? UINavigationController
        switch Int.random(in: 0..<7, using: &walk.chance) {
        case 5: return primary
        case 0: return walk.newPage()
        case 1: return walk.newStack()
        case 2: return walk.reused()
        case 3: return stack.flatMap { $0.viewControllers.count > 1 ? $0.topViewController : nil }
        case 4:
            guard let popped = stack?.popViewController(animated: false) else { return nil }
            guard !(popped is UINavigationController) else { return popped }
            let around = Stack(walk.name("stack"), walk.ledger, [popped])
            walk.everyone.append(around)
            return around
        default: return nil
        }
    }

    func splitViewController(_ split: UISplitViewController, showDetail vc: UIViewController, sender: Any?)
        -> Bool
    {
        hear("show detail")
        return walk.chance.oneIn(5)
    }

    func splitViewController(_ split: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    {
        hear("show")
        return walk.chance.oneIn(5)
    }
}
