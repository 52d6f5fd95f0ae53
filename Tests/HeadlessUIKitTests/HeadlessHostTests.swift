import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

@MainActor struct `A headless host` {
    private final class Listener: UIViewController {
        private(set) var heard: [String] = []

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            heard.append("size \(Int(size.width))")
            coordinator.animate(alongsideTransition: { _ in self.heard.append("animation") }) { _ in
                self.heard.append("completion")
            }
        }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            heard.append("traits \(newCollection.horizontalSizeClass)")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            heard.append("layout \(Int(view.bounds.width))")
        }

        func forget() { heard = [] }
    }

    @Test func `tells of the traits, then of the size, lays out, animates and completes`() throws {
        let listener = Listener()
        let host = try HeadlessHost(device: "iPhone 16 Pro Max", rootViewController: listener)
        listener.forget()

        try host.rotate(to: .landscape)

        #expect(
            listener.heard == ["traits regular", "size 956", "layout 956", "animation", "completion"])
    }

    private final class Moved: UIView {
        var moves = 0

        override func didMoveToWindow() { moves += 1 }
    }

    private final class Root: UIViewController {
        let moved = Moved()
        var goings = 0
        var turns = 0

        override func loadView() { view = moved }
        override func viewWillDisappear(_ animated: Bool) { goings += 1 }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            turns += 1
            super.viewWillTransition(to: size, with: coordinator)
        }
    }

    @Test func `gives a controller to the window that takes it last, and comes to rest`() throws {
        let root = Root()
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: root)
        let first = try #require(root.moved.window)
        host.mount(root)
        #expect(root.moved.window !== first)
        let (moves, goings) = (root.moved.moves, root.goings)

        host.settle()
        try host.rotate(to: .landscape)
        #expect(root.turns == 1)
        first.rootViewController = UIViewController()
        host.settle()
        #expect(root.moved.window === host.window)
        #expect(root.moved.moves == moves)
        #expect(root.goings == goings)
        first.rootViewController = root
        host.settle()
        #expect(root.moved.window === first)
    }

    /// A host with a stack in the window in front, which has taken the root of the first window.
    private func takenRoot() throws -> (
        host: HeadlessHost, root: Root, first: UIWindow, stack: UINavigationController
    ) {
        let root = Root()
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: root)
        let first = try #require(root.moved.window)
        let stack = UINavigationController(rootViewController: UIViewController())
        host.mount(stack)
        stack.setViewControllers([root], animated: false)
        host.settle()
        return (host, root, first, stack)
    }

    @Test func `leaves a root to the container on screen that takes it, and comes to rest`() throws {
        let (host, root, first, _) = try takenRoot()
        let (moves, goings) = (root.moved.moves, root.goings)

        host.settle()
        first.rootViewController = UIViewController()
        host.settle()
        #expect(root.moved.window === host.window)
        #expect(root.moved.moves == moves)
        #expect(root.goings == goings)
    }

    @Test func `leaves a root to a container that is covered, or lets it go`() throws {
        let (host, root, first, stack) = try takenRoot()

        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stack.present(cover, animated: false)
        host.settle()
        #expect(root.moved.window !== first)
        let (moves, goings) = (root.moved.moves, root.goings)
        host.settle()
        #expect(root.moved.moves == moves)
        #expect(root.goings == goings)

        stack.dismiss(animated: false)
        stack.setViewControllers([UIViewController()], animated: false)
        host.settle()
        #expect(root.moved.window == nil)
    }

    @Test func `takes a root away that a window which was never shown has taken`() throws {
        let root = Root()
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: root)
        let first = try #require(root.moved.window)
        let hidden = UIWindow(frame: first.frame)
        hidden.rootViewController = root
        host.settle()
        #expect(root.goings == 0)
        first.rootViewController = UIViewController()
        host.settle()
        #expect(root.goings == 1)
        #expect(root.moved.superview == nil)
    }

    @Test func `draws no root that another host has taken`() throws {
        let root = Root()
        let phone = try HeadlessHost(device: "iPhone 16", rootViewController: root)
        let pad = try HeadlessHost(device: "ipad-mini-6", rootViewController: root)
        #expect(InterfaceCapture.tree(of: phone) == nil)
        #expect(InterfaceCapture.tree(of: pad) != nil)
    }

    @Test func `shows a root in its window alone, whoever presented it before`() throws {
        let presenter = UIViewController()
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: presenter)
        let behind = try #require(host.window)
        let root = Root()
        presenter.present(root, animated: false)
        host.settle()
        #expect(root.moved.window === behind)

        host.mount(root)
        #expect(root.moved.window === host.window)
        #expect(presenter.presentedViewController == nil)
        #expect(root.goings == 1)
        let moves = root.moved.moves
        host.settle()
        #expect(root.moved.moves == moves)
    }

    @Test func `lives beside another one, each with a screen of its own`() throws {
        let pad = try HeadlessHost(device: "ipad-pro-11-inch", rootViewController: UIViewController())
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        let phone = try HeadlessHost(device: "iPhone 16", rootViewController: UIViewController())
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(UIScreen.main.bounds.width == 393)

        pad.settle()
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        #expect(pad.window?.bounds.width == 834)
        #expect(phone.window?.bounds.width == 393)
    }

    @Test func `freezes titles, buttons and contents from the app's own objects`() throws {
        final class Map: UIViewController {
            override var wireframeContent: ContentElement? { ContentElement(kind: .map) }
        }
        let split = UISplitViewController(style: .doubleColumn)
        let list = UIViewController()
        list.title = "Places"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: nil, action: nil)
        split.setViewController(list, for: .primary)
        split.setViewController(Map(), for: .secondary)

        let host = try HeadlessHost(device: "ipad-pro-11-inch", rootViewController: split)
        let twin = try #require(InterfaceCapture.tree(of: host)).twin

        #expect(twin.contains("title=\"Places\""))
        #expect(twin.contains("kind=map"))
        #expect(twin.contains("icon=add side=trailing"))
    }

    @Test func `presents modally without the presenter's leaving, unless it is covered`() throws {
        let root = UIViewController()
        let host = try HeadlessHost(device: "iPhone 16", rootViewController: root)
        let sheet = UIViewController()
        var isCompleted = false
        root.present(sheet, animated: true) { isCompleted = true }

        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentingViewController === root)
        #expect(!isCompleted)
        host.settle()
        #expect(isCompleted)

        sheet.dismiss(animated: true)
        #expect(root.presentedViewController == nil)
    }
}
