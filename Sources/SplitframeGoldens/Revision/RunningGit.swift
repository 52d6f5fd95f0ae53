import SplitframeFiles
import SplitframeSystem

/// A running git process; no other type starts one.
struct RunningGit: ~Copyable {
    private let output: Descriptor
    private let messages: Descriptor
    private let program: RunningProgram

    init(_ arguments: [String], input: Descriptor) throws(RevisionError) {
        guard let path = SearchPath.program("git") else { throw .programMissing("git") }
        // Error messages go to a file, so that they can be read after the output.
        guard let messages = Descriptor.nameless(), let pipe = Descriptor.pipe() else { throw .system(errno) }
        // Variables for git can name programs, other repositories and files to write to.
        let variables = ProcessInfo.processInfo.environment
            .filter { !$0.key.hasPrefix("GIT_") || Self.kept.contains($0.key) }
            .merging(Self.environment) { $1 }
        do {
            program = try RunningProgram(
                path, ["--no-pager"] + Self.settings.flatMap { ["-c", $0] } + arguments,
                environment: variables,
                input: input, output: pipe.writing, messages: messages)
        } catch {
            throw .failed("git", message: error.description)
        }
        (output, self.messages) = (pipe.reading, messages)
    }

    /// All output until the process ends.
    ///
    /// - Throws: ``RevisionError/tooLarge`` if it is longer than the limit for a file, ``RevisionError/silent`` if the
    ///   process prints nothing for too long; otherwise an error with git's messages.
    consuming func allOutput() throws(RevisionError) -> [UInt8] {
        var printed: [UInt8] = []
        while true {
            let more = try readSome()
            if more.isEmpty { break }
            printed += more
            if Limit.fileBytes.isExceeded(by: printed.count) { throw .tooLarge }
        }
        let messages = messages
        guard program.wait() == 0 else { throw Self.failure(in: messages) }
        return printed
    }

    /// The next bytes of the output, none at its end.
    func readSome() throws(RevisionError) -> [UInt8] {
        guard output.isReadable(within: Limit.gitSilence.value) else {
            throw errno == 0 ? .silent : .system(errno)
        }
        guard let bytes = output.readSome() else { throw .system(errno) }
        return bytes
    }

    /// The error that git's messages describe.
    var failure: RevisionError { Self.failure(in: messages) }

    private static func failure(in messages: Descriptor) -> RevisionError {
        let bytes = messages.rewind() ? messages.readToEnd() : nil
        let message = String(decoding: bytes ?? [], as: UTF8.self)
        let isNotFetched = ["promisor remote", "lazy fetching disabled"].contains(where: message.contains)
        return isNotFetched
            ? .notInClone : .failed("git", message: message.split(separator: "\n").joined(separator: "\n"))
    }

    /// Settings that the repository's configuration cannot override.
    ///
    /// The system's configuration stays in force: it may name repositories that are trusted.
    private static let settings = [
        "safe.bareRepository=explicit", "protocol.allow=never", "core.fsmonitor=false",
        "core.hooksPath=/dev/null", "core.attributesFile=/dev/null",
    ]

    /// Variables that locate the user's own configuration, which lists trusted repositories, and that limit git's
    /// search for one.
    private static let kept = ["GIT_CONFIG_GLOBAL", "GIT_CEILING_DIRECTORIES"]

    private static let environment = [
        // Git before 2.45 knows the first only where a distribution has backported it; all versions know the second.
        "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
        "GIT_ATTR_NOSYSTEM": "1", "GIT_NO_REPLACE_OBJECTS": "1",
        "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_LITERAL_PATHSPECS": "1",
        // git's messages are parsed, and must be in English.
        "LC_ALL": "C",
    ]
}
