import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// A shipping app gives one controller to the secondary and to the compact column; they are never on screen together.
@MainActor struct `A controller in two columns, of which one is the compact one,` {
    final class Page: UIViewController {
        var isThere = false

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            isThere = true
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            isThere = false
        }
    }

    @Test(arguments: [Column.primary, .secondary], [true, false])
    func `moves between them with the width of the window`(column: Column, isNavigation: Bool) throws {
        let page = Page()
        page.title = "Shared"
        let shared: UIViewController = isNavigation ? UINavigationController(rootViewController: page) : page
        let split = UISplitViewController(style: .doubleColumn)
        for other in [Column.primary, .secondary] where other != column {
            split.setViewController(UIViewController(), for: other)
        }
        split.setViewController(shared, for: column)
        split.setViewController(shared, for: .compact)
        let host = try HeadlessHost(
            device: "ipad-pro-11-inch-m4", orientation: .landscape, rootViewController: split)
        func isSeen() throws -> Bool {
            let twin = try #require(InterfaceCapture.tree(of: host)).twin
            // Without a navigation controller the compact column has no bar.
            return page.isThere && page.viewIfLoaded?.window != nil
                && (!isNavigation && split.isCollapsed || twin.contains("title=\"Shared\""))
        }
        #expect(try isSeen())
        #expect(
            split.viewController(for: column) === shared && split.viewController(for: .compact) === shared)

        for _ in 0..<2 {
            try host.move(to: .free(Size(width: 400, height: 800)))
            #expect(split.isCollapsed && split.isShowing(.compact))
            #expect(split.viewControllers == [shared] && split.children == [shared])
            #expect(try isSeen())
            try host.move(to: .full)
            #expect(!split.isCollapsed && split.isShowing(column) && split.children.count == 2)
            #expect(try isSeen())
        }

        split.setViewController(nil, for: .compact)
        host.settle()
        #expect(try isSeen())
        try host.move(to: .free(Size(width: 400, height: 800)))
        #expect(split.isCollapsed && !split.isShowing(.compact))
    }

    @Test func `is the root on a phone, and either column may go`() throws {
        let (shared, split) = (
            UINavigationController(rootViewController: Page()), UISplitViewController(style: .doubleColumn)
        )
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(shared, for: .secondary)
        split.setViewController(shared, for: .compact)
        let host = try HeadlessHost(device: "iphone-16-pro", rootViewController: split)
        #expect(split.viewControllers == [shared])
        split.setViewController(UIViewController(), for: .secondary)
        host.settle()
        #expect(split.viewControllers == [shared] && shared.viewIfLoaded?.window != nil)
    }
}
