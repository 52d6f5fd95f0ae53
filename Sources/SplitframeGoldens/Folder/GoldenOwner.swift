/// Who asked for a golden.
package enum GoldenOwner: Hashable, Sendable {
    /// The list in the folder, `goldens.json`.
    case list
    /// A selection or scenario on the command line.
    case command
    /// A test of the package, by its id.
    case test(String)

    /// An owner as the manifest has it.
    init(_ text: String) {
        self =
            switch text {
            case "goldens.json": .list
            case let text where text.hasPrefix("test "): .test(String(text.dropFirst("test ".count)))
            default: .command
            }
    }

    /// The owner in the manifest's words.
    var text: String {
        switch self {
        case .list: "goldens.json"
        case .command: "command"
        case .test(let id): "test \(id)"
        }
    }

    var isTest: Bool { if case .test = self { true } else { false } }
}
