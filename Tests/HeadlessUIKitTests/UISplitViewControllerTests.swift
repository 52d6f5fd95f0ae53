import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

@MainActor struct `A split view controller` {
    @Test func `is born expanded, with nothing loaded and no children`() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)

        #expect(!split.isCollapsed)
        #expect(!split.isViewLoaded)
        #expect(split.children.isEmpty)
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test func `wraps its columns in navigation controllers once it has appeared`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let list = UIViewController()
        split.setViewController(list, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)

        let host = try HeadlessHost(device: "ipad-pro-11-inch", rootViewController: split)

        #expect(host.splitViewController === split)
        #expect(list.navigationController?.parent === split)
        #expect(split.viewController(for: .primary) === list)
        #expect(list.splitViewController === split)
    }
}
