import HeadlessUIKit

/// Who is on screen from a root on, by UIKit's own getters; which classic pane shows UIKit has no getter for.
@MainActor enum ScreenTruth {
    static func shown(from controller: UIViewController) -> [UIViewController] {
        let presented = controller.presentedViewController.flatMap {
            $0.presentingViewController === controller ? $0 : nil
        }
        let covers = presented.map {
            [.fullScreen, .currentContext].contains($0.modalPresentationStyle)
        }
        let below = covers == true ? [] : [controller] + children(on: controller).flatMap(shown(from:))
        return below + (presented.map(shown(from:)) ?? [])
    }

    private static func children(on controller: UIViewController) -> [UIViewController] {
        switch controller {
        case let split as UISplitViewController: children(of: split)
        case let navigation as UINavigationController:
            navigation.topViewController.map { [$0] + results(over: $0) } ?? []
        case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
        default:
            controller.children.filter { child in
                child.viewIfLoaded.map { $0.window != nil && $0.isDescendant(of: controller.view) } ?? false
            }
        }
    }

    /// What a search lays over a controller.
    private static func results(over controller: UIViewController) -> [UIViewController] {
        guard let search = controller.navigationItem.searchController, search.isActive,
            search.searchBar.text?.isEmpty == false
        else { return [] }
        return search.searchResultsController.map { [$0] } ?? []
    }

    private static func children(of split: UISplitViewController) -> [UIViewController] {
        let claimed = Column.allCases.filter { column in
            split.children.contains { stands($0, for: column, of: split) }
        }
        // A container whose column's own controller has left it stands for the column that no other stands for.
        let unclaimed = Column.allCases.filter { column in
            let isHeld = column == .primary || split.viewController(for: column) != nil
            return isHeld && split.shows(column) && !claimed.contains(column)
        }
        return split.children.filter { child in
            if stands(child, for: .inspector, of: split) { return split.shows(.inspector) }
            let columns = Column.allCases.filter { stands(child, for: $0, of: split) }
            return split.isCollapsed
                || (columns.isEmpty ? unclaimed : columns).contains(where: split.shows)
                || columns.isEmpty && isLeftOver(child, claimed: claimed, in: split)
        }
    }

    /// Whether a column that the app has emptied in the middle of a change still shows its container, on which an app may
    /// push.
    private static func isLeftOver(
        _ child: UIViewController, claimed: [Column], in split: UISplitViewController
    ) -> Bool {
        child.viewIfLoaded?.window != nil
            && Column.allCases.contains { split.shows($0) && !claimed.contains($0) }
    }

    private static func stands(_ child: UIViewController, for column: Column, of split: UISplitViewController)
        -> Bool
    {
        let held = split.style == .unspecified ? pane(column, of: split) : split.viewController(for: column)
        return held === child || held.map { child.children.contains($0) } ?? false
    }

    private static func pane(_ column: Column, of split: UISplitViewController) -> UIViewController? {
        let panes = split.viewControllers
        return switch column {
        case .primary: panes.first
        case .secondary: panes.count > 1 ? panes[1] : nil
        case .supplementary, .compact, .inspector: nil
        }
    }
}
