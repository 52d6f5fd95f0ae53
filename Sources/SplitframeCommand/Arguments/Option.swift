import SplitframeRequests

/// One option of a command: how it is written and what it means.
struct Option: Hashable, Sendable {
    /// The word after the two hyphens: `display-mode`.
    var name: String
    /// The letter after one hyphen, where it has one.
    var letter: Character?
    /// What stands for its value in help (`FILE`); nil for a switch.
    var value: String?
    /// Whether it may be given several times.
    var isRepeatable = false
    /// Whether a switch can also be turned off by `--no-…`.
    var hasNegation = false
    /// What the file is for that its value names; nil where it names none.
    var file: FileUse?
    /// The key of a selection that it sets, whose values a shell completes.
    var key: SelectionKey?
    /// One line of help.
    var help: String

    /// What a file is for that an option names.
    enum FileUse: Hashable, Sendable {
        case input, output
    }

    /// The option as people write it: `--display-mode`.
    var spelling: String { "--\(name)" }

    static let help = Option(name: "help", letter: "h", help: "show this help")
    static let json = Option(name: "json", help: "print JSON for programs")
}
