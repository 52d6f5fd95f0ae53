import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

/// Figures of bars that public probes read on iOS 26.1 simulators.
///
/// Sources: the probe repository `Vercantez/openuikit`, its probes toolbarheightprobe and toolbaritemsprobe, its
/// measurement notes on UINavigationController, UINavigationBar and UITabBarController, and its reports conf-landscape,
/// conf-tabs, conf-ipad and ipad-rest. Heights before iOS 26 were read on devices: Tencent/QMUI_iOS#633 and
/// hacknicity.medium.com on bars in iOS 12.
@MainActor struct `A bar as measured` {
    private let shelf = HostShelf()

    private func top(
        in generation: Generation = .standard, on screen: TraitEnvironment,
        _ set: (UINavigationController) -> Void = { _ in }
    ) -> (stack: UINavigationController, top: UIViewController) {
        let top = UIViewController()
        let stack = UINavigationController(rootViewController: top)
        set(stack)
        shelf.host(stack, on: screen, generation: generation)
        return (stack, top)
    }

    private func insets(
        in generation: Generation = .standard, on screen: TraitEnvironment,
        _ set: (UINavigationController) -> Void = { _ in }
    ) -> UIEdgeInsets {
        let shown = top(in: generation, on: screen, set)
        return shown.top.view.safeAreaInsets
    }

