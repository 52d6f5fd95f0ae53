extension JSON: Encodable {
    /// Numbers are written with up to six decimals, so that the noise of binary fractions stays out; what JSON
    /// cannot say, not a number and infinity, as null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let bool): try container.encode(bool)
        case .number(let number) where !number.isFinite: try container.encodeNil()
        case .number(let number): try container.encode(number.withoutNoise)
        case .string(let string): try container.encode(string)
        case .array(let array): try container.encode(array)
        case .object(let object): try container.encode(object)
        }
    }
}

extension Double {
    /// The number rounded to six decimals, where it has as many; never a negative zero.
    fileprivate var withoutNoise: Double {
        abs(self) < 1e9 ? (self * 1e6).rounded() / 1e6 + 0 : self
    }
}
