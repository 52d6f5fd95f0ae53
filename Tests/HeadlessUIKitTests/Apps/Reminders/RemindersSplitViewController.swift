import UIKit

/// Reminders: a list that hears targets, notifications, keys and gestures, and the reminder beside it.
final class RemindersSplitViewController: LoggedSplitViewController {
    let list = RemindersViewController(style: .plain)
    let reminder = ReminderViewController()
    private let splitDelegate = RemindersSplitDelegate()

    convenience init() {
        self.init(style: .doubleColumn)
        delegate = splitDelegate
        preferredDisplayMode = .oneBesideSecondary
        setViewController(LoggedNavigationController(rootViewController: list), for: .primary)
        setViewController(LoggedNavigationController(rootViewController: reminder), for: .secondary)
    }
}

final class RemindersSplitDelegate: SplitLog {
    override func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
}

extension Notification.Name {
    static let remindersDidChange = Notification.Name("RemindersDidChange")
}

/// The reminders that there are; it posts when they change.
@MainActor final class ReminderStore {
    static var shared = ReminderStore()
    private(set) var titles = ["Buy milk", "Call Ada"]

    func add(_ title: String) {
        titles.append(title)
        NotificationCenter.default.post(name: .remindersDidChange, object: self)
    }

    func removeLast() {
        titles.removeLast()
        NotificationCenter.default.post(name: .remindersDidChange, object: self)
    }
}
