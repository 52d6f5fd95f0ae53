package import SplitframeFiles
package import SplitframeInterface

/// The reason why a text is not a scenario, or a scenario cannot be played.
package enum ScenarioError: Error, Hashable, Sendable {
    /// The text is not JSON, or the JSON is not a scenario.
    case json(JSONError)
    /// UIKit refuses the split view as it is before the first step; the reason.
    case refused(String, at: String)
    /// An action names a controller that does not exist at that point; the nearest label.
    case noSuchController(String, at: ScenarioSpot, nearest: String?)
    /// An action needs a controller of another kind, such as a navigation controller.
    case wrongKind(String, at: ScenarioSpot, needed: String)
    /// An action puts a controller into a second place.
    case alreadyThere(String, at: ScenarioSpot)
    /// An action puts a controller inside itself.
    case insideItself(at: ScenarioSpot)
    /// An action selects a tab after the last one.
    case noSuchTab(Int, count: Int, at: ScenarioSpot)
    /// A step releases a delegate that no earlier step has attached; the nearest name.
    case noSuchDelegate(String, at: ScenarioSpot, nearest: String?)
    /// An action drags a separator that is not there.
    case noSeparator(Column, at: ScenarioSpot)
    /// The environment, or the target of an action, is not a place of the catalogue.
    case noSuchPlace(String, at: String)
}

/// An action of a scenario: the name of its step, and its path in the file, such as `steps[2].do[0]`.
package struct ScenarioSpot: Hashable, Sendable {
    package let step: String
    package let path: String
}

extension ScenarioError: CustomStringConvertible {
    /// One sentence with the reason and the next step.
    package var description: String {
        switch self {
        case .json(let error): error.description
        case .refused(let reason, let path): "\(path): \(reason)"
        case .noSuchController(let label, let spot, let nearest):
            "\(spot) acts on \(label.quoted), which is not there: name it in columns or show it first."
                + Self.guess(nearest)
        case .wrongKind(let label, let spot, let needed):
            "\(spot) needs \(needed): \(label.quoted) is there, but is not one."
        case .alreadyThere(let label, let spot):
            "\(spot) puts \(label.quoted) into a second place: use another label, or take it out first."
        case .insideItself(let spot): "\(spot) puts a controller inside itself: use another label."
        case .noSuchTab(let index, let count, let spot):
            "\(spot) selects tab \(index) of \(count); they are counted from 0."
        case .noSuchDelegate(let name, let spot, let nearest):
            "\(spot) detaches the delegate \(name.quoted), which is not there: attach it first."
                + Self.guess(nearest)
        case .noSeparator(let column, let spot):
            "\(spot) drags the separator behind the \(column), which is not there: on iOS 26 and later one is behind "
                + "each sidebar and inspector that shows."
        case .noSuchPlace(let reason, let path): "\(path): \(reason)"
        }
    }

    private static func guess(_ word: String?) -> String { word.map { " Did you mean \"\($0)\"?" } ?? "" }
}

extension ScenarioSpot: CustomStringConvertible {
    package var description: String { step.isEmpty ? path : "Step \(step.quoted) (\(path))" }
}
