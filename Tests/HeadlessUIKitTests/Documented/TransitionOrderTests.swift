import Foundation
import HeadlessUIKit
import SplitframeDevices
import Testing

/// What a controller hears of other traits and another size, and in which order.
///
/// UIContentContainer › willTransition(to:with:), viewWillTransition(to:with:) › Discussion: both are called before anything
/// has changed. UITraitEnvironment › traitCollectionDidChange(_:) › Discussion: called afterwards. Assumed is that of the
/// first two the traits come first.
@MainActor struct `A controller that comes to another place, as documented,` {
    private final class Page: UIViewController {
        var log: [String] = []

        private func note(_ call: String) {
            let isCompact = traitCollection.horizontalSizeClass == .compact
            log.append("\(call), \(isCompact ? "compact" : "regular"), \(Int(view.bounds.width))")
        }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("traits")
            super.willTransition(to: newCollection, with: coordinator)
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            note("size")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func traitCollectionDidChange(_ former: UITraitCollection?) { note("changed") }
    }

    @Test func `hears of the traits to come, of the size, and of the traits that are there`() throws {
        let page = Page()
        let host = try HeadlessHost(
            device: "iphone-14-pro-max", rootViewController: UINavigationController(rootViewController: page))
        let width = Int(page.view.bounds.width)
        page.log = []
        try host.rotate(to: .landscape)
        #expect(page.log.prefix(2) == ["traits, compact, \(width)", "size, compact, \(width)"])
        #expect(page.log.count == 3 && page.log.last?.hasPrefix("changed, regular") == true)
    }
}
