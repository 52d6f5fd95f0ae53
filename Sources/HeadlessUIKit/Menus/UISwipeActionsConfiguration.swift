/// The actions for a swipe over a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: IdentityHashable {
    open private(set) var actions: [UIContextualAction]
    /// Whether a swipe over the whole row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action of a swipe.
@preconcurrency @MainActor open class UIContextualAction: IdentityHashable {
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// Whether an action is destructive, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's: nil resets it to the style's colour.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
