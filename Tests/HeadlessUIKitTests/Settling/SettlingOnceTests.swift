import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeTestSupport
import Testing

/// Dossier m.1; UISplitViewController › Overview: the columns and the delegate are configured before the interface shows.
@MainActor struct `A split view settles once, at its first layout` {
    private static let runs = isDeepRun ? 20_000 : 400

    /// Styles with generations of the system and devices that have them.
    nonisolated static let kinds: [(SplitStyle, Generation, [String])] =
        [SplitStyle.doubleColumn, .tripleColumn, .unspecified].flatMap { style in
            [Generation.iOS26, .iOS14].map {
                (style, $0, ["iPhone 16", "iPhone 16 Pro Max", "iPad (A16)", "ipad-pro-11-inch"])
            }
        } + [(.unspecified, .iOS7, ["iPad 2"])]

    private func place(_ devices: [String], _ generation: Generation, _ numbers: inout SteppedNumbers) throws
        -> Place
    {
        let device = try Device.named(numbers.any(devices))
        let orientation = numbers.any([Orientation.portrait, .landscape])
        let window: Window = numbers.chance(1, of: 3) ? .half : .full
        return try
            (try? Place(device: device, orientation: orientation, window: window, generation: generation))
            ?? Place(device: device, orientation: orientation, window: .full, generation: generation)
    }

    @Test(arguments: kinds.indices)
    func `whichever calls come at whichever moments before it, in every order`(kind: Int) throws {
        let (style, generation, devices) = Self.kinds[kind]
        for seed in 0..<Self.runs / Self.kinds.count {
            var numbers = SteppedNumbers(seed: UInt64(seed * Self.kinds.count + kind))
            let place = try place(devices, generation, &numbers)
            let surroundings = numbers.any(SettlingApp.Surroundings.allCases)
            let calls = try SplitCall.list(for: style, using: &numbers)
            let app = SettlingApp(style: style, in: surroundings, at: place, calls: calls, seed: seed)
            let before = SettlingApp(
                style: style, in: surroundings, at: place, calls: calls.map { (.beforeMounting, $0.call) },
                seed: seed)
            let differences = zip(app.outcome, before.outcome).filter { $0 != $1 }
            guard differences.isEmpty, app.outcome.count == before.outcome.count else {
                Issue.record(
                    "\(style), \(generation), \(place), \(surroundings), seed \(seed): \(calls)\n\(differences.first.map { "\($0)\n\($1)" } ?? "")\n\(app.outcome)\n\(before.outcome)"
                )
                return
            }
        }
    }

    /// UISplitViewControllerDelegate › topColumnForCollapsingToProposedTopColumn › Discussion: asked when the interface
    /// collapses, what it answers is shown.
    @Test(arguments: [true, false])
    func `with the delegate that viewDidLoad sets last`(isDelegateLast: Bool) throws {
        final class Mail: UISplitViewController, UISplitViewControllerDelegate {
            let isDelegateLast: Bool
            var proposals: [Column] = []
            var given: [Int] = []

            init(isDelegateLast: Bool) {
                self.isDelegateLast = isDelegateLast
                super.init(style: .tripleColumn)
            }
            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                super.viewDidLoad()
                if !isDelegateLast { delegate = self }
                preferredDisplayMode = .oneBesideSecondary
                for column in [Column.primary, .supplementary, .secondary] {
                    setViewController(UIViewController(), for: column)
                }
                delegate = self
            }

            func splitViewController(
                _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
            ) -> Column {
                proposals.append(proposed)
                given.append(
                    [Column.primary, .supplementary, .secondary].compactMap(viewController(for:)).count)
                return .primary
            }
        }
        let split = Mail(isDelegateLast: isDelegateLast)
        _ = try HeadlessHost(device: "iPhone 16", rootViewController: split)
        #expect(split.proposals == [.secondary])
        #expect(split.given == [3])
        #expect(split.isShowing(.primary))
    }

    /// UISplitViewController › Overview: what is set after a window has its root, and before that is laid out, counts as well.
    @Test func `also in a window that is on screen already`() throws {
        final class Answering: UISplitViewControllerDelegate {
            var proposals: [Column] = []
            func splitViewController(
                _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
            ) -> Column {
                proposals.append(proposed)
                return .primary
            }
        }
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: UIViewController())
        let (split, delegate) = (UISplitViewController(style: .doubleColumn), Answering())
        for column in [Column.primary, .secondary] {
            split.setViewController(UIViewController(), for: column)
        }
        host.window?.rootViewController = split
        #expect(!split.isCollapsed)
        split.delegate = delegate
        host.settle()
        #expect(delegate.proposals == [.secondary] && split.isShowing(.primary))
    }
}
