import SplitframeInterface
package import SplitframeLayout

/// Accessors for other modules of this package.
extension UISplitViewController {
    /// Reads a property by its UIKit name, to see the exception that this raises.
    package func read(_ property: String) { allows(.read(property)) }

    /// The column of a controller, or of the controller that it wraps; of two columns that share it, not the compact one.
    package func column(of controller: UIViewController) -> Column? {
        let holds = { (column: Column) in
            self.columnControllers[column] === controller || self.wrappers[column] === controller
        }
        return Column.allCases.first { $0 != .compact && holds($0) } ?? (holds(.compact) ? .compact : nil)
    }

    /// The column of a container; of two columns that share it, the one on screen.
    func column(ofContainer container: UIViewController) -> Column? {
        let columns = Column.allCases.filter { containers[$0] === container }
        return columns.first(where: shows) ?? columns.first
    }

    /// The app's controller of a column, or of a classic pane.
    package func given(for column: Column) -> UIViewController? { columnControllers[column] }

    /// Whether a controller is the container of a column on the collapsed stack; a detail shown there later is not.
    func isStacked(_ controller: UIViewController) -> Bool {
        containers.contains { $0.value === controller && state.stack.contains($0.key) }
    }

    /// Whether a column, or a classic pane, is on screen.
    package func shows(_ column: Column) -> Bool { state.visibleColumns.contains(column) }

    /// The outermost controller between a column's controller and the split view; nil outside the hierarchy.
    package func outermostContainer(of column: Column) -> UIViewController? {
        var controller = containers[column]
        while let current = controller, current.parent !== self {
            // A collapsed split view presents its inspector.
            guard let parent = current.parent else {
                return current.presentationRequester === self ? current : nil
            }
            controller = parent
        }
        return controller
    }

    /// The buttons in the bars of columns; a column without a bar has none.
    package var buttons: SplitButtons {
        var buttons = state.layout.buttons
        if style == .unspecified { buttons.displayMode = currentModeButton }
        if let button = buttons.displayMode, !hasBar(button.column) { buttons.displayMode = nil }
        if let button = buttons.secondaryOnly, !hasBar(button.column) { buttons.secondaryOnly = nil }
        return buttons
    }

    /// Whether a navigation controller in a column shows its bar.
    private func hasBar(_ column: Column) -> Bool {
        containers[column]?.shownHierarchy.contains {
            ($0 as? UINavigationController)?.hidesNavigationBar == false
        } ?? false
    }

    /// Every settable property with its value.
    package var settableProperties: [SplitProperty] {
        var configuration = state.configuration
        configuration.primaryBackgroundStyle = primaryBackgroundStyle
        return configuration.settableProperties
    }
}

extension UIViewController {
    /// Whether this controller is a child or presented.
    package var isHeld: Bool { parentController != nil || presenter != nil }

    /// The controller that was asked to present this one.
    package var presentationRequester: UIViewController? { presenter?.presentation?.requester }
}

/// The inspector of a collapsed split view, which is presented as a sheet (documented), not stacked.
extension UISplitViewController {
    /// Presents or dismisses the sheet at the first of the two calls about its appearance.
    func turnInspector(_ phase: AppearancePhase) {
        switch phase {
        case .viewWillAppear: presentInspector(animated: isAnimated)
        case .viewWillDisappear: dismissInspector(animated: isAnimated)
        case .viewDidAppear, .viewDidDisappear: break
        }
    }

    private func presentInspector(animated: Bool) {
        guard let container = container(of: .inspector), container.presenter == nil else { return }
        // A person swipes the sheet away, or the app dismisses it.
        container.ownPresentationController.dismissed = { [weak self] in self?.perform(.hide(.inspector)) }
        var front: UIViewController = self
        while let next = front.presentedViewController { front = next }
        front.startPresenting(container, animated: animated, completion: nil)
    }

    /// Dismisses the inspector where it is presented, without a further message to the delegate.
    func dismissInspector(animated: Bool) {
        guard let container = containers[.inspector] ?? columnControllers[.inspector],
            let presenter = container.presenter
        else { return }
        container.ownPresentationController.dismissed = nil
        presenter.endPresenting(animated: animated, completion: nil)
    }

    /// Makes a sheet of an inspector beside the secondary, or the reverse, after a collapse or an expansion.
    func settleInspector() {
        guard isOnScreen, state.isInspectorShown, let container = containers[.inspector] else { return }
        if !state.isCollapsed {
            dismissInspector(animated: false)
        } else if container.parent === self {
            container.beginAppearanceTransition(false, animated: false)
            dismiss(container)
            container.endAppearanceTransition()
            presentInspector(animated: false)
        }
    }
}
