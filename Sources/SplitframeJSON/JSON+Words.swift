extension JSON {
    /// The whole value on one line in readable form, with strings unquoted.
    public var line: String {
        switch self {
        case .null, .bool, .number: compactText
        case .string(let string): string
        case .array(let array): "[\(array.map(\.line).joined(separator: ", "))]"
        case .object(let object):
            "{\(object.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.line)" }.joined(separator: ", "))}"
        }
    }

    /// A short description of the value for an error message.
    public var summary: String {
        switch self {
        case .null, .bool, .number: compactText
        case .string(let string): string.quoted
        case .array(let array): "a list of \(array.count)"
        case .object: "an object"
        }
    }
}

extension String {
    /// The text in quotation marks for an error message.
    package var quoted: String { "\"\(shortened)\"" }

    /// The text, cut at its end if it is too long for an error message.
    var shortened: String { count > 80 ? prefix(79) + "…" : self }
}
