import HeadlessUIKit
import SplitframeInterface
import SplitframeTestSupport

/// Notes what it is told and asked, with what it sees then, and answers by chance.
@MainActor final class SettlingDelegate: UISplitViewControllerDelegate {
    private(set) var heard: [String] = []
    private var numbers: SteppedNumbers

    init(seed: Int) { numbers = SteppedNumbers(seed: UInt64(seed)) }

    private func hear(_ call: String, _ split: UISplitViewController) {
        heard.append(
            "\(call): \(split.displayMode) \(split.isCollapsed) \(split.viewControllers.map { $0.title ?? "" })"
        )
    }

    func splitViewController(_ svc: UISplitViewController, willChangeTo mode: DisplayMode) {
        hear("will change to \(mode)", svc)
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: Column) {
        hear("will show \(column)", svc)
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: Column) {
        hear("will hide \(column)", svc)
    }
    func splitViewController(_ svc: UISplitViewController, didShow column: Column) {
        hear("did show \(column)", svc)
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: Column) {
        hear("did hide \(column)", svc)
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { hear("did collapse", svc) }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { hear("did expand", svc) }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column {
        hear("top column, proposed \(proposed)", svc)
        return numbers.chance(1, of: 2) ? proposed : numbers.any(Column.allCases)
    }

    func primaryViewController(forCollapsing split: UISplitViewController) -> UIViewController? {
        hear("primary for collapsing", split)
        return numbers.chance(1, of: 3) ? split.viewControllers.last : nil
    }

    func splitViewController(
        _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
        onto primary: UIViewController
    ) -> Bool {
        hear("collapse \(secondary.title ?? "") onto \(primary.title ?? "")", split)
        return numbers.chance(1, of: 2)
    }

    func splitViewController(_ split: UISplitViewController, showDetail vc: UIViewController, sender: Any?)
        -> Bool
    {
        hear("show detail \(vc.title ?? "")", split)
        return numbers.chance(1, of: 3)
    }

    func splitViewController(_ split: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    {
        hear("show \(vc.title ?? "")", split)
        return numbers.chance(1, of: 3)
    }
}
