extension JSON: Codable {
    /// Numbers are written with up to six decimals, to leave out the noise of binary fractions; not-a-number and
    /// infinity, which JSON lacks, are written as null.
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

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let array = try? container.decode([JSON].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }
}

extension Double {
    /// The number rounded to six decimals; never a negative zero.
    fileprivate var withoutNoise: Double {
        abs(self) < 1e9 ? (self * 1e6).rounded() / 1e6 + 0 : self
    }
}