    private func showTools(_ stack: UINavigationController) {
        stack.isToolbarHidden = false
        stack.topViewController?.toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        ]
    }

    @Test(
        arguments: [
            (MeasuredScreen.iPhone16, 113, 165), (MeasuredScreen.iPhoneSE, 64, 116),
            (MeasuredScreen.iPad, 86, 138), (MeasuredScreen.iPhoneSELandscape, 78, 78),
            (MeasuredScreen.iPhone16Landscape, 78, 78),
        ] as [(TraitEnvironment, CGFloat, CGFloat)])
    func `of navigation leaves this safe area, inline and with a large title`(
        screen: TraitEnvironment, inline: CGFloat, large: CGFloat
    ) {
        #expect(insets(on: screen).top == inline)
        #expect(insets(on: screen) { $0.navigationBar.prefersLargeTitles = true }.top == large)
    }

    @Test(
        arguments: [
            (MeasuredScreen.iPhone16, 59), (MeasuredScreen.iPhoneSE, 10), (MeasuredScreen.iPad, 32),
            (MeasuredScreen.iPhoneSELandscape, 24),
        ] as [(TraitEnvironment, CGFloat)])
    func `of navigation is 54 points high and starts here, 106 with a large title`(
        screen: TraitEnvironment, y: CGFloat
    ) {
        let width = CGFloat(screen.size.width)
        let shown = top(on: screen)
        #expect(shown.stack.navigationBar.frame == CGRect(x: 0, y: y, width: width, height: 54))
        guard screen.verticalSizeClass == .regular else { return }
        let large = top(on: screen) { $0.navigationBar.prefersLargeTitles = true }
        #expect(large.stack.navigationBar.frame.height == 106)
    }

    @Test func `of navigation grows by 32 points for a prompt`() {
        let prompted = insets(on: MeasuredScreen.iPhone16) {
            $0.topViewController?.navigationItem.prompt = "Choose"
        }
        #expect(prompted.top == 145)
    }

    /// Heights in sheets of iOS 13 to 18 as reported by react-native-navigation and SmileZXLee/ZXNavigationBar#14.
    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
    func `of navigation is 56 points high in a sheet before iOS 26`(style: UIModalPresentationStyle) {
        let root = UIViewController()
        let host = shelf.host(root, on: MeasuredScreen.iPad, generation: .iOS14)
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.modalPresentationStyle = style
        root.present(stack, animated: false)
        host.settle()
        #expect(stack.navigationBar.frame.height == 56)
        #expect(stack.topViewController?.view.safeAreaInsets.top == stack.navigationBar.frame.maxY)
    }

    @Test func `of navigation that is not translucent has its content below`() {
        let shown = top(on: MeasuredScreen.iPhone16) { $0.navigationBar.isTranslucent = false }
        #expect(shown.top.view.frame == CGRect(x: 0, y: 113, width: 393, height: 739))
        #expect(shown.top.view.safeAreaInsets.top == 0)
    }

    @Test func `of navigation starts at the top of a floating sidebar`() {
        let list = UIViewController()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        shelf.host(split, on: MeasuredScreen.iPad)
        #expect(list.view.safeAreaInsets.top == 54)
    }

    @Test(
        arguments: [
            (MeasuredScreen.iPhone16, 86, 34), (MeasuredScreen.iPhone16Landscape, 82, 20),
            (MeasuredScreen.iPhoneSE, 86, 0), (MeasuredScreen.iPhoneSELandscape, 82, 0),
            (MeasuredScreen.iPad, 79, 25),
        ] as [(TraitEnvironment, CGFloat, CGFloat)])
    func `of tools takes room where it has items, and none without`(
        screen: TraitEnvironment, with: CGFloat, without: CGFloat
    ) {
        #expect(insets(on: screen, showTools).bottom == with)
        #expect(insets(on: screen) { $0.isToolbarHidden = false }.bottom == without)
    }

    private func tabs(
        on screen: TraitEnvironment, generation: Generation = .standard, _ selected: UIViewController
    ) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [selected, UIViewController()]
        shelf.host(tabs, on: screen, generation: generation)
        return tabs
    }

    @Test(
        arguments: [
            (MeasuredScreen.iPhone16, 83), (MeasuredScreen.iPhoneSE, 83),
            (MeasuredScreen.iPhoneSELandscape, 64), (MeasuredScreen.iPhone16Landscape, 64),
        ] as [(TraitEnvironment, CGFloat)])
    func `of tabs takes this at the bottom of a phone`(screen: TraitEnvironment, bottom: CGFloat) {
        let plain = UIViewController()
        let tabs = tabs(on: screen, plain)
        #expect(plain.view.safeAreaInsets.bottom == bottom)
        #expect(tabs.tabBar.frame.height == bottom)
        #expect(tabs.tabBar.frame.maxY == CGFloat(screen.size.height))
    }

    @Test func `of tabs is a strip at the top of an iPad, which a navigation bar shares`() {
        let plain = UIViewController()
        let tabs = tabs(on: MeasuredScreen.iPad, plain)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 32, width: 820, height: 44))
        #expect(plain.view.safeAreaInsets == UIEdgeInsets(top: 96, left: 0, bottom: 25, right: 0))

        let top = UIViewController()
        let stack = UINavigationController(rootViewController: top)
        _ = self.tabs(on: MeasuredScreen.iPad, stack)
        #expect(stack.view.safeAreaInsets.top == 32 && top.view.safeAreaInsets.top == 86)
    }

    @Test func `of tabs gives its room back where a pushed controller hides it`() {
        let stack = UINavigationController(rootViewController: UIViewController())
        let tabs = tabs(on: MeasuredScreen.iPhone16, stack)
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        stack.pushViewController(pushed, animated: true)
        tabs.view.layoutIfNeeded()
        #expect(pushed.view.safeAreaInsets.bottom == 34)
    }

    /// On screens without a safe area, so that a bar's own height is what is left.
    @Test(
        arguments: [
            (MeasuredScreen.iPhoneSE, 44, 44, 49), (MeasuredScreen.iPhoneSELandscape, 32, 32, 32),
        ] as [(TraitEnvironment, CGFloat, CGFloat, CGFloat)])
    func `has the heights of iOS 11 to 18 on phones`(
        screen: TraitEnvironment, navigation: CGFloat, tools: CGFloat, tab: CGFloat
    ) {
        #expect(insets(in: .iOS14, on: screen).top == navigation)
        #expect(insets(in: .iOS14, on: screen, showTools).bottom == tools)
        let plain = UIViewController()
        _ = tabs(on: screen, generation: .iOS14, plain)
        #expect(plain.view.safeAreaInsets.bottom == tab)
    }

    @Test func `has the heights of iOS 12 to 18 on iPads`() {
        let screen = MeasuredScreen.iPadWithButton
        #expect(insets(in: .iOS14, on: screen).top == 70)
        #expect(insets(in: .iOS14, on: screen) { $0.navigationBar.prefersLargeTitles = true }.top == 122)
        #expect(insets(in: .iOS14, on: screen, showTools).bottom == 50)
        let plain = UIViewController()
        _ = tabs(on: screen, generation: .iOS14, plain)
        #expect(plain.view.safeAreaInsets.bottom == 50)
    }

    @Test func `of navigation with a large title was 96 points high on phones`() {
        let large = insets(in: .iOS14, on: MeasuredScreen.iPhoneSE) {
            $0.navigationBar.prefersLargeTitles = true
        }
        #expect(large.top == 96)
    }
}
