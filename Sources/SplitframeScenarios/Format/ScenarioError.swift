import SplitframeInterface

/// Why a text is no scenario.
public enum ScenarioError: Error, Hashable, Sendable {
    /// The text is no JSON.
    case notJSON
    /// An object has a key that means nothing there.
    case unknownKey(String, at: String, known: [String])
    /// A key that must be there is not.
    case missingKey(String, at: String)
    /// A value is of another kind than its key wants; the nearest word that it takes, where one comes near.
    case badValue(String, at: String, expected: String, nearest: String? = nil)
    /// A step needs a controller that nothing before it has named, or one of another kind; the nearest label.
    case noSuchController(String, step: String, nearest: String? = nil)
    /// A step lets go of a delegate that nothing before it has attached; the nearest name.
    case noSuchDelegate(String, step: String, nearest: String?)
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
            let guess = Self.guess(known.nearest(to: key))
            return "\(path) has no key \"\(key)\".\(guess) It takes: \(known.joined(separator: ", "))."
        case .missingKey(let key, let path):
            return "\(path) needs the key \"\(key)\"."
        case .badValue(let value, let path, let expected, let nearest):
            return nearest == nil
                ? "\(path) is \(value): write \(expected)."
                : "\(path) is \(value).\(Self.guess(nearest)) It takes: \(expected)."
        case .noSuchController(let label, let step, let nearest):
            return
                "Step \"\(step)\" acts on \"\(label)\", which is not there: name it in columns or show it first."
                + Self.guess(nearest)
        case .noSuchDelegate(let name, let step, let nearest):
            return
                "Step \"\(step)\" lets go of the delegate \"\(name)\", which is not there: attach it first."
                + Self.guess(nearest)
        case .noSuchPlace(let reason):
            return reason
        }
    }

    private static func guess(_ word: String?) -> String { word.map { " Did you mean \"\($0)\"?" } ?? "" }
}
