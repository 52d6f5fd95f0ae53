import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `A sequence of notifications` {
    private let center = NotificationCenter()
    private let name = UITextField.textDidChangeNotification

    @Test func `has what is posted while a loop goes over it, of its sender, in order`() async {
        let (field, other) = (UITextField(), UITextField())
        var heard: [String] = []
        let loop = Task {
            for await notification in center.notifications(named: name, object: field) {
                heard.append("\(notification.userInfo?["n"] ?? "")")
                if heard.count == 3 { break }
            }
        }
        await Task.yield()
        for (n, sender) in [(1, field), (2, other), (3, field), (4, field), (5, field)] {
            center.post(name: name, object: sender, userInfo: ["n": n])
        }
        await loop.value
        #expect(heard == ["1", "3", "4"])
    }

    @Test func `ends where its task is cancelled`() async {
        let loop = Task {
            var count = 0
            for await _ in center.notifications(named: name) { count += 1 }
            return count
        }
        await Task.yield()
        center.post(name: name, object: nil)
        loop.cancel()
        #expect(await loop.value <= 1)
    }

    @Test func `is filtered and mapped like every other`() async {
        let first = Task {
            for await n in center.notifications(named: name).compactMap({ $0.userInfo?["n"] as? Int })
            where n > 1 { return n }
            return 0
        }
        await Task.yield()
        for n in 1...3 { center.post(name: name, object: nil, userInfo: ["n": n]) }
        #expect(await first.value == 2)
    }
}
