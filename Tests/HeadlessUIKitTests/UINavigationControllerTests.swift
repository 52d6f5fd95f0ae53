import Foundation
import HeadlessUIKit
import SplitframeGeometry
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

    @Test func `shows what a child wants to show`() throws {
        let (navigation, _) = try launch()
        let next = UIViewController()
        navigation.topViewController?.show(next, sender: nil)
        #expect(navigation.topViewController === next)
    }
}
