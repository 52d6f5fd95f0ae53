import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeTestSupport
import Testing

/// A person who folds, opens, shuts and turns the device, and shares its display, again and again: 300 times, and
/// 10,000 times where `SPLITFRAME_DEEP` is set, as `scripts/deep` does.
@MainActor struct `An app that is folded again and again` {
    private static let count = isDeepRun ? 10_000 : 300

    private final class Page: UIViewController {
        private(set) var isSeen = false
        private(set) var faults = 0
        override func viewDidAppear(_ animated: Bool) {
            if isSeen { faults += 1 }
            isSeen = true
        }
        override func viewDidDisappear(_ animated: Bool) {
            if !isSeen { faults += 1 }
            isSeen = false
        }
    }

    private enum Kind: CaseIterable { case double, triple, classic, inTabs, arranged }

    @MainActor private struct App {
        let pages: [Page] = (0..<3).map { number in
            let page = Page()
            page.title = "Page \(number)"
            return page
        }
        let root: UIViewController

        init(_ kind: Kind) {
            switch kind {
            case .double, .inTabs:
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(pages[0], for: .primary)
                split.setViewController(pages[1], for: .secondary)
                let tabs = UITabBarController()
                tabs.viewControllers = kind == .inTabs ? [split, pages[2]] : []
                root = kind == .inTabs ? tabs : split
            case .triple:
                let split = UISplitViewController(style: .tripleColumn)
                split.setViewController(pages[0], for: .primary)
                split.setViewController(pages[1], for: .supplementary)
                split.setViewController(pages[2], for: .secondary)
                root = split
            case .classic:
                let split = UISplitViewController()
                split.viewControllers = [pages[0], pages[1]].map(
                    UINavigationController.init(rootViewController:))
                root = split
            case .arranged:
                let container = UIArrangementViewController()
                container.setViewController(pages[0], for: .primary)
                container.setViewController(pages[1], for: .secondary)
                container.updateArrangement(.split.axes(.horizontal))
                root = container
            }
        }
    }

    /// One thing that a person does; what the device does not allow is refused and changes nothing.
    private func act(on host: HeadlessHost, by chance: inout Chance) -> String {
        let posture = chance.pick(Array(Posture.allCases)) ?? .open
        let orientation = chance.pick(Array(Orientation.allCases)) ?? .portrait
        let window = chance.pick([Window.full, .splitLeft, .splitRight]) ?? .full
        switch Int.random(in: 0..<5, using: &chance) {
        case 0: try? host.open()
        case 1: try? host.close()
        case 2: try? host.fold(to: posture)
        case 3: try? host.rotate(to: orientation)
        default: try? host.move(to: window)
        }
        let place = host.place
        let words = [place?.device.posture?.name, place?.orientation.name, place?.window.name]
        return words.compactMap(\.self).joined(separator: " ")
    }

    @Test func `stands after every step as if it had been opened there, and has seen who is on screen`()
        throws
    {
        var fresh: [Kind: [Place: String]] = [:]
        var situations: Set<Place> = []
        for seed in 0..<Self.count {
            var chance = Chance(seed: seed)
            let kind = Kind.allCases[seed % Kind.allCases.count]
            let app = App(kind)
            let host = HeadlessHost(
                place: try Place(device: .iPhoneDuo, orientation: .landscape), rootViewController: app.root)
            var way: [String] = []
            for _ in 0..<6 {
                way.append(act(on: host, by: &chance))
                let place = try #require(host.place)
                situations.insert(place)
                let tree = try #require(InterfaceCapture.tree(of: host)).twin
                if fresh[kind]?[place] == nil {
                    let other = HeadlessHost(place: place, rootViewController: App(kind).root)
                    fresh[kind, default: [:]][place] = InterfaceCapture.tree(of: other)?.twin
                }
                try #require(tree == fresh[kind]?[place], "\(kind), seed \(seed): \(way)")
                let shown = ScreenTruth.shown(from: app.root)
                for page in app.pages {
                    try #require(
                        page.isSeen == shown.contains(page) && page.faults == 0,
                        "\(kind), seed \(seed), \(page.title ?? ""): \(way)")
                }
            }
        }
        #expect(
            situations.count == 11, "Three closed, two open, a book, a laptop, two halves flat and folded.")
    }
}
