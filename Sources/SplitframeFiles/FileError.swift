import SplitframeSystem

/// Why a file could not be read, written or deleted; facts first, the sentence in `FileError+Sentence.swift`.
public struct FileError: Error, Hashable, Sendable {
    /// What was being done.
    public enum Work: Hashable, Sendable {
        case reading, writing, deleting
    }

    /// What can stand in the way.
    public enum Reason: Hashable, Sendable {
        case diskFull
        case notPermitted
        case noSuchFile
        case isFolder
        case isNoFolder
        case nameTooLong
        /// The file has more bytes than are read.
        case tooLarge
        /// The system lets this user write no file as large as that.
        case overSystemLimit
        /// The name is absolute, has `..`, an empty part or a NUL in it, and so could lead out of its folder.
        case outside
        /// A link lies on the way, below a folder in which none is followed.
        case link
        /// It does not lie in the project that names it, or a link on the way leads out of that.
        case leadsOut(of: String)
        /// It is git's own.
        case git
        /// It is a pipe or a device.
        case special
        /// Somebody else's file is in the way: no manifest of ours lists it, or it does not carry our mark.
        case foreign
        /// A file of ours does not hold what it should; the reason is a sentence.
        case damaged(String)
        /// Another run works in the folder.
        case busy(holder: String)
        /// Somebody has saved the file while it was to be replaced; where something lies that they had saved before.
        case changed(kept: String?)
        /// The file was replaced, and somebody may still be writing to what was there: where that lies.
        case replaced(kept: String)
        /// The result would take the place of what it is made of.
        case isInput
        /// A clone made with `--filter` does not have it.
        case notInClone
        /// Anything else, in the system's words.
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

    /// The error that a system call left behind.
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
