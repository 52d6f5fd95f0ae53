import Foundation
import UIKit

extension Notification.Name {
    static let noteDidChange = Notification.Name("NoteDidChange")
}

/// Owns the split view and wires lists and editors together.
@MainActor
final class AppCoordinator: NSObject {
    private let window: UIWindow
    private let splitViewController = RootSplitViewController(style: .doubleColumn)
    private let list = NoteListViewController()
    private let editor = EditorViewController()

    init(window: UIWindow) {
        self.window = window
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(noteDidChange(_:)), name: .noteDidChange, object: nil)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    func start() {
        list.delegate = self
        splitViewController.delegate = self
        splitViewController.preferredDisplayMode = .oneBesideSecondary
        splitViewController.setViewController(list, for: .primary)
        splitViewController.setViewController(editor, for: .secondary)
        window.rootViewController = splitViewController
        window.makeKeyAndVisible()
        perform(#selector(restore), with: nil, afterDelay: 0)
    }

    @objc private func noteDidChange(_ notification: Notification) {
        Journal.note("noteDidChange \(notification.userInfo?["title"] ?? "")")
    }

    @objc private func restore() { Journal.note("restore") }
}

extension AppCoordinator: NoteListViewControllerDelegate {
    func noteList(_ list: NoteListViewController, didSelect title: String) {
        Journal.note("didSelect \(title)")
        splitViewController.show(.secondary)
    }
}

extension AppCoordinator: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
}
