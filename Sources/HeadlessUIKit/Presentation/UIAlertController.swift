import SplitframeInterface
import SplitframeLayout

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: IdentityHashable {
    /// The style of a button, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    public let title: String?
    public let style: Style
    open var isEnabled = true
    let handler: (@MainActor (UIAlertAction) -> Void)?

    public init(
        title: String?, style: Style = .default, handler: (@MainActor (UIAlertAction) -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// The urgency of an alert, with UIKit's raw values; compiles only.
public enum UIAlertControllerSeverity: Int, Sendable {
    case `default`, critical
}

/// An alert or an action sheet.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The kind of an alert, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    open var message: String?
    open private(set) var preferredStyle = Style.alert
    open private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?
    /// Compiles only.
    open var severity = UIAlertControllerSeverity.default

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// The fields of an alert, in order; nil without any.
    open private(set) var textFields: [UITextField]?

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    /// The colour of an action's title: red for a destructive one, else that of the view's tint.
    private func color(of action: UIAlertAction, in traits: UITraitCollection) -> ElementColor? {
        let color = action.style == .destructive ? UIColor.systemRed : viewIfLoaded?.givenTint
        return color?.drawn(in: traits)
    }

    /// The layout of the card; an action sheet in a popover has no cancel button.
    ///
    /// - Parameter traits: The traits for colours; nil where only sizes matter, on which the alert's traits depend.
    func layout(asPopover isPopover: Bool, in traits: UITraitCollection? = nil) -> AlertLayout {
        AlertLayout(
            title: title, message: message, fields: textFields?.compactMap(\.element) ?? [],
            buttons: actions.filter { !isPopover || $0.style != .cancel }.map { action in
                AlertLayout.Button(
                    title: action.title ?? "", isCancel: action.style == .cancel,
                    isPreferred: action === preferredAction, isEnabled: action.isEnabled,
                    color: traits.flatMap { color(of: action, in: $0) })
            }, pairsButtons: preferredStyle == .alert,
            width: isPopover ? Self.popoverWidth : cardWidth)
    }
}
