public import SplitframeJSON

/// The reason why a file of devices cannot be used.
public enum DeviceFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is not JSON, or not a list of devices.
    case json(JSONError)
    /// Two devices of the file have this id.
    case repeatedID(String)
    /// The catalogue has another device with this id.
    case catalogueID(String)

    /// The fault, and the expected value.
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
