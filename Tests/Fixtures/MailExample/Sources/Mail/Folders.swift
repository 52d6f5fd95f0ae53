import UIKit

/// Accounts and folders beside a message.
@MainActor public func makeFolders() -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    split.preferredSupplementaryColumnWidth = 300
    split.preferredDisplayMode = .twoBesideSecondary
    for (column, title) in [(UISplitViewController.Column.primary, "Accounts"), (.supplementary, "Folders")] {
        let controller = UIViewController()
        controller.title = title
        split.setViewController(controller, for: column)
    }
    let message = UIViewController()
    message.title = "Message"
    split.setViewController(message, for: .secondary)
    return split
}
