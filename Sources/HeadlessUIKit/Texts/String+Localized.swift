public import Foundation

extension String {
    /// A localized text's key with its values, written as a literal: `"\(count) messages"`; Linux has no such type.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        /// The key in a table of texts, with a placeholder for each value: `%lld messages`.
        let key: String
        /// The values as text; nil for a literal without interpolation, in which a percent sign is no placeholder.
        fileprivate let values: [String]?

        /// A text with these values in place of its placeholders.
        func filled(_ text: String) -> String { values.map(text.filled) ?? text }

        public init(_ value: String) { self.init(stringLiteral: value) }

        public init(stringLiteral value: String) {
            key = value
            values = nil
        }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            values = stringInterpolation.values
        }

        /// The literal's parts, of which the key is made.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var values: [String] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
            }

            public mutating func appendInterpolation<Value>(_ value: Value) {
                switch value {
                case is any SignedInteger: key += "%lld"
                case is any UnsignedInteger: key += "%llu"
                case is Double: key += "%lf"
                case is Float: key += "%f"
                default: key += "%@"
                }
                values.append("\(value)")
            }

            public mutating func appendInterpolation<Format: FormatStyle>(
                _ value: Format.FormatInput, format: Format
            ) where Format.FormatOutput == String {
                key += "%@"
                values.append(format.format(value))
            }
        }
    }

    /// The text of a key in a bundle's table, with its values; without such a table the key itself.
    ///
    /// Plural forms of string catalogues are not read.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: nil, table: table)
        self = keyAndValue.filled(text)
    }

    /// The text of a key in a bundle's table; without such a table the default value.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main)
            .localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
        self = defaultValue.filled(text)
    }

    /// The text with values in place of its placeholders, which may be numbered: `%2$@ of %1$lld`.
    fileprivate func filled(with values: [String]) -> String {
        var next = 0
        return replacing(#/%(?:%|(?:([1-9])\$)?(?:@|l*[du]|l?f))/#) { match in
            guard match.output.0 != "%%" else { return "%" }
            let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            next += 1
            return values.indices.contains(index) ? values[index] : String(match.output.0)
        }
    }
}
