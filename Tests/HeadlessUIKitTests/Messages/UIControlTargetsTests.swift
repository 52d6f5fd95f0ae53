import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `A control with targets` {
    private final class Listener: UIResponder {
        var heard: [String] = []
        func tapped(_ sender: UIButton) { heard.append("tapped") }
        func touched(_ sender: UIControl, event: UIEvent) { heard.append("touched") }
        func changed() { heard.append("changed") }

        static let tapped = Selector(Listener.tapped(_:), named: "tapped:")
        static let touched = Selector(Listener.touched(_:event:), named: "touched:event:")
        static let changed = Selector(Listener.changed, named: "changed")
    }

    private let control = UIButton(type: .system)
    private let listener = Listener()

    @Test func `calls them and its actions in the order in which they were added`() throws {
        control.addTarget(listener, action: Listener.touched, for: .touchUpInside)
        control.addAction(UIAction { [listener] _ in listener.heard.append("action") }, for: .touchUpInside)
        control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
        control.addTarget(listener, action: Listener.changed, for: .valueChanged)
        let controller = UIViewController()
        controller.view.addSubview(control)
        try HeadlessHost(device: "ipad-10th", rootViewController: controller).tap(control)
        #expect(listener.heard == ["touched", "action", "tapped"])
        control.sendActions(for: .valueChanged)
        #expect(listener.heard.last == "changed")
    }

    // UIControl › addAction(_:for:) › Discussion: actions are told apart by their identifiers, and one replaces another of
    // the same. UIAction › init(title:image:identifier:…) › Parameters: without an identifier it gets one of its own.
    @Test func `has one action of an identifier`() {
        func action(_ word: String, _ identifier: UIAction.Identifier? = nil) -> UIAction {
            UIAction(identifier: identifier) { [listener] _ in listener.heard.append(word) }
        }
        control.addAction(action("first", UIAction.Identifier("same")), for: .touchUpInside)
        control.addAction(action("second", UIAction.Identifier("same")), for: .valueChanged)
        for word in ["third", "fourth"] { control.addAction(action(word), for: .touchUpInside) }
        control.sendActions(for: .touchUpInside)
        #expect(listener.heard == ["second", "third", "fourth"])
        control.removeAction(identifiedBy: UIAction.Identifier("same"), for: .allEvents)
        control.sendActions(for: [.touchUpInside, .valueChanged])
        #expect(listener.heard == ["second", "third", "fourth", "third", "fourth"])
    }

    @Test func `calls one pair once, for all the events that it was added for`() {
        for events: UIControl.Event in [.touchUpInside, .touchUpInside, .valueChanged] {
            control.addTarget(listener, action: Listener.changed, for: events)
        }
        control.sendActions(for: .allEvents)
        #expect(listener.heard == ["changed"])
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
        #expect(control.allTargets == [listener])
    }

    @Test func `tells what it calls, and forgets what is removed`() {
        control.addTarget(listener, action: Listener.tapped, for: [.touchUpInside, .touchDown])
        control.addTarget(listener, action: Listener.changed, for: .touchUpInside)
        func names() -> [String]? { control.actions(forTarget: listener, forControlEvent: .touchUpInside) }
        #expect(names() == ["tapped:", "changed"])
        #expect(control.actions(forTarget: UIView(), forControlEvent: .touchUpInside) == nil)
        control.removeTarget(listener, action: "tapped:", for: .touchUpInside)
        #expect(names() == ["changed"])
        control.sendActions(for: .touchDown)
        #expect(listener.heard == ["tapped"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(names() == nil && control.allTargets.isEmpty)
    }

    @Test func `tells of its actions and targets, and forgets an action`() {
        let action = UIAction { [listener] _ in listener.heard.append("action") }
        control.addAction(action, for: [.touchUpInside, .valueChanged])
        control.addTarget(listener, action: Listener.changed, for: .valueChanged)
        var seen: [String] = []
        control.enumerateEventHandlers { action, target, events, stops in
            seen.append("\(action != nil) \(target?.1.description ?? "nil") \(events.rawValue)")
        }
        #expect(seen == ["true nil 4160", "false changed 4096"])
        control.enumerateEventHandlers { _, _, _, stops in
            seen = []
            stops = true
        }
        control.removeAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(seen.isEmpty && listener.heard.isEmpty)
        control.sendActions(for: .valueChanged)
        #expect(listener.heard == ["action", "changed"])
    }

    @Test func `does not keep them alive, and calls nobody in the place of one that has gone`() {
        final class Window: UIView {
            var calls = 0
            func changed() { calls += 1 }
        }
        let window = Window()
        window.addSubview(control)
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            control.addTarget(listener, action: Listener.changed, for: .valueChanged)
        }
        #expect(gone == nil)
        control.sendActions(for: .valueChanged)
        #expect(window.calls == 0)
    }

    @Test func `lets a subclass see every call and keep it back`() {
        final class Guarded: UIButton {
            var seen: [Selector] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                seen.append(action)
                if action != Listener.changed { super.sendAction(action, to: target, for: event) }
            }
        }
        let control = Guarded(type: .system)
        control.addTarget(listener, action: Listener.changed, for: .touchUpInside)
        control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(control.seen == [Listener.changed, Listener.tapped] && listener.heard == ["tapped"])
    }
}
