import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeWireframes
import Testing

/// What an app puts into its bars is in tree and picture, and a bar that it hides is in neither.
@MainActor struct `What a bar holds` {
    private let page = UIViewController()
    private var item: UINavigationItem { page.navigationItem }

    private func host(
        _ device: String = "iphone-16-pro", generation: Generation = .iOS26, largeTitles: Bool = false
    ) throws -> HeadlessHost {
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = largeTitles
        let place = try Place(device: .named(device), orientation: .portrait, generation: generation)
        return HeadlessHost(place: place, rootViewController: navigation)
    }

    private func words(_ host: HeadlessHost) throws -> [String] {
        try #require(InterfaceCapture.tree(of: host)).seenWords
    }

    @Test(arguments: ["iphone-16-pro", "ipad-10th"], [Generation.iOS26, .iOS14])
    func `is a title view, seen between the buttons`(device: String, generation: Generation) throws {
        let title = UILabel()
        title.text = "Orders of June"
        item.titleView = title
        item.leftBarButtonItem = UIBarButtonItem(title: "Close all", style: .plain, target: nil, action: nil)
        item.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        let host = try host(device, generation: generation)
        #expect(try words(host).contains("Orders of June"))
        let bar = try #require(try bar(in: host))
        let frames = bar.children.filter { $0.name != "glass1" && $0.name != "glass2" }.map(\.frame)
        #expect(frames.count == 3)
        for (index, frame) in frames.enumerated() {
            #expect(frames[(index + 1)...].allSatisfy { $0.intersection(frame) == nil }, "\(frames)")
        }
    }

    /// UINavigationItem › additionalOverflowItems (iOS 16): items without room are in a menu behind a button at the
    /// trailing edge; header of UIBarButtonItem.visibilityPriority (iOS 27): the least important first.
    @Test(arguments: [Generation.iOS27, .iOS26, .iOS14])
    func `is a button for those without room, and it says for which`(generation: Generation) throws {
        item.title = "Bookshelf"
        let symbols = [
            "heart", "tag", "trash", "folder", "pencil", "flag", "bell", "gear", "house", "map", "bag",
            "star",
        ]
        item.rightBarButtonItems = symbols.map {
            UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
        }
        item.rightBarButtonItems?[1].visibilityPriority = .low
        let bar = try #require(try bar(in: host(generation: generation)))
        guard case .navigationBar(let element) = bar.kind else { return #expect(Bool(false)) }
        let buttons = bar.children.compactMap {
            if case .barButton(let button) = $0.kind { button } else { nil }
        }
        let shown = buttons.compactMap(\.symbol)
        let more = buttons.filter { $0.icon == .more }
        #expect(more.count == (generation == .iOS14 ? 0 : 1) && buttons.last == more.last ?? buttons.last)
        let hidden = generation == .iOS14 ? element.hiddenButtons : more.flatMap(\.hiddenButtons)
        #expect(!shown.isEmpty && !hidden.isEmpty)
        #expect((shown + hidden).sorted() == symbols.sorted())
        // Those nearest to the title are the last of the array.
        #expect(shown == symbols.filter { shown.contains($0) }.reversed())
        #expect(hidden.contains("star") && hidden.contains("tag") == (generation != .iOS14))
        item.rightBarButtonItems = Array(item.rightBarButtonItems?.prefix(2) ?? [])
        #expect(try words(host(generation: generation)).contains("Bookshelf"))
    }

    private func bar(in host: HeadlessHost) throws -> InterfaceElement? {
        try #require(InterfaceCapture.tree(of: host)).root.children.first { $0.name == "bar" }
    }

    // UINavigationItem › subtitle, largeTitle and largeSubtitle, and the header on attributedTitle.
    @Test(arguments: [false, true]) func `is a title with a subtitle`(isLarge: Bool) throws {
        item.title = "Inbox"
        item.subtitle = "3 unread"
        #expect(try words(host(largeTitles: isLarge)).filter { $0 == "Inbox" || $0 == "3 unread" }.count == 2)
        item.attributedTitle = AttributedString("Mail")
        item.largeTitle = "Letters"
        item.largeSubtitle = "of three people"
        let words = try words(host(largeTitles: isLarge))
        let wanted = isLarge ? ["Letters", "of three people"] : ["Mail", "3 unread"]
        #expect(wanted.allSatisfy(words.contains), "\(words)")
        #expect(!words.contains("Inbox"))
    }

    @Test func `is a subtitle that begins where a title without room in the middle does`() throws {
        item.title = "Living Room"
        item.subtitle = "5"
        item.rightBarButtonItems = ["heart", "star", "flag"].map {
            UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
        }
        let bar = try #require(try bar(in: host()))
        let starts = ["title", "subtitle"].map { name in bar.children.first { $0.name == name }?.frame.minX }
        #expect(starts[0] != nil && starts[0] == starts[1])
        // Buttons in one capsule leave no room that belongs to none of them.
        let buttons = (1...3).compactMap { number in bar.children.first { $0.name == "item\(number)" }?.frame
        }
        #expect(buttons.count == 3 && zip(buttons, buttons.dropFirst()).allSatisfy { $0.maxX == $1.minX })
    }

    @Test(arguments: [true, false])
    func `is a title view in the middle, whatever buttons an upright bar has`(hasButtons: Bool) throws {
        item.titleView = UISegmentedControl(items: ["All", "New"])
        if hasButtons {
            item.rightBarButtonItems = ["heart", "star", "flag"].map {
                UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
            }
        }
        let device = try #require(Device.iPhoneDuo.folded(.closed))
        let host = HeadlessHost(
            place: try Place(device: device, orientation: .portrait),
            rootViewController: UINavigationController(rootViewController: page))
        let view = try #require(page.view)
        let middle = try #require(item.titleView).convert(CGPoint.zero, to: nil).x
        #expect(host.environment.safeArea.right == 84)
        #expect(
            abs(middle + (item.titleView?.bounds.midX ?? 0) - (view.bounds.width - 84) / 2) < 1)
    }

