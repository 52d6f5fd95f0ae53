import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

@MainActor struct `State that is kept between launches` {
    private final class Page: UIViewController {
        var number = 0

        override func encodeRestorableState(with coder: NSCoder) { coder.encode(number, forKey: "number") }

        override func decodeRestorableState(with coder: NSCoder) {
            number = coder.decodeInteger(forKey: "number")
        }
    }

    private func launch(_ numbers: [Int]) throws -> (HeadlessHost, [Page]) {
        let split = UISplitViewController(style: .doubleColumn)
        split.restorationIdentifier = "split"
        let pages = numbers.map { number in
            let page = Page()
            page.number = number
            page.restorationIdentifier = "page"
            return page
        }
        split.setViewController(pages[0], for: .primary)
        split.setViewController(pages[1], for: .secondary)
        return (try HeadlessHost(device: "ipad-pro-11-inch", rootViewController: split), pages)
    }

    @Test func `goes to the controllers at the same paths, though two have one identifier`() throws {
        let state = try launch([3, 7]).0.saveState()
        #expect(state.paths == ["split", "split/primary/page", "split/secondary/page"])

        let (host, pages) = try launch([0, 0])
        try host.restore(state)
        #expect(pages.map(\.number) == [3, 7])
    }

    @Test func `leaves out what stands under a controller without an identifier`() throws {
        let (host, _) = try launch([1, 2])
        host.splitViewController?.restorationIdentifier = nil
        #expect(host.saveState().paths.isEmpty)
    }
}
