import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// An app that looks at the frames of its bars finds them where the picture has them, in every posture and on devices
/// without any.
@MainActor struct `Bars of an app` {
    private static let places: [Place] = {
        let postures = Posture.allCases.compactMap(Device.iPhoneDuo.folded)
        let older = [AppSDK.sdk26, .sdk27].compactMap(Device.iPhoneDuo.seen)
        var places: [Place] = []
        for device in postures + older + [.iPhone14Pro, .iPadMini6] {
            for generation in Generation.known {
                for orientation in device.orientations {
                    let windows = Place.windows(of: device, orientation: orientation, generation: generation)
                    places += windows.compactMap {
                        try? Place(
                            device: device, orientation: orientation, window: $0, generation: generation)
                    }
                }
            }
        }
        return places
    }()

    /// A stack with a title, buttons and tools as chance has them.
    private func stack(by chance: inout Chance) -> UINavigationController {
        let page = UIViewController()
        page.title = "Page"
        func item() -> UIBarButtonItem {
            switch Int.random(in: 0..<4, using: &chance) {
            case 0: UIBarButtonItem(systemItem: .add)
            case 1: UIBarButtonItem(title: "Text", style: .plain, target: nil, action: nil)
            case 2: UIBarButtonItem.flexibleSpace()
            default:
                UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
            }
        }
        page.navigationItem.rightBarButtonItems = (0..<Int.random(in: 0..<4, using: &chance)).map { _ in
            item()
        }
        // A toolbar of spaces alone is drawn nowhere, and an app has no reason to make one.
        page.toolbarItems =
            [UIBarButtonItem(systemItem: Bool.random(using: &chance) ? .trash : .add)]
            + (0..<Int.random(in: 0..<3, using: &chance)).map { _ in item() }
        if Bool.random(using: &chance) { page.navigationItem.prompt = "Choose" }
        let stack = UINavigationController(rootViewController: page)
        stack.navigationBar.prefersLargeTitles = Bool.random(using: &chance)
        stack.isToolbarHidden = Bool.random(using: &chance)
        stack.isNavigationBarHidden = Int.random(in: 0..<4, using: &chance) == 0
        stack.tabBarItem = UITabBarItem(title: "Page", image: UIImage(systemName: "star"), tag: 0)
        return stack
    }

    private func root(around stack: UINavigationController, by chance: inout Chance) -> UIViewController {
        switch Int.random(in: 0..<3, using: &chance) {
        case 0: return stack
        case 1:
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, UIViewController()]
            return tabs
        default:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(stack, for: .secondary)
            split.show(.secondary)
            return split
        }
    }

    @Test func `stand where they are drawn, from edge to edge`() throws {
        var (levels, uprights) = (0, 0)
        for (index, place) in Self.places.enumerated() {
            for seed in 0..<12 {
                var chance = Chance(seed: index * 100 + seed)
                let stack = stack(by: &chance)
                let root = root(around: stack, by: &chance)
                let host = HeadlessHost(place: place, rootViewController: root)
                let tree = try #require(InterfaceCapture.tree(of: host))
                let comment =
                    "\(place.device.id) \(place.device.posture?.name ?? "") \(place.orientation) \(place.window) \(place.generation), \(type(of: root)), \(seed)"
                let owner =
                    root is UISplitViewController
                    ? try #require(tree.root.children.first { $0.name == "secondary" }, "\(comment)")
                    : tree.root
                let view = try #require(stack.viewIfLoaded)
                let safe = view.safeAreaInsets
                func compare(_ name: String, _ bar: CGRect, in view: UIView, below: CGFloat = 0) throws {
                    let drawn = owner.children.first { $0.name == name }
                    guard bar.height > 0 else {
                        return #expect(drawn == nil, "\(comment): \(name)")
                    }
                    let live = view.convert(bar, to: nil)
                    let frame = try #require(drawn?.frame, "\(comment): \(name) at \(live)")
                    levels += 1
                    let inSafeArea = live.inset(
                        by: UIEdgeInsets(top: 0, left: safe.left, bottom: below, right: safe.right))
                    #expect(rectangle(inSafeArea) == frame, "\(comment): \(name)")
                }
                try compare("bar", stack.navigationBar.frame, in: view)
                try compare("toolbar", stack.toolbar.frame, in: view)
                guard let tabs = root as? UITabBarController else { continue }
                if tabs.traitCollection.verticalBarEdge == .unspecified {
                    // Before iOS 26 a tab bar's background goes on to the edge, and its row is what is drawn.
                    let below =
                        place.generation == .iOS14 || place.generation == .iOS7
                        ? place.environment.safeArea.bottom : 0
                    try compare("tabBar", tabs.tabBar.frame, in: tabs.view, below: below)
                } else {
                    let frame = try #require(
                        owner.children.first { $0.name == "tabBar" }?.frame, "\(comment)")
                    uprights += 1
                    #expect(frame.midX > tabs.tabBar.frame.minX && frame.midX < tabs.tabBar.frame.maxX)
                    #expect(frame.minY >= tabs.tabBar.frame.minY && frame.maxY <= tabs.tabBar.frame.maxY)
                }
            }
        }
        #expect(levels > 100 && uprights > 10)
    }

    private func rectangle(_ frame: CGRect) -> Rectangle {
        Rectangle(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
