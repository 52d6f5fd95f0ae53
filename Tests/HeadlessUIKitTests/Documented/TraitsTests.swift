import Foundation
import HeadlessUIKit
import Testing

/// What traits are in force, and who hears of their change.
@MainActor struct `Traits, as documented,` {
    private final class Layered: UIView {
        var seen: [UIUserInterfaceStyle] = []
        override func layoutSubviews() { seen.append(UITraitCollection.current.userInterfaceStyle) }
    }

    private final class Page: UIViewController {
        var seen: [UIUserInterfaceStyle] = []
        override func viewWillLayoutSubviews() { note() }
        override func viewDidLayoutSubviews() { note() }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { note() }
        private func note() { seen.append(UITraitCollection.current.userInterfaceStyle) }
    }

    // UITraitCollection › current › Discussion: UIKit sets it to the traits of the view or controller before it calls
    // layoutSubviews(), viewWillLayoutSubviews(), viewDidLayoutSubviews() and traitCollectionDidChange(_:).
    @Test func `are the current ones where a view or controller lays out or hears of a change`() throws {
        let (page, view) = (Page(), Layered())
        page.view.addSubview(view)
        view.overrideUserInterfaceStyle = .dark
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        #expect(view.seen == [.dark] && page.seen == [.light, .light])
        page.seen = []
        page.overrideUserInterfaceStyle = .dark
        host.settle()
        #expect(!page.seen.isEmpty && page.seen.allSatisfy { $0 == .dark })
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    // UITraitCollection › performAsCurrent(_:) › Discussion: current is this collection while the actions run, and what it
    // was before afterwards.
    @Test func `are current for as long as actions run`() throws {
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: UIViewController())
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                #expect(UITraitCollection.current.userInterfaceStyle == .light)
            }
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current == host.window?.traitCollection)
    }

    // UITraitChangeObservable › registerForTraitChanges(_:handler:) › Discussion: the handler runs after any of the traits
    // that were named has changed, with the observed object and the traits before; not after other changes, nor once the
    // registration was given back.
    @Test func `are told to whoever registered for them, and no others`() throws {
        let page = UIViewController()
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        var heard: [String] = []
        let registration = page.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (observed: UIViewController, previous) in
            heard.append("page \(observed === page) \(previous.horizontalSizeClass == .regular)")
        }
        page.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, previous) in
            heard.append("view \(view === page.view) \(previous.horizontalSizeClass == .regular)")
        }
        page.overrideUserInterfaceStyle = .dark
        host.settle()
        #expect(heard.isEmpty)
        page.traitOverrides.horizontalSizeClass = .compact
        host.settle()
        #expect(heard.sorted() == ["page true true", "view true true"])
        page.unregisterForTraitChanges(registration)
        page.traitOverrides.horizontalSizeClass = .regular
        host.settle()
        #expect(heard.count { $0.hasPrefix("page") } == 1)
    }

    // UITraitCollection › userInterfaceIdiom › Discussion: the kind of device. UIScreen › main › Discussion: the screen of
    // the device itself.
    @Test(arguments: [
        ("ipad-10th", UIUserInterfaceIdiom.pad, CGSize(width: 820, height: 1180)),
        ("iphone-14-pro", .phone, CGSize(width: 393, height: 852)),
    ])
    func `tell the kind of device, and its screen its size`(
        device: String, idiom: UIUserInterfaceIdiom, size: CGSize
    ) throws {
        let page = UIViewController()
        let host = try HeadlessHost(device: device, rootViewController: page)
        #expect(page.traitCollection.userInterfaceIdiom == idiom)
        #expect(UIScreen.main.bounds.size == size && host.window?.screen === UIScreen.main)
        #expect(UIView().traitCollection.userInterfaceIdiom == idiom)
    }

    private enum Accent: UITraitDefinition {
        static let defaultValue = "blue"
    }

    // UITraitDefinition › Overview: an app defines a trait with a default value, sets it in overrides, reads it from any
    // collection below, and registers for its changes.
    @Test func `of an app travel like those of the system`() throws {
        let (root, child, view) = (UIViewController(), UIViewController(), UIView())
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.addSubview(view)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: root)
        var changes: [String] = []
        child.registerForTraitChanges([Accent.self]) { (child: UIViewController, previous) in
            changes.append("\(previous[Accent.self]) \(child.traitCollection[Accent.self])")
        }
        #expect(view.traitCollection[Accent.self] == "blue")
        root.traitOverrides[Accent.self] = "green"
        host.settle()
        root.traitOverrides[Accent.self] = "green"
        host.settle()
        #expect(view.traitCollection[Accent.self] == "green" && changes == ["blue green"])
        #expect(root.traitOverrides.contains(Accent.self))
        root.traitOverrides.remove(Accent.self)
        host.settle()
        #expect(changes == ["blue green", "green blue"])
        let own = UITraitCollection { $0[Accent.self] = "red" }
        #expect(own[Accent.self] == "red" && own != UITraitCollection { $0[Accent.self] = "pink" })
        #expect(own[UITraitHorizontalSizeClass.self] == .unspecified)
        #expect(view.traitCollection[UITraitHorizontalSizeClass.self] == .regular)
    }

    // UIWindowScene › traitOverrides: for the scene and everything in its windows, whose own overrides come after.
    @Test func `of a scene are overridden for all of its windows`() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.viewControllers = [UIViewController(), UIViewController()]
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: split)
        let window = try #require(host.window)
        let scene = try #require(window.windowScene)
        scene.traitOverrides.horizontalSizeClass = .compact
        host.settle()
        #expect(split.isCollapsed && scene.traitCollection.horizontalSizeClass == .compact)
        window.traitOverrides.horizontalSizeClass = .regular
        host.settle()
        #expect(!split.isCollapsed && scene.traitCollection.horizontalSizeClass == .compact)
    }
}
