/// Whether spelling is checked, with UIKit's raw values; compiles only.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// Whether straight quotation marks are replaced by curly ones, with UIKit's raw values; compiles only.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether hyphens are replaced by dashes, with UIKit's raw values; compiles only.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether spaces are inserted around pasted text, with UIKit's raw values; compiles only.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`, no, yes
}

/// The look of a keyboard, with UIKit's raw values; compiles only.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
}

/// The kind of a text, for the suggestions of a keyboard; compiles only.
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
    // The name is UIKit's.
    public static let URL = UITextContentType(rawValue: "url")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The buttons beside the suggestions of the keyboard; compiles only.
@preconcurrency @MainActor open class UITextInputAssistantItem: IdentityHashable {
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var allowsHidingShortcuts = true

    init() {}
}
