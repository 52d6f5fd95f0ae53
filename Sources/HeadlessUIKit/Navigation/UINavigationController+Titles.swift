import Foundation
import SplitframeInterface

extension UINavigationController {
    /// The stack without columns that a collapsed split view has put on it.
    var ownControllers: [UIViewController] { stack.filter { splitViewController?.isStacked($0) != true } }

    /// The controller that the back button of a controller leads to, which may be another column; nil at the root.
    func controller(below controller: UIViewController) -> UIViewController? {
        stack.contains(controller) ? stack.prefix { $0 !== controller }.last : nil
    }

    /// Whether a controller has a large title: `automatic` follows the item before it, and is large at the root.
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
