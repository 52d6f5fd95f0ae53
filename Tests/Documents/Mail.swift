import UIKit

// The app that the manual's examples are about: scripts/parts/examples compiles each of them with this.

public final class RootSplitViewController: UISplitViewController {
    public convenience init() { self.init(style: .doubleColumn) }
}

@MainActor public func makeMailboxes() -> UISplitViewController { RootSplitViewController() }

@MainActor public func makeSettings() -> UISplitViewController { RootSplitViewController() }

@MainActor public func makeCompose() -> UIViewController { UIViewController() }
