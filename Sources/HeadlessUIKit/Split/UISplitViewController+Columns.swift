import SplitframeInterface
import SplitframeLayout

extension UISplitViewController {
    /// The navigation controller on which a collapsed split view stacks its columns.
    var primaryStack: UINavigationController? {
        let container = containers[.primary]
        return container as? UINavigationController ?? container?.children.first as? UINavigationController
    }

    /// The columns of the collapsed stack, or during a collapse those of the coming stack.
    private var collapsedStack: ColumnSet {
        incoming.flatMap { $0.isCollapsed ? $0.stack : nil } ?? state.stack
    }

    /// The value of `viewControllers`: the app's controllers, without wrappers.
    var currentControllers: [UIViewController] {
        guard reported.isCollapsed else {
            return [Column.primary, .supplementary, .secondary].compactMap { columnControllers[$0] }
        }
        let root: Column = collapsedStack.contains(.compact) ? .compact : .primary
        return columnControllers[root].map { [$0] } ?? []
    }

    func setColumn(_ column: Column, to controller: UIViewController?) {
        guard style != .unspecified, controller !== columnControllers[column], allows(controller, in: column)
        else { return }
        exchange(column, for: controller)
    }

    /// Sets `viewControllers`: primary, supplementary if any, secondary.
    func setColumns(to controllers: [UIViewController]) {
        let columns = style.columns.columns
        guard allows(.placeAll(count: controllers.count)),
            zip(columns, controllers).allSatisfy({ column, controller in
                let first = controllers.firstIndex(of: controller).map { columns[$0] }
                return allows(.place(in: column, from: self.column(of: controller) ?? first))
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
            // Where a callback has replaced the controller again, that replacement has already informed the core.
            guard columnControllers[column] === controller else { return }
            perform(.setColumn(column, hasController: controller != nil))
        }
    }

    /// Puts another controller, or none, into a column; on screen it is exchanged at once.
    func replace(_ column: Column, with new: UIViewController?, loadsView: Bool = false) {
        let isPrimaryStack = column == .primary
        columnControllers[column] = new
        guard state.environment != nil else {
            containers[column] = nil
            return
        }
        if style == .unspecified { return replacePane(column, with: new) }
        if let wrapper = wrappers[column], containers[column] === wrapper {
            if let new, !isAlone(new, in: column) {
                if column == .secondary, !loadsView, state.generation.rules.pushesOntoSecondary,
                    let top = wrapper.ownTop
                {
                    if wrapper.stack.contains(new) {
                        wrapper.popToViewController(new, animated: top.isOnScreen)
                    } else {
                        wrapper.pushViewController(new, animated: top.isOnScreen)
                    }
                    return
                }
                // The columns stacked on a collapsed primary stay above the new one.
                wrapper.setViewControllers([new] + wrapper.stackedColumns, animated: false)
                if loadsView { new.loadViewIfNeeded() }
                // A controller that the app has put into the column in a callback stays there.
                if let latest = columnControllers[column], latest !== new, containers[column] === wrapper {
                    wrapper.setViewControllers([latest] + wrapper.stackedColumns, animated: false)
                }
                return
            }
            if new == nil, reported.isCollapsed {
                return wrapper.setViewControllers(wrapper.stackedColumns, animated: false)
            }
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

    /// Removes a column's container.
    ///
    /// A secondary that is removed from beside other columns gets only `viewWillDisappear(_:)` (measured on iOS 26.1).
    private func removeContainer(of column: Column, isReplaced: Bool) {
        // Columns stacked on a collapsed primary are no part of it.
        if column == .primary { primaryStack?.stackColumns([], of: self) }
        guard let container = containers.removeValue(forKey: column) else { return }
        // A column on screen that shares the controller keeps it.
        if let other = self.column(ofContainer: container), shows(other) { return }
        if column == .compact, wrappers.values.contains(where: { $0 === container.parent }) { return }
        if column == .inspector { dismissInspector(animated: false) }
        container.movement.isMovingFromParent = true
        container.beginAppearanceTransition(false, animated: false)
        if column == .secondary, !isReplaced, !reported.isCollapsed,
            state.generation.rules.hasReplacementOddities
        {
            container.forgetAppearance()
        }
        container.endAppearanceTransition()
        // An app may fill the column again in this callback, with the same container.
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

    /// Whether UIKit uses a controller directly, without a navigation controller around it (documented).
    private func isAlone(_ controller: UIViewController, in column: Column) -> Bool {
        if style == .unspecified || column == .compact || controller is UINavigationController { return true }
        let startsWithNavigation = controller.children.first is UINavigationController
        return switch column {
        case .primary: startsWithNavigation
        case .secondary: startsWithNavigation || controller is UITabBarController
        case .supplementary, .inspector, .compact: false
        }
    }

    /// The container in the hierarchy for a column; made if there is none yet.
    func container(of column: Column) -> UIViewController? {
        if let container = containers[column] { return container }
        let controller = columnControllers[column]
        if let controller, isAlone(controller, in: column) {
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

    /// Adds a column's container as a child; a column style loads its view at once, visible or not (measured).
    func install(_ column: Column) {
        guard let controller = columnControllers[column], let container = container(of: column) else {
            return
        }
        if column == .inspector, (incoming ?? state).isCollapsed { return container.loadContent() }
        if let wrapper = wrappers[column], wrapper === container, controller === columnControllers[.compact],
            controller.parent !== wrapper
        {
            leave(controller)
            wrapper.settle([controller])
        }
        if container.parent !== self {
            leave(container)
            addChild(container)
            container.didMove(toParent: self)
        }
        if style != .unspecified, column != .compact { container.loadContent() }
    }

    /// Takes a controller from where it is, on screen with its disappearance: columns may share one with the compact
    /// column.
    private func leave(_ controller: UIViewController) {
        guard controller.parent != nil else { return }
        if controller.parent !== primaryStack, controller.isOnScreen {
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
        }
        if let stack = controller.parent as? UINavigationController {
            stack.takeOff(controller)
        } else {
            dismiss(controller)
        }
    }

    /// Builds the collapsed stack from columns; without columns, dissolves the stack.
    func arrange(_ columns: ColumnSet) {
        if columns.isEmpty {
            primaryStack?.stackColumns([], of: self)
            if let compact = containers[.compact], column(ofContainer: compact) == .compact,
                !containers.contains(where: { $0.key != .compact && $0.value === compact })
            {
                dismiss(compact)
            }
            return
        }
        let root: Column = columns.contains(.compact) ? .compact : .primary
        guard let rootContainer = container(of: root) else { return }
        for child in childControllers where child !== rootContainer && child !== containers[.inspector] {
            dismiss(child)
        }
        if rootContainer.parent !== self {
            leave(rootContainer)
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

    /// Removes a container but keeps it alive, with the calls for a removed child.
    func dismiss(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.leaveParent()
    }
}
