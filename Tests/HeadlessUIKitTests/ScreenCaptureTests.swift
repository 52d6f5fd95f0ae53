import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Frames are those of `uikit-around-split-views.md`, sections 5 and 6.
@MainActor struct `What stands around a split view, and what is presented above it` {
    private func controller(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private func split() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(controller("Folders"), for: .primary)
        split.setViewController(controller("Message"), for: .secondary)
        return split
    }

    private func lines(of host: HeadlessHost) throws -> [String] {
        try #require(InterfaceCapture.tree(of: host)).twin.split(separator: "\n").dropFirst(2).map(
            String.init)
    }

    /// The first line of an element, by its path.
    private func line(_ path: String, of host: HeadlessHost) throws -> String? {
        try lines(of: host).first { $0.hasPrefix("\(path)\t") }
    }

    private func present(
        _ controller: UIViewController, _ style: UIModalPresentationStyle = .automatic,
        in environment: TraitEnvironment = MeasuredScreen.iPad
    ) -> HeadlessHost {
        let host = HeadlessHost(environment: environment, rootViewController: split())
        controller.modalPresentationStyle = style
        host.rootViewController?.present(controller, animated: true)
        host.settle()
        return host
    }

    @Test(arguments: [
        (UIModalPresentationStyle.formSheet, "frame=120,260,580,650 presentation=formSheet"),
        (.pageSheet, "frame=0,42,820,1138 presentation=sheet"),
    ])
    func `a sheet lies above a veil`(style: UIModalPresentationStyle, line wanted: String) throws {
        let host = present(UINavigationController(rootViewController: controller("Settings")), style)
        #expect(try line("split", of: host) != nil)
        #expect(try line("dimming1", of: host) == "dimming1\tdimming frame=0,0,820,1180")
        #expect(try line("presented1", of: host)?.contains(wanted) == true)
        #expect(try line("presented1/bar", of: host)?.contains("title=\"Settings\"") == true)
        host.rootViewController?.dismiss(animated: true)
        host.settle()
        #expect(try lines(of: host).contains { $0.hasPrefix("presented") } == false)
    }

    @Test func `a sheet on a phone keeps what is above it free`() throws {
        let host = present(controller("Settings"), in: MeasuredScreen.iPhone16)
        #expect(
            try line("presented1", of: host)?.contains("frame=0,59,393,793 presentation=sheet") == true)
    }

    @Test func `a cover over the whole window is all there is`() throws {
        let host = present(controller("Camera"), .fullScreen)
        #expect(try lines(of: host).allSatisfy { $0.hasPrefix("presented1") })
        #expect(try line("presented1", of: host)?.contains("presentation=fullScreen") == true)
    }

    @Test func `a cover that may be transparent leaves what is below`() throws {
        let host = present(controller("Hint"), .overFullScreen)
        #expect(try line("split", of: host) != nil)
        #expect(try line("presented1", of: host)?.contains("presentation=fullScreen") == true)
    }

    @Test func `a popover from a bar button has no veil`() throws {
        let split = split()
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: split)
        let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        split.viewController(for: .secondary)?.navigationItem.rightBarButtonItem = item
        let popover = controller("Colours")
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 240, height: 180)
        popover.popoverPresentationController?.barButtonItem = item
        split.present(popover, animated: true)
        host.settle()
        #expect(
            try line("presented1", of: host)?.contains("frame=561,62,240,180 presentation=popover") == true)
        #expect(try line("dimming1", of: host) == nil)
    }

    /// Its frame is measured; its content reaches beneath the arrow.
    @Test func `a popover keeps its content clear of its arrow`() throws {
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: split())
        let popover = controller("Colours")
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 240, height: 180)
        popover.popoverPresentationController?.sourceView = host.rootViewController?.view
        popover.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 60, height: 40)
        host.rootViewController?.present(popover, animated: true)
        host.settle()
        let width = popover.view.bounds.inset(by: popover.view.safeAreaInsets).width
        #expect(popover.view.bounds.width == 253 && width == 240)
    }

    private func alert(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        return alert
    }

    @Test func `an alert has two buttons side by side, cancel on the left`() throws {
        let host = present(alert(.alert), .overFullScreen, in: MeasuredScreen.iPhone16)
        let lines = try lines(of: host)
        let card = try #require(lines.first { $0.hasPrefix("presented1\t") })
        #expect(card.contains("frame=36.5,") && card.contains(",320,") && card.contains("presentation=alert"))
        let buttons = lines.filter { $0.contains("kind=button") }
        #expect(buttons.count == 2)
        #expect(buttons.first?.contains("frame=52.5,") == true)
        #expect(buttons.first?.contains(",140,48 kind=button text=\"Cancel\"") == true)
        #expect(buttons.last?.contains("frame=200.5,") == true)
        #expect(lines.contains { $0.contains("kind=label text=\"Delete?\"") })
    }

    @Test func `an alert of three buttons is 264 high`() throws {
        let alert = alert(.alert)
        alert.addAction(UIAlertAction(title: "Archive", style: .default))
        let host = present(alert, .overFullScreen, in: MeasuredScreen.iPhoneSELandscape)
        #expect(
            try line("presented1", of: host)?.contains("frame=173.5,55.5,320,264 presentation=alert") == true)
    }

    @Test func `an action sheet drops its cancel button where it is a popover`() throws {
        let sheet = alert(.actionSheet)
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: split())
        sheet.popoverPresentationController?.sourceView = host.rootViewController?.view
        host.rootViewController?.present(sheet, animated: true)
        host.settle()
        let lines = try lines(of: host)
        #expect(lines.contains { $0.contains(",288,") && $0.contains("presentation=popover") })
        #expect(!lines.contains { $0.contains("Cancel") })
        let phone = present(alert(.actionSheet), .popover, in: MeasuredScreen.iPhone16)
        let card = try line("presented1", of: phone)
        #expect(card?.contains("presentation=actionSheet") == true)
    }

    @Test func `an alert's button leaves, then tells its handler`() throws {
        var heard: [String] = []
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Folder" }
        alert.addAction(
            UIAlertAction(title: "OK") { [weak alert] _ in
                heard.append(
                    "\(alert?.textFields?.first?.text ?? "") \(alert?.presentingViewController == nil)")
            })
        let host = present(alert, .overFullScreen)
        #expect(try lines(of: host).contains { $0.contains("kind=field secondaryText=\"Folder\"") })
        alert.textFields?.first?.text = "Letters"
        #expect(!host.choose("Cancel", in: alert))
        #expect(host.choose("OK", in: alert))
        #expect(heard == ["Letters true"])
        #expect(try line("presented1", of: host) == nil)
    }

    @Test func `a tab bar controller around a split view has its strip at an iPad's top`() throws {
        let tabs = UITabBarController()
        let split = split()
        split.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 0)
        tabs.viewControllers = [split, controller("Search")]
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: tabs)
        #expect(try line("screen", of: host)?.contains("presentation=root") == true)
        #expect(try line("screen/tabBar", of: host)?.contains("frame=0,32,820,44") == true)
        #expect(
            try line("screen/tabBar/tab1", of: host)?
                .contains("title=\"Mail\" isSelected=true isInStrip=true") == true)
        #expect(try line("screen/split/secondary", of: host)?.contains("safeArea=96,") == true)
        host.tapTab(1, of: tabs)
        #expect(try line("screen/split", of: host) == nil)
        #expect(try line("screen/content", of: host)?.contains("frame=0,96,820,") == true)
    }

    @Test func `a tab bar controller on a phone has its bar at the end`() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [split(), controller("Search"), controller("More")]
        let host = HeadlessHost(environment: MeasuredScreen.iPhone16, rootViewController: tabs)
        #expect(try line("screen/tabBar", of: host)?.contains("frame=0,769,393,83") == true)
        #expect(
            try line("screen/split/primary", of: host) != nil
                || line("screen/split/secondary", of: host) != nil)
    }

    @Test func `a navigation controller without a split view has its bar`() throws {
        let navigation = UINavigationController(rootViewController: controller("Inbox"))
        let host = HeadlessHost(environment: MeasuredScreen.iPhone16, rootViewController: navigation)
        #expect(try line("screen/bar", of: host)?.contains("frame=0,59,393,54 title=\"Inbox\"") == true)
        navigation.pushViewController(controller("Message"), animated: true)
        host.settle()
        #expect(try line("screen/bar/backButton", of: host) != nil)
    }

    @Test func `a plain root has no bar`() throws {
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: controller("Hello"))
        #expect(try lines(of: host).map { $0.prefix { $0 != "\t" } } == ["screen", "screen/content"])
    }

    @Test func `a split view in a plain container has its frames in the window`() throws {
        let container = UIViewController()
        let split = split()
        container.addChild(split)
        container.view.addSubview(split.view)
        split.view.frame = CGRect(x: 0, y: 80, width: 820, height: 1100)
        split.didMove(toParent: container)
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: container)
        #expect(try line("screen/split", of: host)?.contains("frame=0,80,820,1100") == true)
        #expect(try line("screen/split/secondary", of: host)?.contains("frame=0,80,820,1100") == true)
    }

    @Test func `containers side by side are screens of their own`() throws {
        let container = UIViewController()
        for (index, title) in ["Left", "Right"].enumerated() {
            let child = UINavigationController(rootViewController: controller(title))
            container.addChild(child)
            container.view.addSubview(child.view)
            child.view.frame = CGRect(x: 410 * index, y: 0, width: 410, height: 1180)
            child.didMove(toParent: container)
        }
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: container)
        #expect(try line("screen/screen1/bar", of: host)?.contains("title=\"Left\"") == true)
        #expect(
            try line("screen/screen2/bar", of: host)?.contains("frame=410,32,410,54 title=\"Right\"") == true)
    }
}
