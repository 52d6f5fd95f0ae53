import Foundation
import HeadlessUIKit
import SplitframeDevices
import Testing

@MainActor struct `An action without a target` {
    private class Screen: UIViewController {
        var saves: [String] = []
        var isSaved = false
        func save(_ sender: Any?) { saves.append("\(sender.map { "\(type(of: $0))" } ?? "nil")") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Self.save ? !isSaved : super.canPerformAction(action, withSender: sender)
        }
        static let save = Selector(Screen.save(_:), named: "save:")
    }

    private final class Root: UISplitViewController {
        var opened = 0
        func open(_ sender: Any?) { opened += 1 }
    }

    private func booted() throws -> (host: HeadlessHost, root: Root, list: Screen, detail: Screen) {
        let root = Root(style: .doubleColumn)
        let (list, detail) = (Screen(), Screen())
        root.setViewController(list, for: .primary)
        root.setViewController(detail, for: .secondary)
        root.preferredDisplayMode = .oneBesideSecondary
        let host = try HeadlessHost(
            device: "ipad-pro-11-inch", orientation: .landscape, rootViewController: root)
        return (host, root, list, detail)
    }

    @Test func `goes from a control to the first around it that has the method`() throws {
        let (host, root, list, detail) = try booted()
        let control = UIButton(type: .system)
        list.view.addSubview(control)
        control.addTarget(nil, action: Screen.save, for: .touchUpInside)
        control.addTarget(nil, action: Selector(Root.open(_:)), for: .touchUpInside)
        host.tap(control)
        #expect(list.saves == ["UIButton"] && detail.saves.isEmpty && root.opened == 1)
    }

    @Test func `goes from a bar button to the controller whose button it is, if that takes it`() throws {
        let (host, _, list, detail) = try booted()
        let item = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: Screen.save)
        list.navigationItem.rightBarButtonItem = item
        #expect(host.tap(item))
        #expect(list.saves == ["UIBarButtonItem"] && detail.saves.isEmpty)
        list.isSaved = true
        #expect(host.tap(item))
        #expect(list.saves.count == 1 && detail.saves.count == 1)
        detail.isSaved = true
        #expect(!host.tap(item))
    }

    @Test func `begins at the first responder where there is one`() throws {
        let (host, _, list, detail) = try booted()
        let field = UITextField()
        list.view.addSubview(field)
        host.type("x", into: field)
        #expect(host.application.sendAction(Screen.save, to: nil, from: nil, for: nil))
        #expect(list.saves == ["nil"] && detail.saves.isEmpty)
    }

    @Test func `goes with a target straight to it`() throws {
        let (host, _, list, detail) = try booted()
        for item in [
            UIBarButtonItem(title: "Save", style: .plain, target: list, action: Screen.save),
            UIBarButtonItem(image: nil, style: .plain, target: list, action: Screen.save),
            UIBarButtonItem(barButtonSystemItem: .save, target: list, action: Screen.save),
        ] {
            detail.navigationItem.rightBarButtonItem = item
            #expect(host.tap(item))
        }
        #expect(list.saves.count == 3 && detail.saves.isEmpty)
        #expect(!host.tap(UIBarButtonItem(title: "Idle", style: .plain, target: list, action: nil)))
    }

    @Test func `reaches the app's delegate in the end`() throws {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var helps = 0
            func help(_ sender: Any?) { helps += 1 }
        }
        let delegate = Delegate()
        let host = HeadlessHost(applicationDelegate: delegate)
        let control = UIButton(type: .system)
        control.addTarget(nil, action: Selector(Delegate.help(_:)), for: .touchUpInside)
        let controller = UIViewController()
        controller.view.addSubview(control)
        host.mount(controller)
        host.tap(control)
        #expect(delegate.helps == 1)
    }
}
