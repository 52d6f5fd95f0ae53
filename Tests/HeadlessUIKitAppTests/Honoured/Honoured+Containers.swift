import Foundation
import HeadlessUIKit

extension VisibleProperty {
    /// Navigation and tab bar controllers with their bars, and placeholders for missing content.
    static let containers: [VisibleProperty] =
        [
            bar("UINavigationItem.title") { $0.title = "Drafts" },
            bar("UINavigationItem.attributedTitle") { $0.attributedTitle = AttributedString("Drafts") },
            bar("UINavigationItem.subtitle") { $0.subtitle = "3 unread" },
            bar("UINavigationItem.attributedSubtitle") {
                $0.attributedSubtitle = AttributedString("3 unread")
            },
            bar("UINavigationItem.prompt") { $0.prompt = "Choose one" },
            bar("UINavigationItem.titleView") { $0.titleView = UISegmentedControl(items: ["All", "New"]) },
            bar("UINavigationItem.hidesBackButton", isPushed: true, below: { _ in }) {
                $0.hidesBackButton = true
            },
            bar("UINavigationItem.backButtonTitle", isPushed: true, below: { $0.backButtonTitle = "Home" }),
            bar("UINavigationItem.largeTitle", isLarge: true) { $0.largeTitle = "Letters" },
            bar("UINavigationItem.largeSubtitle", isLarge: true) { $0.largeSubtitle = "of May" },
            bar("UINavigationItem.subtitle", "large title", isLarge: true) { $0.subtitle = "3 unread" },
            bar("UINavigationItem.largeTitleDisplayMode", isLarge: true) {
                $0.largeTitleDisplayMode = .never
            },
            stack("UINavigationBar.isHidden") { $0.navigationBar.isHidden = true },
            stack("UINavigationBar.prefersLargeTitles") { $0.navigationBar.prefersLargeTitles = true },
            stack("UIView.backgroundColor", "UINavigationBar") {
                $0.navigationBar.backgroundColor = .systemRed
            },
            stack("UIBarAppearance.backgroundColor", "UINavigationBar, at the content's edge") {
                let look = UINavigationBarAppearance()
                look.backgroundColor = .systemYellow
                $0.navigationBar.scrollEdgeAppearance = look
            },
            stack("UINavigationBar.scrollEdgeAppearance", "opaque") {
                let look = UINavigationBarAppearance()
                look.configureWithOpaqueBackground()
                $0.navigationBar.scrollEdgeAppearance = look
            },
            stack("UINavigationItem.scrollEdgeAppearance") {
                let look = UINavigationBarAppearance()
                look.backgroundColor = .systemYellow
                $0.topViewController?.navigationItem.scrollEdgeAppearance = look
            },
            stack("UINavigationBar.standardAppearance", "the title's colour") {
                $0.navigationBar.standardAppearance.titleTextAttributes = [
                    .foregroundColor: UIColor.systemRed
                ]
            },
            stack("UINavigationBar.titleTextAttributes") {
                $0.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
            },
            .leftOut(
                "UINavigationBarAppearance.titleTextAttributes", "fonts",
                because: "titles have the system's fonts, whose widths decide where they are"),
            stack("UINavigationController.isNavigationBarHidden") { $0.isNavigationBarHidden = true },
            stack("UINavigationController.isToolbarHidden") { $0.isToolbarHidden = true },
            stack("UIToolbar.isHidden") { $0.toolbar.isHidden = true },
            tabs("UITabBarController.isTabBarHidden") { $0.isTabBarHidden = true },
            tabs("UITabBar.isHidden") { $0.tabBar.isHidden = true },
            drawn("UITraitOverrides.layoutDirection", pages: { navigation() }) {
                let stack = navigation()
                stack.traitOverrides.layoutDirection = .rightToLeft
                return stack
            },
        ] + placeholders

    private static let placeholders: [VisibleProperty] = [
        placeholder("text") { $0.text = "Nothing" },
        placeholder("attributedText") {
            $0.text = nil
            $0.attributedText = NSAttributedString(
                string: "No Mail", attributes: [.foregroundColor: UIColor.systemRed])
        },
        placeholder("secondaryText") { $0.secondaryText = "Later" },
        placeholder("image") { $0.image = UIImage(systemName: "tray") },
        placeholder("button", "filled") {
            $0.button = .filled()
            $0.button.title = "Reload"
        },
        placeholder("buttonProperties", "isEnabled") { $0.buttonProperties.isEnabled = false },
        placeholder("alignment") { $0.alignment = .natural },
        placeholder("background", "backgroundColor") { $0.background.backgroundColor = .systemYellow },
        .drawn(
            "UIContentUnavailableView", "in a view", { UIView() },
            or: {
                let view = UIContentUnavailableView(configuration: .search())
                view.frame.size = CGSize(width: 300, height: 300)
                return view
            }),
    ]

    @MainActor private static func navigation() -> UINavigationController {
        let page = UIViewController()
        page.title = "Inbox"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Go", style: .plain, target: nil, action: nil)
        page.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
        let stack = UINavigationController(rootViewController: page)
        stack.isToolbarHidden = false
        return stack
    }

    private static func stack(
        _ symbol: String, _ note: String = "",
        _ change: @escaping @MainActor @Sendable (UINavigationController) -> Void
    ) -> VisibleProperty {
        drawn(symbol, note, pages: { navigation() }) {
            let stack = navigation()
            change(stack)
            return stack
        }
    }

    /// A property of the top item, or of the one below it.
    private static func bar(
        _ symbol: String, _ note: String = "", isLarge: Bool = false, isPushed: Bool = false,
        below: @escaping @MainActor @Sendable (UINavigationItem) -> Void = { _ in },
        _ change: @escaping @MainActor @Sendable (UINavigationItem) -> Void = { _ in }
    ) -> VisibleProperty {
        func page(isChanged: Bool) -> Page {
            {
                let stack = navigation()
                stack.navigationBar.prefersLargeTitles = isLarge
                if isChanged { stack.topViewController.map { below($0.navigationItem) } }
                if isPushed { stack.pushViewController(UIViewController(), animated: false) }
                if isChanged { stack.topViewController.map { change($0.navigationItem) } }
                return stack
            }
        }
        return drawn(symbol, note, pages: page(isChanged: false), or: page(isChanged: true))
    }

    private static func tabs(
        _ symbol: String, _ note: String = "",
        _ change: @escaping @MainActor @Sendable (UITabBarController) -> Void
    ) -> VisibleProperty {
        func page(isChanged: Bool) -> Page {
            {
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation(), UIViewController()]
                if isChanged { change(tabs) }
                return tabs
            }
        }
        return drawn(symbol, note, pages: page(isChanged: false), or: page(isChanged: true))
    }

    private static func placeholder(
        _ name: String, _ note: String = "",
        _ change: @escaping @MainActor @Sendable (inout UIContentUnavailableConfiguration) -> Void
    ) -> VisibleProperty {
        .drawn(
            "UIContentUnavailableConfiguration.\(name)", note, pages: { unavailable { _ in } },
            or: { unavailable(change) })
    }

    @MainActor private static func unavailable(
        _ change: (inout UIContentUnavailableConfiguration) -> Void
    ) -> UIViewController {
        let page = UIViewController()
        var content = UIContentUnavailableConfiguration.empty()
        content.text = "No Mail"
        content.button.title = "Reload"
        change(&content)
        page.contentUnavailableConfiguration = content
        return page
    }
}
