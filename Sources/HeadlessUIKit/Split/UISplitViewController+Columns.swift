import SplitframeInterface
import SplitframeLayout

extension UISplitViewController {
    /// The navigation controller on which a collapsed split view stacks its columns.
    var primaryStack: UINavigationController? {
        let container = containers[.primary]
        return container as? UINavigationController ?? container?.children.first as? UINavigationController
    }

    /// The columns of the collapsed stack, in the middle of a collapse those that it leads to.
    private var collapsedStack: ColumnSet {
        incoming.flatMap { $0.isCollapsed ? $0.stack : nil } ?? state.stack
    }

    /// The controllers as `viewControllers` reports them: the app's own, without wrappers.
    var currentControllers: [UIViewController] {
        guard reported.isCollapsed else {
            return [Column.primary, .supplementary, .secondary].compactMap { columnControllers[$0] }
        }
        let root: Column = collapsedStack.contains(.compact) ? .compact : .primary
        return columnControllers[root].map { [$0] } ?? []
    }

    func setColumn(_ column: Column, to controller: UIViewController?) {
        guard style != .unspecified, controller !== columnControllers[column], takes(controller, in: column)
        else { return }
        exchange(column, for: controller)
    }

    /// The array's setter: primary, supplementary where there is one, secondary.
    func setColumns(to controllers: [UIViewController]) {
        let columns = style.columns.columns
        guard takes(.placeAll(count: controllers.count)),
            zip(columns, controllers).allSatisfy({ column, controller in
                let first = controllers.firstIndex(of: controller).map { columns[$0] }
                return takes(.place(in: column, from: self.column(of: controller) ?? first))
            })
        else { return }
        for (index, column) in columns.enumerated() {
            let controller = index < controllers.count ? controllers[index] : nil
            if controller !== columnControllers[column] { exchange(column, for: controller) }
        }
    }

    private func exchange(_ column: Column, for controller: UIViewController?) {
        changeScreen {
            replace(column, with: controller)
            // An app that filled the column otherwise in the middle of this has said so by now.
            guard columnControllers[column] === controller else { return }
            perform(.setColumn(column, hasController: controller != nil))
        }
    }

    /// Puts another controller, or none, into a column; on screen the exchange happens at once.
    func replace(_ column: Column, with new: UIViewController?, loadsView: Bool = false) {
        let isPrimaryStack = column == .primary
        columnControllers[column] = new
        guard state.environment != nil else {
            containers[column] = nil
            return
        }
        if style == .unspecified { return replacePane(column, with: new) }
        if let wrapper = wrappers[column], containers[column] === wrapper {
            if let new, !standsAlone(new, in: column) {
                wrapper.setViewControllers([new], animated: false)
                if loadsView { new.loadViewIfNeeded() }
                // What an app has put into the column in the middle of this came later.
                if let latest = columnControllers[column], latest !== new, containers[column] === wrapper {
                    wrapper.setViewControllers([latest], animated: false)
                }
                return
            }
            if new == nil, reported.isCollapsed { return wrapper.setViewControllers([], animated: false) }
        }
        let wasStacked = containers[column].map { primaryStack?.stackedColumns.contains($0) == true } ?? false
        removeContainer(of: column, isReplaced: new != nil)
        guard columnControllers[column] === new else { return }
        if new != nil, column == .inspector, shows(.inspector) { return install(.inspector) }
        guard new != nil || isPrimaryStack && reported.isCollapsed else { return }
        if reported.isCollapsed {
            guard wasStacked || isPrimaryStack && !collapsedStack.contains(.compact) else { return }
            arrange(collapsedStack)
        } else {
            guard style.columns.contains(column) else { return }
            install(column)
        }
    }

    /// Takes a column's container out.
    ///
    /// A secondary beside others that is cleared hears only that it will disappear (measured).
    private func removeContainer(of column: Column, isReplaced: Bool) {
        guard let container = containers.removeValue(forKey: column) else { return }
        container.movement.isMovingFromParent = true
        container.beginAppearanceTransition(false, animated: false)
        if column == .secondary, !isReplaced, !reported.isCollapsed { container.forgetAppearance() }
        container.endAppearanceTransition()
        // An app that hears of this may fill the column anew, with the same container.
        guard containers[column] !== container else { return }
        if let wrapper = wrappers[column], wrapper === container {
            wrapper.setViewControllers([], animated: false)
        } else if container.parent === self {
            container.willMove(toParent: nil)
        }
        container.viewIfLoaded?.removeFromSuperview()
        if let stack = container.parent as? UINavigationController {
            stack.takeOff(container)
        } else if container.parent === self {
            detach(container)
            if wrappers[column] !== container { container.didMove(toParent: nil) }
        }
    }

    /// Whether UIKit takes a controller as it is, without a navigation controller around it (documented).
    private func standsAlone(_ controller: UIViewController, in column: Column) -> Bool {
        if style == .unspecified || column == .compact || controller is UINavigationController { return true }
        let startsWithNavigation = controller.children.first is UINavigationController
        return switch column {
        case .primary: startsWithNavigation
        case .secondary: startsWithNavigation || controller is UITabBarController
        case .supplementary, .inspector, .compact: false
        }
    }

    /// What stands in the hierarchy for a column; made where there is none yet.
    func container(of column: Column) -> UIViewController? {
        if let container = containers[column] { return container }
        let controller = columnControllers[column]
        if let controller, standsAlone(controller, in: column) {
            containers[column] = controller
            return controller
        }
        guard controller != nil || column == .primary else { return nil }
        let wrapper = wrappers[column] ?? UINavigationController(nibName: nil, bundle: nil)
        wrappers[column] = wrapper
        wrapper.settle(controller.map { [$0] } ?? [])
        containers[column] = wrapper
        return wrapper
    }

    /// A column's container becomes a child; a column style loads its view at once, seen or not (measured).
    func install(_ column: Column) {
        guard columnControllers[column] != nil, let container = container(of: column) else { return }
        if container.parent !== self {
            (container.parent as? UINavigationController)?.takeOff(container)
            addChild(container)
            container.didMove(toParent: self)
        }
        if style != .unspecified, column != .compact { container.loadContent() }
    }

    /// Builds the collapsed stack, or the row of columns where it is empty.
    func arrange(_ columns: ColumnSet) {
        if columns.isEmpty {
            primaryStack?.stackColumns([], of: self)
            if let compact = containers[.compact] { dismiss(compact) }
            return
        }
        let root: Column = columns.contains(.compact) ? .compact : .primary
        guard let rootContainer = container(of: root) else { return }
        for child in childControllers where child !== rootContainer && child !== containers[.inspector] {
            dismiss(child)
        }
        if rootContainer.parent !== self {
            addChild(rootContainer)
            rootContainer.didMove(toParent: self)
        }
        if style == .unspecified {
            collapsePanes()
        } else if root == .primary {
            let stacked = columns.columns.filter { $0 != .primary }.compactMap(container(of:))
            primaryStack?.stackColumns(stacked, of: self)
        }
    }

    /// A container leaves, alive; whoever gave it hears of it.
    func dismiss(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.leaveParent()
    }
}
