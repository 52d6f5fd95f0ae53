import Foundation
import HeadlessUIKit
import SplitframeDevices
import Testing

/// Whether a change of what is on screen is animated.
@MainActor struct `A transition, as documented,` {
    private final class Page: UIViewController {
        var heard: [String] = []

        override func viewWillAppear(_ animated: Bool) { heard.append("will \(animated)") }
        override func viewIsAppearing(_ animated: Bool) { heard.append("is \(animated)") }
        override func viewDidAppear(_ animated: Bool) { heard.append("did \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { heard.append("leaves \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { heard.append("gone \(animated)") }
    }

    enum Change: CaseIterable {
        case push, pop, replace, present, dismiss, page, exchange, ownContainer
    }

    // UIViewController › viewIsAppearing(_:), viewDidAppear(_:), viewDidDisappear(_:) › Parameters: whether the
    // appearance is animated; the same transition that viewWillAppear(_:) and viewWillDisappear(_:) announced.
    // UIViewControllerTransitionCoordinatorContext › isAnimated › Discussion: whether the transition is.
    @Test(arguments: Change.allCases, [true, false])
    func `is animated from its beginning to its end, or not at all`(change: Change, animated: Bool) throws {
        let (old, new, root) = (Page(), Page(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: navigation)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let container = UIViewController()
        switch change {
        case .push, .replace: navigation.pushViewController(old, animated: false)
        case .pop: navigation.setViewControllers([new, old], animated: false)
        case .present:
            navigation.setViewControllers([old], animated: false)
            new.modalPresentationStyle = .fullScreen
        case .dismiss:
            navigation.setViewControllers([new], animated: false)
            old.modalPresentationStyle = .fullScreen
            navigation.present(old, animated: false)
        case .page:
            pages.setViewControllers([old], direction: .forward, animated: false)
            navigation.setViewControllers([pages], animated: false)
        case .exchange, .ownContainer:
            container.addChild(old)
            container.addChild(new)
            container.view.addSubview(old.view)
            navigation.setViewControllers([container], animated: false)
        }
        host.settle()
        (old.heard, new.heard) = ([], [])
        switch change {
        case .push: navigation.pushViewController(new, animated: animated)
        case .replace: navigation.setViewControllers([root, new], animated: animated)
        case .pop: navigation.popViewController(animated: animated)
        case .present: navigation.present(new, animated: animated)
        case .dismiss: navigation.dismiss(animated: animated)
        case .page: pages.setViewControllers([new], direction: .forward, animated: animated)
        case .exchange: container.transition(from: old, to: new, duration: animated ? 0.3 : 0)
        case .ownContainer:
            old.beginAppearanceTransition(false, animated: animated)
            new.beginAppearanceTransition(true, animated: animated)
            container.view.addSubview(new.view)
            old.view.removeFromSuperview()
            old.endAppearanceTransition()
            new.endAppearanceTransition()
        }
        if change == .push || change == .present {
            #expect(new.transitionCoordinator?.isAnimated == animated)
        }
        host.settle()
        #expect(old.heard == ["leaves \(animated)", "gone \(animated)"])
        #expect(new.heard == ["will \(animated)", "is \(animated)", "did \(animated)"])
    }

    // UIViewController › viewWillAppear(_:) › Parameters: animated is true where the view is added with an animation; a
    // window shows its root without one, and the columns of a split view with it.
    @Test func `is none where a window shows its root`() throws {
        let (primary, secondary) = (Page(), Page())
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let host = try HeadlessHost(
            device: "ipad-10th", orientation: .landscape, rootViewController: split)
        for page in [primary, secondary] { #expect(page.heard == ["will false", "is false", "did false"]) }
        primary.heard = []
        split.hide(.primary)
        host.settle()
        #expect(primary.heard == ["leaves true", "gone true"])
    }

    private final class Child: UIViewController {
        var log: (String) -> Void = { _ in }
        override func viewWillAppear(_ animated: Bool) { log("new will appear") }
        override func viewDidAppear(_ animated: Bool) { log("new did appear") }
        override func viewWillDisappear(_ animated: Bool) { log("old will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log("old did disappear") }
    }

    // UIViewController › transition(from:to:duration:options:animations:completion:) › Discussion: adds the second
    // view, runs the animations, and removes the first view when they are over. › Parameters: both are children of the
    // controller that is asked.
    @Test func `between children adds the new view, animates, then removes the old one`() throws {
        let (root, old, new, stranger) = (UIViewController(), Child(), Child(), UIViewController())
        for child in [old, new] { root.addChild(child) }
        root.view.addSubview(old.view)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: root)
        var log: [String] = []
        for child in [old, new] { child.log = { log.append($0) } }
        root.transition(from: old, to: new, duration: 0.2) {
            log.append("animates \(old.view.superview === root.view) \(new.view.superview === root.view)")
        } completion: {
            log.append("finished \($0) \(old.view.superview == nil)")
        }
        host.settle()
        #expect(
            log == [
                "old will disappear", "new will appear", "animates true true", "old did disappear",
                "new did appear", "finished true true",
            ])
        for (from, to) in [(new, stranger), (stranger, new)] as [(UIViewController, UIViewController)] {
            let misuse = RaisedMisuses.first { root.transition(from: from, to: to, duration: 0) }
            #expect(misuse?.description.contains("child") == true)
            #expect(new.view.superview === root.view && stranger.viewIfLoaded?.superview == nil)
        }
    }
}
