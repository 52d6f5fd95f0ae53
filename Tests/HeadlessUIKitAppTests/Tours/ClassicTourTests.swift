import Foundation
import GoldenTesting
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Split views of the style before iOS 14, with tabs in the primary or around them, in every generation.
@MainActor struct `A classic app with tabs` {
    private struct App<Root: UIViewController> {
        let root: Root
        let tour: Tour

        @MainActor init(
            _ device: String, _ generation: Generation, _ orientation: Orientation = .landscape,
            _ make: () -> Root
        ) throws {
            AppLog.shared = AppLog()
            root = make()
            let place = try Place(
                device: .named(device), orientation: orientation, window: .full, generation: generation)
            tour = Tour(host: HeadlessHost(place: place, rootViewController: root))
            tour("mount") {}
        }
    }

    private func stacks(
        _ device: String, _ generation: Generation
    ) throws -> App<StacksSplitViewController> {
        try App(device, generation) { StacksSplitViewController(nibName: nil, bundle: nil) }
    }

    private func threads(of app: App<StacksSplitViewController>) throws -> ThreadsViewController {
        let stack = try #require(app.root.tabs.selectedViewController as? UINavigationController)
        return try #require(stack.viewControllers.first as? ThreadsViewController)
    }

    nonisolated static let pads: [(String, Generation)] = [
        ("iPad 2", .iOS7), ("ipad-pro-11-inch", .iOS14), ("ipad-pro-11-inch", .iOS26),
    ]

    @Test(arguments: pads)
    func `changes tabs, shows a thread and presents its members`(
        device: String, generation: Generation
    ) throws {
        let app = try stacks(device, generation)
        let host = app.tour.host
        let words = try app.tour.words()
        for word in ["Mail", "Mail 1", "Mail 2", "Last words", "Chat", "No thread"] {
            #expect(words.contains(word), "\(word)")
        }
        let tab = app.tour("tab") { host.tapTab(1, of: app.root.tabs) }
        #expect(tab.lines.first == "tabs shouldSelect stack of Chat")
        #expect(
            tab.calls(of: "Mail", "Chat").filter { $0.contains("ppear") } == [
                "Mail.willDisappear", "Chat.willAppear to parent", "Mail.didDisappear",
                "Chat.didAppear to parent",
            ], "3: the root of a stack that shows first")
        #expect(tab.isOrdered("Chat.willAppear to parent", "tabs didSelect stack of Chat"))

        let shown = app.tour("thread") {
            if let threads = try? threads(of: app) {
                host.tapRow(at: IndexPath(row: 1, section: 0), of: threads.tableView)
            }
        }
        #expect(shown.calls(of: "Chat").isEmpty)
        #expect(shown.isOrdered("Chat 2.willAppear to parent", "Chat 2.didAppear to parent"))
        #expect(try app.tour.words().contains("Words of Chat 2"))

