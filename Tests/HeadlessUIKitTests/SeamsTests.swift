import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Who is told what when around a split view: dossier, section l.
@MainActor struct `At its seams a split view` {
    private final class Listener: UINavigationControllerDelegate {
        var heard: [String] = []
        weak var split: UISplitViewController?

        func navigationController(
            _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
        ) { heard.append("will \(controller.title ?? "column")") }

        func navigationController(
            _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
        ) {
            heard.append(
                "did \(controller.title ?? "column") \(split?.isCollapsed == true ? "collapsed" : "expanded")"
            )
        }
    }

    private final class Separating: UISplitViewControllerDelegate {
        var onSeparate: (UISplitViewController) -> UIViewController? = { _ in nil }
        var primary: UIViewController?

        func primaryViewController(forExpanding splitViewController: UISplitViewController)
            -> UIViewController?
        {
            primary
        }

        func splitViewController(
            _ splitViewController: UISplitViewController, separateSecondaryFrom primary: UIViewController
        ) -> UIViewController? { onSeparate(splitViewController) }
    }

    private final class Witness: UIViewController {
        var seen: [String] = []

        private func note(_ word: String) {
            seen.append(
                "\(word) \(view.window != nil) \(Int(view.bounds.width)) \(isMovingToParent) \(isMovingFromParent)"
            )
        }

        override func viewWillAppear(_ animated: Bool) { note("will") }
        override func viewIsAppearing(_ animated: Bool) { note("is") }
        override func viewDidAppear(_ animated: Bool) { note("did") }
        override func viewDidDisappear(_ animated: Bool) { note("gone") }
    }

    private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private func pad(_ root: UIViewController, _ window: Window = .full) throws -> HeadlessHost {
        try HeadlessHost(
            device: "ipad-pro-11-inch", orientation: .landscape, window: window, rootViewController: root)
    }

    private func classic() -> (UISplitViewController, UINavigationController, UINavigationController) {
        let split = UISplitViewController()
        let list = UINavigationController(rootViewController: titled("list"))
        let detail = UINavigationController(rootViewController: titled("detail"))
        split.viewControllers = [list, detail]
        return (split, list, detail)
    }

    @Test func `tells the delegate of a stack of columns too, once all is over (l.2)`() throws {
        let listener = Listener()
        let (split, list, _) = classic()
        (listener.split, list.delegate) = (split, listener)
        let host = try pad(split, .half)
        #expect(listener.heard == ["will column", "did column collapsed"])

        listener.heard = []
        host.tapBack()
        #expect(listener.heard == ["will list", "did list collapsed"])

        listener.heard = []
        try host.move(to: .full)
        #expect(listener.heard.last.map { $0.hasSuffix("expanded") } ?? true)
    }

    @Test func `pushes a former detail like any other (l.3)`() throws {
        let (split, list, detail) = classic()
        let host = try pad(split, .half)
        host.tapBack()
        #expect(list.viewControllers.count == 1)

        split.showDetailViewController(detail, sender: nil)
        #expect(list.topViewController === detail)
        host.tapBack()
        #expect(list.viewControllers.count == 1)
    }

