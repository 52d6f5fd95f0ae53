import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// What a view controller is asked and told, by the rules of its class reference.
@MainActor struct `A view controller` {
    private final class Page: UIViewController {
        var log: [String] = []
        var forwards = true
        var decides: UITraitCollection?
        private(set) var hadViewAfterLoading = false

        override func loadView() {
            super.loadView()
            hadViewAfterLoading = isViewLoaded
        }
        override func viewWillAppear(_ animated: Bool) { log.append("appears") }
        override func viewWillDisappear(_ animated: Bool) { log.append("goes \(isMovingFromParent)") }
        override func viewWillLayoutSubviews() { log.append("will lay out") }
        override func viewDidLayoutSubviews() { log.append("laid out") }
        override func updateViewConstraints() {
            super.updateViewConstraints()
            log.append("constraints")
        }
        override func viewLayoutMarginsDidChange() { log.append("margins") }
        override func applicationFinishedRestoringState() { log.append("restored") }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.append("traits") }
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
        override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
            decides
        }
    }

    private final class Constrained: UIView {
        var updates = 0
        override func updateConstraints() {
            super.updateConstraints()
            updates += 1
        }
    }

    private func host(_ root: UIViewController) throws -> HeadlessHost {
        try HeadlessHost(device: "ipad-10th", rootViewController: root)
    }

    @Test func `loads a view of its own where it is first needed`() {
        let page = Page()
        #expect(!page.isViewLoaded && page.viewIfLoaded == nil)
        let view: UIView = page.view
        #expect(page.isViewLoaded && page.hadViewAfterLoading && page.viewIfLoaded === view)
    }

    @Test func `lays out between two words, and updates its constraints before them`() throws {
        let page = Page()
        let inner = Constrained()
        page.view.addSubview(inner)
        let host = try host(page)
        #expect(inner.updates == 1)
        page.log = []
        page.view.setNeedsLayout()
        host.settle()
        #expect(page.log == ["will lay out", "laid out"])
        page.log = []
        page.view.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        host.settle()
        #expect(page.log == ["constraints", "will lay out", "laid out"] && inner.updates == 2)
    }

    @Test func `hears of other margins`() throws {
        let page = Page()
        let host = try host(page)
        page.log = []
        page.view.directionalLayoutMargins.leading = 40
        #expect(page.log == ["margins"] && page.view.layoutMarginsGuide.layoutFrame.minX == 40)
        withExtendedLifetime(host) {}
    }

    @Test func `tells its children of appearance, unless it does so itself`() throws {
        for forwards in [true, false] {
            let (root, child) = (Page(), Page())
            root.forwards = forwards
            let host = try host(root)
            root.addChild(child)
            root.view.addSubview(child.view)
            host.settle()
            #expect(root.children == [child])
            #expect(child.log.contains("appears") == forwards)
        }
    }

    @Test func `moves from its parent once it has heard so`() throws {
        let (root, child) = (Page(), Page())
        root.addChild(child)
        root.view.addSubview(child.view)
        let host = try host(root)
        child.log = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.log == ["goes true"])
        withExtendedLifetime(host) {}
    }

    @Test func `is edited by its button, which says what a tap does`() throws {
        let names = UITableViewController(style: .plain)
        names.navigationItem.rightBarButtonItem = names.editButtonItem
        let host = try host(UINavigationController(rootViewController: names))
        #expect(names.editButtonItem.systemItem == .edit)
        #expect(host.tap(names.editButtonItem))
        #expect(names.isEditing && names.tableView.isEditing)
        #expect(names.editButtonItem.systemItem == .done)
        names.isEditing = false
        #expect(!names.tableView.isEditing && names.editButtonItem.systemItem == .edit)
        names.setEditing(true, animated: false)
        #expect(names.isEditing && names.editButtonItem.systemItem == .done)
    }

    @Test func `hears once state is restored`() throws {
        let page = Page()
        page.restorationIdentifier = "page"
        let host = try host(page)
        let state = host.saveState()
        page.log = []
        try host.restore(state)
        #expect(page.log.contains("restored"))
    }

    @Test func `takes traits in that another one decides by now, and overrides its own`() throws {
        let (root, child) = (Page(), Page())
        root.addChild(child)
        root.view.addSubview(child.view)
        let host = try host(root)
        child.log = []
        root.decides = UITraitCollection { (traits: inout UITraitOverrides) in
            traits.horizontalSizeClass = .compact
        }
        child.updateTraitsIfNeeded()
        #expect(child.log.contains("traits") && child.traitCollection.horizontalSizeClass == .compact)
        child.traitOverrides.horizontalSizeClass = .regular
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        withExtendedLifetime(host) {}
    }

    private final class Late: UIViewController {
        @ViewLoading var label: UILabel
        override func viewDidLoad() {
            super.viewDidLoad()
            label = UILabel()
            view.addSubview(label)
        }
    }

    @Test func `loads its view where what waits for that is read`() {
        let late = Late()
        #expect(late.label.superview === late.view)
    }

    @Test func `has the title and the image of its tab item`() throws {
        let (one, two) = (UIViewController(), UIViewController())
        one.tabBarItem = UITabBarItem(title: "Songs", image: UIImage(systemName: "music.note"), tag: 0)
        two.title = "Albums"
        let tabs = UITabBarController()
        tabs.viewControllers = [one, two]
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: tabs)
        #expect(tabs.tabBar.items?.map(\.title) == ["Songs", "Albums"])
        #expect(try #require(InterfaceCapture.tree(of: host)).twin.contains("Songs"))
        tabs.selectedViewController = two
        host.settle()
        #expect(tabs.selectedIndex == 1 && two.view.window != nil && one.view.window == nil)
    }

    // MARK: Wishes

    private final class Wisher: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var prefersPointerLocked: Bool { true }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
        override var prefersInterfaceOrientationLocked: Bool { wantsLock }
        var wantsLock = true
    }

    private final class Delegating: UIViewController {
        override var childForStatusBarHidden: UIViewController? { children.first }
        override var childForStatusBarStyle: UIViewController? { children.first }
        override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
        override var childViewControllerForPointerLock: UIViewController? { children.first }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
        override var childViewControllerForInterfaceOrientationLock: UIViewController? { children.first }
    }

    @Test func `decides about the status bar and gestures, or leaves that to a child`() throws {
        let root = Delegating()
        let host = try host(root)
        let bar = try #require(host.window?.windowScene?.statusBarManager)
        #expect(!bar.isStatusBarHidden && bar.statusBarStyle == .default)
        #expect(!host.isHomeIndicatorHidden && !host.isPointerLocked)
        #expect(host.edgesDeferringSystemGestures == [])
        #expect(bar.statusBarFrame.height > 0)
        root.addChild(Wisher())
        #expect(bar.isStatusBarHidden && bar.statusBarStyle == .lightContent && bar.statusBarFrame == .zero)
        #expect(host.isHomeIndicatorHidden && host.isPointerLocked)
        #expect(host.edgesDeferringSystemGestures == .bottom)
    }

    @Test func `decides about the status bar where it is presented over it, or captures it`() throws {
        let (root, sheet) = (UIViewController(), Wisher())
        let host = try host(root)
        let bar = try #require(host.window?.windowScene?.statusBarManager)
        root.present(sheet, animated: false)
        host.settle()
        #expect(!bar.isStatusBarHidden && !host.isPointerLocked)
        sheet.modalPresentationCapturesStatusBarAppearance = true
        #expect(bar.isStatusBarHidden && !host.isPointerLocked)
        root.dismiss(animated: false)
        sheet.modalPresentationCapturesStatusBarAppearance = false
        sheet.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: false)
        host.settle()
        #expect(bar.isStatusBarHidden && host.isPointerLocked)
    }

    /// New in iOS 26.
    @Test func `keeps its window as it is turned, until it gives that up`() throws {
        let (root, locked) = (Delegating(), Wisher())
        root.addChild(locked)
        let host = try host(root)
        try host.rotate(to: .landscape)
        #expect(host.place?.orientation == .portrait)
        locked.wantsLock = false
        host.settle()
        #expect(host.place?.orientation == .landscape)
    }

    @Test(arguments: [
        ("iphone-14-pro", UIInterfaceOrientationMask.allButUpsideDown), ("ipad-10th", .all),
    ])
    func `supports the orientations of its device`(device: String, mask: UIInterfaceOrientationMask) throws {
        let page = UIViewController()
        let host = try HeadlessHost(device: device, rootViewController: page)
        #expect(page.supportedInterfaceOrientations == mask)
        withExtendedLifetime(host) {}
    }
}
