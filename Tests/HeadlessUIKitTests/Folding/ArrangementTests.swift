import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// The classes of the 27.1 SDK around the frames that were measured; PaneProbe's observations of the hierarchy.
@MainActor struct `An arrangement of two views` {
    private final class Page: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
        override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    }

    private func host(_ root: UIViewController, _ posture: Posture, _ orientation: Orientation) throws
        -> HeadlessHost
    {
        let device = try #require(Device.iPhoneDuo.folded(posture))
        return HeadlessHost(
            place: try Place(device: device, orientation: orientation), rootViewController: root)
    }

    private func arrangement() -> (container: UIArrangementViewController, list: Page, detail: Page) {
        let container = UIArrangementViewController()
        let (list, detail) = (Page(), Page())
        container.setViewController(list, for: .primary)
        container.setViewController(detail, for: .secondary)
        return (container, list, detail)
    }

    @Test func `parts them evenly, and on both sides of a fold`() throws {
        let (container, list, detail) = arrangement()
        let host = try host(container, .open, .landscape)
        #expect(list.view.frame == CGRect(x: 0, y: 0, width: 475.5, height: 669))
        try host.fold(to: .book)
        #expect(list.view.frame == CGRect(x: 0, y: 0, width: 455.5, height: 669))
        #expect(detail.view.frame == CGRect(x: 495.5, y: 0, width: 455.5, height: 669))
        let state = try #require(container.state(for: .primary))
        #expect(!state.isHidden && state.splitAxis == .horizontal && state.zIndex == 0)
        try host.close()
        #expect(list.view.frame == CGRect(x: 0, y: 0, width: 466, height: 339))
        #expect(container.state(for: .secondary)?.splitAxis == .vertical)
        #expect(
            container.viewController(for: .primary) === list && container.placement(for: detail) == .secondary
        )
        #expect(list.arrangementViewController === container && container.placement(for: Page()) == nil)
    }

    @Test func `takes a view without room from the hierarchy, and the same comes back`() throws {
        let (container, list, detail) = arrangement()
        container.updateArrangement(.split.axes(.horizontal))
        let host = try host(container, .closed, .portrait)
        #expect(detail.parent == nil && detail.viewIfLoaded?.window == nil && list.parent === container)
        #expect(container.viewController(for: .secondary) === detail)
        let state = try #require(container.state(for: .secondary))
        #expect(state.isHidden && state.splitAxis == [] && container.state(for: .primary)?.isHidden == false)
        try host.open()
        #expect(detail.parent === container && detail.view.window != nil && detail.log == ["will appear"])
        try host.close()
        #expect(detail.log == ["will appear", "did disappear"])
    }

    @Test func `keeps the view with the higher priority`() throws {
        let (container, list, detail) = arrangement()
        var split = UISplitArrangement().axes(.horizontal)
        var properties = split.defaultViewProperties
        properties.layoutPriority = 1
        split.setViewProperties(properties, for: .secondary)
        container.updateArrangement(split, animated: false)
        _ = try host(container, .closed, .portrait)
        #expect(list.parent == nil && detail.parent === container)
    }

    @Test func `gives a view the length that it wishes`() throws {
        let (container, list, detail) = arrangement()
        var split = UISplitArrangement.split
        var properties = split.defaultViewProperties
        properties.width = .init(preferred: .fractional(0.3))
        split.setViewProperties(properties, for: .primary)
        container.updateArrangement(split)
        let host = try host(container, .open, .landscape)
        #expect(abs(list.view.frame.width - 0.3 * 951) < 0.01)
        properties.width = .init(
            minimum: .absolute(100), preferred: .intrinsic, maximum: .absolute(310))
        list.preferredContentSize = CGSize(width: 300, height: 10)
        split.setViewProperties(properties, for: .primary)
        container.updateArrangement(split)
        host.settle()
        #expect(list.view.frame.width == 300 && detail.view.frame.width == 651)
        properties.height = .init(maximum: .absolute(200))
        split.setViewProperties(properties, for: .primary)
        container.updateArrangement(split.axes(.vertical))
        try host.rotate(to: .portrait)
        #expect(list.view.frame.height == 200 && detail.view.frame.minY == 200)
    }

    @Test func `lays one over the other until a fold parts them`() throws {
        let (container, list, detail) = arrangement()
        list.preferredContentSize = CGSize(width: 200, height: 100)
        container.updateArrangement(.overlay)
        let host = try host(container, .open, .landscape)
        #expect(list.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(container.view.subviews == [detail.view, list.view])
        #expect(container.state(for: .primary)?.zIndex == 1)
        try host.fold(to: .book)
        #expect(list.view.frame.minX == 495.5 && detail.view.frame.maxX == 455.5)
        var overlay = UIOverlayArrangement()
        var properties = overlay.defaultViewProperties
        properties.edge = .leading
        overlay.setViewProperties(properties, for: .primary)
        container.updateArrangement(overlay)
        host.settle()
        #expect(list.view.frame.maxX == 455.5)
        container.updateArrangement(overlay.axes(.vertical))
        host.settle()
        #expect(container.state(for: .primary)?.zIndex == 1)
    }

    @Test func `lets a view go, and has one alone fill its room`() throws {
        let (container, list, detail) = arrangement()
        let host = try host(container, .open, .landscape)
        container.setViewController(nil, for: .primary)
        host.settle()
        #expect(list.parent == nil && container.state(for: .primary) == nil)
        #expect(detail.view.frame.width == 951)
        container.setViewController(detail, for: .primary)
        host.settle()
        #expect(
            container.placement(for: detail) == .primary && container.viewController(for: .secondary) == nil)
    }

    @Test func `is drawn with both its views`() throws {
        let (container, list, detail) = arrangement()
        (list.title, detail.title) = ("Player", "Chapters")
        let host = try host(container, .book, .landscape)
        let tree = try #require(InterfaceCapture.tree(of: host)).twin
        #expect(tree.contains("Player") && tree.contains("Chapters"))
        #expect(tree.contains("455.5"))
    }
}
