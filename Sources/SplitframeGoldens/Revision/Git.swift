import Foundation
import SplitframeFiles

/// A repository as git's plumbing reads it; the one place that starts git.
///
/// Whatever the repository's configuration says, git executes nothing of it, fetches nothing and looks for no
/// repository among the files of another.
struct Git: Sendable {
    /// The repository's own folder.
    let root: String
    /// Where its objects are, found once: what `core.worktree` says leads nowhere else.
    private let objects: [String]

    /// Finds the repository that holds a folder.
    ///
    /// - Parameter path: The folder's path in messages.
    /// - Returns: The repository, and the folder's path in it.
    static func repository(
        holding folder: String, named path: String
    ) throws(RevisionError) -> (git: Git, prefix: String) {
        let places: [String]
        do {
            places = try run(
                ["-C", folder, "rev-parse", "--absolute-git-dir", "--show-toplevel", "--show-prefix"]
            ).text.components(separatedBy: "\n")
        } catch .failed(_, let message) where message.contains("dubious ownership") {
            throw .foreignRepository(path: path)
        } catch .failed(_, let message) where message.contains("bare repository") {
            throw .embeddedRepository(path: path)
        } catch .failed(_, let message) where message.contains("not a git repository") {
            throw .noRepository(path: path)
        }
        guard places.count == 4 else { throw .noRepository(path: path) }
        let git = Git(
            root: places[1], objects: ["--git-dir", places[0], "--work-tree", places[1], "-C", places[1]])
        return (git, places[2])
    }

    /// Runs a command; returns what it printed.
    func run(_ words: [String], input: String? = nil) throws(RevisionError) -> [UInt8] {
        try Self.run(objects + words, input: input)
    }

    /// What a command printed, without the last line break.
    func line(_ words: String...) throws(RevisionError) -> String {
        try run(words).text.trimmingCharacters(in: .newlines)
    }

    /// A command that has not started yet.
    func process(_ words: String...) throws(RevisionError) -> Process { try Self.process(objects + words) }

    private static func run(_ words: [String], input: String? = nil) throws(RevisionError) -> [UInt8] {
        do {
            return try process(words).run(named: "git", input: input)
        } catch .failed(_, let message) where isNotFetched(message) {
            throw .notInClone
        }
    }

    /// Whether git's message is of an object that would have to be fetched.
    static func isNotFetched(_ message: String) -> Bool {
        ["promisor remote", "lazy fetching disabled"].contains(where: message.contains)
    }

    // MARK: Starting

    private static func process(_ words: [String]) throws(RevisionError) -> Process {
        guard let program = SearchPath.program("git") else { throw .programMissing("git") }
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = ["--no-pager"] + settings.flatMap { ["-c", $0] } + words
        // Variables of git's own can name programs, other repositories and files to write to.
        process.environment = ProcessInfo.processInfo.environment
            .filter { !$0.key.hasPrefix("GIT_") || kept.contains($0.key) }
            .merging(environment) { $1 }
        return process
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
        "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
        // Its messages are read, and must be in one language.
        "LC_ALL": "C",
    ]
}

extension [UInt8] {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
