import SplitframeDevices
import SplitframeGoldens
import SplitframeInterface
import SplitframeLayout

@testable import HeadlessUIKit

/// The live classes, called as an app may call them, in any order.
///
/// What UIKit answers with an exception is mostly not called.
@MainActor enum LiveTarget {
    static func run(_ input: [UInt8]) throws {
        var source = ByteSource(input)
        var stage = LiveStage(&source)
        var count = 0
        while !source.isEmpty, count < 48 {
            count += 1
            let misuse = RaisedMisuses.first {
                stage.act(&source)
                stage.host.settle()
            }
            // The app would have ended here.
            if misuse != nil { return }
        }
        // Once is enough: what begins another input is one itself.
        try stage.check()
    }
}

/// A host, a split view and the controllers that may stand in it.
@MainActor private struct LiveStage {
    let host: HeadlessHost
    let split: UISplitViewController
    let plain = (0..<5).map { _ in UIViewController(nibName: nil, bundle: nil) }
    let stacks: [UINavigationController]
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    let delegate = LiveDelegate()

    init(_ source: inout ByteSource) {
        let generation = source.element(of: Generation.known)
        var place: Place?
        if source.chance(200) {
            let device = source.element(of: Device.known)
            place = try? Place(
                device: device, orientation: source.word(), window: source.element(of: Window.named),
                generation: generation)
        }
        host =
            place.map { HeadlessHost(place: $0) }
            ?? HeadlessHost(environment: MachineTarget.environment(&source), generation: generation)
        let style: SplitStyle = source.word()
        split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        for (index, controller) in plain.enumerated() { controller.title = "Controller \(index)" }
        stacks = plain.prefix(2).map { UINavigationController(rootViewController: $0) }
        tabs.viewControllers = [plain[2]]
        if source.chance(220) {
            split.viewControllers = [stacks[0], source.chance(128) ? stacks[1] : plain[3]]
        }
        if source.chance(220) { host.mount(split) }
    }

    private var everyone: [UIViewController] { plain + stacks + [tabs] }

    func check() throws {
        try FuzzFinding.unless(
            !host.windows.contains(where: \.anythingNeedsLayout), "layout never comes to rest")
        guard let tree = InterfaceCapture.tree(of: host) else { return }
        _ = try Twin(tree.twin)
        for controller in split.children {
            try FuzzFinding.unless(controller.parent === split, "a child has another parent")
        }
    }

    mutating func act(_ source: inout ByteSource) {
        switch source.number(below: 24) {
        case 0, 1: resize(&source)
        case 2: try? host.rotate(to: source.word())
        case 3: try? host.move(to: source.element(of: Window.named))
        case 4: split.show(source.word(Column.self))
        case 5: split.hide(source.word(Column.self))
        case 6, 7: place(source.chance(64) ? nil : source.element(of: everyone), in: source.word())
        case 8: placeAll(source.list(atMost: 3) { $0.element(of: everyone) })
        case 9, 10: push(source.element(of: everyone), onto: source.element(of: stacks))
        case 11: source.element(of: stacks).popViewController(animated: source.chance(128))
        case 12: source.element(of: stacks).popToRootViewController(animated: false)
        case 13: present(source.element(of: everyone), from: source.element(of: everyone + [split]))
        case 14: source.element(of: everyone + [split]).dismiss(animated: false)
        case 15: host.tap(source.word(HeadlessHost.SplitTarget.self))
        case 16: host.swipe(source.word(HeadlessHost.Swipe.self))
        case 17: show(source.element(of: everyone), isDetail: source.chance(128))
        case 18: split.set(MachineTarget.property(&source))
        case 19: host.tapBack()
        case 20: host.tapTab(source.number(below: 3), of: tabs)
        case 21: host.move(to: MachineTarget.environment(&source))
        case 22:
            delegate.choose(&source)
            split.delegate = source.chance(200) ? delegate : nil
        default: mount(source.chance(200) ? split : plain[4])
        }
    }

    private func resize(_ source: inout ByteSource) {
        let environment = MachineTarget.environment(&source)
        host.resize(to: environment.size)
    }

    // MARK: What UIKit takes

    private func mount(_ controller: UIViewController) {
        if controller.parent == nil { host.mount(controller) }
    }

    /// Whether one controller may come to stand in another: it is free, and not around it.
    private func isFree(_ controller: UIViewController, for container: UIViewController) -> Bool {
        guard controller !== container, controller.presentingViewController == nil else { return false }
        var ancestor: UIViewController? = container
        while let current = ancestor {
            if current === controller { return false }
            ancestor = current.parent ?? current.presentingViewController
        }
        return controller.parent == nil && controller.view.window == nil
    }

    private func place(_ controller: UIViewController?, in column: Column) {
        if let controller, !isFree(controller, for: split) { return }
        split.setViewController(controller, for: column)
    }

    private func placeAll(_ controllers: [UIViewController]) {
        guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
            controllers.allSatisfy({ isFree($0, for: split) })
        else { return }
        split.viewControllers = controllers
    }

    private func push(_ controller: UIViewController, onto stack: UINavigationController) {
        guard isFree(controller, for: stack), !(controller is UINavigationController) else { return }
        stack.pushViewController(controller, animated: true)
    }

    private func present(_ controller: UIViewController, from presenter: UIViewController) {
        guard isFree(controller, for: presenter) else { return }
        presenter.present(controller, animated: true)
    }

    private func show(_ controller: UIViewController, isDetail: Bool) {
        guard isFree(controller, for: split) else { return }
        if isDetail {
            split.showDetailViewController(controller, sender: nil)
        } else {
            split.show(controller, sender: nil)
        }
    }
}

/// Answers with what the bytes chose.
private final class LiveDelegate: UISplitViewControllerDelegate {
    private var top = Column.secondary
    private var mode = DisplayMode.automatic
    private var answer = false

    func choose(_ source: inout ByteSource) {
        top = source.word()
        mode = source.word()
        answer = source.chance(128)
    }

    func targetDisplayModeForAction(in svc: UISplitViewController) -> DisplayMode { mode }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column { top }

    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
    ) -> DisplayMode { mode }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
        onto primary: UIViewController
    ) -> Bool { answer }
}
