import SplitframeRequests

/// One option of a command: its spelling, its kind of value and its help.
struct Option: Hashable, Sendable {
    /// The word after the two hyphens: `display-mode`.
    var name: String
    /// The letter after one hyphen, if it has one.
    var letter: Character?
    /// The placeholder for its value in help (`FILE`); nil for a switch.
    var value: String?
    /// Whether it may be given several times.
    var isRepeatable = false
    /// Whether a switch can also be turned off by `--no-…`.
    var hasNegation = false
    /// The use of the file that its value names; nil if the value is not a file.
    var file: FileUse?
    /// The key of a selection that it sets, whose values a shell completes.
    var key: SelectionKey?
    /// One line of help.
    var help: String

    /// The uses of a file that an option names.
    enum FileUse: Hashable, Sendable {
        case input, output
    }

    /// The option as it is written on the command line: `--display-mode`.
    var spelling: String { "--\(name)" }

    static let help = Option(name: "help", letter: "h", help: "show this help")
    static let json = Option(name: "json", help: "print JSON for programs")
}
