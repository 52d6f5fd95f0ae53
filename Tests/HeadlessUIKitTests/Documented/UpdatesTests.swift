import Foundation
import HeadlessUIKit
import Testing

/// Updates that run before layout.
@MainActor struct `An update before layout, as documented,` {
    private final class Page: UIViewController {
        let name: String
        var log: (String) -> Void = { _ in }

        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() { view = Box(name) { [weak self] in self?.log($0) } }
        override func viewWillAppear(_ animated: Bool) { log("\(name) will appear") }
        override func viewIsAppearing(_ animated: Bool) { log("\(name) is appearing") }
        override func updateProperties() { log("\(name) properties") }
        override func viewWillLayoutSubviews() { log("\(name) layout") }
        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) { log("\(name) content") }
    }

    private final class Box: UIView {
        let name: String
        let log: (String) -> Void

        init(_ name: String, log: @escaping (String) -> Void) {
            (self.name, self.log) = (name, log)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func updateProperties() { log("\(name)'s view properties") }
    }

    private final class Log { var lines: [String] = [] }

    private func page(_ name: String, in log: Log) -> Page {
        let page = Page(name)
        page.log = { log.lines.append($0) }
        return page
    }

    // UIViewController › updateProperties() › Discussion: override it to bring the view up to date; it runs before
    // layout, first when the view appears. UIView › updateProperties() › Discussion: the same of a view.
    @Test func `brings properties up to date at the first appearance, between appearing and layout`() throws {
        let log = Log()
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page("page", in: log))
        let first = [
            "page will appear", "page is appearing", "page properties", "page's view properties",
            "page content", "page layout",
        ]
        #expect(log.lines.prefix(6) == first[...])
        #expect(log.lines.filter { $0.hasSuffix("properties") }.count == 2)
        withExtendedLifetime(host) {}
    }

    // UIViewController › setNeedsUpdateProperties() › Discussion: asks for an update; several requests are one update,
    // with the next layout pass. It asks for no layout.
    @Test func `runs once however often it was asked for, and lays nothing out`() throws {
        let log = Log()
        let page = page("page", in: log)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        log.lines = []
        for _ in 0..<3 { page.setNeedsUpdateProperties() }
        #expect(log.lines.isEmpty)
        host.settle()
        #expect(log.lines == ["page properties"])
        page.view.setNeedsUpdateProperties()
        host.settle()
        #expect(log.lines == ["page properties", "page's view properties"])
        host.settle()
        #expect(log.lines.count == 2)
    }

    // UIViewController › updatePropertiesIfNeeded() › Discussion: updates at once the controller, its view, and all
    // controllers and views inside, those that wait for it. UIView › updatePropertiesIfNeeded() › Discussion: the same
    // of a view, whose controller comes along.
    @Test(arguments: [true, false])
    func `reaches everything inside at once`(byController: Bool) throws {
        let log = Log()
        let (root, child, apart) = (page("root", in: log), page("child", in: log), page("apart", in: log))
        for inner in [child, apart] { root.addChild(inner) }
        root.view.addSubview(child.view)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: root)
        log.lines = []
        root.setNeedsUpdateProperties()
        child.setNeedsUpdateProperties()
        child.view.setNeedsUpdateProperties()
        if byController { root.updatePropertiesIfNeeded() } else { root.view.updatePropertiesIfNeeded() }
        let all = ["root properties", "child properties", "child's view properties"]
        #expect(log.lines == all + (byController ? ["apart properties"] : []))
        root.updatePropertiesIfNeeded()
        #expect(log.lines.filter { !$0.hasPrefix("apart") } == all)
        withExtendedLifetime(host) {}
    }

    // UIViewController › setNeedsUpdateContentUnavailableConfiguration() › Discussion: asks for an update; requests
    // before the next one are one.
    @Test func `of missing content is one for several requests`() throws {
        let log = Log()
        let page = page("page", in: log)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        log.lines = []
        page.setNeedsUpdateContentUnavailableConfiguration()
        page.setNeedsUpdateContentUnavailableConfiguration()
        #expect(log.lines.isEmpty)
        host.settle()
        #expect(log.lines == ["page content"])
    }
}
