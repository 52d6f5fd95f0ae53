import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import Testing

/// What apps do to the stack of a collapsed split view, and what delegates answer: dossier m.2, m.3.
@MainActor struct `On the stack of a collapsed split view` {
    private final class Delegate: UISplitViewControllerDelegate {
        var top: Column?
        var mode: DisplayMode?
        var heard: [String] = []
        var forCollapsing: (UISplitViewController) -> UIViewController? = { _ in nil }
        var forExpanding: (UISplitViewController) -> UIViewController? = { _ in nil }
        var separated: (UISplitViewController) -> UIViewController? = { _ in nil }

        func splitViewController(
            _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
        ) -> Column { top ?? proposed }
        func splitViewController(
            _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
        ) -> DisplayMode { mode ?? proposed }
        func splitViewController(_ svc: UISplitViewController, willHide column: Column) {
            heard.append("will hide \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, didHide column: Column) {
            heard.append("did hide \(column)")
        }
        func primaryViewController(forCollapsing split: UISplitViewController) -> UIViewController? {
            forCollapsing(split)
        }
        func primaryViewController(forExpanding split: UISplitViewController) -> UIViewController? {
            forExpanding(split)
        }
        func splitViewController(
            _ split: UISplitViewController, separateSecondaryFrom primary: UIViewController
        ) -> UIViewController? { separated(split) }
    }

    /// Tells of its appearance.
    private final class Watched: UIViewController {
        var heard: [String] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            heard.append("appears")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            heard.append("disappears")
        }
    }

    private let delegate = Delegate()

    private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private func stack(_ title: String) -> UINavigationController {
        UINavigationController(rootViewController: titled(title))
    }

    private func phone(_ split: UISplitViewController) throws -> HeadlessHost {
        split.delegate = delegate
        return try HeadlessHost(
            device: "ipad-pro-11-inch", orientation: .landscape, window: .half, rootViewController: split)
    }

