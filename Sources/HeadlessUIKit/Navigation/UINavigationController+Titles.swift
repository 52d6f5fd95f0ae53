import Foundation
import SplitframeInterface

extension UINavigationController {
    /// The stack without other columns that a collapsed split view has laid on it.
    var ownControllers: [UIViewController] {
        stack.filter { splitViewController?.isStacked($0) != true }
    }

    /// What a tap on the way back of a controller in the stack shows, another column too; nil at the root.
    func controller(below controller: UIViewController) -> UIViewController? {
        stack.contains(controller) ? stack.prefix { $0 !== controller }.last : nil
    }

    /// Whether a controller of the stack has a large title: `automatic` is as the item before, and large at the root.
    func hasLargeTitle(above controller: UIViewController) -> Bool {
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