    @Test func `is a subtitle below a large title, for which the bar is higher`() throws {
        item.title = "Inbox"
        let host = try host(largeTitles: true)
        let former = page.view.safeAreaInsets.top
        item.subtitle = "3 unread"
        host.settle()
        let bar = try #require(try bar(in: host))
        let title = try #require(bar.children.first { $0.name == "title" }?.frame)
        let subtitle = try #require(bar.children.first { $0.name == "subtitle" }?.frame)
        #expect(page.view.safeAreaInsets.top > former)
        #expect(subtitle.minY >= title.maxY && subtitle.maxY <= bar.frame.maxY && subtitle.minX == title.minX)
    }

    @Test func `is what the app adds to the bar itself, and its colour`() throws {
        let host = try host()
        let label = UILabel(frame: CGRect(x: 20, y: 10, width: 120, height: 20))
        label.text = "Sync off"
        let navigation = try #require(page.navigationController)
        navigation.navigationBar.addSubview(label)
        navigation.navigationBar.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        host.settle()
        #expect(try words(host).contains("Sync off"))
        #expect(try bar(in: host)?.style.background == ElementColor(red: 255, green: 0, blue: 0))
    }

    enum Bar: CaseIterable { case navigation, tool, tab }

    @Test(arguments: Bar.allCases, [Generation.iOS26, .iOS14])
    func `is nothing where the bar is hidden as a view, and the safe area follows`(
        kind: Bar, generation: Generation
    ) throws {
        page.title = "Inbox"
        page.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        navigation.tabBarItem = UITabBarItem(title: "Post", image: nil, tag: 0)
        tabs.viewControllers = [navigation]
        let place = try Place(device: .iPhone14Pro, orientation: .portrait, generation: generation)
        let host = HeadlessHost(place: place, rootViewController: tabs)
        let bar: UIView =
            switch kind {
            case .navigation: navigation.navigationBar
            case .tool: navigation.toolbar
            case .tab: tabs.tabBar
            }
        let word =
            switch kind {
            case .navigation: "Inbox"
            case .tool: "Sort"
            case .tab: "Post"
            }
        func room() -> CGFloat { page.view.bounds.inset(by: page.view.safeAreaInsets).height }
        let former = room()
        #expect(try words(host).contains(word))
        bar.isHidden = true
        host.settle()
        #expect(try !words(host).contains(word))
        #expect(room() > former)
        bar.isHidden = false
        host.settle()
        #expect(try words(host).contains(word))
        #expect(room() == former)
    }

    @Test func `has the tint of the navigation controller's view`() throws {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.frame = CGRect(x: 40, y: 300, width: 100, height: 40)
        page.view.addSubview(button)
        let host = try host()
        let plain = try #require(InterfaceCapture.tree(of: host)).scene
        page.navigationController?.view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        host.settle()
        let tree = try #require(InterfaceCapture.tree(of: host))
        let scene = tree.scene
        #expect(tree.root.style.tint == ElementColor(red: 0, green: 255, blue: 0) && scene != plain)
    }
}
