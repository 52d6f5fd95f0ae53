import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `An observer of notifications by selector` {
    private static let name = Notification.Name("draft")
    private static let other = Notification.Name("sent")

    private final class Observer: UIResponder {
        var heard: [String] = []
        let center: NotificationCenter

        init(_ center: NotificationCenter) {
            self.center = center
            super.init()
        }

        func changed(_ notification: Notification) {
            heard.append("\(notification.name.rawValue) \(notification.userInfo?["n"] ?? "")")
        }
        func old(_ notification: NSNotification) { heard.append("old \(notification.name.rawValue)") }
        func plain() { heard.append("plain") }

        deinit { center.removeObserver(self) }
    }

    private let center = NotificationCenter()

    @Test func `is called with the notification, in every way to take it`() {
        let observer = Observer(center)
        for selector in [
            Selector(Observer.changed(_:)), Selector(Observer.old(_:)), Selector(Observer.plain),
        ] {
            center.addObserver(observer, selector: selector, name: Self.name, object: nil)
        }
        center.post(name: Self.name, object: nil, userInfo: ["n": 3])
        center.post(name: Self.other, object: nil)
        #expect(Set(observer.heard) == ["draft 3", "old draft", "plain"] && observer.heard.count == 3)
    }

    @Test func `hears of its sender alone where it names one`() {
        let (observer, sender) = (Observer(center), UIView())
        center.addObserver(
            observer, selector: Selector(Observer.plain), name: Self.name, object: sender)
        center.post(name: Self.name, object: UIView())
        #expect(observer.heard.isEmpty)
        center.post(name: Self.name, object: sender)
        #expect(observer.heard == ["plain"])
    }

    @Test func `hears nothing once it is removed, of all or of one name`() {
        let observer = Observer(center)
        for name in [Self.name, Self.other] {
            center.addObserver(observer, selector: Selector(Observer.changed(_:)), name: name, object: nil)
        }
        center.removeObserver(observer, name: Self.name, object: nil)
        center.post(name: Self.name, object: nil)
        center.post(name: Self.other, object: nil)
        #expect(observer.heard == ["sent "])
        center.removeObserver(observer)
        center.post(name: Self.other, object: nil)
        #expect(observer.heard == ["sent "])
    }

    @Test func `is not kept alive, and does not disturb others when it goes`() {
        let stays = Observer(center)
        weak var gone: Observer?
        do {
            let observer = Observer(center)
            gone = observer
            for each in [stays, observer] {
                center.addObserver(each, selector: Selector(Observer.plain), name: Self.name, object: nil)
            }
        }
        #expect(gone == nil)
        center.post(name: Self.name, object: nil)
        #expect(stays.heard == ["plain"])
    }

    @Test func `stands beside those with a closure, which are removed as before`() {
        let observer = Observer(center)
        let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { observer.plain() }
        }
        center.post(name: Self.name, object: nil)
        center.removeObserver(token)
        center.post(name: Self.name, object: nil)
        #expect(observer.heard == ["plain"])
    }

    // NotificationCenter › notifications(named:object:) › Return Value: the notifications with the name, as they come; a
    // cancelled task ends the sequence.
    @Test func `may await them in a sequence`() async {
        let (center, name) = (NotificationCenter(), Notification.Name("changed"))
        var heard: [Int] = []
        let notifications = center.notifications(named: name)
        let task = Task {
            for await notification in notifications { heard.append(notification.object as? Int ?? 0) }
        }
        center.post(name: name, object: 1)
        center.post(name: Notification.Name("other"), object: 2)
        center.post(name: name, object: 3)
        while heard.count < 2 { await Task.yield() }
        task.cancel()
        await task.value
        #expect(heard == [1, 3])
    }
}
