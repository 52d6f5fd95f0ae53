import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeTestSupport
import Testing

/// Items of bars, tabs and alerts, as far as their places and numbers are known.
@MainActor struct `Items of bars` {
    private func elements(
        _ controller: UIViewController, on device: String, generation: Generation = .iOS26,
        orientation: Orientation = .portrait
    ) throws -> [InterfaceElement] {
        let host = try HeadlessHost(
            device: device, orientation: orientation, generation: generation, rootViewController: controller)
        host.settle()
        let tree = try #require(InterfaceCapture.tree(of: host))
        return tree.all
    }

    private func tabs(_ count: Int) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...count).map {
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: "Tab \($0)", image: nil, tag: $0)
            return page
        }
        return tabs
    }

    private func titles(_ elements: [InterfaceElement]) -> [String] {
        elements.compactMap { if case .tab(let tab) = $0.kind { tab.title } else { nil } }
    }

    // UITabBarController › The More Navigation Controller: with six or more, four and More; on iPads seven
    // (macteo/SabBar#3).
    @Test(arguments: [
        ("iphone-12", 5, 5, false), ("iphone-12", 6, 4, true), ("iphone-12", 9, 4, true),
        ("ipad-10-2-inch", 7, 7, false), ("ipad-10-2-inch", 8, 7, true), ("ipad-10-2-inch", 12, 7, true),
    ])
    func `are as many tabs as a bar of iOS 14 holds, and then More`(
        device: String, count: Int, shown: Int, hasMore: Bool
    ) throws {
        let found = titles(try elements(tabs(count), on: device, generation: .iOS14))
        #expect(found == (1...shown).map { "Tab \($0)" } + (hasMore ? ["More"] : []))
    }

    // UITabBar.ItemPositioning › automatic: in the middle of a horizontally regular bar, spread in a compact one.
    @Test func `are tabs in the middle of an iPad's bar before iOS 18, with their titles beside their icons`()
        throws
    {
        let bar = try elements(tabs(3), on: "ipad-10-2-inch", generation: .iOS14)
        let frames = bar.filter { if case .tab = $0.kind { true } else { false } }.map(\.frame)
        let (start, end) = (frames.map(\.minX).min() ?? 0, frames.map(\.maxX).max() ?? 0)
        #expect(start > 100 && abs(start + end - 810) < 1)
        for element in bar { if case .tab(let tab) = element.kind { #expect(tab.isTitleBeside) } }
        let phone = try elements(tabs(3), on: "iphone-12", generation: .iOS14)
        let spread = phone.filter { if case .tab = $0.kind { true } else { false } }.map(\.frame)
        #expect(spread.first?.minX == 0 && spread.last?.maxX == 390)
    }

    private final class Selection: UITabBarDelegate {
        var titles: [String] = []
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title ?? "") }
    }

    // UITabBar: a bar without a controller has items of the app, and tells its delegate about taps.
    @Test func `are tabs of a bar that an app places itself`() throws {
        let page = UIViewController()
        let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: 300, height: 64))
        bar.items = ["Home", "Library", "Closed"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items?.last?.isEnabled = false
        bar.selectedItem = bar.items?.first
        let selection = Selection()
        bar.delegate = selection
        page.view.addSubview(bar)
        let host = try HeadlessHost(device: "iphone-17", rootViewController: page)
        for index in [1, 2, 7] { host.tapTab(index, of: bar) }
        #expect(selection.titles == ["Library"])
        #expect(bar.selectedItem?.title == "Library")
        let found = try elements(page, on: "iphone-17")
        #expect(titles(found) == ["Home", "Library", "Closed"])
        #expect(found.contains { $0.name == "tabBar1" && $0.frame.height == 64 })
        let shown = found.compactMap { if case .tab(let tab) = $0.kind { tab } else { nil } }
        #expect(shown.map(\.isSelected) == [false, true, false])
        #expect(shown.map(\.isEnabled) == [true, true, false])
    }

    // UITabBarController › mode: for automatic, an iPad may have a sidebar where a tab is a group.
    @Test func `are tabs with those of their groups in a sidebar of an iPad`() throws {
        func controller(_ mode: UITabBarController.Mode) -> UITabBarController {
            let group = UITabGroup(
                title: "Lists", image: nil, identifier: "lists",
                children: ["Fruit", "Trees"].map { title in
                    UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
                })
            group.children[0].subtitle = "3 kinds"
            let home = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
            let controller = UITabBarController(tabs: [home, group])
            controller.mode = mode
            return controller
        }
        let open = controller(.automatic)
        open.sidebar.isHidden = false
        let found = try elements(open, on: "ipad-10th", orientation: .landscape)
        #expect(titles(found) == ["Home", "Lists", "Fruit", "Trees"])
        let rows = found.compactMap { if case .tab(let tab) = $0.kind { tab } else { nil } }
        #expect(rows.map(\.level) == [0, 0, 1, 1])
        #expect(rows.map(\.subtitle) == [nil, nil, "3 kinds", nil])
        #expect(titles(try elements(controller(.automatic), on: "ipad-10th")) == ["Home", "Lists"])
        let barOnly = controller(.tabBar)
        barOnly.sidebar.isHidden = false
        #expect(titles(try elements(barOnly, on: "ipad-10th")) == ["Home", "Lists"])
    }

    // iOS 26: all buttons of an alert are capsules; before, none is filled.
    @Test(arguments: [Generation.iOS26, .iOS14])
    func `are an alert's buttons in one shape, also the preferred one`(generation: Generation) throws {
        let page = UIViewController()
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        for title in ["Cancel", "Rename"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
        alert.preferredAction = alert.actions[1]
        let host = try HeadlessHost(device: "iphone-16-pro", generation: generation, rootViewController: page)
        page.present(alert, animated: false)
        host.settle()
        let card = try #require(InterfaceCapture.tree(of: host)?.layers.last)
        let filled = try #require(
            card.children.first { if case .view(let view) = $0.kind { view.isSelected } else { false } })
        #expect(filled.style.cornerRadius == (generation == .iOS26 ? filled.frame.height / 2 : 0))
    }

    @Test func `are an alert's texts in whole lines, and its actions as they are`() throws {
        let message =
            "This message is much longer than one line of an alert, and a person has to read all of it."
        let page = UIViewController()
        let alert = UIAlertController(title: "Delete 12 photos?", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.actions[1].isEnabled = false
        let host = try HeadlessHost(device: "iphone-17", rootViewController: page)
        page.present(alert, animated: false)
        host.settle()
        let tree = try #require(InterfaceCapture.tree(of: host))
        let card = try #require(tree.layers.last)
        let views = card.children.compactMap { element -> (ViewElement, InterfaceElement)? in
            if case .view(let view) = element.kind { (view, element) } else { nil }
        }
        let text = try #require(views.first { $0.0.text == message })
        #expect(text.0.lines.count > 1)
        #expect(text.0.lines.joined(separator: " ") == message)
        #expect(Double(text.0.lines.count) * 15 * 1.19 <= text.1.frame.height)
        let delete = try #require(views.first { $0.0.text == "Delete" })
        #expect(delete.1.style.foreground == ElementColor(red: 255, green: 59, blue: 48))
        #expect(delete.0.isEnabled)
        #expect(views.first { $0.0.text == "Cancel" }?.0.isEnabled == false)
    }
}
