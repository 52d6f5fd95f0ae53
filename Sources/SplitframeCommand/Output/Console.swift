import SplitframeFiles
import SplitframeInterface
import SplitframeSystem
import Synchronization

/// The destinations of results and messages: standard output and standard error, or a test's own functions.
struct Console: Sendable {
    /// Writes bytes of a result.
    var output: @Sendable ([UInt8]) throws(FileError) -> Void
    /// Writes a message for the user unchanged, including control characters.
    var terminal: @Sendable (String) -> Void
    /// Whether messages appear on a terminal, so that a progress bar is useful.
    var isTerminal = false
    /// Whether results appear on a terminal.
    var showsOutput = false
    /// Whether colours are allowed on a terminal.
    var allowsColor = true
    /// Whether the program runs on a build server, which must not accept its own pictures.
    var isBuildServer = false

    /// Prints a result that ends in a newline.
    func print(_ text: String) throws(FileError) {
        try output(Array((text.hasSuffix("\n") ? text : text + "\n").showingControls.utf8))
    }

    /// Writes a message for the user.
    func message(_ text: String) { terminal(text.showingControls) }

    /// Prints a JSON object, with the version of its shape.
    func print(_ json: JSON) throws(FileError) { try print(json.versioned.indentedText) }

    /// Prints a result as text, or as JSON if the options ask for that.
    func print(
        _ text: @autoclosure () throws -> String, json: @autoclosure () throws -> JSON, _ arguments: Arguments
    ) throws {
        if arguments.has(.json) { try print(json()) } else { try print(text()) }
    }

    /// Writes a file, or writes to standard output if the path is `-`.
    func save(_ bytes: [UInt8], to path: String) throws {
        if path == "-" { try output(bytes) } else { try OutputFile.write(bytes, to: path) }
    }

    /// Writes a file part by part, which appears once it is complete, or writes to standard output if the path is `-`.
    func save(to path: String, _ draw: (_ write: @escaping ([UInt8]) throws -> Void) throws -> Void) throws {
        guard path != "-" else { return try draw { try output($0) } }
        let draft = try OutputDraft(path: path)
        try draw { try draft.write($0) }
        try draft.finish()
    }

    /// The process's own streams.
    static var standard: Console {
        // A dictionary of all variables would take longer than asking for three.
        func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
        let isPlain = variable("TERM") == "dumb"
        return Console(
            output: { bytes throws(FileError) in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
                    if count < 0, errno == EINTR { continue }
                    guard count >= 0 else {
                        throw FileError(.writing, "standard output", errorNumber: errno)
                    }
                    rest = rest.dropFirst(count)
                }
            },
            terminal: { text in
                _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            },
            isTerminal: isatty(STDERR_FILENO) == 1 && !isPlain,
            showsOutput: isatty(STDOUT_FILENO) == 1 && !isPlain,
            allowsColor: variable("NO_COLOR")?.isEmpty ?? true,
            isBuildServer: !["", "false", nil].contains(variable("CI")))
    }
}

/// The exit status of a command.
enum CommandStatus: Int32, Sendable {
    /// Done, or everything equal.
    case done = 0
    /// Differences or findings.
    case findings = 1
    /// Unreadable or invalid input, a missing component, a full disk.
    case trouble = 2
    /// The command line is invalid.
    case usage = 64
    /// Interrupted by the user.
    case interrupted = 130
}
