import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Containers beside the split view, as apps subclass and fill them.
@MainActor struct `A container` {
    private final class Page: UIViewController {
        var log: [String] = []
        override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
        override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
    }

    private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = [Page(), Page()]
        var turned = 0

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { turned += 1 }
    }

    @Test func `of pages shows the next one where it is leafed through`() throws {
        let book = Book()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: pages)
        #expect(host.turnPage(of: pages))
        #expect(!host.turnPage(of: pages))
        #expect(pages.viewControllers == [book.pages[1]])
        #expect(book.pages.map(\.log) == [["appeared", "disappeared"], ["appeared"]])
        #expect(book.pages[1].view.frame == pages.view.bounds)
        #expect(book.pages[0].parent == nil && book.turned == 1)
    }

    private final class TabListener: UITabBarControllerDelegate {
        var log: [String] = []

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            log.append("should \(tab.title)")
            return tab.isEnabled
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { log.append("\(previousTab?.title ?? "nil") to \(selectedTab.title)") }
    }

    /// Orders as the probe repository `Vercantez/openuikit`, report signal-last-rows, read them on iOS 26.1.
    @Test func `of tabs as values selects and tells as measured`() throws {
        let listener = TabListener()
        let tabs = ["One", "Two"].map { title in
            UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
        }
        let controller = UITabBarController(tabs: tabs)
        controller.delegate = listener
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: controller)
        #expect(controller.viewControllers == nil)
        #expect(controller.selectedTab === tabs[0])
        host.tapTab(1, of: controller)
        #expect(listener.log == ["should Two", "One to Two"])
        listener.log = []
        controller.selectedTab = tabs[0]
        #expect(listener.log == ["Two to One"])
        #expect(controller.selectedViewController === tabs[0].viewController)
        tabs[1].isEnabled = false
        host.tapTab(1, of: controller)
        #expect(controller.selectedIndex == 0)
        #expect(controller.tab(forIdentifier: "Two") === tabs[1])
        controller.tabs = []
        #expect(controller.selectedIndex == NSNotFound)
    }

    private final class Bar: UINavigationBar {}
    private final class Tools: UIToolbar {}

    private class Navigation: UINavigationController {
        override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
            rootViewController.title = "made by the override"
        }
        override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
            super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
        }
        override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override var navigationBar: UINavigationBar { super.navigationBar }
    }

    @Test func `of a stack can override UIKit's initialisers`() {
        let root = UIViewController()
        #expect(Navigation(rootViewController: root).viewControllers == [root])
        #expect(root.title == "made by the override")
    }

    @Test func `of a stack makes its bars of the classes given`() {
        let navigation = Navigation(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        #expect(navigation.navigationBar is Bar && navigation.toolbar is Tools)
    }

    @Test func `of items has the bar buttons of its groups on screen`() throws {
        let message = UIViewController()
        message.navigationItem.trailingItemGroups = [
            .fixedGroup(items: [UIBarButtonItem(title: "Share"), UIBarButtonItem(title: "Trash")]),
            .optionalGroup(
                customizationIdentifier: "x", isInDefaultCustomization: false,
                items: [UIBarButtonItem(title: "Hidden")]),
        ]
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(message, for: .secondary)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: split)
        let twin = try #require(InterfaceCapture.tree(of: host)).twin
        #expect(twin.contains("title=\"Share\" side=trailing") && twin.contains("title=\"Trash\""))
        #expect(!twin.contains("Hidden"))
    }

    @Test func `of activities runs what is chosen and goes`() throws {
        final class Star: UIActivity {
            var done = 0
            override var activityType: ActivityType? { ActivityType("star") }
            override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
            override func perform() { done += 1 }
        }
        let (star, root) = (Star(), UIViewController())
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: root)
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [star])
        var chosen: [UIActivity.ActivityType?] = []
        sheet.completionWithItemsHandler = { type, _, _, _ in chosen.append(type) }
        sheet.popoverPresentationController?.sourceView = root.view
        root.present(sheet, animated: true)
        host.choose(star.activityType, in: sheet)
        #expect(star.done == 1 && chosen == [star.activityType])
        #expect(root.presentedViewController == nil)
    }

    @Test func `of tabs shows the chosen child of a group, and knows the tabs in it`() throws {
        let made = [UIViewController(), UIViewController()]
        let inner = ["Songs", "Albums"].enumerated().map { index, title in
            UITab(title: title, image: nil, identifier: title) { _ in made[index] }
        }
        let group = UITabGroup(title: "Library", image: nil, identifier: "Library", children: inner)
        group.selectedChild = inner[1]
        let controller = UITabBarController(tabs: [group])
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: controller)
        #expect(controller.selectedViewController === made[1] && made[1].view.window != nil)
        #expect(inner.map(\.parent) == [group, group])
        #expect(controller.tab(forIdentifier: "Songs") === inner[0])
        #expect(group.tab(forIdentifier: "Albums") === inner[1])
        #expect(UITabGroup(title: "", image: nil, identifier: "", children: inner).selectedChild === inner[0])
        withExtendedLifetime(host) {}
    }

    @Test func `of tabs has one for searching, with the system's title and symbol`() throws {
        let results = UIViewController()
        let search = UISearchTab { _ in results }
        let controller = UITabBarController(tabs: [search])
        let host = try HeadlessHost(device: "iphone-16-pro", rootViewController: controller)
        #expect(search.title == "Search" && results.tabBarItem.title == "Search")
        #expect(search.image != nil && results.tabBarItem.image === search.image)
        #expect(results.tab === search && controller.selectedTab === search)
        withExtendedLifetime(host) {}
    }

    @Test func `of items has leading groups behind the left items and trailing ones before the right ones`()
        throws
    {
        let message = UIViewController()
        let item = message.navigationItem
        item.leftBarButtonItem = UIBarButtonItem(title: "A")
        item.leadingItemGroups = [.fixedGroup(items: [UIBarButtonItem(title: "B")])]
        item.trailingItemGroups = [.fixedGroup(items: [UIBarButtonItem(title: "C")])]
        item.pinnedTrailingGroup = .fixedGroup(items: [UIBarButtonItem(title: "D")])
        item.rightBarButtonItem = UIBarButtonItem(title: "E")
        let split = UISplitViewController(style: .doubleColumn)
        split.displayModeButtonVisibility = .never
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(message, for: .secondary)
        let host = try HeadlessHost(device: "ipad-10th", orientation: .landscape, rootViewController: split)
        let buttons = try #require(InterfaceCapture.tree(of: host)).root.barButtons
            .sorted { $0.x < $1.x }
        #expect(buttons.map(\.title) == ["A", "B", "C", "D", "E"])
    }
}

extension InterfaceElement {
    /// The titled bar buttons from here down, with their places.
    fileprivate var barButtons: [(title: String, x: Double)] {
        let inside = children.flatMap(\.barButtons)
        guard case .barButton(let button) = kind, let title = button.title else { return inside }
        return [(title, frame.x)] + inside
    }
}
