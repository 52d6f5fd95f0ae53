import SplitframeFiles
import SplitframeSystem

/// A repository, read with git's plumbing commands.
///
/// Regardless of the repository's configuration, git executes no program of it, fetches nothing and does not look for a
/// repository among the files of another.
struct Git: Sendable {
    /// The repository's top folder.
    let root: String
    /// The options that locate its objects, found once, so that `core.worktree` cannot redirect later commands.
    private let objects: [String]

    /// Finds the repository that contains a folder.
    ///
    /// - Parameter path: The folder's path in messages.
    /// - Returns: The repository, and the folder's path in it.
    static func repository(
        holding folder: String, named path: String
    ) throws(RevisionError) -> (git: Git, prefix: String) {
        let places: [String]
        do {
            places = lines(
                of: try run(
                    ["-C", folder, "rev-parse", "--absolute-git-dir", "--show-toplevel", "--show-prefix"]))
        } catch .failed(_, let message) where message.contains("dubious ownership") {
            throw .foreignRepository(path: path)
        } catch .failed(_, let message) where message.contains("bare repository") {
            throw .embeddedRepository(path: path)
        } catch .failed(_, let message) where message.contains("not a git repository") {
            let above = sequence(first: URL(filePath: folder).standardizedFileURL) {
                $0.deletingLastPathComponent()
            }
            let place = above.prefix { $0.pathComponents.count > 1 }.map { $0.appending(path: ".git").path }
                .first { FileManager.default.fileExists(atPath: $0) }
            if let place { throw .damaged("git does not take \"\(place)\" for one") }
            throw .noRepository(path: path)
        }
        // `core.worktree` may name any folder of the disk as the repository's.
        let real = folder.withoutLinks ?? folder
        guard places.count == 4, places[1] == "/" || "\(real)/".hasPrefix("\(places[1])/") else {
            throw .noRepository(path: path)
        }
        let git = Git(
            root: places[1], objects: ["--git-dir", places[0], "--work-tree", places[1], "-C", places[1]])
        return (git, places[2])
    }

    /// Runs a command; returns its output.
    func run(_ arguments: [String], input: String? = nil) throws(RevisionError) -> [UInt8] {
        try Self.run(objects + arguments, input: input)
    }

    /// The first line that a command printed.
    func line(_ arguments: String...) throws(RevisionError) -> String {
        Self.lines(of: try run(arguments))[0]
    }

    /// Starts a command that answers requests on its input.
    func start(_ arguments: String..., input: Descriptor) throws(RevisionError) -> RunningGit {
        try RunningGit(objects + arguments, input: input)
    }

    private static func run(_ arguments: [String], input: String? = nil) throws(RevisionError) -> [UInt8] {
        // The input is a file, not a pipe, so that a command that ends early blocks no writer.
        guard let input = Descriptor.nameless(holding: input ?? "") else { throw .system(errno) }
        return try RunningGit(arguments, input: input).allOutput()
    }

    private static func lines(of output: [UInt8]) -> [String] {
        String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }
}
