import SplitframeFiles
import SplitframeJSON
import SplitframeSystem

/// Where results and messages go: standard output and standard error, or wherever a test listens.
struct Console: Sendable {
    /// Takes bytes of a result.
    var output: @Sendable ([UInt8]) throws(CommandError) -> Void
    /// Takes a message for people as it is, control characters and all.
    var terminal: @Sendable (String) -> Void
    /// Whether messages appear on a terminal, so that a progress bar makes sense.
    var isTerminal = false
    /// Whether results appear on a terminal.
    var showsOutput = false
    /// Whether colour is welcome where there is a terminal.
    var allowsColor = true
    /// Whether a build server runs this, which must not accept what it draws.
    var isBuildServer = false

    /// Prints a result that ends in a newline.
    func print(_ text: String) throws(CommandError) {
        try output(Array((text.hasSuffix("\n") ? text : text + "\n").showingControls.utf8))
    }

    /// Tells people something.
    func message(_ text: String) { terminal(text.showingControls) }

    /// Prints an object for programs, with the version of its shape.
    func print(_ json: JSON) throws(CommandError) { try print(json.versioned.indentedText) }

    /// Writes a file, or to the output where the path is `-`.
    func save(_ bytes: [UInt8], to path: String) throws {
        if path == "-" { try output(bytes) } else { try OutputFile.write(bytes, to: path) }
    }

    /// The process's own streams.
    static var standard: Console {
        Console(
            output: { bytes throws(CommandError) in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
                    if count < 0, errno == EINTR { continue }
                    guard count >= 0 else {
                        throw .file(FileError(.writing, "standard output", errorNumber: errno))
                    }
                    rest = rest.dropFirst(count)
                }
            },
            terminal: { text in
                _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            },
            isTerminal: isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb",
            showsOutput: isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb",
            allowsColor: ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty ?? true,
            isBuildServer: !["", "false", nil].contains(ProcessInfo.processInfo.environment["CI"]))
    }
}
