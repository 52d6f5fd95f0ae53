import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `An object that performs` {
    private final class Searcher: UIViewController {
        var asked: [String] = []
        func search(_ text: String) { asked.append(text) }
        func clear() { asked = [] }
        func both(_ first: String, _ second: String) { asked += [first, second] }
    }

    private final class Coordinator: NSObject {
        var starts = 0
        func start() { starts += 1 }
    }

    @Test func `a method does it at once with its arguments`() {
        let (searcher, coordinator) = (Searcher(), Coordinator())
        searcher.perform(Selector(Searcher.clear))
        searcher.perform(Selector(Searcher.search(_:)), with: "ada")
        searcher.perform(Selector(Searcher.both(_:_:)), with: "b", with: "c")
        coordinator.perform(Selector(Coordinator.start))
        #expect(searcher.asked == ["ada", "b", "c"] && coordinator.starts == 1)
        #expect(coordinator.responds(to: Selector(Coordinator.start)))
        #expect(!coordinator.responds(to: Selector(Searcher.clear)))
    }

    @Test func `a method after a delay does it once, unless that is cancelled`() async throws {
        let searcher = Searcher()
        let search = Selector(Searcher.search(_:), named: "search:")
        searcher.perform(search, with: "a", afterDelay: 0.001)
        Searcher.cancelPreviousPerformRequests(withTarget: searcher)
        searcher.perform(search, with: "ad", afterDelay: 0.001)
        NSObject.cancelPreviousPerformRequests(withTarget: searcher, selector: "search:", object: "ad")
        searcher.perform(search, with: "ada", afterDelay: 0.001)
        NSObject.cancelPreviousPerformRequests(withTarget: Searcher())
        #expect(searcher.asked.isEmpty)
        for _ in 0..<10_000 where searcher.asked.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        try await Task.sleep(for: .milliseconds(20))
        #expect(searcher.asked == ["ada"])
    }
}
