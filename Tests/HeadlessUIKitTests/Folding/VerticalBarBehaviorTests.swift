import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// As the headers of the 27.1 SDK document it, and VerticalBarProbe read it in a simulator.
@MainActor struct `Upright bars` {
    private final class Page: UIViewController {
        var behavior = UIVerticalBarBehavior.automatic
        var asked = 0
        override var preferredVerticalBarBehavior: UIVerticalBarBehavior {
            asked += 1
            return behavior
        }
    }

    private func host(_ root: UIViewController, posture: Posture = .open) throws -> HeadlessHost {
        let device = try #require(Device.iPhoneDuo.folded(posture))
        return HeadlessHost(
            place: try Place(device: device, orientation: device.orientations[0]), rootViewController: root)
    }

    @Test func `have an edge where the device has it, which those who registered hear of`() throws {
        let page = Page()
        let host = try host(page)
        #expect(page.traitCollection.verticalBarEdge == .trailing)
        var former: [UIVerticalBarEdge] = []
        page.registerForTraitChanges(UITraitCollection.systemTraitsAffectingVerticalBarEdge) {
            (_: Page, old: UITraitCollection) in former.append(old.verticalBarEdge)
        }
        try host.rotate(to: .portrait)
        #expect(page.traitCollection.verticalBarEdge == .unspecified && former == [.trailing])
        try host.rotate(to: .landscape)
        try host.move(to: .splitLeft)
        #expect(page.traitCollection.verticalBarEdge == .leading)
        #expect(former == [.trailing, .unspecified, .trailing])
    }

    @Test func `are turned off by the controller in front, and the strip with them`() throws {
        let page = Page()
        page.behavior = .disabled
        let host = try host(UINavigationController(rootViewController: page))
        #expect(page.traitCollection.verticalBarEdge == .unspecified)
        #expect(host.environment.safeArea.right == 0 && host.environment.safeArea.top == 82)
        page.navigationController?.pushViewController(Page(), animated: false)
        host.settle()
        #expect(page.traitCollection.verticalBarEdge == .trailing && host.environment.safeArea.right == 84)
    }

    @Test func `stay as they are until the app has the behaviour asked for again`() throws {
        let page = Page()
        let host = try host(page)
        page.behavior = .disabled
        host.settle()
        #expect(page.asked == 1 && page.traitCollection.verticalBarEdge == .trailing)
        page.setNeedsUpdateOfVerticalBarConfiguration()
        host.settle()
        #expect(page.asked == 2 && page.traitCollection.verticalBarEdge == .unspecified)
        try host.close()
        #expect(host.environment.safeArea.right == 84, "Beside the camera the strip stays.")
    }

    @Test func `are asked of the child that a container names`() throws {
        let (list, detail) = (Page(), Page())
        detail.behavior = .disabled
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let tabs = UITabBarController()
        tabs.viewControllers = [split]
        let host = try host(tabs)
        #expect(tabs.childForPreferredVerticalBarBehavior === split)
        #expect(split.childForPreferredVerticalBarBehavior === detail.navigationController)
        #expect(detail.navigationController?.childForPreferredVerticalBarBehavior === detail)
        #expect(host.environment.verticalBarEdge == .unspecified && list.asked == 0)
        #expect(UIViewController().childForPreferredVerticalBarBehavior == nil)
    }

