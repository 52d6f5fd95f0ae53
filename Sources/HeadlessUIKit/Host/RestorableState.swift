public import Foundation
import SplitframeInterface

/// What controllers with a restoration identifier have encoded, by their paths through the hierarchy.
public struct RestorableState: Hashable, Sendable {
    /// Archives by path: identifiers joined by `/`, a split view's children with their column before them.
    public internal(set) var archives: [String: Data] = [:]

    /// The paths, sorted.
    public var paths: [String] { archives.keys.sorted() }
}

extension HeadlessHost {
    /// Lets every controller encode itself that has a restoration identifier, as have all above it.
    public func saveState() -> RestorableState {
        var state = RestorableState()
        rootViewController?.visitRestorable(at: "") { controller, path in
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            controller.encodeRestorableState(with: archiver)
            archiver.finishEncoding()
            state.archives[path] = archiver.encodedData
        }
        return state
    }

    /// Lets controllers decode what was encoded at their paths, then tells them that all have.
    ///
    /// - Throws: where an archive cannot be read.
    public func restore(_ state: RestorableState) throws {
        var restored: [UIViewController] = []
        var failure: (any Error)?
        act {
            rootViewController?.visitRestorable(at: "") { controller, path in
                guard let data = state.archives[path] else { return }
                do {
                    let decoder = try NSKeyedUnarchiver(forReadingFrom: data)
                    decoder.requiresSecureCoding = false
                    controller.decodeRestorableState(with: decoder)
                    restored.append(controller)
                } catch {
                    failure = failure ?? error
                }
            }
            for controller in restored { controller.applicationFinishedRestoringState() }
        }
        if let failure { throw failure }
    }
}

extension UIViewController {
    /// Visits the controllers whose state is kept, with their paths; no two have the same.
    fileprivate func visitRestorable(at path: String, _ visit: (UIViewController, String) -> Void) {
        guard let identifier = restorationIdentifier else { return }
        let own = path.isEmpty ? identifier : "\(path)/\(identifier)"
        visit(self, own)
        var taken: [String: Int] = [:]
        for child in restorableChildren {
            var below = own
            if let split = self as? UISplitViewController, let column = split.column(of: child) {
                below += "/\(column.name)"
            } else if let identifier = child.restorationIdentifier {
                taken[identifier, default: 0] += 1
                if let count = taken[identifier], count > 1 { below += "/\(count)" }
            }
            child.visitRestorable(at: below, visit)
        }
    }

    /// A split view's controllers are all kept, be they in the hierarchy or not.
    private var restorableChildren: [UIViewController] {
        guard let split = self as? UISplitViewController else { return childControllers }
        return Column.allCases.compactMap { split.columnControllers[$0] }
    }
}