        let sheet = try app.tour("members") {
            host.tapAccessory(ofRowAt: IndexPath(row: 0, section: 0), of: try threads(of: app).tableView)
        }
        #expect(sheet.calls(of: "stack of Members") == Heard.present("stack of Members"))
        #expect(sheet.appearances.allSatisfy { $0.contains("Members") })
        #expect(try app.tour.line("presented1/bar").contains("title=\"Members\""))
        let gone = app.tour("dismiss") { app.root.dismiss(animated: true) }
        #expect(gone.calls(of: "stack of Members") == Heard.dismiss("stack of Members"))
    }

    @Test(arguments: [Generation.iOS14, .iOS26])
    func `carries its detail over into the tab and back`(generation: Generation) throws {
        let app = try stacks("ipad-pro-11-inch", generation)
        let host = app.tour.host
        try app.tour("thread") {
            host.tapRow(at: IndexPath(row: 0, section: 0), of: try threads(of: app).tableView)
        }
        try app.tour("turn") { try host.rotate(to: .portrait) }
        try app.tour("turn") { try host.rotate(to: .landscape) }
        let collapse = try app.tour("half") { try host.move(to: .half) }
        #expect(app.root.isCollapsed && collapse.contains("split collapseSecondary"))
        #expect(try app.tour.words().contains("Words of Mail 1"))
        let pop = app.tour("back") { host.tapBack() }
        #expect(pop.calls(of: "Mail 1", "Mail") == Heard.pop("Mail 1", to: "Mail", in: "stack of Mail"))
        let push = try app.tour("another") {
            host.tapRow(at: IndexPath(row: 1, section: 0), of: try threads(of: app).tableView)
        }
        #expect(push.calls(of: "Mail 2", "Mail") == Heard.push("Mail 2", over: "Mail", in: "stack of Mail"))
        let expand = try app.tour("full") { try host.move(to: .full) }
        #expect(!app.root.isCollapsed && expand.contains("split separateSecondary"))
        #expect(try app.tour.words().contains("Words of Mail 2"))
    }

    @Test func `hides its primary in portrait on iOS 7, and shows it in landscape again`() throws {
        let app = try stacks("iPad 2", .iOS7)
        let hidden = try app.tour("portrait") { try app.tour.host.rotate(to: .portrait) }
        #expect(hidden.isOrdered("Mail.willDisappear", "Mail.didDisappear"))
        #expect(!app.root.isCollapsed)
        let shown = try app.tour("landscape") { try app.tour.host.rotate(to: .landscape) }
        #expect(shown.isOrdered("Mail.willAppear", "Mail.didAppear"))
    }

    nonisolated static let around: [(String, Generation)] = [
        ("ipad-pro-11-inch", .iOS14), ("ipad-pro-11-inch", .iOS26), ("iPhone 16", .iOS26),
    ]

    @Test(arguments: around)
    func `stands in a tab, and is gone and back with it`(device: String, generation: Generation) throws {
        let orientation: Orientation = device == "iPhone 16" ? .portrait : .landscape
        let app = try App(device, generation, orientation) { AroundTabBarController() }
        let (host, root) = (app.tour.host, app.root)
        #expect(try app.tour.words().contains("Threads 1"))
        #expect(try app.tour.words().contains("Settings"))

        let left = app.tour("settings") { host.tapTab(1, of: root) }
        #expect(left.lines.first == "tabs shouldSelect stack of Settings")
        #expect(left.lines.filter { $0 == "tabs didSelect stack of Settings" }.count == 1)
        #expect(left.isOrdered("split.willDisappear", "split.didDisappear"))
        #expect(left.isOrdered("Threads.willDisappear", "Threads.didDisappear"))
        #expect(left.calls(of: "Settings") == Heard.rootAppears("Settings", in: "stack of Settings"))
        let back = app.tour("threads") { root.selectedIndex = 0 }
        #expect(back.lines(of: "tabs") == [], "6.3: the app's own selection asks nobody")
        #expect(
            back.calls(of: "Threads") == [
                "Threads.willAppear", "stack of Threads willShow Threads", "Threads.didAppear",
                "stack of Threads didShow Threads",
            ], "2: told again when it appears again, though nothing was pushed")

        let row = app.tour("thread") {
            host.tapRow(at: IndexPath(row: 0, section: 0), of: root.threads.tableView)
        }
        #expect(row.isOrdered("Threads 1.willAppear to parent", "Threads 1.didAppear to parent"))
        let tree = try app.tour.tree()
        #expect(tree.contains { $0.contains("Words of Threads 1") }, "\(tree.joined(separator: "\n"))")
        guard root.split.isCollapsed else {
            try app.tour("half") { try host.move(to: .half) }
            #expect(root.split.isCollapsed)
            app.tour("back") { host.tapBack() }
            try app.tour("full") { try host.move(to: .full) }
            #expect(!root.split.isCollapsed)
            return
        }
        let pop = app.tour("back") { host.tapBack() }
        #expect(pop.isOrdered("Threads.willAppear", "Threads.didAppear"))
    }

    @Test func `looks as its words and frames say`() throws {
        let stacks = try stacks("iPad 2", .iOS7)
        try stacks.tour("thread") {
            stacks.tour.host.tapRow(
                at: IndexPath(row: 0, section: 0), of: try threads(of: stacks).tableView)
        }
        expectGolden(of: stacks.tour.host, as: "inside")
        let around = try App("ipad-pro-11-inch", .iOS14) { AroundTabBarController() }
        expectGolden(of: around.tour.host, as: "around")
    }
}
