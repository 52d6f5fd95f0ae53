import Foundation
import HeadlessUIKit
import SplitframeDevices
import UIKit

/// Drives the ported app as a person would and fails where a callback does not come.
@main @MainActor struct Driver {
    static func main() throws {
        let place = try Place(device: .named("ipad-pro-11-inch"), orientation: .landscape)
        let sceneDelegate = SceneDelegate()
        let host = HeadlessHost(place: place, sceneDelegate: sceneDelegate)
        guard let split = host.splitViewController as? RootSplitViewController,
            let list = split.viewController(for: .primary) as? NoteListViewController,
            let editor = split.viewController(for: .secondary) as? EditorViewController
        else {
            print("the split view is not mounted")
            exit(1)
        }

        expect("a delayed method", ["restore"]) { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05)) }
        expect("a bar button", ["newNote by button, No notes"]) { host.tap(list.addItem) }
        expect("a key command up the chain", ["newNote by key, No notes"]) {
            if !host.press("n", .command) { Journal.note("nobody") }
        }
        expect("a key command of the split view", ["toggleSidebar"]) {
            host.press("s", [.command, .control])
        }
        expect("a bar button without a target", ["toggleSidebar"]) { host.tap(list.modeItem) }
        expect("a key command that the window takes", ["showHelp"]) { host.press("?", .command) }
        expect(
            "a refresh control", ["ListViewController.reload", "NoteListViewController.reload"]
        ) { host.pullToRefresh(list.tableView) }
        expect("a row", ["didSelect Coffee"]) {
            host.tapRow(at: IndexPath(row: 1, section: 0), of: list.tableView)
        }
        expect("typing", []) { host.type("Milk", into: editor.field) }
        expect("a timer", ["autosave Milk"]) { editor.saveTimer?.fire() }
        expect("a button, the notification it posts", ["save", "onSave Milk", "noteDidChange Milk"]) {
            host.tap(editor.button)
        }
        expect("a button that was removed", []) { host.tap(editor.button) }
        expect("a tap", ["handleTap"]) { _ = host.tap(editor.canvas) }
        expect("a swipe", ["handleSwipe"]) { host.swipe(editor.canvas, .left) }
        expect("a notification of the system", ["appWillResign"]) {
            NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        }
        try host.move(to: .half)
        expect("a collapsed split view's command", []) { host.press("s", [.command, .control]) }
        print("driven: every callback came")
    }

    /// Does something and compares what the app wrote down meanwhile.
    private static func expect(_ what: String, _ lines: [String], _ action: () throws -> Void) rethrows {
        Journal.lines = []
        try action()
        guard Journal.lines != lines else { return }
        print("\(what): expected \(lines), came \(Journal.lines)")
        exit(1)
    }
}
