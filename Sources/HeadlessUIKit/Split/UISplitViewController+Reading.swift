import SplitframeInterface
package import SplitframeLayout

/// What other rooms of this package read of a live split view.
extension UISplitViewController {
    /// Reads a property by its UIKit name, to see what that raises.
    package func read(_ property: String) { takes(.read(property)) }

    /// The column where a controller stands, or whose controller it was put around.
    package func column(of controller: UIViewController) -> Column? {
        (columnControllers.first { $0.value === controller } ?? wrappers.first { $0.value === controller })?
            .key
    }

    /// The controller that the app gave for a column, or for a classic pane.
    package func given(for column: Column) -> UIViewController? { columnControllers[column] }

    /// Whether a controller is what a column has laid on the collapsed stack; a detail that was shown there later is not.
    func isStacked(_ controller: UIViewController) -> Bool {
        containers.contains { $0.value === controller && state.stack.contains($0.key) }
    }

    /// Whether a column, or a classic pane, is on screen.
    package func shows(_ column: Column) -> Bool { state.visibleColumns.contains(column) }

    /// The outermost controller between a column's controller and the split view; nil out of the hierarchy.
    package func outermostContainer(of column: Column) -> UIViewController? {
        var controller = containers[column]
        while let current = controller, current.parent !== self { controller = current.parent }
        return controller
    }

    package var buttons: SplitButtons {
        var buttons = state.layout.buttons
        if style == .unspecified { buttons.displayMode = currentModeButton }
        return buttons
    }

    /// Every settable property with its value.
    package var settableProperties: [SplitProperty] {
        var configuration = state.configuration
        configuration.primaryBackgroundStyle = primaryBackgroundStyle
        return configuration.settableProperties
    }
}

extension UIViewController {
    /// Whether this controller is another one's child, or presented.
    package var isHeld: Bool { parentController != nil || presenter != nil }

    /// Who was asked to present this controller.
    package var presentationRequester: UIViewController? { presenter?.presentation?.requester }
}
