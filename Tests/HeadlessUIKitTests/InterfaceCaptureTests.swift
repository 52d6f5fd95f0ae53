import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import Testing

@MainActor struct `A captured interface` {
    /// The line of an element in the twin of a host.
    private func line(_ path: String, of host: HeadlessHost) throws -> String? {
        try #require(InterfaceCapture.tree(of: host)).twin.split(separator: "\n")
            .first { $0.hasPrefix("\(path)\t") }.map(String.init)
    }

    private func controller(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    /// A split view that fills an iPad, with a navigation controller of the test's own in its secondary column.
    private func host(
        _ navigation: UINavigationController, on device: String = "ipad-10th",
        generation: Generation = .standard
    ) throws -> HeadlessHost {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(controller("Folders"), for: .primary)
        split.setViewController(navigation, for: .secondary)
        return try HeadlessHost(
            device: device, orientation: .landscape, generation: generation, rootViewController: split)
    }

    @Test func `has the buttons of navigation items where UIKit puts them`() throws {
        let message = controller("Message")
        let item = message.navigationItem
        item.leftBarButtonItems = [UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)]
        item.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
            UIBarButtonItem(image: UIImage(systemName: "trash.fill"), target: nil, action: nil),
            UIBarButtonItem(image: UIImage(systemName: "hare"), target: nil, action: nil),
        ]
        let tree = try #require(
            InterfaceCapture.tree(of: host(UINavigationController(rootViewController: message))))
        let bar = tree.root.children.last { $0.name == "secondary" }?.children.first { $0.name == "bar" }
        let buttons = bar?.children.compactMap { child in
            if case .barButton(let button) = child.kind { button } else { nil }
        }
        var (trash, hare) = (
            BarButtonElement(icon: .trash, side: .trailing), BarButtonElement(icon: .image, side: .trailing)
        )
        (trash.symbol, hare.symbol) = ("trash.fill", "hare")
        #expect(
            buttons == [
                BarButtonElement(title: "Edit"), hare, trash,
                BarButtonElement(icon: .add, side: .trailing),
            ])
    }

    @Test func `shows the way back inside a column's own stack`() throws {
        let (inbox, message) = (controller("Inbox"), controller("Message"))
        let navigation = UINavigationController(rootViewController: inbox)
        navigation.pushViewController(message, animated: false)
        let path = "split/secondary/bar/backButton"
        let older = try host(navigation, generation: .iOS14)
        #expect(try line(path, of: older)?.contains("icon=back title=\"Inbox\"") == true)

        // From iOS 26 on it is a chevron until the app has words for it.
        let host = try host(navigation)
        #expect(try line(path, of: host)?.hasSuffix("icon=back side=leading") == true)
        inbox.navigationItem.backButtonTitle = "All"
        #expect(try line(path, of: host)?.contains("title=\"All\"") == true)
        inbox.navigationItem.backButtonDisplayMode = .minimal
        #expect(try line(path, of: host)?.hasSuffix("icon=back side=leading") == true)

        message.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", target: nil, action: nil)
        #expect(try line(path, of: host) == nil)
        message.navigationItem.leftItemsSupplementBackButton = true
        #expect(try line(path, of: host) != nil)

        navigation.popViewController(animated: false)
        #expect(try line(path, of: host) == nil)
    }

    @Test func `names the way back after the column below, not after what lies on it`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(controller("Folders"), for: .primary)
        split.setViewController(controller("Message"), for: .secondary)
        let host = try HeadlessHost(
            device: "iphone-16-pro", generation: .iOS14, rootViewController: split)
        #expect(
            try line("split/secondary/bar/backButton", of: host)?.contains("title=\"Folders\"") == true)
    }

    /// What the app pushes above the columns of a collapsed split view leads back to the last of them.
    @Test func `names the way back of what is pushed above the columns after the column on top`() throws {
        let split = UISplitViewController()
        let primary = UINavigationController(rootViewController: controller("Folders"))
        split.viewControllers = [primary, UINavigationController(rootViewController: controller("Message"))]
        let host = try HeadlessHost(
            device: "iphone-16-pro", generation: .iOS14, rootViewController: split)
        split.showDetailViewController(controller("Attachment"), sender: nil)
        host.settle()
        let path = "split/primary/bar"
        #expect(try line(path, of: host)?.contains("title=\"Attachment\"") == true)
        #expect(try line("\(path)/backButton", of: host)?.contains("title=\"Message\"") == true)
    }

    @Test(arguments: ["ipad-10th", "iphone-16-pro"])
    func `has nothing in a column that the app has emptied`(device: String) throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(controller("Folders"), for: .primary)
        split.setViewController(controller("Message"), for: .secondary)
        let host = try HeadlessHost(device: device, orientation: .portrait, rootViewController: split)
        split.setViewController(nil, for: .secondary)
        host.settle()
        #expect(try line("split/secondary", of: host) != nil)
        #expect(try line("split/secondary/content", of: host) == nil)
        #expect(try line("split/secondary/bar/title", of: host) == nil)
    }

    @Test(arguments: [
        ("bookmark.fill", BarButtonElement.Icon.bookmark), ("book.closed", .image), ("book.pages", .page),
        ("square.and.pencil", .compose), ("gearshape.2", .image), ("hare", .image), ("timer", .image),
        ("sidebar.right", .trailingSidebar),
    ])
    func `has the icon that looks like a symbol`(name: String, icon: BarButtonElement.Icon) throws {
        let message = controller("Message")
        message.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: name), target: nil, action: nil)
        let host = try host(UINavigationController(rootViewController: message))
        #expect(
            try line("split/secondary/bar/item1", of: host)?.contains("icon=\(icon) ") == true)
    }

    @Test func `has a large title where bar and item want one`() throws {
        let message = controller("Message")
        let navigation = UINavigationController(rootViewController: message)
        let host = try host(navigation)
        let isLarge = { try line("split/secondary/bar", of: host)?.contains("prefersLargeTitle=true") }
        #expect(try isLarge() == false)
        navigation.navigationBar.prefersLargeTitles = true
        #expect(try isLarge() == true)
        message.navigationItem.largeTitleDisplayMode = .never
        #expect(try isLarge() == false)
    }

    /// UINavigationItem.h: an automatic item does as the one before it, and the first one shows a large title.
    @Test func `has the large title of the item before where an item is automatic`() throws {
        let (inbox, message) = (controller("Inbox"), controller("Message"))
        let navigation = UINavigationController(rootViewController: inbox)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.viewControllers = [inbox, controller("Thread"), message]
        let host = try host(navigation)
        let isLarge = { try line("split/secondary/bar", of: host)?.contains("prefersLargeTitle=true") }
        #expect(try isLarge() == true)
        inbox.navigationItem.largeTitleDisplayMode = .never
        #expect(try isLarge() == false)
        message.navigationItem.largeTitleDisplayMode = .always
        #expect(try isLarge() == true)
    }

    @Test func `has no bar where the app hides it`() throws {
        let navigation = UINavigationController(rootViewController: controller("Message"))
        navigation.isNavigationBarHidden = true
        let host = try host(navigation)
        #expect(try line("split/secondary/bar", of: host) == nil)
        #expect(try line("split/secondary/content", of: host)?.contains("frame=330,32,850,788") == true)
    }

    @Test func `has a toolbar where the app shows one, above the safe area before iOS 26`() throws {
        let message = controller("Message")
        message.toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
            .flexibleSpace(), UIBarButtonItem(title: "Read", target: nil, action: nil),
        ]
        let navigation = UINavigationController(rootViewController: message)
        let host = try host(navigation)
        #expect(try line("split/secondary/toolbar", of: host) == nil)
        navigation.isToolbarHidden = false
        #expect(try line("split/secondary/toolbar/item1", of: host)?.contains("icon=trash") == true)
        #expect(try line("split/secondary/toolbar/item2", of: host)?.contains("title=\"Read\"") == true)
    }

    @Test func `shows the tabs of the app, and none where a pushed controller hides them`() throws {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: controller("Recent"))
        tabs.viewControllers = [controller("Library"), navigation]
        tabs.selectedIndex = 1
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(controller("Folders"), for: .primary)
        split.setViewController(controller("Message"), for: .secondary)
        split.setViewController(tabs, for: .compact)
        let host = try HeadlessHost(device: "iphone-16-pro", rootViewController: split)
        let path = "split/compact/tabBar"
        #expect(
            try line("\(path)/tab1", of: host)?.hasSuffix("title=\"Library\" isSelected=false") == true)
        #expect(try line("\(path)/tab2", of: host)?.hasSuffix("title=\"Recent\" isSelected=true") == true)
        #expect(try line("split/compact/bar", of: host)?.contains("title=\"Recent\"") == true)

        let detail = controller("Detail")
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: false)
        #expect(try line(path, of: host) == nil)
    }

    @Test(arguments: [false, true])
    func `shows a tab bar where the app has one in sight`(isHidden: Bool) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: UIViewController()), UIViewController(),
        ]
        tabs.isTabBarHidden = isHidden
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.setViewController(tabs, for: .compact)
        let host = try HeadlessHost(device: "iphone-16-pro", rootViewController: split)

        #expect(try (line("split/compact/tabBar", of: host) == nil) == isHidden)
    }

    /// A controller that is drawn by the convention of its column.
    private final class Standard: UIViewController {
        var column = Column.primary
        override var wireframeContent: ContentElement? { ColumnContents.standard(for: column).content }
    }

    private func standard(_ column: Column) -> UIViewController {
        let controller = Standard()
        controller.column = column
        controller.title = ColumnContents.standard(for: column).title
        return controller
    }

    @Test(
        arguments: ["ipad-mini-6", "iphone-16-pro"],
        [(Orientation.landscape, Generation.iOS26), (.portrait, .iOS26), (.portrait, .iOS14)])
    func `is the core's tree of the same request`(
        device: String, held: (orientation: Orientation, generation: Generation)
    ) throws {
        let place = try Place(
            device: Device.named(device), orientation: held.orientation, generation: held.generation)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(standard(.primary), for: .primary)
        split.setViewController(standard(.secondary), for: .secondary)
        let live = try #require(
            InterfaceCapture.tree(of: HeadlessHost(place: place, rootViewController: split)))

        let state = SplitState(SplitConfiguration(style: .doubleColumn), generation: held.generation)
            .settled(after: .mount(place.environment))
        #expect(live == InterfaceTree(state))
    }
}
