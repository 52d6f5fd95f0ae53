import Foundation

extension HeadlessHost {
    /// Sends a memory warning to the app, to observers of the notification and to every controller.
    public func warnOfMemory() {
        act {
            application.delegate?.applicationDidReceiveMemoryWarning(application)
            NotificationCenter.default.post(
                name: UIApplication.didReceiveMemoryWarningNotification, object: application)
        }
    }

    /// The only observer of memory warnings, posted by a host or by an app's test; made with the first host.
    static let memoryWarnings: Void = {
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                let host = UIApplication.host as? HeadlessHost
                host?.rootViewController?.everyoneInside.forEach { $0.didReceiveMemoryWarning() }
            }
        }
    }()
}

extension UIViewController {
    /// This controller, the ones inside and above it, and those that a split view holds outside the hierarchy.
    fileprivate var everyoneInside: [UIViewController] {
        let columns =
            (self as? UISplitViewController)?.columnControllers.values.filter { $0.parent == nil } ?? []
        let inside = childControllers + columns + [presentation?.controller].compactMap(\.self)
        return [self] + inside.flatMap(\.everyoneInside)
    }
}
