import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Tabs, as the references of UITabBarController, its delegate, UITab and UITabGroup have them.
@MainActor struct `Tabs, as documented,` {
    private final class Delegate: UITabBarControllerDelegate {
        var log: [String] = []
        var allows = true

        func tabBarController(_ controller: UITabBarController, shouldSelect page: UIViewController) -> Bool {
            log.append("should \(page.title ?? "")")
            return allows
        }
        func tabBarController(_ controller: UITabBarController, didSelect page: UIViewController) {
            log.append("did \(page.title ?? "")")
        }
    }

    private let tabs = UITabBarController()

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    private func host() throws -> HeadlessHost {
        try HeadlessHost(device: "iphone-14-pro", rootViewController: tabs)
    }

    // UITabBarControllerDelegate › tabBarController(_:shouldSelect:) › Discussion and tabBarController(_:didSelect:) ›
    // Discussion: asked and told of a person's taps alone, whether or not another tab comes of them.
    @Test func `tell the delegate of taps, not of code, and obey it`() throws {
        let delegate = Delegate()
        tabs.delegate = delegate
        tabs.viewControllers = ["a", "b", "c"].map(page)
        let host = try host()
        tabs.selectedIndex = 2
        #expect(delegate.log.isEmpty)
        host.tapTab(1, of: tabs)
        host.tapTab(1, of: tabs)
        #expect(delegate.log == ["should b", "did b", "should b", "did b"])
        delegate.allows = false
        host.tapTab(0, of: tabs)
        #expect(delegate.log.last == "should a" && tabs.selectedIndex == 1)
    }

    // UITabBarItem › badgeValue › Discussion: the text is shown in a badge at the item. UITab › badgeValue › Discussion:
    // the same for the tab's own. UIBarButtonItem › badge › Discussion: a button in a bar may have one too.
    @Test func `show the text of their badges`() throws {
        let inbox = page("Inbox")
        inbox.tabBarItem.badgeValue = "12"
        inbox.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .organize)
        inbox.navigationItem.rightBarButtonItem?.badge = .count(3)
        tabs.viewControllers = [UINavigationController(rootViewController: inbox), page("b")]
        let twin = try #require(InterfaceCapture.tree(of: host())).twin
        #expect(twin.split(separator: "\n").count { $0.contains("title=\"Inbox\" badge=\"12\"") } == 1)
        #expect(twin.contains("badge=\"3\"") && !twin.contains("badgeColor"))

        // UITabBarItem › badgeColor › Discussion: the colour of the badge's ground, in place of the usual one.
        inbox.tabBarItem.badgeColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let green = try #require(InterfaceCapture.tree(of: host())).twin
        #expect(green.contains("badge=\"12\" badgeColor=#00FF00"), "\(green)")

