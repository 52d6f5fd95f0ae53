import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// A shipping app's comments on iOS 26.5 (zapp, ios/inspector.m), and the dossier, e.1.
@MainActor struct `The inspector of a split view` {
    private final class Delegate: UISplitViewControllerDelegate {
        var heard: [String] = []

        func splitViewController(_ svc: UISplitViewController, willShow column: Column) {
            if column == .inspector { heard.append("will show") }
        }
        func splitViewController(_ svc: UISplitViewController, didShow column: Column) {
            if column == .inspector { heard.append("did show") }
        }
        func splitViewController(_ svc: UISplitViewController, didHide column: Column) {
            if column == .inspector { heard.append("did hide") }
        }
    }

    private let delegate = Delegate()
    private let inspector = UINavigationController(rootViewController: UIViewController())

    private func split(
        on device: String, _ orientation: Orientation = .portrait
    ) throws -> (split: UISplitViewController, host: HeadlessHost) {
        let split = UISplitViewController(style: .doubleColumn)
        for column in [Column.primary, .secondary] {
            split.setViewController(UIViewController(), for: column)
        }
        inspector.viewControllers.first?.title = "Details"
        split.setViewController(inspector, for: .inspector)
        split.delegate = delegate
        let host = try HeadlessHost(device: device, orientation: orientation, rootViewController: split)
        return (split, host)
    }

    private func tree(of host: HeadlessHost) throws -> InterfaceTree {
        try #require(InterfaceCapture.tree(of: host))
    }

    @Test(arguments: ["ipad-pro-11-inch-m4", "iphone-16-pro"])
    func `sends didShow and didHide when the app shows and hides it`(device: String) throws {
        let (split, host) = try split(on: device)
        split.show(.inspector)
        host.settle()
        #expect(delegate.heard == ["did show"] && split.isShowing(.inspector))
        split.show(.inspector)
        split.hide(.inspector)
        host.settle()
        #expect(delegate.heard == ["did show", "did hide"] && !split.isShowing(.inspector))
    }

    @Test func `is a column beside the secondary where there is room`() throws {
        let (split, host) = try split(on: "ipad-pro-11-inch-m4")
        split.show(.inspector)
        host.settle()
        #expect(inspector.presentingViewController == nil && inspector.parent === split)
        #expect(!host.dismissPresented())
    }

    @Test func `is presented where the split view is collapsed, and in no stack`() throws {
        let (split, host) = try split(on: "iphone-16-pro")
        split.show(.inspector)
        host.settle()
        #expect(inspector.presentingViewController === split && split.presentedViewController === inspector)
        #expect(inspector.parent == nil && !split.children.contains(inspector))
        #expect(inspector.viewIfLoaded?.window != nil)
        let tree = try tree(of: host)
        #expect(tree.presented.count == 2)
        #expect(tree.twin.contains("title=\"Details\""))
        #expect(tree.twin.contains("presentation=sheet"))
    }

    @Test func `is swiped away by a person on an upright phone, which the delegate hears`() throws {
        let (split, host) = try split(on: "iphone-16-pro", .portrait)
        split.show(.inspector)
        host.settle()
        #expect(host.dismissPresented())
        #expect(delegate.heard == ["did show", "did hide"])
        #expect(!split.isShowing(.inspector) && inspector.presentingViewController == nil)
        #expect(try tree(of: host).presented.isEmpty)
        split.show(.inspector)
        host.settle()
        #expect(split.presentedViewController === inspector)
    }

    @Test func `covers a phone on its side, where nothing swipes it away`() throws {
        let (split, host) = try split(on: "iphone-16-pro", .landscape)
        split.show(.inspector)
        host.settle()
        #expect(try tree(of: host).twin.contains("presentation=fullScreen"))
        #expect(!host.dismissPresented() && split.isShowing(.inspector))
        inspector.dismiss(animated: true)
        host.settle()
        #expect(!split.isShowing(.inspector))
    }

    @Test func `becomes a sheet and a column again with the width of the window`() throws {
        let (split, host) = try split(on: "ipad-pro-11-inch-m4", .landscape)
        split.show(.inspector)
        host.settle()
        try host.move(to: .free(Size(width: 400, height: 800)))
        #expect(split.isCollapsed && split.isShowing(.inspector))
        #expect(split.presentedViewController === inspector && inspector.parent == nil)
        try host.move(to: .full)
        #expect(split.presentedViewController == nil && inspector.parent === split)
        #expect(inspector.viewIfLoaded?.window != nil && split.isShowing(.inspector))
        #expect(try tree(of: host).element(named: "inspector") != nil)
    }

    @Test func `takes the detents and the grabber that the app gives its sheet`() throws {
        let (split, host) = try split(on: "iphone-16-pro")
        inspector.sheetPresentationController?.detents = [.medium()]
        inspector.sheetPresentationController?.prefersGrabberVisible = true
        split.show(.inspector)
        host.settle()
        let sheet = try #require(try tree(of: host).presented.last)
        #expect(sheet.frame.height < 874 * 0.6)
        #expect(try tree(of: host).twin.contains("hasGrabber=true"))
    }
}
