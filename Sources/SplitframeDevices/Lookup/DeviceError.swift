/// The reason why a word does not name a device.
public enum DeviceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No device of the catalogue has this id, model name or identifier; `nearest` contains the nearest ids.
    case unknown(word: String, nearest: [String])

    /// The device is known by its name only.
    case unsized(UnsizedDevice)

    /// One sentence with the next step.
    public var description: String {
        switch self {
        case .unknown(let word, let nearest):
            let guess = nearest.map { "\"\($0)\"" }.joined(separator: " or ")
            let question = guess.isEmpty ? "" : " Did you mean \(guess)?"
            return "No device is called \"\(word)\".\(question) \"splitframe devices\" lists all."
        case .unsized(let device):
            return "\(device.name) is known by its name only, since nobody has published its size in points: "
                + "give that in a file for --devices-file, with an entry such as \"splitframe devices --json\" prints."
        }
    }
}
