import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import Testing

/// As the headers of the 27.1 SDK document it, and VerticalBarProbe read it in a simulator.
@MainActor struct `Upright bars` {
    private final class Page: UIViewController {
        var behavior = UIVerticalBarBehavior.automatic
        var asked = 0
        override var preferredVerticalBarBehavior: UIVerticalBarBehavior {
            asked += 1
            return behavior
        }
    }

    private func host(_ root: UIViewController, posture: Posture = .open) throws -> HeadlessHost {
        let device = try #require(Device.iPhoneDuo.folded(posture))
        return HeadlessHost(
            place: try Place(device: device, orientation: device.orientations[0]), rootViewController: root)
    }

    @Test func `have an edge where the device has it, which those who registered hear of`() throws {
        let page = Page()
        let host = try host(page)
        #expect(page.traitCollection.verticalBarEdge == .trailing)
        var former: [UIVerticalBarEdge] = []
        page.registerForTraitChanges(UITraitCollection.systemTraitsAffectingVerticalBarEdge) {
            (_: Page, old: UITraitCollection) in former.append(old.verticalBarEdge)
        }
        try host.rotate(to: .portrait)
        #expect(page.traitCollection.verticalBarEdge == .unspecified && former == [.trailing])
        try host.rotate(to: .landscape)
        try host.move(to: .splitLeft)
        #expect(page.traitCollection.verticalBarEdge == .leading)
        #expect(former == [.trailing, .unspecified, .trailing])
    }

    @Test func `are turned off by the controller in front, and the strip with them`() throws {
        let page = Page()
        page.behavior = .disabled
        let host = try host(UINavigationController(rootViewController: page))
        #expect(page.traitCollection.verticalBarEdge == .unspecified)
        #expect(host.environment.safeArea.right == 0 && host.environment.safeArea.top == 82)
        page.navigationController?.pushViewController(Page(), animated: false)
        host.settle()
        #expect(page.traitCollection.verticalBarEdge == .trailing && host.environment.safeArea.right == 84)
    }

    @Test func `stay as they are until the app has the behaviour asked for again`() throws {
        let page = Page()
        let host = try host(page)
        page.behavior = .disabled
        host.settle()
        #expect(page.asked == 1 && page.traitCollection.verticalBarEdge == .trailing)
        page.setNeedsUpdateOfVerticalBarConfiguration()
        host.settle()
        #expect(page.asked == 2 && page.traitCollection.verticalBarEdge == .unspecified)
        try host.close()
        #expect(host.environment.safeArea.right == 84, "Beside the camera the strip stays.")
    }

    @Test func `are asked of the child that a container names`() throws {
        let (list, detail) = (Page(), Page())
        detail.behavior = .disabled
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let tabs = UITabBarController()
        tabs.viewControllers = [split]
        let host = try host(tabs)
        #expect(tabs.childForPreferredVerticalBarBehavior === split)
        #expect(split.childForPreferredVerticalBarBehavior === detail.navigationController)
        #expect(detail.navigationController?.childForPreferredVerticalBarBehavior === detail)
        #expect(host.environment.verticalBarEdge == .unspecified && list.asked == 0)
        #expect(UIViewController().childForPreferredVerticalBarBehavior == nil)
    }

    @Test func `have no edge in a sidebar`() throws {
        let (list, detail) = (Page(), Page())
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let host = try host(split)
        #expect(list.traitCollection.verticalBarEdge == .unspecified)
        #expect(detail.traitCollection.verticalBarEdge == .trailing)
        try host.close()
        #expect(detail.traitCollection.verticalBarEdge == .trailing)
    }
}
