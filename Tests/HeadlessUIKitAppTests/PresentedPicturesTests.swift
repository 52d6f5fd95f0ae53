import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeWireframes
import Testing

/// What is presented keeps its presentation, whatever it is.
@MainActor struct `What is presented` {
    private func plain(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    private func split(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        if style == .unspecified {
            split.viewControllers = [plain("List"), plain("Detail")].map(UINavigationController.init)
        } else {
            split.setViewController(plain("List"), for: .primary)
            split.setViewController(plain("Detail"), for: .secondary)
        }
        return split
    }

    private func host(_ device: String, _ orientation: Orientation, root: UIViewController) throws
        -> HeadlessHost
    {
        try HeadlessHost(
            device: device, orientation: orientation, generation: .iOS26, rootViewController: root)
    }

    @Test(
        arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .popover],
        [UISplitViewController.Style.doubleColumn, .unspecified])
    func `stands on a card, also where it is a split view`(
        style: UIModalPresentationStyle, kind: UISplitViewController.Style
    ) throws {
        let (root, other) = (split(), plain("Other"))
        let host = try host("ipad-pro-11-inch", .portrait, root: root)
        var frames: [Rectangle] = []
        for presented in [split(kind), other] {
            presented.modalPresentationStyle = style
            presented.popoverPresentationController?.sourceView = root.view
            root.present(presented, animated: false)
            host.settle()
            let tree = try #require(InterfaceCapture.tree(of: host))
            let card = try #require(tree.presented.last)
            guard case .screen(let screen) = card.kind else {
                Issue.record("\(card.kind) is no screen")
                continue
            }
            frames.append(card.frame)
            #expect(tree.presented.contains { $0.kind == .dimming } == screen.presentation.dims)
            #expect(tree.scene.hasShadow(of: card.frame), "\(style) \(type(of: presented))")
            root.dismiss(animated: false)
            host.settle()
        }
        #expect(frames.count == 2 && frames[0] == frames[1])
    }

    @Test func `is named apart from what is below it`() throws {
        let root = split()
        let host = try host("ipad-pro-11-inch", .landscape, root: root)
        let place = try #require(host.place)
        func text() throws -> String {
            Wireframe(tree: try #require(InterfaceCapture.tree(of: host)), place: place).alternativeText
        }
        let alone = try text()
        let sheet = split()
        sheet.modalPresentationStyle = .formSheet
        root.present(sheet, animated: false)
        host.settle()
        let columns = alone.split(separator: ",").first.map(String.init) ?? alone
        let both = try text()
        #expect(both.hasPrefix(columns), "\(both)")
    }

    // UIModalPresentationStyle › pageSheet › Discussion: higher than wide, and part of the background stays visible.
    @Test(
        arguments: ["ipad-10th", "ipad-pro-12-9-inch", "ipad-mini-6", "ipad-pro-11-inch-m4"],
        [Orientation.portrait, .landscape])
    func `as a page is higher than wide, before a background that is seen`(
        device: String, orientation: Orientation
    ) throws {
        let root = plain("Root")
        let host = try host(device, orientation, root: root)
        let sheet = plain("Page")
        root.present(sheet, animated: false)
        host.settle()
        let size = sheet.view.bounds.size
        #expect(size.height > size.width && size.height < root.view.bounds.height)
        #expect(size.width >= 650 && size.width <= root.view.bounds.width)
    }

    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen])
    func `without a background lets through what stays below it`(style: UIModalPresentationStyle) throws {
        let root = UINavigationController(rootViewController: plain("Below"))
        let host = try host("iphone-16-pro", .portrait, root: root)
        let hint = plain("Hint")
        hint.view.backgroundColor = .clear
        hint.modalPresentationStyle = style
        let label = UILabel(frame: CGRect(x: 40, y: 400, width: 200, height: 30))
        label.text = "Tap here"
        hint.view.addSubview(label)
        root.present(hint, animated: false)
        host.settle()
        let words = try #require(InterfaceCapture.tree(of: host)).seenWords
        #expect(words.contains("Tap here") && words.contains("Below") == (style == .overFullScreen))
        hint.view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        host.settle()
        #expect(try !#require(InterfaceCapture.tree(of: host)).seenWords.contains("Below"))
    }

    // The ground of a split view shows between its columns.
    @Test func `has the colour of a split view's own view between its columns`() throws {
        let root = split(.unspecified)
        root.preferredDisplayMode = .allVisible
        let host = try HeadlessHost(
            device: "ipad-10th", orientation: .landscape, generation: .iOS14, rootViewController: root)
        let former = try #require(InterfaceCapture.tree(of: host)).scene
        root.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try #require(InterfaceCapture.tree(of: host)).scene != former)
    }
}

extension Scene {
    /// Whether a shape with a shadow begins where a frame does.
    fileprivate func hasShadow(of frame: Rectangle) -> Bool { elements.contains { $0.hasShadow(of: frame) } }
}

extension SceneElement {
    fileprivate func hasShadow(of frame: Rectangle) -> Bool {
        switch self {
        case .shape(let shape):
            shape.shadow != nil
                && shape.path.bounds.map { abs($0.minX - frame.minX) < 14 && abs($0.minY - frame.minY) < 14 }
                    == true
        case .text: false
        case .group(let group): group.elements.contains { $0.hasShadow(of: frame) }
        }
    }
}
