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

    /// The layout of the card; an action sheet in a popover has no cancel button.
    func layout(asPopover isPopover: Bool) -> AlertLayout {
        AlertLayout(
            title: title, message: message, fields: textFields?.compactMap(\.element) ?? [],
            buttons: actions.filter { !isPopover || $0.style != .cancel }.map {
                AlertLayout.Button(
                    title: $0.title ?? "", isCancel: $0.style == .cancel,
                    isPreferred: $0 === preferredAction)
            }, pairsButtons: preferredStyle == .alert,
            width: isPopover ? Self.popoverWidth : cardWidth)
    }
}
