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

extension HeadlessHost {
    /// Whether the device shows light or dark interfaces; light unless set.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { settings.userInterfaceStyle }
        set { settings.userInterfaceStyle = newValue }
    }

    /// The text size of the device; Large unless set.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { settings.preferredContentSizeCategory }
        set { settings.preferredContentSizeCategory = newValue }
    }

    /// Chooses an activity of a share sheet, or cancels the sheet for nil: the app's own activities run, the sheet is
    /// dismissed, and its handler gets the chosen activity.
    ///
    /// Activities that the app excludes cannot be chosen.
    public func choose(_ activity: UIActivity.ActivityType?, in sheet: UIActivityViewController) {
        if let activity, sheet.excludedActivityTypes?.contains(activity) == true { return }
        act {
            let own = sheet.applicationActivities?.first { $0.activityType == activity }
            if let own, own.canPerform(withActivityItems: sheet.activityItems) {
                own.prepare(withActivityItems: sheet.activityItems)
                own.perform()
            }
            sheet.presentingViewController?.dismiss(animated: true)
            sheet.completionWithItemsHandler?(activity, activity != nil, nil, nil)
        }
    }
}
