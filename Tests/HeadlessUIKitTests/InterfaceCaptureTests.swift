import HeadlessUIKit
import InterfaceModel
import Testing

@MainActor struct `A captured interface` {
    @Test(arguments: [(false, ContentElement.Kind.tabs), (true, .list)])
    func `shows a tab bar where the app has one in sight`(isHidden: Bool, kind: ContentElement.Kind) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: UIViewController()), UIViewController(),
        ]
        tabs.isTabBarHidden = isHidden
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.setViewController(tabs, for: .compact)
        let host = try HeadlessHost(device: "iphone-16-pro", rootViewController: split)

        let twin = try #require(InterfaceCapture.tree(of: host)).twin
        let line = twin.split(separator: "\n").first { $0.hasPrefix("split/compact/content\t") }

        #expect(line?.hasSuffix("kind=\(kind)") == true)
    }
}
