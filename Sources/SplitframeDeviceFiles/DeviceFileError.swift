/// Why a file of devices cannot be used.
public enum DeviceFileError: Error, Hashable, Sendable {
    /// The parser gave up; its own words.
    case notJSON(String)
    /// JSON, but no list of devices.
    case notAList(found: String)
    /// One device is wrong; it is counted from 1 and has its id where it has one.
    case device(number: Int, id: String?, Problem)

    /// What is wrong with one device; keys below another key are written `portraitSize.w`.
    public enum Problem: Error, Hashable, Sendable {
        case missing(key: String)
        case unknown(key: String, nearest: String?)
        case wrongValue(key: String, expected: String, found: String)
        /// Another device of the file has this id.
        case repeatedID
        /// The catalogue has a device of this id, and it is another one.
        case catalogueID
    }
}

extension DeviceFileError: CustomStringConvertible {
    /// One sentence: which device, what was wrong, what was expected.
    public var description: String {
        switch self {
        case .notJSON(let reason):
            "The devices file is not JSON: \(reason)"
        case .notAList(let found):
            "The devices file must be a list of devices, as \"splitframe devices --json\" prints it; "
                + "found \(found)."
        case .device(let number, let id, let problem):
            "Device \(number)\(id.map { " (\"\($0)\")" } ?? "") of the devices file: \(problem)"
        }
    }
}

extension DeviceFileError.Problem: CustomStringConvertible {
    /// The rest of the sentence, after the name of the device.
    public var description: String {
        switch self {
        case .missing(let key):
            "the key \"\(key)\" is missing."
        case .unknown(let key, let nearest):
            "\"\(key)\" is not a key of a device"
                + (nearest.map { "; did you mean \"\($0)\"?" } ?? "; remove it.")
        case .wrongValue(let key, let expected, let found):
            "\"\(key)\" must be \(expected), found \(found)."
        case .repeatedID:
            "the file has another device of this id; give each its own."
        case .catalogueID:
            "the catalogue has a device of this id; choose another id."
        }
    }
}
