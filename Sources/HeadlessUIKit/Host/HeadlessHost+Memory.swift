import Foundation

extension HeadlessHost {
    /// Lets the system run short of memory: the app, all that listen to the notification and every controller hear of it.
    public func warnOfMemory() {
        act {
            application.delegate?.applicationDidReceiveMemoryWarning(application)
            NotificationCenter.default.post(
                name: UIApplication.didReceiveMemoryWarningNotification, object: application)
        }
    }

    /// The one observer of memory warnings, be they posted by a host or by an app's test; made with the first host.
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
    /// This controller, those in it and above it, and those that a split view keeps for later.
    fileprivate var everyoneInside: [UIViewController] {
        let columns =
            (self as? UISplitViewController)?.columnControllers.values.filter { $0.parent == nil } ?? []
        let inside = childControllers + columns + [presentation?.controller].compactMap(\.self)
        return [self] + inside.flatMap(\.everyoneInside)
    }
}
