/// A choice in an alert.
@preconcurrency @MainActor open class UIAlertAction: IdentityHashable {
    /// How a choice looks, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
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

/// An alert or a sheet of choices.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Alert or sheet, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    open var message: String?
    public private(set) var preferredStyle = Style.alert
    public private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }
}
