/// Whether words are checked, with UIKit's raw values.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether quotation marks are turned, with UIKit's raw values.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether hyphens become dashes, with UIKit's raw values.
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether pasted words take spaces, with UIKit's raw values.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether words are completed in the text, with UIKit's raw values.
public enum UITextInlinePredictionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The look of a keyboard, with UIKit's raw values.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2
}

/// What a text is, for what a keyboard proposes.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    // UIKit's own name.
    public static let URL = UITextContentType(rawValue: "url")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// What a new password must have.
@preconcurrency @MainActor open class UITextInputPasswordRules: IdentityHashable {
    public let passwordRulesDescriptor: String

    public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

/// The bar above a keyboard; headless it is only kept.
@preconcurrency @MainActor open class UITextInputAssistantItem: IdentityHashable {
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var allowsHidingShortcuts = true

    init() {}
}
