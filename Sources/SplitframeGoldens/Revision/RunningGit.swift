import SplitframeFiles
import SplitframeLimits
import SplitframeSystem

/// A git that has been started; the one place that starts it.
struct RunningGit: ~Copyable {
    private let output: Descriptor
    private let messages: Descriptor
    private let program: RunningProgram

    init(_ words: [String], input: Descriptor) throws(RevisionError) {
        guard let path = SearchPath.program("git") else { throw .programMissing("git") }
        // Messages go to a file, so that they can wait until the output is read.
        guard let messages = Descriptor.nameless(), let pipe = Descriptor.pipe() else { throw .system(errno) }
        // Variables of git's own can name programs, other repositories and files to write to.
        let variables = ProcessInfo.processInfo.environment
            .filter { !$0.key.hasPrefix("GIT_") || Self.kept.contains($0.key) }
            .merging(Self.environment) { $1 }
        do {
            program = try RunningProgram(
                path, ["--no-pager"] + Self.settings.flatMap { ["-c", $0] } + words, environment: variables,
                input: input, output: pipe.writing, messages: messages)
        } catch {
            throw .failed("git", message: error.description)
        }
        (output, self.messages) = (pipe.reading, messages)
    }

    /// All that it prints until it ends.
    ///
    /// - Throws: ``RevisionError/tooLarge`` where that is more than is read of a file, ``RevisionError/silent`` where it
    ///   waits for something; otherwise what git's messages say.
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

    /// What it prints next, nothing at its end.
    func readSome() throws(RevisionError) -> [UInt8] {
        guard output.isReadable(within: Limit.gitSilence.value) else {
            throw errno == 0 ? .silent : .system(errno)
        }
        guard let bytes = output.readSome() else { throw .system(errno) }
        return bytes
    }

    /// What its messages say.
    var failure: RevisionError { Self.failure(in: messages) }

    private static func failure(in messages: Descriptor) -> RevisionError {
        let bytes = messages.rewind() ? messages.readToEnd() : nil
        let message = String(decoding: bytes ?? [], as: UTF8.self)
        let isNotFetched = ["promisor remote", "lazy fetching disabled"].contains(where: message.contains)
        return isNotFetched
            ? .notInClone : .failed("git", message: message.split(separator: "\n").joined(separator: "\n"))
    }

    /// What the repository's configuration cannot say otherwise.
    private static let settings = [
        "safe.bareRepository=explicit", "protocol.allow=never", "core.fsmonitor=false",
        "core.hooksPath=/dev/null", "core.attributesFile=/dev/null",
    ]

    /// Where the user's own configuration lies, which says whose repositories they trust, and how far git looks.
    private static let kept = ["GIT_CONFIG_GLOBAL", "GIT_CEILING_DIRECTORIES"]

    private static let environment = [
        // Versions before 2.45 know the first only where a distribution has brought it back; the second they all know.
        "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_ATTR_NOSYSTEM": "1", "GIT_NO_REPLACE_OBJECTS": "1",
        "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_LITERAL_PATHSPECS": "1",
        // Its messages are read, and must be in one language.
        "LC_ALL": "C",
    ]
}