    /// The titles of the bars that are drawn.
    private func titles(_ host: HeadlessHost) throws -> [String] {
        let twin = try #require(InterfaceCapture.tree(of: host)).twin
        return twin.matches(of: /bar\t.*title="([^"]*)"/).map { String($0.1) }
    }

    // MARK: A column's navigation controller

    @Test(arguments: [SplitStyle.doubleColumn, .tripleColumn], [true, false])
    func `an app pushes a column itself`(style: SplitStyle, isWrapped: Bool) throws {
        delegate.top = .primary
        let split = UISplitViewController(style: style)
        let (list, detail) = (titled("List"), titled("Detail"))
        let given = isWrapped ? detail : UINavigationController(rootViewController: detail)
        split.setViewController(list, for: .primary)
        if style == .tripleColumn { split.setViewController(titled("Middle"), for: .supplementary) }
        split.setViewController(given, for: .secondary)
        let host = try phone(split)
        #expect(try titles(host) == ["List"])

        delegate.heard = []
        let column = try #require(detail.navigationController)
        list.navigationController?.pushViewController(column, animated: true)
        host.settle()
        #expect(try titles(host) == ["Detail"])
        #expect(split.isShowing(.secondary) && !split.isShowing(.primary))
        #expect(delegate.heard == ["will hide primary", "did hide primary"])

        detail.navigationController?.pushViewController(titled("Page"), animated: true)
        host.settle()
        #expect(try titles(host) == ["Page"])
        host.tapBack()
        host.tapBack()
        #expect(try titles(host) == ["List"])

        list.navigationController?.pushViewController(column, animated: true)
        try host.move(to: .full)
        #expect(split.isShowing(.secondary))
        #expect(split.viewController(for: .secondary) === given)
        #expect(try titles(host).contains("Detail"))
    }

    /// Dossier k.7: replacing a controller keeps its place, and only what is on screen appears or disappears.
    @Test(arguments: [true, false], [true, false])
    func `another primary takes the root's place, beneath the columns above it`(
        isWrapped: Bool, isNextWrapped: Bool
    ) throws {
        let next = titled("Next")
        let detail = Watched()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(isWrapped ? titled("List") : stack("List"), for: .primary)
        split.setViewController(detail, for: .secondary)
        let host = try phone(split)
        (delegate.heard, detail.heard) = ([], [])

        split.setViewController(
            isNextWrapped ? next : UINavigationController(rootViewController: next), for: .primary)
        host.settle()
        #expect(split.isShowing(.secondary))
        #expect(delegate.heard.isEmpty && detail.heard.isEmpty)
        let column = try #require(detail.navigationController)
        #expect(next.navigationController?.viewControllers == [next, column])

        host.tapBack()
        #expect(try titles(host) == ["Next"])
        try host.move(to: .full)
        #expect(next.view.window != nil && detail.view.window != nil)
    }

    /// Dossier, suggested default 25: like setting each column by itself.
    @Test func `setting all controllers replaces each in its place`() throws {
        let (next, page) = (titled("Next"), titled("Page"))
        let split = UISplitViewController(style: .doubleColumn)
        split.viewControllers = [titled("List"), titled("Detail")]
        let host = try phone(split)
        split.viewControllers = [next, page]
        host.settle()
        #expect(try titles(host) == ["Page"])
        let column = try #require(page.navigationController)
        #expect(next.navigationController?.viewControllers == [next, column])
    }

    @Test func `an app pushes the secondary of a classic split view`() throws {
        let (list, detail) = (stack("List"), stack("Detail"))
        let split = UISplitViewController()
        split.viewControllers = [list, detail]
        let host = try phone(split)
        host.tapBack()
        #expect(try titles(host) == ["List"])
        list.pushViewController(detail, animated: true)
        host.settle()
        #expect(try titles(host) == ["Detail"])
        try host.move(to: .full)
        #expect(split.viewControllers == [list, detail])
        #expect(try Set(titles(host)) == ["List", "Detail"])
    }

    /// UINavigationController › pushViewController(_:animated:) › Parameters: a navigation controller is not pushed.
    @Test func `no other navigation controller can be pushed`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let list = titled("List")
        split.setViewController(list, for: .primary)
        split.setViewController(titled("Detail"), for: .secondary)
        let host = try phone(split)
        let misuse = RaisedMisuses.first {
            list.navigationController?.pushViewController(stack("Other"), animated: true)
        }
        #expect(misuse != nil)
        try host.move(to: .full)
        let column = try #require(split.viewController(for: .secondary)?.navigationController)
        let expanded = RaisedMisuses.first {
            list.navigationController?.pushViewController(column, animated: true)
        }
        #expect(expanded != nil)
    }

    @Test func `a column that is set on top of the stack is shown as if pushed`() throws {
        delegate.top = .primary
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (titled("List"), stack("Detail"))
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let host = try phone(split)
        let navigation = try #require(list.navigationController)
        navigation.setViewControllers([list, detail], animated: false)
        host.settle()
        #expect(split.isShowing(.secondary))
        #expect(try titles(host) == ["Detail"])
        navigation.setViewControllers([list], animated: false)
        host.settle()
        #expect(split.isShowing(.primary) && !split.isShowing(.secondary))
        #expect(try titles(host) == ["List"])
    }

    // MARK: Unusual answers

    /// UISplitViewControllerDelegate › primaryViewController(forCollapsing:) › Return value: the controller to use.
    @Test func `the secondary is the root where the delegate answers it`() throws {
        let (list, detail) = (stack("List"), stack("Detail"))
        let split = UISplitViewController()
        split.viewControllers = [list, detail]
        delegate.forCollapsing = { $0.viewControllers.last }
        let host = try phone(split)
        #expect(try titles(host) == ["Detail"])
        #expect(split.viewControllers == [detail] && split.children == [detail])
        #expect(detail.viewControllers.count == 1)

        delegate.forExpanding = { _ in list }
        try host.move(to: .full)
        #expect(split.viewControllers == [list, detail])
        #expect(try Set(titles(host)) == ["List", "Detail"])

        try host.move(to: .half)
        #expect(try titles(host) == ["Detail"])
        (delegate.forExpanding, delegate.separated) = ({ _ in list }, { _ in detail })
        try host.move(to: .full)
        #expect(split.viewControllers == [list, detail])
    }

    // UISplitViewControllerDelegate › primaryViewController(forExpanding:) › Discussion: the controller is used as the primary
    // when the columns show again. What the secondary holds stays its own then.
    @Test func `a collapse to the secondary is undone by naming the former primary`() throws {
        let (list, detail) = (stack("List"), stack("Detail"))
        detail.pushViewController(titled("Page"), animated: false)
        let split = UISplitViewController()
        split.viewControllers = [list, detail]
        delegate.forCollapsing = { $0.viewControllers.last }
        delegate.forExpanding = { _ in list }
        let host = try phone(split)
        try host.move(to: .full)
        #expect(split.viewControllers == [list, detail])
        #expect(detail.viewControllers.map(\.title) == ["Detail", "Page"])
    }

    /// Nothing stands in two places, nothing is lost, and something is drawn, whichever controller is answered.
    @Test(arguments: 0..<9, 0..<9)
    func `an answer may be any controller`(collapsing: Int, expanding: Int) throws {
        let (list, detail) = (stack("List"), stack("Detail"))
        detail.pushViewController(titled("Page"), animated: false)
        let split = UISplitViewController()
        split.viewControllers = [list, detail]
        let elsewhere = stack("Elsewhere")
        let around = UITabBarController()
        around.viewControllers = [elsewhere]
        let fresh = stack("New")
        let answer: (Int, UISplitViewController) -> UIViewController? = { number, split in
            switch number {
            case 0: nil
            case 1: split.viewControllers.first
            case 2: split.viewControllers.last
            case 3: detail
            case 4: detail.viewControllers.first
            case 5: list.viewControllers.first
            case 6: elsewhere
            case 7: split
            default: fresh
            }
        }
        delegate.forCollapsing = { answer(collapsing, $0) }
        delegate.forExpanding = { answer(expanding, $0) }
        delegate.separated = { answer((expanding + collapsing) % 9, $0) }
        let misuse = RaisedMisuses.first {
            let host = try? phone(split)
            for window in [Window.full, .half, .full] {
                try? host?.move(to: window)
                let tree = host.flatMap(InterfaceCapture.tree)
                #expect(tree != nil)
                #expect(Set(split.viewControllers).count == split.viewControllers.count)
                #expect(split.children.count == Set(split.children).count && !split.children.isEmpty)
                #expect(split.children.allSatisfy { $0.parent === split })
            }
        }
        #expect(misuse == nil)
    }

    @Test(arguments: Column.allCases, DisplayMode.allCases)
    func `a column or a mode that does not exist means the proposed one`(column: Column, mode: DisplayMode)
        throws
    {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(titled("List"), for: .primary)
        split.setViewController(titled("Detail"), for: .secondary)
        (delegate.top, delegate.mode) = (column, mode)
        let host = try phone(split)
        #expect(try titles(host) == [column == .primary ? "List" : "Detail"])
        try host.move(to: .full)
        #expect(try titles(host).contains("Detail"))
        let isAllowed = [.secondaryOnly, .oneBesideSecondary, .oneOverSecondary].contains(mode)
        if !isAllowed { #expect(split.displayMode == .oneBesideSecondary) }
    }
}
