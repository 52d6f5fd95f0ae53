import InterfaceModel

/// Why a text is no scenario.
public enum ScenarioError: Error, Hashable, Sendable {
    /// The text is no JSON.
    case notJSON
    /// An object has a key that means nothing there.
    case unknownKey(String, at: String, known: [String])
    /// A key that must be there is not.
    case missingKey(String, at: String)
    /// A value is of another kind than its key wants.
    case badValue(String, at: String, expected: String)
    /// A step needs a controller that nothing before it has named, or one of another kind.
    case noSuchController(String, step: String)
    /// The environment is no place of the catalogue.
    case noSuchPlace(String)
}

extension ScenarioError: CustomStringConvertible {
    /// One sentence with the next step.
    public var description: String {
        switch self {
        case .notJSON:
            return "The scenario is no JSON: check its commas, quotation marks and brackets."
        case .unknownKey(let key, let path, let known):
            let guess = known.nearest(to: key).map { " Did you mean \"\($0)\"?" } ?? ""
            return "\(path) has no key \"\(key)\".\(guess) It takes: \(known.joined(separator: ", "))."
        case .missingKey(let key, let path):
            return "\(path) needs the key \"\(key)\"."
        case .badValue(let value, let path, let expected):
            return "\(path) is \(value): write \(expected)."
        case .noSuchController(let label, let step):
            return
                "Step \"\(step)\" acts on \"\(label)\", which is not there: name it in columns or show it first."
        case .noSuchPlace(let reason):
            return reason
        }
    }
}
