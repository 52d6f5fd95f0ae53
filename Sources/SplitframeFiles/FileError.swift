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
