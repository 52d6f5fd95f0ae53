import Foundation

extension HeadlessHost {
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
