public import Foundation
import SplitframeInterface

/// The encoded state of controllers with a restoration identifier, by their paths in the hierarchy.
public struct RestorableState: Hashable, Sendable {
    /// The archives by path: identifiers joined by `/`; a child of a split view has its column as prefix.
    public internal(set) var archives: [String: Data] = [:]

    /// The paths, sorted.
    public var paths: [String] { archives.keys.sorted() }
}

extension HeadlessHost {
    /// Encodes every controller that has a restoration identifier and whose ancestors all have one.
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

    /// Decodes the controllers at the paths of a state, then calls their `applicationFinishedRestoringState()`.
    ///
    /// - Throws: An error where an archive cannot be read.
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
    /// Visits the controllers that take part in restoration, with their unique paths.
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

    /// The children that take part in restoration; those of a split view even outside the hierarchy.
    private var restorableChildren: [UIViewController] {
        guard let split = self as? UISplitViewController else { return childControllers }
        return Column.allCases.compactMap { split.columnControllers[$0] }
    }
}
