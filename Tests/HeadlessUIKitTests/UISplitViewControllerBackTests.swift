import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Ways back in a collapsed stack that nobody asked the split view for.
@MainActor struct `Going back in a collapsed split view` {
    private final class Listener: UISplitViewControllerDelegate {
        var heard: [String] = []

        func splitViewController(_ svc: UISplitViewController, willShow column: Column) {
            heard.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: Column) {
            heard.append("hide \(column)")
        }
    }

    private let listener = Listener()

    private func launch(_ split: UISplitViewController) throws -> HeadlessHost {
        split.delegate = listener
        let host = try HeadlessHost(
            device: "ipad-pro-11-inch", orientation: .landscape, window: .half, rootViewController: split)
        listener.heard = []
        return host
    }

    private func classic() -> (UISplitViewController, UINavigationController) {
        let split = UISplitViewController()
        let master = UINavigationController(rootViewController: UIViewController())
        split.viewControllers = [master, UINavigationController(rootViewController: UIViewController())]
        return (split, master)
    }

    @Test func `from a column shows the one below`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let host = try launch(split)

        host.tapBack()
        #expect(split.isShowing(.primary))
        #expect(listener.heard == ["hide secondary", "show primary"])
    }

    @Test func `from a classic detail leads to the list, and widening brings the detail back`() throws {
        let (split, master) = classic()
        let detail = split.viewControllers[1]
        let host = try launch(split)
        #expect(master.viewControllers.count == 2)

        host.tapBack()
        #expect(master.viewControllers.count == 1)
        #expect(split.shows(.primary))

        listener.heard = []
        try host.move(to: .full)
        #expect(split.viewControllers == [master, detail])
        #expect(listener.heard == ["show secondary"])
    }

    @Test func `from a controller that the app pushed shows the column below it`() throws {
        let (split, master) = classic()
        let host = try launch(split)
        split.showDetailViewController(UIViewController(), sender: nil)
        #expect(!split.shows(.secondary))

        listener.heard = []
        master.popViewController(animated: true)
        host.settle()
        #expect(split.shows(.secondary))
        #expect(listener.heard == ["show secondary"])
    }

    @Test func `by setting a shorter stack takes the columns off it`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let list = UIViewController()
        split.setViewController(list, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let host = try launch(split)

        list.navigationController?.setViewControllers([list], animated: false)
        host.settle()
        #expect(split.isShowing(.primary))
        try host.move(to: .full)
        #expect(split.isShowing(.secondary))
    }
}
