import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Measured on iOS 26.1 simulators: `uikit-around-split-views.md`, section 6.
@MainActor struct `Bars take room` {
    private func insets(
        on device: String, _ orientation: Orientation = .portrait, _ set: (UINavigationController) -> Void
    )
        throws -> UIEdgeInsets
    {
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: top)
        set(stack)
        _ = try HeadlessHost(device: device, orientation: orientation, rootViewController: stack)
        return try #require(top.view).safeAreaInsets
    }

    @Test(arguments: [
        ("iPhone 16", 113, 165), ("iPad (A16)", 86, 138),
    ])
    func `at the top, more with a large title`(device: String, inline: CGFloat, large: CGFloat) throws {
        #expect(try insets(on: device) { _ in }.top == inline)
        #expect(try insets(on: device) { $0.navigationBar.prefersLargeTitles = true }.top == large)
    }

    @Test(arguments: [("iPhone 16", 86, 34), ("iPhone SE (3rd generation)", 86, 0), ("iPad (A16)", 79, 25)])
    func `at the bottom, where a toolbar has items`(device: String, with: CGFloat, without: CGFloat) throws {
        let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        #expect(try insets(on: device) { $0.isToolbarHidden = false }.bottom == without)
        let insets = try insets(on: device) { stack in
            stack.isToolbarHidden = false
            stack.topViewController?.toolbarItems = [item]
        }
        #expect(insets.bottom == with)
    }

    @Test func `at the bottom of tabs, until a pushed controller hides them`() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: tabs)
        #expect(stack.topViewController?.view.safeAreaInsets.bottom == 83)

        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        stack.pushViewController(pushed, animated: true)
        host.settle()
        #expect(pushed.view.safeAreaInsets.bottom == 34)
    }

    @Test func `at the top of an iPad's tabs`() throws {
        let (plain, tabs) = (UIViewController(), UITabBarController())
        tabs.viewControllers = [plain]
        _ = try HeadlessHost(device: "iPad (A16)", rootViewController: tabs)
        #expect(plain.view.safeAreaInsets.top == 96)
        #expect(plain.view.safeAreaInsets.bottom == 25)
    }
}
