import Foundation
import HeadlessUIKit
import Testing

/// Members of controllers and views that no other test would miss.
@MainActor struct `A member of a view controller` {
    private final class Page: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("appears \(isBeingPresented)") }
        override func viewDidDisappear(_ animated: Bool) { log.append("disappears \(isBeingDismissed)") }
        override func updateProperties() { log.append("properties") }
        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) { log.append("content \(state.searchText ?? "nil")") }
    }

    private func host(_ root: UIViewController) throws -> HeadlessHost {
        try HeadlessHost(device: "ipad-10th", rootViewController: root)
    }

    @Test func `says that it is being presented and dismissed`() throws {
        let (root, page) = (UIViewController(), Page())
        let host = try host(root)
        root.present(page, animated: true)
        host.settle()
        #expect(page.activePresentationController === page.presentationController)
        #expect(root.activePresentationController == nil)
        page.dismiss(animated: true)
        host.settle()
        #expect(page.log == ["appears true", "properties", "content nil", "disappears true"])
    }

    private final class Guest: UIViewController {
        var log: [String] = []
        private func note(_ call: String) {
            guard let navigation = navigationController else { return }
            log.append(
                "\(call) \(navigation.isBeingPresented) \(navigation.isBeingDismissed) \(isBeingDismissed)")
        }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    }

    // UIViewController › isBeingDismissed › Discussion: true only for the controller that is dismissed, in appearance calls;
    // its root learns it from the navigation controller, whose own change those calls belong to.
    @Test func `says to those inside that it is being presented and dismissed`() throws {
        let (root, guest) = (UIViewController(), Guest())
        let host = try host(root)
        let navigation = UINavigationController(rootViewController: guest)
        root.present(navigation, animated: true)
        host.settle()
        #expect(!navigation.isBeingPresented)
        navigation.dismiss(animated: true)
        host.settle()
        #expect(!navigation.isBeingDismissed)
        #expect(
            guest.log == [
                "will appear true false false", "did appear true false false",
                "will disappear false true false", "did disappear false true false",
            ])
    }

    @Test func `asks for properties and missing content again`() throws {
        let page = Page()
        let host = try host(page)
        page.log = []
        page.setNeedsUpdateProperties()
        page.updatePropertiesIfNeeded()
        page.setNeedsUpdateContentUnavailableConfiguration()
        host.settle()
        #expect(page.log == ["properties", "content nil"])
    }

    @Test func `hands its own traits down to its children`() throws {
        let (root, child) = (UIViewController(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        let host = try host(root)
        root.overrideUserInterfaceStyle = .dark
        root.traitOverrides.horizontalSizeClass = .compact
        root.updateTraitsIfNeeded()
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        #expect(UITraitCollection.current.horizontalSizeClass == .regular)
        withExtendedLifetime(host) {}
    }

    @Test func `enlarges the safe area of its view`() throws {
        let page = UIViewController()
        let host = try host(page)
        let before = page.view.safeAreaInsets.left
        page.additionalSafeAreaInsets.left = 30
        #expect(page.view.safeAreaInsets.left == before + 30)
        withExtendedLifetime(host) {}
    }

    @Test func `keeps its view below the bar where it does not extend there`() throws {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let host = try host(navigation)
        #expect(page.view.frame.minY == 0)
        page.edgesForExtendedLayout = []
        host.settle()
        #expect(page.view.frame.minY == navigation.navigationBar.frame.maxY)
        page.edgesForExtendedLayout = UIRectEdge.all
        navigation.navigationBar.isTranslucent = false
        host.settle()
        #expect(page.view.frame.minY == navigation.navigationBar.frame.maxY)
        page.extendedLayoutIncludesOpaqueBars = true
        host.settle()
        #expect(page.view.frame.minY == 0)
    }

    @Test func `exchanges children, and calls back`() throws {
        let (root, old, new) = (UIViewController(), UIViewController(), UIViewController())
        for child in [old, new] { root.addChild(child) }
        root.view.addSubview(old.view)
        let host = try host(root)
        var log: [String] = []
        root.transition(from: old, to: new, duration: 0.2, animations: { log.append("animated") }) {
            log.append("finished \($0)")
        }
        host.settle()
        #expect(new.view.superview === root.view && old.view.superview == nil)
        #expect(log == ["animated", "finished true"])
    }

    @Test func `collects key commands, and hands actions up the chain`() throws {
        final class Handler: UIViewController {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action == "archive"
            }
        }
        let (root, child) = (Handler(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        #expect(child.target(forAction: "archive", withSender: nil) as? UIViewController === root)
        #expect(child.target(forAction: "print", withSender: nil) == nil)
        #expect(child.targetViewController(forAction: "archive", sender: nil) === root)
        let command = UIKeyCommand(input: "n", modifierFlags: .command, action: "archive")
        child.addKeyCommand(command)
        #expect(child.keyCommands == [command])
        child.removeKeyCommand(command)
        #expect(child.keyCommands == nil)
    }

    @Test func `finds its way in a navigation stack`() throws {
        let pages = (0..<4).map { _ in UIViewController() }
        let navigation = UINavigationController(rootViewController: pages[0])
        let host = try host(navigation)
        for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
        #expect(navigation.popToViewController(pages[1], animated: true) == [pages[2], pages[3]])
        #expect(navigation.topViewController === pages[1] && navigation.visibleViewController === pages[1])
        // UINavigationController › popToViewController(_:animated:) › Parameters: the controller must be on the stack.
        #expect(RaisedMisuses.first { navigation.popToViewController(pages[3], animated: true) } != nil)
        let presented = UIViewController()
        pages[1].present(presented, animated: true)
        #expect(navigation.visibleViewController === presented)
        host.settle()
        pages[1].setToolbarItems([UIBarButtonItem(title: "Tool")], animated: true)
        navigation.setToolbarHidden(false, animated: true)
        #expect(!navigation.isToolbarHidden && pages[1].toolbarItems?.count == 1)
    }

    @Test func `has a transition coordinator while it is turned into another`() throws {
        let (root, page) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        let host = try host(navigation)
        #expect(navigation.transitionCoordinator == nil)
        navigation.pushViewController(page, animated: true)
        var finished = false
        page.transitionCoordinator?.animate(alongsideTransition: nil) { _ in finished = true }
        #expect(page.transitionCoordinator != nil && !finished)
        host.settle()
        #expect(finished && page.transitionCoordinator == nil)
    }

    @Test func `shows itself and its back button as its item says`() throws {
        let (list, page) = (UIViewController(), UIViewController())
        list.title = "List"
        list.navigationItem.backBarButtonItem = UIBarButtonItem(title: "All")
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(list, for: .secondary)
        let host = try host(split)
        list.navigationController?.pushViewController(page, animated: false)
        func twin() throws -> String { try #require(InterfaceCapture.tree(of: host)).twin }
        #expect(try twin().contains("title=\"All\""))
        page.navigationItem.hidesBackButton = true
        host.settle()
        #expect(try !twin().contains("title=\"All\""))
    }

    @Test func `puts views above and below each other`() {
        let (outer, one, two, three) = (UIView(), UIView(), UIView(), UIView())
        outer.addSubview(one)
        outer.insertSubview(two, belowSubview: one)
        outer.insertSubview(three, aboveSubview: two)
        #expect(outer.subviews == [two, three, one])
        outer.insertSubview(one, at: 0)
        #expect(outer.subviews == [one, two, three])
        var animated = 0
        UIView.performWithoutAnimation { animated += 1 }
        UIView.animate(withDuration: 1, delay: 0, options: []) { animated += 1 }
        #expect(animated == 2)
    }

    @Test func `turns and stops, and hides where it has stopped`() {
        let wheel = UIActivityIndicatorView(style: .medium)
        #expect(wheel.isHidden)
        wheel.startAnimating()
        #expect(wheel.isAnimating && !wheel.isHidden)
        wheel.stopAnimating()
        #expect(!wheel.isAnimating && wheel.isHidden)
    }
}
