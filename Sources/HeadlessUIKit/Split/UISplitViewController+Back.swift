import SplitframeInterface
import SplitframeLayout

extension UISplitViewController {
    /// Called when columns of the collapsed stack were popped, down to a controller of the stack.
    func stackWasPopped(to controller: UIViewController) {
        let column = column(ofContainer: controller) ?? .primary
        perform(.goBack(to: column))
    }

    /// Called when the app itself pushes a column onto the collapsed stack.
    func push(_ column: Column, animated: Bool) { perform(.push(column), animated: animated) }

    /// Whether a navigation controller belongs to the collapsed stack: as its root, or as the container of a column.
    fileprivate func stacks(_ navigation: UINavigationController) -> Bool {
        isCollapsed
            && primaryStack.map { $0 === navigation || $0.stackedColumns.contains(navigation) } ?? false
    }

    /// Called when controllers were popped off a classic primary, to tell the core what is on top of the collapsed
    /// stack.
    func paneStackWasPopped(_ popped: [UIViewController]) {
        guard style == .unspecified, reported.isCollapsed, let top = primaryStack?.stack.last else { return }
        if top === containers[.secondary] {
            perform(.goBack(to: .secondary))
        } else if popped.contains(where: { $0 === containers[.secondary] }) {
            perform(.goBack(to: .primary))
        }
    }
}

extension UINavigationController {
    /// The column of a navigation controller, if a collapsed split view stacks its columns on this one: UIKit nests
    /// them nowhere else.
    func stackedColumn(_ controller: UIViewController) -> (split: UISplitViewController, column: Column)? {
        guard controller is UINavigationController, let split = splitViewController, split.stacks(self),
            let column = split.column(of: controller), column != .primary
        else { return nil }
        return (split, column)
    }
}
