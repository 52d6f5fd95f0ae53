/// A menu element that runs a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public typealias Handler = @MainActor (UIAction) -> Void

    /// An action's name, unique in a menu.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open var discoverabilityTitle: String?
    public internal(set) var sender: Any?
    let handler: Handler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping Handler
    ) {
        self.identifier = identifier ?? Identifier(title)
        self.attributes = attributes
        self.state = state
        self.discoverabilityTitle = discoverabilityTitle
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }
}

/// A menu, or a section of one.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// How a menu shows its elements.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        public static let singleSelection = Options(rawValue: 1 << 5)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public let children: [UIMenuElement]
    public let options: Options

    public init(
        title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.children = children
        self.options = options
        super.init(title: title, image: image)
    }
}
