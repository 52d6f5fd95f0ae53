import SplitframeInterface
public import SplitframeJSON

/// Why a text is no scenario.
public enum ScenarioError: Error, Hashable, Sendable {
    /// The text is no JSON, or the JSON no scenario.
    case json(JSONError)
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
        case .json(let error):
            return error.description
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
