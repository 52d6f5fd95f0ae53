import SplitframeSystem

/// The reason why a file could not be read, written or deleted.
///
/// `FileError+Sentence.swift` turns it into sentences.
public struct FileError: Error, Hashable, Sendable {
    /// The operation that failed.
    public enum Work: Hashable, Sendable {
        case reading, writing, deleting
    }

    /// The cause of the failure.
    public enum Reason: Hashable, Sendable {
        case diskFull
        case notPermitted
        case noSuchFile
        case isFolder
        case isNoFolder
        case nameTooLong
        /// The file is larger than the limit for reading.
        case tooLarge
        /// The system does not let this user write a file as large as this.
        case overSystemLimit
        /// The name is absolute, or contains `..`, an empty part or a control character, and so could lead out of its
        /// folder, or look like output of ours.
        case outside
        /// Another file's name is the same but for how its accents are encoded.
        case sameName
        /// The path contains a link, below a folder in which links are not followed.
        case link
        /// The file is outside the project that names it, or the path contains a link that leads out of the project.
        case leadsOut(of: String)
        /// The file belongs to git.
        case git
        /// The file is a pipe or a device.
        case special
        /// A file of another program is in the way: no manifest of ours lists it, or it does not carry our mark.
        case foreign
        /// The content of one of our files is wrong; the reason is a sentence.
        case damaged(String)
        /// Another run has the folder's lock.
        case busy(holder: String)
        /// The file was saved by another program while it was to be replaced; `kept` is the path of an earlier save, if
        /// any.
        case changed(kept: String?)
        /// The output file is one of the inputs.
        case isInput
        /// The object is missing from a clone made with `--filter`.
        case notInClone
        /// Any other reason, as the system describes it.
        case other(String)
    }

    public var work: Work
    /// The path as the caller wrote it.
    public var path: String
    public var reason: Reason

    public init(_ work: Work, _ path: String, _ reason: Reason) {
        self.work = work
        self.path = path
        self.reason = reason
    }

    /// Makes an error from the `errno` of a system call.
    package init(_ work: Work, _ path: String, errorNumber: Int32) {
        let reason: Reason =
            switch errorNumber {
            case ENOSPC, EDQUOT: .diskFull
            case EACCES, EPERM, EROFS: .notPermitted
            case ENOENT: .noSuchFile
            case EISDIR: .isFolder
            case ENOTDIR, EEXIST: .isNoFolder
            case ENAMETOOLONG: .nameTooLong
            case EFBIG: work == .writing ? .overSystemLimit : .tooLarge
            case ELOOP: .link
            default: .other(String(cString: strerror(errorNumber)))
            }
        self.init(work, path, reason)
    }
}

extension FileError: CustomStringConvertible {
    /// One line: what went wrong and the next step.
    public var description: String { "\(message) \(hint)" }

    /// What went wrong.
    public var message: String {
        switch reason {
        case .diskFull: "No space is left for \"\(path)\"."
        case .notPermitted: "\"\(path)\" may not be \(participle)."
        case .noSuchFile where work == .writing: "The folder of \"\(path)\" does not exist."
        case .noSuchFile: "There is no \"\(path)\"."
        case .isFolder: "\"\(path)\" is a folder."
        case .isNoFolder: "A part of the path \"\(path)\" is not a folder."
        case .nameTooLong: "The name of \"\(path)\" is too long for this disk."
        case .tooLarge: "\"\(path)\" is too large: \(Limit.fileBytes.sentence)."
        case .overSystemLimit: "The system allows no file as large as \"\(path)\" would be."
        case .outside: "\"\(path)\" does not name a file inside its folder."
        case .sameName: "Two files are called \"\(path)\", and differ only in how accents are encoded."
        case .link: "\"\(path)\" is a link, or is behind one, and was not \(participle)."
        case .leadsOut(let root): "\"\(path)\" leads out of \"\(root)\", and was not \(participle)."
        case .git: "\"\(path)\" is git's own, and was not \(participle)."
        case .special: "\"\(path)\" is a pipe or a device, and was not \(participle)."
        case .foreign: "\"\(path)\" was not written here by splitframe, and was not \(participle)."
        case .damaged(let reason): "\"\(path)\" is damaged: \(reason)"
        case .busy(let holder): "\"\(path)\" is in use by \(holder)."
        case .changed(let kept):
            "\"\(path)\" was saved by another program meanwhile, and is as that program saved it"
                + (kept.map { "; what it had saved before is in \"\($0)\"." } ?? ".")
        case .isInput: "\"\(path)\" is what the result is made of, and was not written."
        case .notInClone: "\"\(path)\" is not in this clone, and nothing is fetched unasked."
        case .other(let reason): "\"\(path)\" could not be \(participle): \(reason)."
        }
    }

    /// What to do next.
    public var hint: String {
        switch reason {
        case .diskFull: "Make room and run it again."
        case .notPermitted:
            switch work {
            case .reading: "Check its permissions."
            case .writing: "Choose a place that you may write to."
            case .deleting: "Check the permissions of its folder."
            }
        case .noSuchFile where path.isRepaired: "If its name is not UTF-8, give it another."
        case .noSuchFile: work == .writing ? "Make it first, or choose another." : "Check the path."
        case .isFolder: "Name a file in it."
        case .isNoFolder: work == .writing ? "Choose another place." : "Check the path."
        case .tooLarge: "Name a smaller file, or raise the limit."
        case .overSystemLimit: "ulimit -f prints its limit; raise that, or make fewer or smaller pictures."
        case .nameTooLong: "Choose a shorter one."
        case .outside: "Names are relative to the folder, without \"..\" and control characters."
        case .sameName: "Give one of them another name."
        case .link: "Put the file itself there, or take the link away."
        case .leadsOut: "Put the file itself there, or name a file elsewhere on the command line."
        case .git: "Name a file or folder beside \".git\"."
        case .special: "Put a file in its place."
        case .foreign: "Move it away, or choose another folder."
        case .damaged: "Take it back from version control, or take it away."
        case .busy: "Wait until that has ended, and run it again."
        case .changed: "Run it again."
        case .isInput: "Choose another file for the result."
        case .notInClone:
            "git fetch --refetch --no-filter origin gets everything, as a clone without --filter does."
        case .other:
            switch work {
            case .reading: "Check the path and the disk."
            case .writing: "Choose another place."
            case .deleting: "Delete it yourself, or run it again."
            }
        }
    }

    private var participle: String {
        switch work {
        case .reading: "read"
        case .writing: "written"
        case .deleting: "deleted"
        }
    }
}
