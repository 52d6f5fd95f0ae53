import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

@MainActor struct `A split view of iOS 7` {
    private final class Helper: UISplitViewControllerDelegate {
        var heard: [String] = []
        var item: UIBarButtonItem?

        func splitViewController(
            _ svc: UISplitViewController, willHide vc: UIViewController, with barButtonItem: UIBarButtonItem,
            for pc: UIPopoverController
        ) {
            heard.append("hide")
            item = barButtonItem
            (svc.viewControllers.last as? UINavigationController)?.topViewController?.navigationItem
                .leftBarButtonItem = barButtonItem
        }

        func splitViewController(
            _ svc: UISplitViewController, willShow vc: UIViewController,
            invalidating barButtonItem: UIBarButtonItem
        ) { heard.append("show") }

        func splitViewController(
            _ svc: UISplitViewController, popoverController pc: UIPopoverController,
            willPresent vc: UIViewController
        ) { heard.append("popover") }
    }

    @Test func `shows the popover's button once, be it placed by the app or not`() throws {
        for delegate in [Helper(), nil] {
            let split = UISplitViewController()
            let primary = UIViewController()
            primary.title = "Folders"
            split.viewControllers = [
                primary, UINavigationController(rootViewController: UIViewController()),
            ]
            split.delegate = delegate
            let host = try HeadlessHost(device: "ipad-2", generation: .iOS7, rootViewController: split)
            let twin = try #require(InterfaceCapture.tree(of: host)).twin
            #expect(twin.matches(of: /title="Folders" side=leading/).count == 1)
        }
    }

    @Test func `hides its primary in portrait behind a button that opens a popover`() throws {
        let helper = Helper()
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), UIViewController()]
        split.delegate = helper
        let host = try HeadlessHost(device: "ipad-2", generation: .iOS7, rootViewController: split)
        #expect(helper.heard == ["hide"])
        #expect(!split.shows(.primary))

        let item = try #require(helper.item)
        #expect(host.tap(item))
        #expect(helper.heard == ["hide", "popover"])

        try host.rotate(to: .landscape)
        #expect(helper.heard == ["hide", "popover", "show"])
        #expect(split.shows(.primary))
    }
}
