/// Why a list of goldens cannot be used.
public enum GoldenListError: Error, Hashable, Sendable {
    case missing(path: String)
    case invalid(path: String, reason: String)
    /// The file is of another schema than 1.
    case schema(Int, path: String)
    /// No selection has such a key.
    case unknownKey(String, nearest: String?)
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
        case .unknownKey(let key, let nearest):
            "No selection has a key \"\(key)\"." + (nearest.map { " Did you mean \"\($0)\"?" } ?? "")
        }
    }
}