        let tab = UITab(title: "News", image: nil, identifier: "news") { _ in self.page("News") }
        tab.badgeValue = "new"
        tabs.tabs = [tab]
        #expect(try #require(InterfaceCapture.tree(of: host())).twin.contains("badge=\"new\""))
    }

    // Known of UIKit rather than documented.
    @Test func `go back to the root of their stack at a second tap`() throws {
        let stack = UINavigationController(rootViewController: page("root"))
        tabs.viewControllers = [stack, page("b")]
        let host = try host()
        for title in ["one", "two"] { stack.pushViewController(page(title), animated: false) }
        host.settle()
        host.tapTab(1, of: tabs)
        host.tapTab(0, of: tabs)
        #expect(stack.viewControllers.count == 3)
        host.tapTab(0, of: tabs)
        #expect(stack.viewControllers.count == 1)
    }

    // UITabBarController › viewControllers › Discussion: the selected controller stays selected; where it is gone the one
    // at its index is, and where there is none the first.
    @Test func `keep their selection where others come`() throws {
        let (a, b, c, d) = (page("a"), page("b"), page("c"), page("d"))
        tabs.viewControllers = [a, b, c]
        tabs.selectedIndex = 1
        let host = try host()
        tabs.setViewControllers([c, a, b], animated: false)
        #expect(tabs.selectedViewController === b && tabs.selectedIndex == 2)
        tabs.setViewControllers([a, c, d], animated: false)
        host.settle()
        #expect(tabs.selectedViewController === d && b.parent == nil && b.view.window == nil)
        tabs.setViewControllers([a, c], animated: false)
        #expect(tabs.selectedViewController === a)
    }

    // UITab › tabBarController: the controller around the tab. UITabBarController › selectedTab; UITabGroup ›
    // selectedChild: the tab of the group that is selected.
    @Test func `in groups are found, and selected`() throws {
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name) { [page] in page($0.identifier) }
        }
        let group = UITabGroup(
            title: "Group", image: nil, identifier: "group", children: [tab("x"), tab("y")])
        tabs.tabs = [tab("a"), group]
        let host = try host()
        let y = try #require(tabs.tab(forIdentifier: "y"))
        #expect(y.parent === group && y.tabBarController === tabs)
        tabs.selectedTab = y
        host.settle()
        #expect(group.selectedChild === y && tabs.selectedTab === group && tabs.selectedIndex == 1)
        #expect(tabs.selectedViewController?.title == "y")
    }

    // UIViewController › hidesBottomBarWhenPushed › Discussion: the bar stays hidden until the controller is popped.
    @Test func `hide for what is pushed, and what is pushed on it`() throws {
        let (root, quiet) = (page("root"), page("quiet"))
        let (last, stack) = (page("last"), UINavigationController(rootViewController: root))
        quiet.hidesBottomBarWhenPushed = true
        tabs.viewControllers = [stack]
        let host = try host()
        let room = root.view.safeAreaInsets.bottom
        for page in [quiet, last] {
            stack.pushViewController(page, animated: false)
            host.settle()
            #expect(page.view.safeAreaInsets.bottom < room)
        }
        stack.popToRootViewController(animated: false)
        host.settle()
        #expect(root.view.safeAreaInsets.bottom == room)
    }

    // UITabBarItem › SystemItem › Overview: an item of the system has the system's title and image.
    @Test(arguments: [
        (UITabBarItem.SystemItem.search, "Search"), (.topRated, "Top Rated"), (.mostRecent, "Most Recent"),
    ])
    func `of the system have its titles`(item: UITabBarItem.SystemItem, title: String) {
        #expect(UITabBarItem(tabBarSystemItem: item, tag: 0).title == title)
    }

    // UITabGroup › Overview: a tab bar has one tab for the group, with its title and image, whichever child is selected.
    @Test func `of a group show as one in a bar`() throws {
        let children = ["a", "b"].map { title in
            UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
        }
        let group = UITabGroup(
            title: "Teams", image: UIImage(systemName: "star"), identifier: "teams", children: children)
        let other = UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in
            UIViewController()
        }
        tabs.tabs = [other, group]
        let twin = try #require(InterfaceCapture.tree(of: host())).twin
        #expect(twin.contains("title=\"Teams\"") && twin.contains("icon=star"))
        #expect(!twin.contains("title=\"a\"") && !twin.contains("title=\"b\""))
    }

    // UITabBarController › prominentTabIdentifier (iOS 27): the tab of that name stands apart; without one a search tab
    // may, which on iOS 27 has to activate its search. On iOS 26 every search tab does, and nothing else.
    @Test(
        arguments: [
            (.iOS27, "a", false, "a"), (.iOS27, "a", true, "a"), (.iOS27, nil, false, nil),
            (.iOS27, nil, true, "Search"), (.iOS27, "none", true, nil), (.iOS26, nil, false, "Search"),
            (.iOS26, "a", false, "Search"), (.iOS14, "a", true, nil),
        ] as [(Generation, String?, Bool, String?)])
    func `stand apart at the end where they are prominent`(
        generation: Generation, name: String?, activates: Bool, apart: String?
    ) throws {
        let search = UISearchTab { _ in UIViewController() }
        search.automaticallyActivatesSearch = activates
        tabs.tabs =
            [search]
            + ["a", "b"].map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } }
        tabs.setProminentTabIdentifier(name, animated: false)
        let place = try Place(device: .iPhone14Pro, orientation: .portrait, generation: generation)
        let tree = try #require(
            InterfaceCapture.tree(of: HeadlessHost(place: place, rootViewController: tabs)))
        let bar = try #require(tree.root.children.first { $0.name == "tabBar" })
        let shown = bar.children.compactMap { element in
            if case .tab(let tab) = element.kind { (tab: tab, frame: element.frame) } else { nil }
        }
        #expect(shown.filter(\.tab.isSeparate).map(\.tab.title) == [apart].compactMap(\.self))
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.frame.maxX <= $1.frame.minX })
        guard let apart else { return #expect(shown.map(\.tab.title) == ["Search", "a", "b"]) }
        #expect(shown.map(\.tab.title) == ["Search", "a", "b"].filter { $0 != apart } + [apart])
        let capsules = bar.children.filter { $0.kind == .glass }.map(\.frame)
        #expect(capsules.count == 2 && capsules[0].maxX < capsules[1].minX)
    }

    // UITab › init(title:image:identifier:viewControllerProvider:): the provider makes the controller where the tab needs
    // it, which is when it is selected.
    @Test func `make their controllers once they are selected, and once only`() throws {
        var made: [String] = []
        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name) { [page] in
                made.append($0.identifier)
                return page($0.identifier)
            }
        }
        let group = UITabGroup(
            title: "group", image: nil, identifier: "group", children: [tab("x"), tab("y")])
        tabs.tabs = [tab("a"), tab("b"), group, tab("c")]
        let host = try host()
        #expect(made == ["a"] && tabs.children.map(\.title) == ["a"])
        let twin = try #require(InterfaceCapture.tree(of: host)).twin
        #expect(["a", "b", "group", "c"].allSatisfy { twin.contains("title=\"\($0)\"") }, "\(twin)")
        host.tapTab(1, of: tabs)
        host.tapTab(0, of: tabs)
        host.tapTab(1, of: tabs)
        #expect(made == ["a", "b"] && tabs.selectedViewController?.title == "b")
        let shown = try #require(tabs.selectedViewController)
        #expect(shown.parent === tabs && shown.tab === tabs.tabs[1])
        tabs.selectedTab = group.children[1]
        #expect(made == ["a", "b", "y"] && tabs.selectedViewController?.title == "y")
        tabs.tabs.reverse()
        #expect(made == ["a", "b", "y"] && tabs.selectedViewController?.title == "y")
        #expect(tabs.children.compactMap(\.title).sorted() == ["a", "b", "y"])
    }
}
