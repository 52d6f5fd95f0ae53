import Foundation
import SplitframeLayout
import Testing

@testable import HeadlessUIKit

@MainActor struct `A selector` {
    private class Listener: UIResponder {
        var heard: [String] = []
        func plain() { heard.append("plain") }
        func one(_ sender: Any?) { heard.append("one") }
        func two(_ sender: UILabel, event: UIEvent?) { heard.append("two \(event == nil)") }
        func answers(_ sender: UILabel) -> Bool { true }
        private func secret(_ sender: AnyObject) { heard.append("secret") }
        static let secret = Selector(Listener.secret(_:))
    }

    private final class Heir: Listener {
        override func plain() { heard.append("overridden") }
    }

    private final class Plain {
        var heard = 0
        func changed(_ notification: Notification) { heard += 1 }
        func all() { heard += 1 }
    }

    @MainActor private protocol Saving: AnyObject {
        func save(_ sender: Any?)
    }

    private final class Document: Saving {
        var saves = 0
        func save(_ sender: Any?) { saves += 1 }
    }

    @Test func `calls the method of its object with as much as it takes`() {
        let listener = Listener()
        for selector in [
            Selector(Listener.plain), Selector(Listener.one(_:)), Selector(Listener.two(_:event:)),
            Selector(Listener.answers(_:)), Listener.secret,
        ] {
            selector.send(to: listener, UILabel(), UIEvent())
        }
        #expect(listener.heard == ["plain", "one", "two false", "secret"])
    }

    @Test func `hands on nothing where nothing is sent, if the method takes that`() {
        let listener = Listener()
        Selector(Listener.one(_:)).send(to: listener, nil, nil)
        Selector(Listener.two(_:event:)).send(to: listener, UILabel(), nil)
        #expect(listener.heard == ["one", "two true"])
    }

    @Test func `calls what a subclass overrides`() {
        let heir = Heir()
        Selector(Listener.plain).send(to: heir)
        #expect(heir.heard == ["overridden"])
    }

    @Test func `is made of the methods of any class, and by a closure of a protocol's`() {
        let (plain, document) = (Plain(), Document())
        Selector(Plain.changed(_:)).send(to: plain, Notification(name: .init("x")))
        Selector(Plain.all).send(to: plain)
        Selector(named: "save:") { (target: any Saving, sender: Any?) in target.save(sender) }
            .send(to: document, nil)
        #expect(plain.heard == 2 && document.saves == 1)
    }

    @Test func `equals those of its name, and without a name those made at its place`() {
        let named = Selector(Listener.one(_:), named: "one:")
        #expect(named == Selector("one:") && named == "one:" && named.description == "one:")
        #expect(named != Selector(Listener.one(_:)))
        func made() -> Selector { Selector(Listener.one(_:)) }
        #expect(made() == made() && Set([made(), made(), named]).count == 2)
        #expect(made().description.hasPrefix("HeadlessUIKitTests/SelectorTests.swift:"))
    }

    @Test func `is what an object of the class responds to, and no other`() {
        let (listener, view) = (Listener(), UIView())
        let selector = Selector(Listener.one(_:))
        #expect(listener.responds(to: selector) && listener.canPerformAction(selector, withSender: nil))
        #expect(!view.responds(to: selector) && !view.canPerformAction(selector, withSender: nil))
        #expect(!listener.responds(to: "one:"))
    }

    @Test(arguments: ["name", "class", "argument"])
    func `says what is wrong where an object cannot take it`(case: String) {
        let listener = Listener()
        let misuse = RaisedMisuses.first {
            switch `case` {
            case "name": Selector("one:").send(to: listener, nil)
            case "class": Selector(Listener.one(_:), named: "one:").send(to: UIView(), nil)
            default: Selector(Listener.answers(_:), named: "answers:").send(to: listener, UIView())
            }
        }
        let sentence =
            switch `case` {
            case "name": "one: was sent to Listener and is a name alone: make it of a method"
            case "class": "one: was sent to UIView, which has no such method"
            default: "answers: of Listener takes UILabel and was sent with UIView"
            }
        #expect(misuse?.description.hasPrefix(sentence) == true, "\(misuse?.description ?? "nothing")")
        #expect(misuse?.exception == .invalidArgument)
        #expect(listener.heard.isEmpty)
    }
}
