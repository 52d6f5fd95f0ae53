import UIKit

class RootSplitViewController: UISplitViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        UIApplication.shared.delegate?.applicationDidBecomeActive?(UIApplication.shared)
    }

    @IBAction func toggleSidebar(_ sender: AnyObject) {
        Journal.note("toggleSidebar")
        preferredDisplayMode = preferredDisplayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    }
}

// MARK: - Keys

extension RootSplitViewController {
    /// The app's shortcuts.
    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: "Sidebar", action: #selector(toggleSidebar(_:)), input: "s",
                modifierFlags: [.command, .control]),
            UIKeyCommand(
                title: "New", action: #selector(NoteActions.newNote(_:)), input: "n", modifierFlags: .command),
            UIKeyCommand(
                title: "Help", action: #selector(AppWindow.showHelp(_:)), input: "?",
                modifierFlags: .command),
        ]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(toggleSidebar(_:)) { return !isCollapsed }
        return super.canPerformAction(action, withSender: sender)
    }
}
