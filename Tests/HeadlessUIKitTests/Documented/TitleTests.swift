import Foundation
import HeadlessUIKit
import Testing

/// How the title of a controller and those of its items go together.
@MainActor struct `A title, as documented,` {
    enum Setting: CaseIterable { case title, navigationItem, tabBarItem }

    // UIViewController › title › Discussion: setting it gives the navigation item and the tab bar item the same title.
    // UIViewController › navigationItem › Discussion and tabBarItem › Discussion: an item shows the controller's title
    // at first; what an app then gives an item stays there, and changes nothing else.
    @Test(arguments: permutations(of: Setting.allCases))
    func `goes on to the items, in whatever order they are set`(order: [Setting]) {
        let page = UIViewController()
        var (navigation, tab): (String?, String?) = (nil, nil)
        for setting in order {
            switch setting {
            case .title:
                page.title = "Title"
                (navigation, tab) = ("Title", "Title")
            case .navigationItem:
                page.navigationItem.title = "Bar"
                navigation = "Bar"
            case .tabBarItem:
                page.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
                tab = "Tab"
            }
            #expect(page.navigationItem.title == navigation, "\(order)")
            #expect(page.tabBarItem.title == tab, "\(order)")
        }
        #expect(page.title == "Title")
    }

    // UIViewController › tabBarItem › Discussion: the item stands for the controller in a tab bar. Measured on iOS 26.1:
    // a title that a stack's root sets later is that of the stack's own item too; the navigation item's is not.
    @Test func `of a stack's root is that of its tab`() throws {
        let (root, pushed) = (UIViewController(), UIViewController())
        root.tabBarItem = UITabBarItem(title: "Letters", image: UIImage(systemName: "tray"), tag: 4)
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: tabs)
        #expect(navigation.tabBarItem === root.tabBarItem && tabs.tabBar.items?.first?.tag == 4)
        func twin() throws -> String { try #require(InterfaceCapture.tree(of: host)).twin }
        #expect(try twin().contains("Letters"))
        root.navigationItem.title = "Bar"
        #expect(tabs.tabBar.items?.first?.title == "Letters")
        root.title = "Inbox"
        #expect(tabs.tabBar.items?.first?.title == "Inbox")
        navigation.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 5)
        #expect(tabs.tabBar.items?.first?.title == "Stack" && root.tabBarItem.title == "Inbox")
        root.title = "Mail"
        #expect(tabs.tabBar.items?.first?.title == "Mail")
        navigation.pushViewController(pushed, animated: false)
        pushed.title = "Letter"
        host.settle()
        #expect(tabs.tabBar.items?.first?.title == "Mail")
        #expect(try twin().contains("title=\"Letter\""))
    }

    // UITabBarItem › init(tabBarSystemItem:tag:) › Discussion: title and image of a system item cannot be changed.
    @Test func `does not rename an item of the system`() {
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        let title = page.tabBarItem.title
        page.title = "Stars"
        #expect(page.tabBarItem.title == title && page.navigationItem.title == "Stars")
    }

    // UINavigationItem › titleView › Discussion: it stands in the middle of the bar, in place of the title.
    @Test func `makes room for a title view`() throws {
        let page = UIViewController()
        page.title = "Orders"
        let control = UISegmentedControl(items: ["All", "Open"])
        page.navigationItem.titleView = control
        let navigation = UINavigationController(rootViewController: page)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: navigation)
        func twin() throws -> String { try #require(InterfaceCapture.tree(of: host)).twin }
        #expect(try twin().contains("Open") && !twin().contains("Orders"))
        let (place, bar) = (control.convert(control.bounds, to: nil), navigation.navigationBar.frame)
        #expect(control.window === host.window && abs(place.midX - bar.midX) < 0.01 && bar.contains(place))
        navigation.pushViewController(UIViewController(), animated: false)
        host.settle()
        #expect(control.superview == nil)
        navigation.popViewController(animated: false)
        page.navigationItem.titleView = nil
        host.settle()
        #expect(try control.superview == nil && twin().contains("title=\"Orders\""))
    }
}

private func permutations<Element>(of elements: [Element]) -> [[Element]] {
    guard !elements.isEmpty else { return [[]] }
    return elements.indices.flatMap { index -> [[Element]] in
        var rest = elements
        let first = rest.remove(at: index)
        return permutations(of: rest).map { [first] + $0 }
    }
}
