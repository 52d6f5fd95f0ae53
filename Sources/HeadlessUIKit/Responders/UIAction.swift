import Foundation

public typealias UIActionHandler = UIAction.Handler

/// A menu element that runs a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public typealias Handler = @MainActor (UIAction) -> Void

    /// The identifier of an action, unique in a menu.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open var discoverabilityTitle: String?
    open internal(set) var sender: Any?
    let handler: Handler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping Handler
    ) {
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        self.attributes = attributes
        self.state = state
        self.discoverabilityTitle = discoverabilityTitle
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }
}
