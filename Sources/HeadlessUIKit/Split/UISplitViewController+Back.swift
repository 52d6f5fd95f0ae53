import SplitframeInterface
import SplitframeLayout

extension UISplitViewController {
    /// Columns of the collapsed stack were popped, down to a controller of the stack.
    func stackWasPopped(to controller: UIViewController) {
        let column = containers.first { $0.value === controller }?.key ?? .primary
        perform(.goBack(to: column))
    }

    /// An app pushes a column onto the collapsed stack itself.
    func push(_ column: Column, animated: Bool) { perform(.push(column), animated: animated) }

    /// Whether a navigation controller stands on the collapsed stack: at its root, or laid there for a column.
    fileprivate func stacks(_ navigation: UINavigationController) -> Bool {
        isCollapsed
            && primaryStack.map { $0 === navigation || $0.stackedColumns.contains(navigation) } ?? false
    }

    /// Controllers were popped off a classic primary; the core hears what lies on top of the collapsed stack now.
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
    /// The column that a navigation controller stands for, where a collapsed split view stacks its columns on this
    /// one: UIKit nests them nowhere else.
    func stackedColumn(_ controller: UIViewController) -> (split: UISplitViewController, column: Column)? {
        guard controller is UINavigationController, let split = splitViewController, split.stacks(self),
            let column = split.column(of: controller), column != .primary
        else { return nil }
        return (split, column)
    }
}
