import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

/// Places of search fields that public probes read on iOS 26.1 simulators.
///
/// Sources: the probe repository `Vercantez/openuikit`, its reports ledger-fidelity (without tabs), conf-tabs and
/// ipad-rest, and its measurement notes on UISearchController.
@MainActor struct `A search field as measured` {
    private func insets(
        on screen: TraitEnvironment, inTabs: Bool = false, isActive: Bool = false, hides: Bool = true
    ) -> UIEdgeInsets {
        let top = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        top.navigationItem.searchController = search
        top.navigationItem.hidesSearchBarWhenScrolling = hides
        let stack = UINavigationController(rootViewController: top)
        let tabs = UITabBarController()
        if inTabs { tabs.viewControllers = [stack, UIViewController()] }
        let host = HeadlessHost(environment: screen, rootViewController: inTabs ? tabs : stack)
        if isActive { search.isActive = true }
        host.settle()
        return top.view.safeAreaInsets
    }

    @Test(
        arguments: [
            (MeasuredScreen.iPhone16, 86), (MeasuredScreen.iPhoneSE, 86),
            (MeasuredScreen.iPhoneSELandscape, 82), (MeasuredScreen.iPhone16Landscape, 82),
        ] as [(TraitEnvironment, CGFloat)])
    func `stands at the bottom of a phone without tabs`(screen: TraitEnvironment, bottom: CGFloat) {
        #expect(insets(on: screen).bottom == bottom)
    }

    @Test func `takes the navigation bar away while it is active on a phone`() {
        #expect(insets(on: MeasuredScreen.iPhoneSE, isActive: true).top == 10)
    }

    @Test(
        arguments: [(false, true, 64), (false, false, 124), (true, true, 70)] as [(Bool, Bool, CGFloat)])
    func `stands in the bar of a phone with tabs, hidden until it is scrolled to`(
        isActive: Bool, hides: Bool, top: CGFloat
    ) {
        let insets = insets(
            on: MeasuredScreen.iPhoneSE, inTabs: true, isActive: isActive, hides: hides)
        #expect(insets.top == top)
    }

    @Test(arguments: [false, true])
    func `leaves the bar of an iPad 54 points high`(isActive: Bool) {
        #expect(insets(on: MeasuredScreen.iPad, isActive: isActive).top == 86)
    }

    @Test(arguments: [false, true])
    func `stands below the title where the app stacks it`(hides: Bool) {
        let top = UIViewController()
        top.navigationItem.searchController = UISearchController(searchResultsController: nil)
        top.navigationItem.preferredSearchBarPlacement = .stacked
        top.navigationItem.hidesSearchBarWhenScrolling = hides
        let host = HeadlessHost(
            environment: MeasuredScreen.iPhoneSE,
            rootViewController: UINavigationController(rootViewController: top))
        #expect(top.view.safeAreaInsets.top == (hides ? 64 : 124))
        withExtendedLifetime(host) {}
    }

    /// The field and the button that ends the search, as the tree has them.
    private func frames(
        on screen: TraitEnvironment, inTabs: Bool = false, isActive: Bool
    ) throws -> (field: Rectangle?, button: Rectangle?) {
        let top = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        top.navigationItem.searchController = search
        let stack = UINavigationController(rootViewController: top)
        let tabs = UITabBarController()
        if inTabs { tabs.viewControllers = [stack, UIViewController()] }
        let host = HeadlessHost(environment: screen, rootViewController: inTabs ? tabs : stack)
        search.isActive = isActive
        host.settle()
        let tree = try #require(InterfaceCapture.tree(of: host))
        return (tree.frame(endingIn: "search1"), tree.frame(endingIn: "dismiss"))
    }

    @Test func `makes room for a round button at the bottom of a phone while it is active`() throws {
        let rest = try frames(on: MeasuredScreen.iPhoneSE, isActive: false)
        #expect(rest.field?.x == 28 && rest.field?.size == Size(width: 319, height: 48))
        #expect(rest.button == nil)
        let active = try frames(on: MeasuredScreen.iPhoneSE, isActive: true)
        #expect(active.field?.x == 28 && active.field?.size == Size(width: 259, height: 48))
        #expect(active.button?.size == Size(width: 48, height: 48))
        #expect(active.button?.maxX == rest.field?.maxX)
    }

    @Test func `makes room for a round button in the bar of a phone with tabs`() throws {
        let active = try frames(on: MeasuredScreen.iPhoneSE, inTabs: true, isActive: true)
        #expect(active.field == Rectangle(x: 16, y: 18, width: 288, height: 44))
        #expect(active.button == Rectangle(x: 315, y: 18, width: 44, height: 44))
    }

    @Test(arguments: [(false, 240), (true, 280)] as [(Bool, Double)])
    func `is this wide at the end of an iPad's bar`(isActive: Bool, width: Double) throws {
        let field = try frames(on: MeasuredScreen.iPad, isActive: isActive).field
        #expect(field?.size == Size(width: width, height: 44))
        #expect(field?.maxX == 805)
    }
}

extension InterfaceTree {
    fileprivate func frame(endingIn name: String) -> Rectangle? {
        func search(_ elements: [InterfaceElement]) -> Rectangle? {
            elements.lazy.compactMap { $0.name == name ? $0.frame : search($0.children) }.first
        }
        return search(layers)
    }
}
