import InterfaceModel
import SplitLayout

extension UISplitViewController {
    /// Columns of the collapsed stack were popped, down to a controller of the stack.
    func stackWasPopped(to controller: UIViewController) {
        let column = containers.first { $0.value === controller }?.key ?? .primary
        perform(.goBack(to: column))
    }
}
