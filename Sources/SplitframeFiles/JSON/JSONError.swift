import SplitframeInterface

/// The reason why JSON cannot be used: a syntax error, or a value that was not expected.
public enum JSONError: Error, Hashable, Sendable {
    /// The text is not JSON; line and column, in characters, are counted from 1.
    case syntax(Fault, line: Int, column: Int)
    /// An object has an unknown key.
    case unknownKey(String, at: String, known: [String])
    /// A required key is missing.
    case missingKey(String, at: String)
    /// An object has none of the keys of which it needs one.
    case noneOf([String], at: String)
    /// An object has keys that exclude each other.
    case conflictingKeys([String], at: String)
    /// A value does not fit its key; `nearest` is the nearest allowed word, if one is near.
    case badValue(String, at: String, expected: String, nearest: String? = nil)
    /// A value exceeds a limit.
    case tooMany(Int, of: Limit, at: String)

    /// The kinds of syntax errors.
    public enum Fault: Hashable, Sendable {
        case unexpected(String, expected: String)
        case ended(expected: String)
        case unfinishedText
        case controlCharacter
        case invalidUTF8
        case invalidEscape
        case numberOutOfRange(String)
        case duplicateKey(String)
        /// Lists and objects are nested deeper than the limit.
        case tooDeep
    }
}

extension JSONError: CustomStringConvertible {
    /// One or two sentences: the place, the fault, and the expected value.
    public var description: String {
        switch self {
        case .syntax(let fault, let line, let column):
            return "Line \(line), column \(column): \(fault)."
        case .unknownKey(let key, let path, let known):
            let guess = Self.guess(known.nearest(to: key))
            return
                "\(Self.named(path)) has no key \(key.quoted).\(guess) It takes: \(known.joined(separator: ", "))."
        case .missingKey(let key, let path):
            return "\(Self.named(path)) needs the key \(key.quoted)."
        case .noneOf(let keys, let path):
            return "\(Self.named(path)) needs one of the keys \(keys.joined(separator: ", "))."
        case .conflictingKeys(let keys, let path):
            let list = keys.map(\.quoted).joined(separator: " and ")
            return "\(Self.named(path)) has \(list), which exclude each other: keep one."
        case .badValue(let value, let path, let expected, let nearest):
            return nearest == nil
                ? "\(Self.named(path)) is \(value): write \(expected)."
                : "\(Self.named(path)) is \(value).\(Self.guess(nearest)) It takes: \(expected)."
        case .tooMany(let count, let limit, let path):
            return "\(Self.named(path)) has \(count) \(limit.unit): \(limit.sentence)."
        }
    }

    private static func named(_ path: String) -> String { path.isEmpty ? "The file" : path }

    private static func guess(_ word: String?) -> String { word.map { " Did you mean \"\($0)\"?" } ?? "" }
}

extension JSONError.Fault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unexpected(let found, let expected): "expected \(expected), found \(found.quoted)"
        case .ended(let expected): "expected \(expected), but the text ends"
        case .unfinishedText: "the text that begins here has no closing quotation mark"
        case .controlCharacter: "line breaks and other control characters in a text are written \\n, \\u0001"
        case .invalidUTF8: "the text that begins here is not UTF-8"
        case .invalidEscape:
            "after \"\\\" comes one of \" \\ / b f n r t, or u and four digits of a character"
        case .numberOutOfRange(let number): "the number \(number.shortened) is out of range"
        case .duplicateKey(let key): "the key \(key.quoted) is in this object twice; keep one"
        case .tooDeep: Limit.nesting.sentence
        }
    }
}
