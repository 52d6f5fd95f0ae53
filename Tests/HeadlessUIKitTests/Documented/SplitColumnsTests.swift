import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Where columns stand, and who is asked as classic ones collapse.
@MainActor struct `The columns of a split view, as documented,` {
    private func host(_ root: UIViewController, _ generation: Generation = .standard) throws -> HeadlessHost {
        try HeadlessHost(
            device: generation == .iOS7 ? "ipad-2" : "ipad-pro-13-inch-m4",
            orientation: generation == .iOS7 ? .portrait : .landscape, generation: generation,
            rootViewController: root)
    }

    // UISplitViewController › Column › supplementary › Discussion: between primary and secondary. DisplayMode ›
    // oneBesideSecondary › Discussion: one sidebar and the secondary stand beside each other.
    @Test(arguments: [(UISplitViewController.DisplayMode.oneBesideSecondary), .twoBesideSecondary])
    func `stand beside each other, the supplementary in the middle`(
        mode: UISplitViewController.DisplayMode
    ) throws {
        let split = UISplitViewController(style: .tripleColumn)
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
        for column in columns { split.setViewController(UIViewController(), for: column) }
        split.preferredDisplayMode = mode
        let host = try host(split, .iOS14)
        #expect(split.displayMode == mode)
        let shown = columns.filter(split.isShowing)
        #expect(shown == (mode == .twoBesideSecondary ? columns : [.supplementary, .secondary]))
        let frames = try shown.map { column in
            let view = try #require(split.viewController(for: column)?.view)
            return view.convert(view.bounds, to: nil)
        }
        #expect(frames.first?.minX == 0 && frames.last?.maxX == 1376)
        for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.minX) }
        withExtendedLifetime(host) {}
    }

    private final class List: UIViewController {
        var log: [String] = []
        var kept: UIViewController?
        override func collapseSecondaryViewController(
            _ secondary: UIViewController, for splitViewController: UISplitViewController
        ) {
            kept = secondary
            log.append("collapse \(splitViewController.viewControllers.first === self)")
        }
        override func separateSecondaryViewController(for splitViewController: UISplitViewController)
            -> UIViewController?
        {
            log.append("separate")
            return kept
        }
    }

    private final class Helper: UISplitViewControllerDelegate {
        var handles = false
        var hides: Bool?
        func splitViewController(
            _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
            onto primary: UIViewController
        ) -> Bool { handles }
        func splitViewController(
            _ svc: UISplitViewController, shouldHide vc: UIViewController,
            in orientation: UIInterfaceOrientation
        ) -> Bool { hides ?? orientation.isPortrait }
    }

    // UISplitViewControllerDelegate › splitViewController(_:collapseSecondary:onto:) › Return Value: true where the delegate
    // has brought the secondary in, so that nothing else is done; after false the primary's own method does it.
    // UIViewController › collapseSecondaryViewController(_:for:), separateSecondaryViewController(for:) › Discussion: called
    // on the primary as the split view becomes compact, and regular again, where the delegate leaves it to it.
    @Test(arguments: [true, false])
    func `collapse by the primary's own method where the delegate does not do it`(handles: Bool) throws {
        let (split, list, detail, helper) = (UISplitViewController(), List(), UIViewController(), Helper())
        split.viewControllers = [list, detail]
        helper.handles = handles
        split.delegate = helper
        let host = try host(split)
        #expect(list.log.isEmpty && !split.isCollapsed)
        host.environment(.compact)
        #expect(split.isCollapsed && split.viewControllers == [list])
        #expect(list.log == (handles ? [] : ["collapse true"]))
        list.log = []
        host.environment(.regular)
        #expect(!split.isCollapsed && list.log == ["separate"])
        #expect(split.viewControllers == [list, detail])
    }

    // UISplitViewControllerDelegate › splitViewController(_:shouldHide:in:) › Return Value: true hides the first controller
    // in that orientation, false keeps it on screen.
    @Test(arguments: [true, false])
    func `of iOS 7 are hidden where the delegate says so`(hides: Bool) throws {
        let (split, helper) = (UISplitViewController(), Helper())
        split.viewControllers = [UIViewController(), UIViewController()]
        helper.hides = hides
        split.delegate = helper
        let host = try host(split, .iOS7)
        #expect((split.viewControllers[0].viewIfLoaded?.window == nil) == hides)
        withExtendedLifetime(host) {}
    }

    // UISplitViewController › BackgroundStyle › sidebar › Discussion: the primary has the look of a sidebar; none ›
    // Discussion: it has not. From iOS 26 on a sidebar floats in front of the secondary, which runs on beneath it.
    @Test(arguments: [UISplitViewController.BackgroundStyle.sidebar, .none])
    func `look like a sidebar, or not`(style: UISplitViewController.BackgroundStyle) throws {
        let split = UISplitViewController(style: .doubleColumn)
        for column in [UISplitViewController.Column.primary, .secondary] {
            split.setViewController(UIViewController(), for: column)
        }
        split.primaryBackgroundStyle = style
        let host = try host(split)
        #expect(split.primaryBackgroundStyle == style)
        let frames = try [UISplitViewController.Column.primary, .secondary].map { column in
            let view = try #require(split.viewController(for: column)?.navigationController?.view)
            return view.convert(view.bounds, to: nil)
        }
        #expect(frames[0].intersects(frames[1]) == (style == .sidebar))
        withExtendedLifetime(host) {}
    }
}

extension HeadlessHost {
    /// Gives the window another width class.
    fileprivate func environment(_ sizeClass: UIUserInterfaceSizeClass) {
        window?.traitOverrides.horizontalSizeClass = sizeClass
        settle()
    }
}
