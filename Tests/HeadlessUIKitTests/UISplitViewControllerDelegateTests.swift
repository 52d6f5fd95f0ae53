import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// What a delegate may do from inside its callbacks.
@MainActor struct `A delegate that acts while it is asked` {
    private final class Helper: UISplitViewControllerDelegate {
        var onCollapse: (UISplitViewController) -> Void = { _ in }
        var onExpand: (UISplitViewController) -> Void = { _ in }
        var onChange: (UISplitViewController) -> Void = { _ in }

        func splitViewController(
            _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
        ) -> Column {
            onCollapse(svc)
            return svc.viewController(for: .secondary) == nil ? proposed : .secondary
        }

        func splitViewController(
            _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
        ) -> DisplayMode {
            onExpand(svc)
            return proposed
        }

        func splitViewController(_ svc: UISplitViewController, willChangeTo mode: DisplayMode) {
            onChange(svc)
        }
    }

    private let helper = Helper()

    private func launch(_ window: Window) throws -> (UISplitViewController, HeadlessHost) {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.delegate = helper
        let host = try HeadlessHost(
            device: "ipad-pro-11-inch", orientation: .landscape, window: window, rootViewController: split)
        return (split, host)
    }

    @Test func `may fill a column and have it on top`() throws {
        let detail = UIViewController()
        helper.onCollapse = { $0.setViewController(detail, for: .secondary) }
        let (split, _) = try launch(.half)

        #expect(split.isShowing(.secondary))
        #expect(detail.navigationController?.parent is UINavigationController)
    }

    @Test func `may set widths before an expansion`() throws {
        helper.onExpand = { $0.preferredPrimaryColumnWidth = 300 }
        let (split, host) = try launch(.half)
        try host.move(to: .full)

        #expect(!split.isCollapsed)
        #expect(split.primaryColumnWidth == 300)
    }

    @Test func `may ask for another mode, which comes after this one`() throws {
        let (split, host) = try launch(.full)
        split.setViewController(UIViewController(), for: .secondary)
        host.settle()
        var changes = 0
        helper.onChange = { split in
            changes += 1
            if changes == 1 { split.show(.primary) }
        }
        split.hide(.primary)
        host.settle()

        #expect(changes == 2)
        #expect(split.isShowing(.primary))
    }

    @Test func `sees old values before a change and new ones after`() throws {
        let (split, host) = try launch(.full)
        var seen: [DisplayMode] = []
        helper.onChange = { seen.append($0.displayMode) }
        split.preferredDisplayMode = .secondaryOnly
        #expect(split.displayMode == .oneBesideSecondary)
        host.settle()

        #expect(seen == [.oneBesideSecondary])
        #expect(split.displayMode == .secondaryOnly)
    }
}

@MainActor struct `Traits in a split view` {
    @Test func `are compact in sidebars, the split view's own in the secondary, and say how it stands`()
        throws
    {
        let split = UISplitViewController(style: .tripleColumn)
        let children = [Column.primary, .supplementary, .secondary].map { column in
            let child = UIViewController()
            split.setViewController(child, for: column)
            return child
        }
        let host = try HeadlessHost(
            device: "ipad-pro-11-inch", orientation: .landscape, rootViewController: split)

        #expect(children.map(\.traitCollection.horizontalSizeClass) == [.compact, .compact, .regular])
        #expect(children.allSatisfy { $0.traitCollection.splitViewControllerLayoutEnvironment == .expanded })

        try host.move(to: .half)
        #expect(children.allSatisfy { $0.traitCollection.splitViewControllerLayoutEnvironment == .collapsed })
        #expect(split.traitCollection.splitViewControllerLayoutEnvironment == .none)
    }

    @Test func `can be overridden for one child`() throws {
        final class Root: UISplitViewController {
            override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
                child === viewControllers.first ? UITraitCollection(horizontalSizeClass: .regular) : nil
            }
        }
        let split = Root(nibName: nil, bundle: nil)
        split.viewControllers = [UIViewController(), UIViewController()]
        _ = try HeadlessHost(device: "ipad-pro-11-inch", rootViewController: split)

        #expect(split.viewControllers[0].traitCollection.horizontalSizeClass == .regular)
    }
}
