import SplitframeFiles
import SplitframeSystem

/// The reason why a revision's goldens cannot be read.
public enum RevisionError: Error, Hashable, Sendable {
    /// A required program is not installed.
    case programMissing(String)
    /// The repository is damaged; the reason is the beginning of a sentence.
    case damaged(String)
    /// The folder is not in a git repository.
    case noRepository(path: String)
    /// The repository belongs to another user, and git refuses to read it.
    case foreignRepository(path: String)
    /// The folder looks like a repository without a working tree, whose configuration could control git.
    case embeddedRepository(path: String)
    /// The clone was made with `--filter` and lacks an object, which would have to be fetched.
    case notInClone
    /// The repository does not know the revision; a shallow clone may lack it.
    case unknownRevision(String, isShallow: Bool)
    /// The revision has no such folder.
    case noGoldens(revision: String, path: String)
    /// The repository's objects unpack to more than the limit: a long list of files, or one file.
    case tooLarge
    /// git printed nothing for so long that it was terminated.
    case silent
    /// A program failed; the message is its own.
    case failed(String, message: String)

    /// git could not be run, or its pipe failed; the reason is the `errno` of a system call.
    static func system(_ errorNumber: Int32) -> RevisionError {
        .failed("git", message: String(cString: strerror(errorNumber)))
    }
}

extension RevisionError: CustomStringConvertible {
    /// One line: what went wrong and the next step.
    public var description: String {
        switch self {
        case .programMissing(let name):
            "\(name) is not installed: apt-get install \(name)."
        case .damaged(let reason):
            "The git repository is damaged: \(reason). git fsck lists the damage; a fresh clone is complete."
        case .noRepository(let path):
            "\"\(path)\" is not in a git repository, so it has no revisions."
        case .foreignRepository(let path):
            "The repository of \"\(path)\" belongs to another user, and git refuses to read it: "
                + "git config --global --add safe.directory, with its path, marks it as trusted."
        case .embeddedRepository(let path):
            "\"\(path)\" looks like a git repository itself (HEAD, objects, refs, config), and could make git run "
                + "programs: remove these files."
        case .notInClone:
            "This clone lacks objects of the revision, and nothing is fetched automatically: git fetch --refetch --no-filter "
                + "origin gets all of them, like a clone without --filter."
        case .unknownRevision(let revision, true):
            "This shallow clone has no revision \"\(revision)\": git fetch --unshallow, "
                + "or git fetch --depth 1 origin \(revision.withoutRemote) and --against FETCH_HEAD."
        case .unknownRevision(let revision, false):
            "git knows no revision \"\(revision)\": git branch --all and git log list the revisions."
        case .noGoldens(let revision, let path):
            "Revision \"\(revision)\" has no folder \"\(path)\"."
        case .tooLarge:
            "The revision lists more files than are read: \(Limit.fileBytes.sentence)."
        case .silent:
            "git was stopped because it printed nothing: see whether git log in the folder waits as well, for a slow disk "
                + "or a pipe in .git; \(Limit.gitSilence.sentence)."
        case .failed(let program, let message):
            "\(program) failed: \(message)"
        }
    }
}

extension String {
    /// A branch's name without its remote: `main` of `origin/main`.
    fileprivate var withoutRemote: String {
        hasPrefix("origin/") ? String(dropFirst("origin/".count)) : self
    }
}
