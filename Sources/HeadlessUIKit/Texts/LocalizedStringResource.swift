public import Foundation

/// A localized text that is looked up later, with the table and the bundle of its key; Linux has no such type.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The place of a table of texts.
    public enum BundleDescription: Hashable, Sendable {
        case main
        case atURL(URL)
    }

    public let key: String
    public let table: String?
    public let bundle: BundleDescription
    public var locale: Locale
    public let defaultValue: String.LocalizationValue
    /// Whether the key is another text than the default value.
    private let hasOwnKey: Bool

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(
            key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle,
            hasOwnKey: false)
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(
            key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle,
            hasOwnKey: true)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
        bundle: BundleDescription, hasOwnKey: Bool
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
        self.hasOwnKey = hasOwnKey
    }

    /// The text of the key in the bundle's table; without such a table the default value.
    fileprivate var text: String {
        let bundle: Bundle =
            switch bundle {
            case .main: .main
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        let text = bundle.localizedString(
            forKey: key, value: hasOwnKey ? defaultValue.key : nil, table: table)
        return defaultValue.filled(text)
    }
}

extension String {
    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) { self = resource.text }
}
