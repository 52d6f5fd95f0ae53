import Foundation

/// An element of a menu: an action, a command or a submenu.
@preconcurrency @MainActor open class UIMenuElement: IdentityHashable {
    open var title: String
    open var image: UIImage?
    open var subtitle: String?

    /// The look of an element, with UIKit's raw values.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Compiles only.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// Whether an element is switched on, with UIKit's raw values.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}

/// A menu element that sends an action up the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    public let action: Selector?
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off
    /// Compiles only.
    open var discoverabilityTitle: String?

    public let propertyList: Any?
    public let alternates: [UICommandAlternate]

    public init(
        title: String, image: UIImage? = nil, action: Selector?, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        super.init(title: title, image: image)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }
}

/// The variant of a command for further modifier keys.
@preconcurrency @MainActor open class UICommandAlternate: IdentityHashable {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
    }
}

/// A command with a key on a keyboard.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags

    public init(
        title: String = "", image: UIImage? = nil, action: Selector?, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
        discoverabilityTitle: String? = nil
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputPageUp = "UIKeyInputPageUp"
    public static let inputPageDown = "UIKeyInputPageDown"
    public static let inputHome = "UIKeyInputHome"
    public static let inputEnd = "UIKeyInputEnd"
    public static let inputDelete = "\u{8}"
    public static let f5 = "UIKeyInputF5"

    // MARK: Compiles only
    open var wantsPriorityOverSystemBehavior = false
    open var allowsAutomaticLocalization = true
    open var allowsAutomaticMirroring = true
}

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
