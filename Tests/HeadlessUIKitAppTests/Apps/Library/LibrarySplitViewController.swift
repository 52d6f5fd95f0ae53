import UIKit

/// A music library: an outline in the sidebar, the songs of what is chosen beside it.
final class LibrarySplitViewController: LoggedSplitViewController {
    let sidebar = SidebarViewController()
    let songs = SongsViewController()
    private let splitDelegate = LibrarySplitDelegate()

    convenience init() {
        self.init(style: .doubleColumn)
        delegate = splitDelegate
        primaryBackgroundStyle = .sidebar
        preferredDisplayMode = .oneBesideSecondary
        setViewController(LoggedNavigationController(rootViewController: sidebar), for: .primary)
        setViewController(LoggedNavigationController(rootViewController: songs), for: .secondary)
        sidebar.onSelect = { [unowned self] name in
            songs.name = name
            splitDelegate.hasSelection = true
            show(.secondary)
        }
    }
}

/// On a phone the sidebar comes first.
final class LibrarySplitDelegate: SplitLog {
    var hasSelection = false

    override func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { hasSelection ? .secondary : .primary }
}
