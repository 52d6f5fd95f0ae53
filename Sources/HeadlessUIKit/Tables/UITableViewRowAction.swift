public import Foundation

/// An action of a swipe over a row, as apps made them before iOS 11.
@preconcurrency @MainActor open class UITableViewRowAction: IdentityHashable {
    /// Whether an action is destructive, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case `default`, normal

        public static var destructive: Style { .default }
    }

    public let style: Style
    open var title: String?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The type is UIKit's: nil resets it to the style's colour.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?
    /// Compiles only.
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// The action as swipes over rows have it now.
    func contextualAction(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .destructive ? .destructive : .normal, title: title) {
            [self] _, _, done in
            handler(self, path)
            done(true)
        }
        action.backgroundColor = ownColor
        return action
    }
}
