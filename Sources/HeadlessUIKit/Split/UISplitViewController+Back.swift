import SplitframeInterface
import SplitframeLayout

extension UISplitViewController {
    /// Columns of the collapsed stack were popped, down to a controller of the stack.
    func stackWasPopped(to controller: UIViewController) {
        let column = containers.first { $0.value === controller }?.key ?? .primary
        perform(.goBack(to: column))
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
