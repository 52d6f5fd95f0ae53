import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeTestSupport

/// An app whose split view is set up by a list of calls, at whatever moments these come.
@MainActor final class SettlingApp: UIWindowSceneDelegate {
    /// When a call comes, in the order of a launch.
    enum Moment: Int, Comparable, CaseIterable {
        /// All of it is done before the split view is given to a window.
        case beforeMounting
        case loadView
        case viewDidLoad
        case viewWillAppear
        /// By whoever owns the window, once it has been made visible.
        case windowIsVisible
        case viewIsAppearing

        static func < (one: Moment, other: Moment) -> Bool { one.rawValue < other.rawValue }
    }

    /// What stands between the window and the split view.
    enum Surroundings: CaseIterable {
        case window
        case tabs
        case plainParent
        /// Behind the second tab, which is chosen once the window shows.
        case otherTab
        case presented

        /// Whether the split view comes on screen after the launch.
        var isLater: Bool { self == .otherTab || self == .presented }
    }

    /// A split view that says when its moments come.
    private final class Columns: UISplitViewController {
        var onMoment: (Moment) -> Void = { _ in }

        override func loadView() {
            super.loadView()
            onMoment(.loadView)
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            onMoment(.viewDidLoad)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            onMoment(.viewWillAppear)
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            onMoment(.viewIsAppearing)
        }
    }

    private final class Parent: UIViewController {
        let split: UISplitViewController

        init(_ split: UISplitViewController) {
            self.split = split
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            addChild(split)
            split.view.frame = view.bounds
            split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(split.view)
            split.didMove(toParent: self)
        }
    }

    let split: UISplitViewController
    private(set) var host: HeadlessHost?
    private let delegate: SettlingDelegate
    private let surroundings: Surroundings
    private var titled: [String: UIViewController] = [:]
    private var waiting: [(moment: Moment, call: SplitCall)]
    var window: UIWindow?

    init(
        style: SplitStyle, in surroundings: Surroundings, at place: Place,
        calls: [(moment: Moment, call: SplitCall)], seed: Int
    ) {
        // The screen is known before an app makes anything.
        let booted = HeadlessHost(place: place)
        let columns = style == .unspecified ? Columns(nibName: nil, bundle: nil) : Columns(style: style)
        split = columns
        delegate = SettlingDelegate(seed: seed)
        self.surroundings = surroundings
        waiting = calls
        columns.onMoment = { [weak self] in
            self?.reach($0)
            // What comes on screen later finds the window visible.
            if $0 == .viewWillAppear, self?.surroundings.isLater == true { self?.reach(.windowIsVisible) }
        }
        reach(.beforeMounting)
        self.host = HeadlessHost(place: place, sceneDelegate: self)
        comeLater()
        _ = booted
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController =
            switch surroundings {
            case .window: split
            case .plainParent: Parent(split)
            case .tabs: tabs([split, controller("other tab")])
            case .otherTab: tabs([controller("other tab"), split])
            case .presented: controller("presenter")
            }
        window.makeKeyAndVisible()
        self.window = window
        if !surroundings.isLater { reach(.windowIsVisible) }
    }

    /// Brings the split view on screen where that comes after the launch.
    private func comeLater() {
        switch surroundings {
        case .window, .plainParent, .tabs: return
        case .otherTab: (window?.rootViewController as? UITabBarController)?.selectedIndex = 1
        case .presented:
            split.modalPresentationStyle = .fullScreen
            window?.rootViewController?.present(split, animated: false)
        }
        host?.settle()
    }

    private func tabs(_ controllers: [UIViewController]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        return tabs
    }

    private func reach(_ moment: Moment) {
        while let next = waiting.first, next.moment == moment {
            waiting.removeFirst()
            make(next.call)
        }
    }

    private func make(_ call: SplitCall) {
        switch call {
        case .set(let property): split.set(property)
        case .column(let column, let title): split.setViewController(title.map(controller), for: column)
        case .panes(let titles): split.viewControllers = titles.map(controller)
        case .delegate: split.delegate = delegate
        case .show(let column): split.show(column)
        case .hide(let column): split.hide(column)
        case .showDetail(let title): split.showDetailViewController(controller(title), sender: nil)
        case .showController(let title): split.show(controller(title), sender: nil)
        }
    }

    private func controller(_ title: String) -> UIViewController {
        let controller =
            titled[title] ?? (title.count.isMultiple(of: 2) ? UIViewController() : UINavigationController())
        controller.title = title
        titled[title] = controller
        return controller
    }

    // MARK: What came of it

    /// Everything that an app or a person can tell of it afterwards.
    var outcome: [String] {
        [
            "calls left: \(waiting.count)", "mode \(split.displayMode), collapsed \(split.isCollapsed)",
            "controllers \(split.viewControllers.map { $0.title ?? "" })",
            "children \(split.children.map(outline))",
            "widths \(split.primaryColumnWidth)",
        ] + split.settableProperties.map(\.text) + delegate.heard
            + (host.flatMap(InterfaceCapture.tree).map { [$0.twin] } ?? [])
    }

    private func outline(_ controller: UIViewController) -> String {
        "\(controller.title ?? "\(type(of: controller))")\(controller.children.map(outline))"
    }
}
