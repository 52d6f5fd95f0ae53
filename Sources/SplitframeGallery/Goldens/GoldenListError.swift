package import SplitframeFiles
package import SplitframeRequests
package import SplitframeScenarios

/// The reason why a list of goldens cannot be used.
package enum GoldenListError: Error, Hashable, Sendable {
    case missing(path: String)
    /// The file is not JSON, or not a list of goldens.
    case json(JSONError, path: String)
    /// A selection has an invalid value; the reason is a sentence.
    case selection(SelectionError, path: String)
    /// A pair of other than two selections.
    case noPair(count: Int)
    /// A motion with fewer than two steps or selections on screen.
    case nothingMoves(String)
    /// Two entries give different pictures one name.
    case sameName(String)
    /// Two names differ by case alone, which some file systems treat as one.
    case sameNameButCase(String, String)
    /// An entry's name cannot be the name of a file.
    case badName(String)
    /// A listed scenario file does not exist.
    case scenarioMissing(path: String)
    /// A listed scenario file cannot be read.
    case scenarioUnreadable(FileError)
    /// A file is not a scenario, or contains an invalid one.
    case scenario(ScenarioError, path: String)
    /// A scenario file shows no step on a device of the catalogue.
    case traitsOnly(String)
}

extension GoldenListError: CustomStringConvertible {
    /// One line: the fault, the expected value, and the next step.
    package var description: String {
        switch self {
        case .missing(let path):
            "There is no \"\(path)\", the list of the goldens to keep. "
                + "Write {\"schema\": 1, \"goldens\": [{\"selection\": {\"device\": \"all\"}}]} into it."
        case .json(let error, let path):
            "\"\(path)\": \(error)"
        case .selection(let error, let path):
            "\"\(path)\": \(error)"
        case .scenarioMissing(let path):
            "There is no scenario \"\(path)\": its path is relative to the folder of goldens."
        case .scenarioUnreadable(let error):
            "\(error)"
        case .scenario(let error, let path):
            "\"\(path)\": \(error)"
        case .traitsOnly(let name):
            "The scenario \"\(name)\" shows no split view on a device: give it one in \"environment\"."
        case .sameName(let name):
            "Two entries request different pictures under the name \"\(name)\": "
                + "remove one of them, or give a scenario's file or step another name."
        case .sameNameButCase(let name, let other):
            "The goldens \"\(name)\" and \"\(other)\" differ only by case, which some disks do not distinguish: "
                + "give one of them another \"name\"."
        case .badName(let name):
            "\"\(name)\" cannot name goldens: give a \"name\" of one or more letters without \"/\"."
        case .nothingMoves(let name):
            "The motion \"\(name)\" does not move: it needs two steps or selections with something on screen."
        case .noPair(let count):
            "A pair needs a selection of two pictures, and this is one of \(count)."
        }
    }
}
