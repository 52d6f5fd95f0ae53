import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeTestSupport
import Testing

/// A bar belongs to the navigation controller or tab bar controller that has it, wherever that is: each is in the tree
/// and in the picture exactly once, and nothing else has one.
@MainActor struct `A bar belongs to its controller` {
    /// Arrangements of containers, as apps have them.
    enum Shape: String, CaseIterable {
        case inPlainContainer, inTab, inNavigation, inPage, inSheet, tabsInPrimary, tabsInNavigationInPrimary
        case twoInOneColumn, besidePlainViews, plainClassicColumns, tabsInCompact, plainCompact
    }

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    func stack(_ title: String) -> UINavigationController {
        UINavigationController(rootViewController: page(title))
    }

    private func tabs(_ titles: String...) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = titles.map { title in
            let stack = stack(title)
            stack.tabBarItem = UITabBarItem(title: "\(title)s", image: nil, tag: 0)
            return stack
        }
        return tabs
    }

    func split(
        _ style: UISplitViewController.Style = .doubleColumn, _ primary: UIViewController,
        _ secondary: UIViewController, compact: UIViewController? = nil
    ) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        if style == .unspecified {
            split.viewControllers = [primary, secondary]
        } else {
            split.setViewController(primary, for: .primary)
            split.setViewController(secondary, for: .secondary)
            split.setViewController(compact, for: .compact)
        }
        return split
    }

    /// A plain controller with others in its view, side by side.
    private func container(_ children: UIViewController...) -> UIViewController {
        let container = UIViewController()
        for (index, child) in children.enumerated() {
            container.addChild(child)
            container.view.addSubview(child.view)
            child.view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                child.view.topAnchor.constraint(equalTo: container.view.topAnchor),
                child.view.bottomAnchor.constraint(equalTo: container.view.bottomAnchor),
                child.view.widthAnchor.constraint(
                    equalTo: container.view.widthAnchor, multiplier: 1 / CGFloat(children.count)),
                index == 0
                    ? child.view.leadingAnchor.constraint(equalTo: container.view.leadingAnchor)
                    : child.view.leadingAnchor.constraint(equalTo: children[index - 1].view.trailingAnchor),
            ])
            child.didMove(toParent: container)
        }
        return container
    }

    func root(_ shape: Shape, _ style: UISplitViewController.Style) -> UIViewController {
        let detail = stack("Dora")
        switch shape {
        case .inPlainContainer:
            return container(
                split(style, UINavigationController(rootViewController: tabs("Ada", "Bob")), detail))
        case .inTab:
            let tabs = UITabBarController()
            tabs.viewControllers = [split(style, stack("Ada"), detail), stack("Bob")]
            return tabs
        case .inNavigation:
            let outer = UINavigationController(rootViewController: split(style, stack("Ada"), detail))
            outer.isNavigationBarHidden = true
            return outer
        case .inPage:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers(
                [split(style, stack("Ada"), detail)], direction: .forward, animated: false)
            return pages
        case .inSheet: return page("Root")
        case .tabsInPrimary: return split(style, tabs("Ada", "Bob"), detail)
        case .tabsInNavigationInPrimary:
            return split(style, UINavigationController(rootViewController: tabs("Ada", "Bob")), detail)
        case .twoInOneColumn:
            return split(style, stack("Ada"), container(stack("Cleo"), stack("Dora")))
        case .besidePlainViews:
            return split(style, stack("Ada"), container(page("Eve"), stack("Dora")))
        case .plainClassicColumns: return split(.unspecified, page("Ada"), page("Dora"))
        case .tabsInCompact: return split(style, stack("Ada"), detail, compact: tabs("Fay", "Gus"))
        case .plainCompact: return split(style, stack("Ada"), detail, compact: page("Fay"))
        }
    }

    static let places = ["iphone-16-pro", "ipad-pro-11-inch-m4", "iphone-duo"]

    @Test(arguments: Shape.allCases, [UISplitViewController.Style.doubleColumn, .unspecified])
    func `exactly once, in tree and picture`(shape: Shape, style: UISplitViewController.Style) throws {
        for device in Self.places {
            for generation in [Generation.iOS26, .iOS14] {
                for orientation in [Orientation.portrait, .landscape] {
                    guard
                        let place = try? Place(
                            device: .named(device), orientation: orientation, generation: generation)
                    else { continue }
                    let root = root(shape, style)
                    let host = HeadlessHost(place: place, rootViewController: root)
                    if shape == .inSheet {
                        let split = split(style, stack("Ada"), stack("Dora"))
                        split.modalPresentationStyle = .formSheet
                        root.present(split, animated: false)
                        host.settle()
                    }
                    try check(host, "\(shape) \(style) \(device) \(orientation) \(generation)")
                }
            }
        }
    }

    private func check(_ host: HeadlessHost, _ comment: String) throws {
        let root = try #require(host.rootViewController)
        let shown = ScreenTruth.shown(from: root)
        let bars = shown.compactMap { $0 as? UINavigationController }.filter {
            !$0.isNavigationBarHidden && !($0.topViewController is UINavigationController)
        }
        let titles = bars.map { $0.topViewController?.navigationItem.title ?? "" }
        let tree = try #require(InterfaceCapture.tree(of: host))
        let elements = tree.all
        let drawn = elements.compactMap { element in
            if case .navigationBar(let bar) = element.kind { bar.title } else { nil }
        }
        #expect(drawn.sorted() == titles.sorted(), "\(comment)")
        let tabBars = shown.count { $0 is UITabBarController }
        #expect(elements.count { $0.kind == .tabBar } == tabBars, "\(comment)")
        let words = tree.seenWords
        for title in titles where !title.isEmpty {
            #expect(words.count { $0 == title } == 1, "\(comment): \(title) in \(words)")
        }
        for case let tabs as UITabBarController in shown
        where tabs.traitCollection.verticalBarEdge == .unspecified {
            for item in tabs.tabBar.items ?? [] {
                guard let title = item.title, !title.isEmpty else { continue }
                #expect(words.count { $0 == title } == 1, "\(comment): \(title) in \(words)")
            }
        }
    }
}