    @Test(arguments: [Column.primary, .inspector])
    func `shows and hides at its first layout what was asked before (l.4)`(column: Column) throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(titled("list"), for: .primary)
        split.setViewController(titled("detail"), for: .secondary)
        split.setViewController(titled("inspector"), for: .inspector)
        if column == .primary { split.hide(.primary) } else { split.show(.inspector) }
        _ = try pad(split)
        #expect(split.isShowing(column) == (column == .inspector))
    }

    /// Dossier l.4, inferred: what was asked for before the first layout is carried out there, after the collapse.
    @Test
    func
        `shows the column asked for before it was on screen, on a phone too, whatever the delegate answers (l.4)`()
        throws
    {
        final class Delegate: UISplitViewControllerDelegate {
            var proposed: [Column] = []

            func splitViewController(
                _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
            ) -> Column {
                self.proposed.append(proposed)
                return .primary
            }
        }
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(titled("list"), for: .primary)
        split.setViewController(titled("detail"), for: .secondary)
        let delegate = Delegate()
        split.delegate = delegate
        split.show(.secondary)
        _ = try HeadlessHost(device: "iphone-16-pro", rootViewController: split)
        #expect(split.isCollapsed && split.isShowing(.secondary))
        #expect(delegate.proposed == [.secondary])
    }

    @Test func `has old traits while new ones are announced (l.5)`() throws {
        final class Root: UIViewController {
            var seen: [UIUserInterfaceSizeClass] = []
            override func willTransition(
                to new: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) { seen = [traitCollection.horizontalSizeClass, new.horizontalSizeClass] }
        }
        let root = Root()
        let host = try pad(root)
        try host.move(to: .half)
        #expect(root.seen == [.regular, .compact])
        #expect(root.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func `expands into the mode preferred in the middle of it (l.6)`() throws {
        let (split, _, detail) = classic()
        let delegate = Separating()
        split.delegate = delegate
        let host = try pad(split, .half)
        delegate.onSeparate = { split in
            split.preferredDisplayMode = .secondaryOnly
            return nil
        }
        try host.move(to: .full)
        #expect(split.displayMode == .secondaryOnly)
        #expect(split.viewControllers.last === detail)
    }

    @Test func `takes another primary once the secondary is separated (l.6)`() throws {
        let (split, list, _) = classic()
        let delegate = Separating()
        let primary = UINavigationController(rootViewController: titled("other"))
        (split.delegate, delegate.primary) = (delegate, primary)
        let host = try pad(split, .half)
        var former: UIViewController?
        delegate.onSeparate = { split in
            former = split.viewControllers.first
            return nil
        }
        try host.move(to: .full)
        #expect(former === list)
        #expect(split.viewControllers.first === primary)
    }

    @Test func `shows the compact column at once where it is collapsed, and the stack again without (l.7)`()
        throws
    {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail, compact) = (Witness(), Witness(), Witness())
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let host = try pad(split, .half)
        split.setViewController(compact, for: .compact)
        host.settle()
        #expect(compact.seen.last?.hasPrefix("did") == true)
        #expect(detail.seen.last?.hasPrefix("gone") == true)

        split.setViewController(nil, for: .compact)
        host.settle()
        #expect(compact.seen.last?.hasPrefix("gone") == true)
        #expect(detail.seen.last?.hasPrefix("did") == true)
    }

    @Test func `has its children in the window and in place when they appear first (l.8, l.9)`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let list = Witness()
        split.setViewController(list, for: .primary)
        split.setViewController(titled("detail"), for: .secondary)
        _ = try pad(split)
        let width = Int(split.primaryColumnWidth)
        #expect(list.seen.dropFirst() == ["is true \(width) true false", "did true \(width) true false"])
        #expect(!list.isMovingToParent)
    }

    @Test func `says who comes and who goes by a push and a pop (l.9)`() throws {
        let (root, pushed) = (Witness(), Witness())
        let stack = UINavigationController(rootViewController: root)
        _ = try HeadlessHost(device: "iPhone 16", rootViewController: stack)
        root.seen = []
        stack.pushViewController(pushed, animated: true)
        stack.popViewController(animated: true)
        #expect(
            pushed.seen.map { $0.split(separator: " ").suffix(2).joined(separator: " ") }
                == ["true false", "true false", "true false", "false true"])
        #expect(root.seen.allSatisfy { $0.hasSuffix("false false") })
    }

    @Test func `gives its own override to an override that adds to it (l.10)`() throws {
        final class Root: UISplitViewController {
            override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
                let own = super.overrideTraitCollection(forChild: child) ?? UITraitCollection()
                return UITraitCollection(traitsFrom: [own, UITraitCollection(userInterfaceStyle: .dark)])
            }
        }
        let split = Root(style: .doubleColumn)
        let list = titled("list")
        split.setViewController(list, for: .primary)
        split.setViewController(titled("detail"), for: .secondary)
        _ = try pad(split)
        #expect(list.traitCollection.horizontalSizeClass == .compact)
        #expect(list.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `keeps its primary compact while a phone turns and it expands (l.10)`() throws {
        final class List: UIViewController {
            var changes = 0
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                if previous?.horizontalSizeClass != traitCollection.horizontalSizeClass { changes += 1 }
            }
        }
        let split = UISplitViewController(style: .doubleColumn)
        let list = List()
        split.setViewController(list, for: .primary)
        split.setViewController(titled("detail"), for: .secondary)
        let host = try HeadlessHost(device: "iPhone 16 Pro Max", rootViewController: split)
        try host.rotate(to: .landscape)
        #expect(!split.isCollapsed)
        #expect(list.changes == 0)
    }

    @Test func `goes back from a controller that the app pushed by itself (B 18)`() throws {
        let (split, list, _) = classic()
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: split)
        split.showDetailViewController(titled("raw"), sender: nil)
        #expect(list.topViewController?.title == "raw")
        host.tapBack()
        #expect(list.topViewController?.title != "raw")
    }

    @Test func `leaves it to an ancestor that shows details itself (B 15)`() throws {
        final class Around: UIViewController {
            var shown: UIViewController?
            override func showDetailViewController(_ vc: UIViewController, sender: Any?) { shown = vc }
        }
        let around = Around()
        let (child, detail) = (UIViewController(), UIViewController())
        around.addChild(child)
        around.view.addSubview(child.view)
        _ = try pad(around)
        child.showDetailViewController(detail, sender: nil)
        #expect(around.shown === detail)
        #expect(child.presentedViewController == nil)
    }

    @Test func `shows the way back from a stack of its own that lies on the primary's`() throws {
        let (split, list, detail) = classic()
        split.preferredDisplayMode = .oneBesideSecondary
        let item = try #require(detail.topViewController?.navigationItem)
        item.leftBarButtonItem = split.displayModeButtonItem
        item.leftItemsSupplementBackButton = true
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: split)
        host.tapBack()
        split.showDetailViewController(detail, sender: nil)
        host.settle()
        #expect(list.topViewController === detail)
        let twin = try #require(InterfaceCapture.tree(of: host)).twin
        #expect(twin.contains("backButton") && twin.contains("icon=back"))
    }

    // UISplitViewController › displayModeButtonItem: the app places it.
    @Test(arguments: [true, false])
    func `shows the classic button once where the app has placed it, and else not at all`(
        isPlaced: Bool
    ) throws {
        let (split, _, detail) = classic()
        split.preferredDisplayMode = .oneBesideSecondary
        if isPlaced {
            detail.topViewController?.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        }
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: split)
        let twin = try #require(InterfaceCapture.tree(of: host)).twin
        #expect(
            twin.split(separator: "\n").count { $0.contains("icon=expand") } == (isPlaced ? 1 : 0), "\(twin)")
    }
}
