import Foundation
import HeadlessUIKit
import Testing

/// What a view controller does with its view, and hears of it.
@MainActor struct `A controller of an app, as documented,` {
    private final class Page: UIViewController {
        var heard: [String] = []
        var systemMargin: CGFloat?

        override func viewDidLoad() { heard.append("loaded") }
        override func viewSafeAreaInsetsDidChange() { heard.append("top \(view.safeAreaInsets.top)") }
        override func viewWillAppear(_ animated: Bool) { heard.append("will \(animated)") }
        override func viewDidAppear(_ animated: Bool) { heard.append("did \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { heard.append("leaves \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { heard.append("gone \(animated)") }
        override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
            systemMargin.map { NSDirectionalEdgeInsets(top: 0, leading: $0, bottom: 0, trailing: $0) }
                ?? super.systemMinimumLayoutMargins
        }
    }

    private final class Container: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    // UIViewController › loadViewIfNeeded() › Discussion: loads the view where it has not been loaded.
    @Test func `loads its view once, when that is asked`() {
        let page = Page()
        #expect(!page.isViewLoaded && page.viewIfLoaded == nil)
        page.loadViewIfNeeded()
        #expect(page.isViewLoaded && page.heard == ["loaded"])
        page.loadViewIfNeeded()
        #expect(page.heard == ["loaded"])
    }

    // UIViewController › viewSafeAreaInsetsDidChange() › Discussion: called after the safe area of the view has changed.
    @Test func `hears of a changed safe area of its view, when it is so`() throws {
        let page = Page()
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: page)
        let top = page.view.safeAreaInsets.top
        #expect(page.heard.contains("top \(top)"))
        page.heard = []
        page.additionalSafeAreaInsets.top = 10
        host.settle()
        #expect(page.heard == ["top \(top + 10)"])
    }

    // UIViewController › systemMinimumLayoutMargins › Discussion: the least margins of the root view, which a subclass may
    // answer for itself. viewRespectsSystemMinimumLayoutMargins › Discussion: false lets the view have smaller ones.
    @Test func `has at least the system's margins, unless it does not want them`() throws {
        let page = Page()
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: page)
        page.view.directionalLayoutMargins.leading = 2
        #expect(page.view.directionalLayoutMargins.leading == page.systemMinimumLayoutMargins.leading)
        #expect(page.systemMinimumLayoutMargins.leading > 2)
        page.systemMargin = 33
        #expect(page.view.directionalLayoutMargins.leading == 33)
        page.viewRespectsSystemMinimumLayoutMargins = false
        #expect(page.view.directionalLayoutMargins.leading == 2)
        withExtendedLifetime(host) {}
    }

    // UIViewController › beginAppearanceTransition(_:animated:) › Discussion: a container calls it to tell a child that its
    // view is about to appear or disappear, never viewWillAppear(_:) and its like. endAppearanceTransition() › Discussion:
    // tells the child that it is over.
    @Test func `that is a child hears of its appearance from a container that forwards it by hand`() throws {
        let (container, page) = (Container(), Page())
        container.addChild(page)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: container)
        container.view.addSubview(page.view)
        host.settle()
        page.heard = []
        page.beginAppearanceTransition(true, animated: true)
        #expect(page.heard == ["will true"])
        page.endAppearanceTransition()
        #expect(page.heard == ["will true", "did true"])
        page.beginAppearanceTransition(false, animated: false)
        #expect(page.heard.last == "leaves false")
        page.view.removeFromSuperview()
        page.endAppearanceTransition()
        #expect(page.heard == ["will true", "did true", "leaves false", "gone false"])
    }

    // UIViewController › tabBarController › Discussion: the tab bar controller that holds the controller or one of its
    // ancestors; nil where none does.
    @Test func `knows the nearest tab bar controller around it`() {
        let (page, stranger) = (UIViewController(), UIViewController())
        let (inner, outer) = (UITabBarController(), UITabBarController())
        inner.viewControllers = [UINavigationController(rootViewController: page)]
        outer.viewControllers = [inner]
        #expect(page.tabBarController === inner && inner.tabBarController === outer)
        #expect(stranger.tabBarController == nil && outer.tabBarController == nil)
    }

    private final class Inbox: UIViewController {
        static let filter = UIConfigurationStateCustomKey("filter")
        var seen: [String] = []
        override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
            var state = super.contentUnavailableConfigurationState
            state[Self.filter] = "unread"
            return state
        }
        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) { seen.append(state[Self.filter] as? String ?? "none") }
    }

    // UIViewController › contentUnavailableConfigurationState › Discussion: a subclass overrides it to add states of its own,
    // with which updateContentUnavailableConfiguration(using:) is called.
    @Test func `is asked for missing content with the states that it adds`() throws {
        let inbox = Inbox()
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: inbox)
        inbox.seen = []
        inbox.setNeedsUpdateContentUnavailableConfiguration()
        host.settle()
        #expect(inbox.seen == ["unread"])
    }

    // UIViewController › topLayoutGuide › Discussion: its length is the distance from the top of the view to the bottom of
    // the bars over it; constraints may name the guide. bottomLayoutGuide likewise. Since iOS 11 they follow the safe area.
    @Test func `has guides where its content begins and ends`() throws {
        let (page, box) = (UIViewController(), UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(box)
        let views: [String: Any] = ["box": box, "top": page.topLayoutGuide]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|[box]|", metrics: nil, views: views)
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:[top]-10-[box]", metrics: nil, views: views)
                + [box.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor)])
        let host = try HeadlessHost(
            device: "iphone-14-pro", rootViewController: UINavigationController(rootViewController: page))
        let safeArea = page.view.safeAreaInsets
        #expect(safeArea.top > 0 && safeArea.bottom > 0)
        #expect(page.topLayoutGuide.length == safeArea.top)
        #expect(page.bottomLayoutGuide.length == safeArea.bottom)
        #expect(box.frame.minY == safeArea.top + 10)
        #expect(box.frame.maxY == page.view.bounds.height - safeArea.bottom)
        _ = host
    }
}
