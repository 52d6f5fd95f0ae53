import SplitframeFiles
import SplitframeInterface

/// The reason why a valid request has no picture.
enum RequestError: Error, Hashable {
    /// The request has no picture or several.
    case pictures(Int)
    case noSuchStep(String, known: [String])
    case severalScenarios([String])
    /// No interface is on screen that could be drawn.
    case nothingOnScreen
    /// The app's code has not been run for this document.
    case notRecorded(String)
    /// The app's code has no such figure.
    case noSuchFigure(String, known: [String])
    case scenario(path: String, reason: String)
    case noSuchLanguage(String, reason: String)
    /// A name that is not valid for an attribute, or a value with several lines.
    case badAttribute(String)
    /// DocC's pictures have no attributes.
    case attributesInDocC
    /// Only a selection can be shown at every width.
    case notInteractive(instead: String)
}

extension RequestError: CustomStringConvertible {
    var description: String {
        switch self {
        case .pictures(let count):
            "The request asks for \(count) pictures, and a document shows one in each place: "
                + "give each key one value, or request a \"sheet\"."
        case .noSuchStep(let label, let known):
            "The scenario has no step \(label.quoted).\(Self.guess(label, known)) It has: \(known.joined(separator: ", "))."
        case .severalScenarios(let names):
            "The file holds several scenarios, \(names.joined(separator: ", ")): request a filmstrip, or give each its own file."
        case .nothingOnScreen:
            "The scenario puts nothing on screen that could be drawn: add a step with {\"mount\": {}}."
        case .notRecorded(let name):
            "The figure \(name.quoted) has not been recorded: run \"splitframe docs --run\", which builds and runs the app's figures."
        case .noSuchFigure(let name, let known):
            "The app has no figure \(name.quoted).\(Self.guess(name, known)) It has: \(known.joined(separator: ", "))."
        case .scenario(let path, let reason): "\(path.quoted): \(reason)"
        case .badAttribute(let name):
            "\"attributes\" has \(name.quoted), which cannot be an attribute: names are letters, digits and hyphens, values have one line, and \"src\", \"srcset\" and \"alt\" are set by splitframe."
        case .attributesInDocC: "Pictures in DocC have no attributes: remove \"attributes\" from the request."
        case .notInteractive(let instead):
            "\"interactive\" takes one \"selection\", which can be laid out at every width: \(instead)."
        case .noSuchLanguage(let name, let reason): "\"language\" is \(name.quoted): \(reason)"
        }
    }

    private static func guess(_ word: String, _ known: [String]) -> String {
        known.nearest(to: word).map { " Did you mean \"\($0)\"?" } ?? ""
    }
}
