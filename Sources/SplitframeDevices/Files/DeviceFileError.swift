public import SplitframeJSON

/// Why a file of devices cannot be used.
public enum DeviceFileError: Error, Hashable, Sendable {
    /// It is no JSON, or no list of devices.
    case json(JSONError)
    /// Two devices of the file have this id.
    case repeatedID(String)
    /// The catalogue has a device of this id, and it is another one.
    case catalogueID(String)
}

extension DeviceFileError: CustomStringConvertible {
    /// What was wrong, what was expected.
    public var description: String {
        switch self {
        case .json(let error): "The devices file: \(error)"
        case .repeatedID(let id):
            "The devices file has the id \(id.quoted) twice; give each device its own."
        case .catalogueID(let id):
            "The devices file has the id \(id.quoted), which the catalogue has; choose another."
        }
    }
}
