/// Named values are written as their words.
extension NamedCase where Self: Codable {
    public init(from decoder: any Decoder) throws { self = try Self.named(by: decoder) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }

    fileprivate static func named(by decoder: any Decoder) throws -> Self {
        let container = try decoder.singleValueContainer()
        let word = try container.decode(String.self)
        guard let value = Self(name: word) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\"\(word)\" is none of \(Self.allCases.map(\.name))")
        }
        return value
    }
}

/// Also those with UIKit's numbers behind them, which would be written as numbers.
extension NamedCase where Self: Codable & RawRepresentable<Int> {
    public init(from decoder: any Decoder) throws { self = try Self.named(by: decoder) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

extension Generation: Codable {}
