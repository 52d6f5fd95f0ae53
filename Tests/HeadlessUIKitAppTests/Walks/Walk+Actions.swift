import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeLayout

extension Walk {
    /// Does one thing, and says what.
    func act() -> String {
        switch Int.random(in: 0..<10, using: &chance) {
        case 0, 1, 2, 3: move()
        case 4: touch()
        case 5 where chance.oneIn(4): turnTabs()
        default: impulse()
        }
    }

    /// What an app does by itself, inside a callback or outside.
    func impulse() -> String {
        switch Int.random(in: 0..<9, using: &chance) {
        case 0: return set()
        case 1: return request()
        case 2: return fillColumn()
        case 3: return detail()
        case 4, 5: return changeStack()
        case 6: return present()
        case 7: return embed()
        default:
            host.window?.layoutIfNeeded()
            return "layoutIfNeeded"
        }
    }

    private func move() -> String {
        let sizes =
            [Size(width: 393, height: 852), Size(width: 600, height: 820), Size(width: 820, height: 1180)]
            + [Size(width: 1180, height: 820), Size(width: 1366, height: 1024)]
        switch Int.random(in: 0..<4, using: &chance) {
        case 0:
            let isLandscape = host.environment.size.width > host.environment.size.height
            try? host.rotate(to: isLandscape ? .portrait : .landscape)
            return "rotate"
        case 1:
            var environment = host.environment
            environment.horizontalSizeClass =
                environment.horizontalSizeClass == .compact ? .regular : .compact
            host.move(to: environment)
            return "width class \(environment.horizontalSizeClass)"
        default:
            guard let size = chance.pick(sizes) else { return "" }
            var environment = host.environment
            environment.size = size
            environment.horizontalSizeClass = size.width < 600 ? .compact : .regular
            host.move(to: environment)
            return "resize \(size.width)"
        }
    }

    private func touch() -> String {
        switch Int.random(in: 0..<3, using: &chance) {
        case 0:
            guard let target = chance.pick(HeadlessHost.SplitTarget.allCases) else { return "" }
            host.tap(target)
            return "tap \(target)"
        case 1:
            guard let swipe = chance.pick(HeadlessHost.Swipe.allCases) else { return "" }
            host.swipe(swipe)
            return "swipe \(swipe)"
        default:
            host.tapBack()
            return "back"
        }
    }

    private func turnTabs() -> String {
        guard let tabs = chance.pick(onScreen.compactMap { $0 as? UITabBarController }),
            let count = tabs.viewControllers?.count
        else { return "no tabs" }
        host.tapTab(Int.random(in: 0..<count, using: &chance), of: tabs)
        return "tab"
    }

    private func set() -> String {
        switch Int.random(in: 0..<4, using: &chance) {
        case 0, 1:
            guard let mode = chance.pick(DisplayMode.allCases) else { return "" }
            split.preferredDisplayMode = mode
            return "prefer \(mode)"
        case 2:
            guard let behavior = chance.pick(SplitBehavior.allCases) else { return "" }
            split.preferredSplitBehavior = behavior
            return "prefer \(behavior)"
        default:
            split.maximumPrimaryColumnWidth = chance.oneIn(2) ? 240 : UISplitViewController.automaticDimension
            split.primaryEdge = chance.oneIn(2) ? .leading : .trailing
            return "width"
        }
    }

    @discardableResult
    func request() -> String {
        guard split.style != .unspecified,
            let column = chance.pick(split.style.columns.columns + [.inspector])
        else { return "no column" }
        if chance.oneIn(2) {
            split.show(column)
            return "show \(column)"
        }
        split.hide(column)
        return "hide \(column)"
    }

