import SplitframeLayout

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
