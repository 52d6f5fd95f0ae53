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

    private final class Silent: UIViewController {
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {}
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {}
    }

    // UIContentContainer › willTransition(to:with:) › Discussion: an override calls super, which passes the call on to the
    // children and to what is presented.
    @Test(arguments: [true, false])
    func `hears of neither where a controller around it keeps them to itself`(isPresented: Bool) throws {
        let (root, page) = (Silent(), Page())
        let host = try HeadlessHost(device: "iphone-14-pro-max", rootViewController: root)
        if isPresented {
            page.modalPresentationStyle = .overFullScreen
            root.present(page, animated: false)
        } else {
            root.addChild(page)
            root.view.addSubview(page.view)
        }
        host.settle()
        page.log = []
        try host.rotate(to: .landscape)
        #expect(page.log.count == 1 && page.log.last?.hasPrefix("changed, regular") == true)
    }
}

/// What runs alongside a transition.
///
/// UIViewController › viewWillAppear(_:), viewIsAppearing(_:) › Discussion: the former has a coordinator for animations
/// alongside. viewDidAppear(_:) › Discussion: called after the animation.
@MainActor struct `An animation alongside, as documented,` {
    private final class Page: UIViewController {
        var log: [String] = []

        override func viewWillAppear(_ animated: Bool) {
            log.append("will appear")
            transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
                self?.log.append("alongside")
            }) { [weak self] _ in self?.log.append("completed") }
        }
        override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    }

    private let page = Page()

    private func expectOrder() {
        #expect(page.log.prefix(3) == ["will appear", "alongside", "did appear"])
        #expect(page.log.last == "completed" && page.log.count == 4)
        page.log = []
    }

    @Test func `runs before a pushed or presented controller has appeared`() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: navigation)
        navigation.pushViewController(page, animated: true)
        host.settle()
        expectOrder()
        navigation.pushViewController(UIViewController(), animated: true)
        host.settle()
        navigation.popViewController(animated: true)
        host.settle()
        expectOrder()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        navigation.present(cover, animated: true)
        host.settle()
        navigation.dismiss(animated: true)
        host.settle()
        expectOrder()
    }

    @Test(arguments: ["ipad-pro-11-inch", "iphone-14-pro"])
    func `runs before a column has appeared that the app shows`(device: String) throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(page, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let host = try HeadlessHost(device: device, rootViewController: split)
        if !split.isCollapsed { split.hide(.primary) }
        host.settle()
        page.log = []
        #expect(split.transitionCoordinator == nil)
        split.show(.primary)
        #expect(split.transitionCoordinator != nil)
        host.settle()
        expectOrder()
        split.show(.primary)
        #expect(split.transitionCoordinator == nil && page.log.isEmpty)
    }
}
