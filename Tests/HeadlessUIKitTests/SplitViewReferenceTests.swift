import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Statements of Apple's class references about split views, each with its page and heading.
@MainActor struct `As the class reference has it, a split view` {
    private func classic() -> UISplitViewController {
        let split = UISplitViewController()
        split.viewControllers = [
            UINavigationController(rootViewController: UIViewController()), UIViewController(),
        ]
        return split
    }

    private func columns(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        for column in [Column.primary, .supplementary, .secondary]
        where column != .supplementary || style == .tripleColumn {
            split.setViewController(UIViewController(), for: column)
        }
        return split
    }

    // MARK: UISplitViewController › Overview: a classic split view does not respond to the column-style interface

    @Test func `that is classic answers no column and takes none`() throws {
        let split = classic()
        let panes = split.viewControllers
        _ = try HeadlessHost(device: "ipad-pro-11-inch", orientation: .landscape, rootViewController: split)
        split.setViewController(UIViewController(), for: .secondary)
        for column in Column.allCases {
            #expect(split.viewController(for: column) == nil)
            #expect(!split.isShowing(column))
        }
        #expect(split.viewControllers == panes)
    }

    @Test func `that is classic is not moved by show and hide of a column`() throws {
        let split = classic()
        let host = try HeadlessHost(
            device: "ipad-pro-11-inch", orientation: .landscape, rootViewController: split)
        let mode = split.displayMode
        for column in Column.allCases {
            split.hide(column)
            host.settle()
            #expect(split.displayMode == mode)
            split.show(column)
            host.settle()
            #expect(split.displayMode == mode)
        }
    }

    /// Unclear on a device, where an empty round button is reported: here a bar has no button without a word or an icon.
    @Test func `leaves out the classic button where an app puts it into a column`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let detail = UIViewController()
        detail.title = "Chat"
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(detail, for: .secondary)
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        let host = try HeadlessHost(device: "ipad-10th", orientation: .landscape, rootViewController: split)
        let tree = try #require(InterfaceCapture.tree(of: host))
        let bar = try #require(tree.element(named: "secondary")).element.children.first { $0.name == "bar" }
        let buttons = try #require(bar).children.filter {
            if case .barButton = $0.kind { true } else { false }
        }
        #expect(buttons.isEmpty)
        #expect(tree.twin.contains("title=\"Chat\""))
    }

    // MARK: UISplitViewController › displayModeButtonItem › Discussion: of no effect in column styles

    @Test(arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn])
    func `with columns has an inert display-mode button item`(style: UISplitViewController.Style) throws {
        let split = columns(style)
        let host = try HeadlessHost(
            device: "ipad-pro-11-inch", orientation: .landscape, rootViewController: split)
        let mode = split.displayMode
        host.tap(split.displayModeButtonItem)
        #expect(split.displayMode == mode)
        host.tap(.displayModeButton)
        #expect(split.displayMode != mode)
    }

    // MARK: UISplitViewControllerDelegate › orientation

    private final class Silent: NSObject, UISplitViewControllerDelegate, UINavigationControllerDelegate {}

    private final class Landscape: UISplitViewControllerDelegate {
        func splitViewControllerPreferredInterfaceOrientationForPresentation(
            _ splitViewController: UISplitViewController
        ) -> UIInterfaceOrientation { .landscapeRight }
    }

    /// UIViewController › supportedInterfaceOrientations › Discussion: on a phone all but upside down by default.
    @Test func `allows what it allows without a delegate where that answers nothing`() throws {
        let (split, navigation, silent) = (columns(), UINavigationController(), Silent())
        (split.delegate, navigation.delegate) = (silent, silent)
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: split)
        #expect(host.splitViewController === split)
        #expect(split.supportedInterfaceOrientations == .allButUpsideDown)
        #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
    }

    /// UIViewController › preferredInterfaceOrientationForPresentation › Discussion: by default that of the status bar.
    @Test(arguments: [Orientation.portrait, .landscape])
    func `prefers the present orientation where nothing answers another`(orientation: Orientation) throws {
        let (split, silent) = (columns(), Silent())
        let host = try HeadlessHost(
            device: "iPhone 16 Pro Max", orientation: orientation, rootViewController: split)
        #expect(host.splitViewController === split)
        #expect(split.preferredInterfaceOrientationForPresentation.isLandscape == (orientation == .landscape))
        split.delegate = silent
        #expect(split.preferredInterfaceOrientationForPresentation.isLandscape == (orientation == .landscape))
    }

    /// The same page: the system presents full screen in the preferred orientation.
    @Test func `comes up in the orientation that its delegate prefers, until the device turns`() throws {
        let (root, split, delegate) = (UIViewController(), columns(), Landscape())
        split.delegate = delegate
        split.modalPresentationStyle = .fullScreen
        let host = try HeadlessHost(device: "iPhone 16 Pro Max", rootViewController: root)
        root.present(split, animated: true)
        host.settle()
        #expect(host.place?.orientation == .landscape)
        host.settle()
        #expect(host.place?.orientation == .landscape)
        try host.rotate(to: .portrait)
        #expect(host.place?.orientation == .portrait)

        root.dismiss(animated: true)
        host.settle()
        root.present(split, animated: true)
        host.settle()
        #expect(host.place?.orientation == .landscape)
        root.dismiss(animated: true)
        host.settle()
        #expect(host.place?.orientation == .portrait)
    }
}