    private func fillColumn() -> String {
        guard split.style != .unspecified else {
            fillPanes()
            return "panes"
        }
        var columns = split.style.columns.columns + [.compact]
        if generation.rules.hasInspector { columns.append(.inspector) }
        guard let column = chance.pick(columns) else { return "" }
        guard chance.oneIn(3) else {
            let newcomer = newcomer(for: column)
            split.setViewController(newcomer, for: column)
            return "\(column) is \(ledger.name(newcomer))"
        }
        // A container that its column's controller has left goes too, with what was pushed there.
        let others = Column.allCases.filter { $0 != column }.compactMap(split.viewController(for:))
        let gone = split.children.filter { child in
            !others.contains { $0 === child || $0.parent === child }
        }
        let inside = gone.flatMap(descendants)
        split.setViewController(nil, for: column)
        // Pages may have taken others in meanwhile.
        if column == .secondary { (inside + gone.flatMap(descendants)).forEach(ledger.forgive) }
        return "\(column) is empty"
    }

    private func descendants(of controller: UIViewController) -> [UIViewController] {
        [controller] + controller.children.flatMap(descendants(of:))
    }

    private func detail() -> String {
        let sender = chance.pick(onScreen) ?? split
        let current = split.given(for: .secondary)
        let detail = chance.oneIn(4) ? current ?? newPage() : chance.oneIn(2) ? newStack() : page()
        guard detail.presentingViewController == nil else { return "" }
        if chance.oneIn(4), detail is Page, detail.parent == nil {
            sender.show(detail, sender: nil)
            return "\(ledger.name(sender)) shows \(ledger.name(detail))"
        }
        // What a collapsed split view holds may be presented, which UIKit refuses to who has a parent.
        guard isNowhere(detail) || detail === current && !split.isCollapsed else { return "" }
        split.showDetailViewController(detail, sender: sender)
        return "show detail \(ledger.name(detail))"
    }

    private func isNowhere(_ controller: UIViewController) -> Bool {
        controller.parent == nil && controller.presentingViewController == nil
    }

    private func changeStack() -> String {
        guard let stack = chance.pick(stacks) else { return "no stack" }
        switch Int.random(in: 0..<6, using: &chance) {
        case 0, 1, 2:
            let page = page()
            stack.pushViewController(page, animated: chance.oneIn(2))
            return "push \(ledger.name(page)) onto \(ledger.name(stack))"
        case 3:
            stack.popViewController(animated: chance.oneIn(2))
            return "pop off \(ledger.name(stack))"
        case 4:
            stack.popToRootViewController(animated: chance.oneIn(2))
            return "pop \(ledger.name(stack)) to its root"
        default:
            let kept = stack.viewControllers.prefix(1)
            stack.setViewControllers(kept + [page()], animated: chance.oneIn(2))
            return "another stack of \(ledger.name(stack))"
        }
    }

    private func present() -> String {
        guard let presenter = chance.pick(onScreen) else { return "" }
        if chance.oneIn(2) {
            presenter.dismiss(animated: chance.oneIn(2))
            return "\(ledger.name(presenter)) dismisses"
        }
        let presented = chance.oneIn(2) ? newStack() : page()
        let styles: [UIModalPresentationStyle] = [
            .automatic, .fullScreen, .formSheet, .pageSheet, .overFullScreen, .popover,
        ]
        presented.modalPresentationStyle = chance.pick(styles) ?? .automatic
        presented.popoverPresentationController?.sourceView = presenter.view
        presenter.present(presented, animated: chance.oneIn(2))
        return
            "\(ledger.name(presenter)) presents \(ledger.name(presented)) \(presented.modalPresentationStyle)"
    }

    /// A plain page takes a child in, or lets it go.
    private func embed() -> String {
        guard let page = chance.pick(onScreen.filter { $0 is Page && !$0.children.contains(split) }) else {
            return "no page"
        }
        if let child = page.children.first {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            return "\(ledger.name(page)) lets \(ledger.name(child)) go"
        }
        let child = self.page()
        page.addChild(child)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        return "\(ledger.name(page)) takes \(ledger.name(child)) in"
    }
}
