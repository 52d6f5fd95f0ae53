/// Why a list of goldens cannot be used.
public enum GoldenListError: Error, Hashable, Sendable {
    case missing(path: String)
    case invalid(path: String, reason: String)
    /// The file is of another schema than 1.
    case schema(String, path: String)
    /// Neither an entry nor a selection has such a key.
    case unknownKey(String, of: String, nearest: String?)
    /// A key's value is of another kind than it takes.
    case badValue(String, key: String, expected: String)
    /// A key says nothing of an entry that has another one.
    case conflictingKey(String, beside: String)
    /// An entry asks for nothing.
    case emptyEntry
    /// There is no such sheet of a selection or of a scenario.
    case unknownSheet(String, of: String, expected: [String])
    /// A pair of other than two selections.
    case noPair(count: Int)
    /// Two entries give different pictures one name.
    case sameName(String)
    /// A listed scenario file is not there.
    case scenarioMissing(path: String)
    /// A scenario file shows nothing on a device of the catalogue.
    case traitsOnly(String)
}

extension GoldenListError: CustomStringConvertible {
    /// One line: what was wrong, what was expected, the next step.
    public var description: String {
        switch self {
        case .missing(let path):
            "There is no \"\(path)\", the list of what goldens must exist. "
                + "Write {\"schema\": 1, \"goldens\": [{\"selection\": {\"device\": \"all\"}}]} into it."
        case .invalid(let path, let reason):
            "\"\(path)\" is no list of goldens: \(reason)."
        case .schema(let schema, let path):
            "\"\(path)\" is of schema \(schema): expected 1."
        case .scenarioMissing(let path):
            "The scenario \"\(path)\" cannot be read: its path begins at the folder of goldens."
        case .traitsOnly(let name):
            "The scenario \"\(name)\" shows no split view on a device: give it one in \"environment\"."
        case .unknownKey(let key, let owner, let nearest):
            "No \(owner) has a key \"\(key)\"." + (nearest.map { " Did you mean \"\($0)\"?" } ?? "")
        case .badValue(let value, let key, let expected):
            "\"\(key)\" of an entry is \(value): expected \(expected)."
        case .conflictingKey(let key, let other):
            "\"\(key)\" means nothing beside \"\(other)\" in an entry: leave one of them out."
        case .emptyEntry:
            "An entry asks for nothing: give it a \"selection\" or a \"scenario\"."
        case .unknownSheet(let word, let owner, let expected):
            "There is no sheet \"\(word)\" of a \(owner): expected \(expected.joined(separator: ", "))."
        case .sameName(let name):
            "Two entries ask for different pictures under the name \"\(name)\": "
                + "make one of them, leave one out, or give a scenario's file or step another name."
        case .noPair(let count):
            "A pair needs a selection of two pictures, and this is one of \(count)."
        }
    }
}
