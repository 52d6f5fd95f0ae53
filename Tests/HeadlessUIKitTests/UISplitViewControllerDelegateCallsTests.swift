import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// A delegate that notes what it hears, and answers as it is told.
@MainActor private final class Listener: UISplitViewControllerDelegate {
    var log: [String] = []
    var target = DisplayMode.automatic
    var takes = false
    var primary: UIViewController?

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
    func splitViewController(_ svc: UISplitViewController, didShow column: Column) {
        log.append("shown \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: Column) {
        log.append("hidden \(column)")
    }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        log.append("swipe \(svc.displayMode.rawValue)")
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        log.append("swiped \(svc.displayMode.rawValue)")
    }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> DisplayMode { target }
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        log.append("show \(sender ?? "nil")")
        return takes
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        log.append("detail \(sender ?? "nil")")
        return takes
    }
    func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { primary }
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .landscapeRight }
}

/// The calls are those of the dossier's sections a.7 and f; the order of what has happened is not stable (f.1).
@MainActor struct `A split view's delegate` {
    private let listener = Listener()

    private func columns(_ window: Window = .full) throws -> (UISplitViewController, HeadlessHost) {
        let split = UISplitViewController(style: .doubleColumn)
        for column in [Column.primary, .secondary] {
            split.setViewController(UIViewController(), for: column)
        }
        return try mounted(split, window)
    }

    private func classic(_ window: Window = .full) throws -> (UISplitViewController, HeadlessHost) {
        let split = UISplitViewController(nibName: nil, bundle: nil)
        split.viewControllers = [
            UINavigationController(rootViewController: UIViewController()), UIViewController(),
        ]
        return try mounted(split, window)
    }

    private func mounted(
        _ split: UISplitViewController, _ window: Window
    ) throws -> (UISplitViewController, HeadlessHost) {
        split.delegate = listener
        let host = try HeadlessHost(
            device: "ipad-pro-11-inch", orientation: .landscape, window: window, rootViewController: split)
        listener.log = []
        return (split, host)
    }

    /// f.2: collapse of a double column, and expansion from nav[A, nav[B]].
    @Test func `hears which columns a collapse and an expansion have shown and hidden`() throws {
        let (_, host) = try columns()
        try host.move(to: .half)
        #expect(Set(listener.log) == ["hidden primary", "collapsed", "shown secondary"])
        listener.log = []
        try host.move(to: .full)
        #expect(Set(listener.log) == ["expanded", "shown primary"])
    }

    /// g, and the class reference: the detail may have another target now.
    @Test func `is not the only one to hear of them`() throws {
        final class Ear: @unchecked Sendable { var splits: [ObjectIdentifier] = [] }
        let (split, host) = try columns()
        let ear = Ear()
        let token = NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
        ) { ear.splits += $0.object.map { [ObjectIdentifier($0 as AnyObject)] } ?? [] }
        try host.move(to: .half)
        try host.move(to: .full)
        NotificationCenter.default.removeObserver(token)
        #expect(ear.splits == [ObjectIdentifier(split), ObjectIdentifier(split)])
    }

    /// Dossier d.4.
    @Test func `hears of a swipe before and after it`() throws {
        let (split, host) = try columns()
        split.preferredDisplayMode = .secondaryOnly
        host.settle()
        listener.log = []
        host.swipe(.fromLeadingEdge)
        #expect(split.displayMode != .secondaryOnly)
        #expect(listener.log.first == "swipe 1")
        #expect(listener.log.last == "swiped \(split.displayMode.rawValue)")
    }

    /// Dossier d.3.
    @Test func `says where the classic button leads`() throws {
        let (split, host) = try classic()
        split.preferredDisplayMode = .oneBesideSecondary
        host.settle()
        listener.target = .oneOverSecondary
        #expect(host.tap(split.displayModeButtonItem))
        #expect(split.displayMode == .oneOverSecondary)
    }

    /// Dossier a.7, h.3, h.4.
    @Test func `may take what is shown in a classic split view itself`() throws {
        let (split, host) = try classic()
        let (primary, secondary) = (split.viewControllers[0], split.viewControllers[1])
        listener.takes = true
        split.show(UIViewController(), sender: "a")
        split.showDetailViewController(UIViewController(), sender: "b")
        host.settle()
        #expect(listener.log == ["show a", "detail b"])
        #expect(split.viewControllers == [primary, secondary])
        listener.takes = false
        let detail = UIViewController()
        split.showDetailViewController(detail, sender: "c")
        host.settle()
        #expect(split.viewControllers == [primary, detail])
    }

    /// Dossier f.3.
    @Test func `names another primary for a classic collapse`() throws {
        let (split, host) = try classic()
        let other = UINavigationController(rootViewController: UIViewController())
        listener.primary = other
        try host.move(to: .half)
        #expect(split.viewControllers == [other])
    }

    @Test func `says which orientation the split view prefers`() throws {
        let (split, _) = try columns()
        #expect(split.preferredInterfaceOrientationForPresentation == .landscapeRight)
        split.delegate = nil
        #expect(split.preferredInterfaceOrientationForPresentation == .portrait)
    }
}
