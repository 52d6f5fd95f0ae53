import Foundation
import HeadlessUIKit
import SplitframeDevices
import Testing

/// What a controller wishes of what is around it.
@MainActor struct `A controller's wish, as documented,` {
    private let page = UIViewController()

    // UIViewController › edgesForExtendedLayout › Discussion: the edges at which a view in a container goes on beneath its
    // bars; all of them by default. extendedLayoutIncludesOpaqueBars › Discussion: also beneath opaque bars.
    @Test(
        arguments: [UIRectEdge.all, .top, .bottom, []],
        [(true, true), (true, false), (false, true), (false, false)])
    func `ends the view at bars where it does not extend beneath them`(
        edges: UIRectEdge, around: (hasStack: Bool, isOpaque: Bool)
    ) throws {
        let (inStack, isOpaque) = around
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [inStack ? navigation : page]
        if inStack { navigation.setViewControllers([page], animated: false) }
        if isOpaque {
            tabs.tabBar.isTranslucent = false
            navigation.navigationBar.isTranslucent = false
            page.extendedLayoutIncludesOpaqueBars = true
            navigation.extendedLayoutIncludesOpaqueBars = true
        }
        page.edgesForExtendedLayout = edges
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: tabs)
        let window = try #require(host.window)
        let (top, bottom) = (navigation.navigationBar.frame.maxY, tabs.tabBar.frame.minY)
        #expect(!inStack || top > 0)
        #expect(bottom < window.bounds.maxY)
        func isAtItsEdges() {
            let frame = page.view.convert(page.view.bounds, to: nil)
            let beneathTop = page.edgesForExtendedLayout.contains(.top)
            let beneathBottom = page.edgesForExtendedLayout.contains(.bottom)
            #expect(frame.minY == (beneathTop || !inStack ? 0 : top))
            #expect(frame.maxY == (beneathBottom ? window.bounds.maxY : bottom))
            let safe = page.view.bounds.inset(by: page.view.safeAreaInsets)
            let shown = page.view.convert(safe, to: nil)
            #expect(shown.maxY == bottom, "the safe area ends at the bar either way")
            #expect(!inStack || shown.minY == top)
        }
        isAtItsEdges()
        page.edgesForExtendedLayout = edges.symmetricDifference(.all)
        host.settle()
        isAtItsEdges()
        guard isOpaque, inStack else { return }
        page.edgesForExtendedLayout = .all
        page.extendedLayoutIncludesOpaqueBars = false
        host.settle()
        #expect(page.view.convert(page.view.bounds, to: nil).minY == top)
        #expect(page.view.convert(page.view.bounds, to: nil).maxY == bottom)
    }

    // UIViewController › prefersStatusBarHidden › Discussion: false by default, but true where there is little height.
    @Test func `hides the status bar of a phone on its side`() throws {
        let host = try HeadlessHost(
            device: "iphone-14-pro", rootViewController: UINavigationController(rootViewController: page))
        let manager = try #require(host.window?.windowScene?.statusBarManager)
        #expect(!page.prefersStatusBarHidden && !manager.isStatusBarHidden)
        try host.rotate(to: .landscape)
        #expect(page.prefersStatusBarHidden && manager.isStatusBarHidden && manager.statusBarFrame == .zero)
        let pad = try HeadlessHost(
            device: "ipad-10th", orientation: .landscape, rootViewController: UIViewController())
        #expect(pad.rootViewController?.prefersStatusBarHidden == false)
    }

    // UIViewController › overrideUserInterfaceStyle › Discussion: the style of the controller's views and children. What it
    // presents keeps the window's.
    @Test func `for a style is none for what it presents`() throws {
        let (root, child, inner) = (UIViewController(), UIViewController(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: root)
        root.overrideUserInterfaceStyle = .dark
        child.present(page, animated: false)
        page.present(inner, animated: false)
        host.settle()
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        for presented in [page, inner] { #expect(presented.traitCollection.userInterfaceStyle == .light) }
        page.overrideUserInterfaceStyle = .dark
        #expect(page.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        page.overrideUserInterfaceStyle = .unspecified
        host.window?.overrideUserInterfaceStyle = .dark
        host.settle()
        #expect(page.traitCollection.userInterfaceStyle == .dark)
    }
}