    /// iPhone-Duo-Agent-Skill, iOS 27.1: (875, 120) to (931, 635), and 20 points above the bottom between 16 and 84.
    @Test func `leave a place for a bar of the app's own`() throws {
        let host = try host(Page())
        let view = try #require(host.rootViewController?.view)
        let upright = view.layoutGuide(for: .bar(onEdge: .trailing, extent: 56))
        #expect(upright.layoutFrame == CGRect(x: 875, y: 120, width: 56, height: 515))
        #expect(view.layoutGuide(for: .bar(onEdge: .right, extent: 56)).layoutFrame == upright.layoutFrame)
        let level = view.layoutGuide(for: .bar(onEdge: .bottom, extent: 56))
        #expect(level.layoutFrame == CGRect(x: 16, y: 593, width: 851, height: 56))
        let rail = UIView()
        view.addSubview(rail)
        rail.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            rail.topAnchor.constraint(equalTo: upright.topAnchor),
            rail.bottomAnchor.constraint(equalTo: upright.bottomAnchor),
            rail.leadingAnchor.constraint(equalTo: upright.leadingAnchor),
            rail.trailingAnchor.constraint(equalTo: upright.trailingAnchor),
        ])
        host.settle()
        #expect(rail.frame == upright.layoutFrame)
    }

    /// VerticalBarProbe, iOS 27.1: tabs around a stack on the inner display lying; the tab bar (882, 0) to (951, 669), the
    /// safe area 34 at the bottom and 84 at the right, a navigation bar across the top.
    @Test(arguments: [Posture.open, .closed])
    func `stand where they are drawn`(posture: Posture) throws {
        let page = Page()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        page.tabBarItem = UITabBarItem(title: "Page", image: UIImage(systemName: "star"), tag: 0)
        let stack = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        let host = try host(tabs, posture: posture)
        let size = host.environment.size
        let bar = tabs.tabBar.frame
        #expect(bar == CGRect(x: size.width - 69, y: 0, width: 69, height: size.height))
        if posture == .open { #expect(bar == CGRect(x: 882, y: 0, width: 69, height: 669)) }
        #expect(page.view.safeAreaInsets.bottom == tabs.view.safeAreaInsets.bottom)
        #expect(page.view.safeAreaInsets.right == 84 && stack.navigationBar.frame.width == size.width)
        let tree = try #require(InterfaceCapture.tree(of: host))
        for name in ["tabBar", "uprightBar"] {
            let drawn = try #require(tree.root.children.first { $0.name == name })
            #expect(drawn.frame.midX > bar.minX && drawn.frame.midX < bar.maxX, "\(drawn)")
            #expect(drawn.frame.minY >= bar.minY && drawn.frame.maxY <= bar.maxY)
        }
        try host.rotate(to: posture == .open ? .portrait : .landscape)
        if posture == .open {
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 868, width: 669, height: 83))
        }
    }

    // Header of UISheetPresentationController.preferredPlacement (iOS 27): the side on which a sheet stands; ignored
    // where a source view is set. The halves are those that iPhone-Duo-Agent-Skill read off a fold in force.
    @Test(arguments: [
        (UISheetPresentationController.Placement.automatic, 8.0), (.leading, 8), (.trailing, 483.5),
    ])
    func `leave sheets the side that the app prefers`(
        placement: UISheetPresentationController.Placement, x: Double
    ) throws {
        let (root, page) = (Page(), Page())
        let host = try host(root, posture: .book)
        page.modalPresentationStyle = .pageSheet
        page.sheetPresentationController?.preferredPlacement = placement
        root.present(page, animated: false)
        host.settle()
        #expect(Double(page.view.frame.minX) == x)
        page.sheetPresentationController?.preferredPlacement = .leading
        host.settle()
        #expect(page.view.frame.minX == 8)
    }

    /// Apple's article on preparing for iPhone Duo, and header of UIBarButtonItem (iOS 27): what has no icon lies level
    /// unless the app prefers it upright; the least important waits behind one for more.
    @Test func `hold what the app lets stand upright, the least important out of sight`() throws {
        let page = Page()
        let word = UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)
        let level = UIBarButtonItem(systemItem: .trash)
        (word.axisBehavior, level.axisBehavior) = (.verticalPreferred, .horizontalOnly)
        let others = (0..<8).map { _ in UIBarButtonItem(systemItem: .add) }
        let reply = UIBarButtonItem(systemItem: .reply)
        (reply.visibilityPriority, word.visibilityPriority) = (.low, .init(higherThan: .standard))
        page.navigationItem.rightBarButtonItems = [level, word, reply] + others
        let host = try host(UINavigationController(rootViewController: page), posture: .closed)
        func texts(_ name: String) throws -> [String] {
            let bar = try #require(InterfaceCapture.tree(of: host)?.root.children.first { $0.name == name })
            return bar.children.compactMap { element in
                guard case .barButton(let button) = element.kind else { return nil }
                return button.icon?.name ?? button.title
            }
        }
        #expect(try texts("bar") == ["trash"])
        let upright = try texts("uprightBar")
        #expect(upright.contains("Word") && !upright.contains("reply") && upright.last == "more")
        reply.visibilityPriority = .high
        host.settle()
        #expect(try texts("uprightBar").contains("reply"))
    }

    /// Header of UINavigationItem.verticalBarCompressionBehavior (iOS 27.1): automatically the tabs stay.
    ///
    /// They give way where the app prefers its buttons; the prominent tab stands apart behind the others. Of the nine
    /// places that apple-studio counted two gaps leave eight.
    @Test(
        arguments: [
            (.automatic, 5, 3), (.prefersTabBar, 5, 3), (.prefersBarItems, 3, 5),
        ] as [(UIVerticalBarCompressionBehavior, Int, Int)])
    func `give up tabs or buttons as the app prefers`(
        behavior: UIVerticalBarCompressionBehavior, tabCount: Int, buttonCount: Int
    ) throws {
        let page = Page()
        page.navigationItem.rightBarButtonItems = (0..<5).map { _ in
            let item = UIBarButtonItem(systemItem: .add)
            item.sharesBackground = false
            return item
        }
        page.navigationItem.verticalBarCompressionBehavior = behavior
        let tabs = UITabBarController()
        tabs.tabs = (0..<5).map { number in
            UITab(title: "\(number)", image: UIImage(systemName: "star"), identifier: "\(number)") { _ in
                number == 0 ? UINavigationController(rootViewController: page) : UIViewController()
            }
        }
        tabs.prominentTabIdentifier = "1"
        let host = try host(tabs, posture: .closed)
        let bars = try #require(InterfaceCapture.tree(of: host)).root.children
        let tabBar = try #require(bars.first { $0.name == "tabBar" })
        let shown = tabBar.children.compactMap { element in
            if case .tab(let tab) = element.kind { tab } else { nil }
        }
        #expect(shown.count == tabCount && shown.last?.title == "1" && shown.last?.isSeparate == true)
        let buttons = try #require(bars.first { $0.name == "uprightBar" })
        #expect(
            buttons.children.count { if case .barButton = $0.kind { true } else { false } } == buttonCount)
        #expect(buttons.frame.maxY <= tabBar.frame.minY && tabBar.frame.maxY <= 678 - 34)
    }

    /// Header of UITabBarController.Sidebar.preferredPlacement (iOS 27): automatically tabs stand in a bar on phones.
    @Test(
        arguments: [
            (.open, .sidebar, true), (.book, .sidebar, true), (.laptop, .sidebar, true),
            (.open, .tabBar, false),
            (.open, .automatic, false), (.closed, .sidebar, false),
        ] as [(Posture, UITabBarController.Sidebar.Placement, Bool)])
    func `have no tabs where the app places them in a sidebar`(
        posture: Posture, placement: UITabBarController.Sidebar.Placement, isInSidebar: Bool
    ) throws {
        let page = Page()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        page.tabBarItem = UITabBarItem(title: "Page", image: UIImage(systemName: "star"), tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
        let host = try host(tabs, posture: posture)
        let safeArea = page.view.safeAreaInsets
        tabs.sidebar.preferredPlacement = placement
        host.settle()
        #expect(tabs.sidebar.isAvailable == isInSidebar)
        let elements = try #require(InterfaceCapture.tree(of: host)).root.children
        #expect(elements.contains { $0.name == "tabSidebar" } == isInSidebar)
        #expect(elements.contains { $0.name == "tabBar" } != isInSidebar)
        guard isInSidebar, let sidebar = elements.first(where: { $0.name == "tabSidebar" }) else {
            return #expect(page.view.safeAreaInsets == safeArea)
        }
        #expect(sidebar.children.count == 2 && sidebar.frame.height == host.environment.size.height)
        #expect(sidebar.children.allSatisfy { sidebar.frame.contains($0.frame) })
        #expect(page.view.safeAreaInsets.left == CGFloat(sidebar.frame.maxX))
        #expect(page.view.safeAreaInsets.right == safeArea.right && tabs.tabBar.frame.height == 0)
        #expect(page.view.frame.width == CGFloat(host.environment.size.width))
        let bar = try #require(elements.first { $0.name == "bar" })
        #expect(bar.frame.minX == sidebar.frame.maxX)
    }

    // UITabBarController.Sidebar.preferredPlacement: no effect on iPads, where bar and sidebar can both be reached.
    @Test(arguments: [UITabBarController.Sidebar.Placement.automatic, .sidebar, .tabBar])
    func `leave an iPad's tabs where they are`(placement: UITabBarController.Sidebar.Placement) throws {
        let tabs = UITabBarController()
        tabs.mode = .tabSidebar
        tabs.viewControllers = [Page(), Page()]
        let place = try Place(device: .iPadPro13InchM4, orientation: .landscape, generation: .iOS27)
        let host = HeadlessHost(place: place, rootViewController: tabs)
        let before = try #require(InterfaceCapture.tree(of: host)).twin
        tabs.sidebar.preferredPlacement = placement
        host.settle()
        #expect(tabs.sidebar.isAvailable && InterfaceCapture.tree(of: host)?.twin == before)
    }

    /// The same article: a sheet in the middle or at the leading side has level bars, one at the trailing side upright
    /// ones; on the outer display all that are of full height.
    @Test(
        arguments: [
            (Posture.book, UISheetPresentationController.Placement.leading, UIVerticalBarEdge.unspecified, 0),
            (.book, .trailing, .trailing, 76), (.open, .automatic, .unspecified, 0),
            (.closed, .automatic, .trailing, 84),
        ] as [(Posture, UISheetPresentationController.Placement, UIVerticalBarEdge, CGFloat)])
    func `stand upright in a sheet that reaches the strip`(
        posture: Posture, placement: UISheetPresentationController.Placement, edge: UIVerticalBarEdge,
        inset: CGFloat
    ) throws {
        let (root, page) = (Page(), Page())
        let host = try host(root, posture: posture)
        let sheet = UINavigationController(rootViewController: page)
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.preferredPlacement = placement
        root.present(sheet, animated: false)
        host.settle()
        #expect(page.traitCollection.verticalBarEdge == edge && page.view.safeAreaInsets.right == inset)
    }

    @Test func `have no edge in a sidebar`() throws {
        let (list, detail) = (Page(), Page())
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let host = try host(split)
        #expect(list.traitCollection.verticalBarEdge == .unspecified)
        #expect(detail.traitCollection.verticalBarEdge == .trailing)
        try host.close()
        #expect(detail.traitCollection.verticalBarEdge == .trailing)
    }
}
