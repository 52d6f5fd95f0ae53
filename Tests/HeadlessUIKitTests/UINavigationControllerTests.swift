import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

@MainActor struct `A navigation controller` {
    @MainActor private final class Diary {
        var lines: [String] = []
    }

    private final class Page: UIViewController {
        private let name: String
        private let diary: Diary

        init(_ name: String, _ diary: Diary) {
            self.name = name
            self.diary = diary
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ word: String) { diary.lines.append("\(name) \(word)") }

        override func viewDidLoad() { note("load") }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        override func willMove(toParent parent: UIViewController?) {
            note(parent == nil ? "will leave" : "will move")
        }
        override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "left" : "moved") }
    }

    private let diary = Diary()

    private func launch() throws -> (UINavigationController, HeadlessHost) {
        let navigation = UINavigationController(rootViewController: Page("A", diary))
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: navigation)
        return (navigation, host)
    }

    @Test func `tells its root that it has moved only once it has appeared`() throws {
        _ = try launch()
        #expect(diary.lines == ["A will move", "A load", "A will appear", "A did appear", "A moved"])
    }

    @Test func `pushes: the old one goes while the new one comes`() throws {
        let (navigation, _) = try launch()
        diary.lines = []
        navigation.pushViewController(Page("B", diary), animated: true)

        #expect(
            diary.lines == [
                "B will move", "B load", "A will disappear", "B will appear", "A did disappear",
                "B did appear",
                "B moved",
            ])
    }

    @Test func `pops to the root and says who went`() throws {
        let (navigation, _) = try launch()
        navigation.pushViewController(Page("B", diary), animated: false)
        navigation.pushViewController(Page("C", diary), animated: false)
        diary.lines = []

        let popped = navigation.popToRootViewController(animated: true)
        #expect(popped?.count == 2)
        #expect(navigation.viewControllers.count == 1)
        #expect(diary.lines.filter { $0.hasPrefix("B") } == ["B will leave", "B left"])
        #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test func `gives its top less safe area under its bar, and more without`() throws {
        let (navigation, host) = try launch()
        let top = try #require(navigation.topViewController?.view)
        let under = top.safeAreaInsets.top
        navigation.setNavigationBarHidden(true, animated: false)
        host.settle()

        #expect(under > host.environment.safeArea.top)
        #expect(top.safeAreaInsets.top == CGFloat(host.environment.safeArea.top))
    }

    /// Bars of iOS 12 to 18 as read on devices: 44, 32 on a phone in landscape, 50 on an iPad; 54 on iOS 26,
    /// where a bar begins 24 points below the top of a phone in landscape (measured on iOS 26.1).
    @Test(
        arguments: [
            ("iPhone 16", .portrait, .iOS26, 54), ("iPhone 16", .landscape, .iOS26, 78),
            ("iPad (A16)", .portrait, .iOS26, 54), ("iPhone 16", .portrait, .iOS14, 44),
            ("iPhone 8", .landscape, .iOS14, 32), ("iPhone 8 Plus", .landscape, .iOS14, 44),
            ("iPad (A16)", .portrait, .iOS14, 50), ("iPad 2", .portrait, .iOS7, 44),
        ] as [(String, Orientation, Generation, CGFloat)])
    func `takes the height of its bar from the generation and the screen, in a sidebar too`(
        device: String, orientation: Orientation, generation: Generation, height: CGFloat
    ) throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        _ = try HeadlessHost(
            device: device, orientation: orientation, generation: generation, rootViewController: navigation)
        let top = try #require(navigation.topViewController?.view)
        #expect(top.safeAreaInsets.top == navigation.view.safeAreaInsets.top + height)

        guard generation != .iOS7 else { return }
        let split = UISplitViewController(style: .doubleColumn)
        let primary = UIViewController()
        split.setViewController(primary, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let host = try HeadlessHost(
            device: device, orientation: orientation, generation: generation, rootViewController: split)
        split.show(.primary)
        host.settle()
        let around = try #require(primary.navigationController)
        let view = try #require(primary.viewIfLoaded)
        #expect(view.window != nil)
        #expect(view.safeAreaInsets.top == around.view.safeAreaInsets.top + height)
    }

    @Test func `shows what a child wants to show`() throws {
        let (navigation, _) = try launch()
        let next = UIViewController()
        navigation.topViewController?.show(next, sender: nil)
        #expect(navigation.topViewController === next)
    }
}
