import HeadlessUIKit

extension Walk {
    /// Who is on screen, by nothing but UIKit's own getters.
    var onScreen: [UIViewController] { host.rootViewController.map(shown(from:)) ?? [] }

    private func shown(from controller: UIViewController) -> [UIViewController] {
        let presented = controller.presentedViewController.flatMap {
            $0.presentingViewController === controller ? $0 : nil
        }
        let covers = presented.map {
            [.fullScreen, .currentContext].contains($0.modalPresentationStyle)
        }
        let below = covers == true ? [] : [controller] + children(on: controller).flatMap(shown(from:))
        return below + (presented.map(shown(from:)) ?? [])
    }

    private func children(on controller: UIViewController) -> [UIViewController] {
        switch controller {
        case let split as UISplitViewController: children(of: split)
        case let navigation as UINavigationController: navigation.topViewController.map { [$0] } ?? []
        case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
        default:
            controller.children.filter { child in
                child.viewIfLoaded.map { $0.window != nil && $0.isDescendant(of: controller.view) } ?? false
            }
        }
    }

    private func children(of split: UISplitViewController) -> [UIViewController] {
        // A container whose column's own controller has left it stands for the column that no other stands for.
        let unclaimed = Column.allCases.filter { column in
            let isHeld = column == .primary || split.viewController(for: column) != nil
            return isHeld && split.isShowing(column)
                && !split.children.contains { stands($0, for: column, of: split) }
        }
        return split.children.filter { child in
            if stands(child, for: .inspector, of: split) { return split.isShowing(.inspector) }
            let columns = Column.allCases.filter { stands(child, for: $0, of: split) }
            return split.isCollapsed
                || (columns.isEmpty ? unclaimed : columns).contains(where: split.isShowing)
        }
    }

    private func stands(_ child: UIViewController, for column: Column, of split: UISplitViewController)
        -> Bool
    {
        let held = split.style == .unspecified ? pane(column, of: split) : split.viewController(for: column)
        return held === child || held.map { child.children.contains($0) } ?? false
    }

    private func pane(_ column: Column, of split: UISplitViewController) -> UIViewController? {
        let panes = split.viewControllers
        return switch column {
        case .primary: panes.first
        case .secondary: panes.count > 1 ? panes[1] : nil
        case .supplementary, .compact, .inspector: nil
        }
    }

    /// The hierarchy in one line, for whoever looks for a fault.
    var outline: String {
        Column.allCases.map { split.viewController(for: $0).map(ledger.name) ?? "-" }.joined(separator: " ")
            + " | " + hierarchy
    }
    private var hierarchy: String { host.rootViewController.map(outline(of:)) ?? "" }

    private func outline(of controller: UIViewController) -> String {
        let columns = controller === split ? Column.allCases.filter(split.isShowing).map { "\($0)" } : []
        let inside = columns + controller.children.map(outline(of:))
        let presented = controller.presentedViewController.flatMap {
            $0.presentingViewController === controller ? " presents \(outline(of: $0))" : nil
        }
        return ledger.name(controller) + (inside.isEmpty ? "" : "[\(inside.joined(separator: ", "))]")
            + (presented ?? "")
    }

    /// What does not hold at rest, as sentences; nothing where all does.
    func faults() -> [String] {
        let appeared = Set(ledger.appeared().map(ObjectIdentifier.init))
        let shown = onScreen.filter { $0 is any Named }
        var faults = ledger.faults
        for controller in shown where !appeared.contains(ObjectIdentifier(controller)) {
            faults.append("\(ledger.name(controller)) is on screen and has not appeared")
        }
        for controller in ledger.appeared() where !shown.contains(controller) {
            faults.append("\(ledger.name(controller)) has appeared and is not on screen")
        }
        for case let stack as Stack in shown where stack.told !== stack.topViewController {
            faults.append("\(stack.label) has not told its delegate of its top")
        }
        for controller in shown where controller.viewIfLoaded?.window == nil {
            faults.append("\(ledger.name(controller)) is on screen without a window")
        }
        return faults
    }
}
