import Foundation

/// Why a file could not be written.
package struct OutputError: Error, Hashable {
    /// The path as the caller wrote it.
    package var path: String
    /// What stood in the way.
    package var reason: Reason

    /// What can stand in the way of a file.
    package enum Reason: Hashable, Sendable {
        case diskFull
        case notPermitted
        case noSuchFolder
        case isFolder
        case isNoFolder
        case nameTooLong
        /// Anything else, in the system's words.
        case other(String)
    }

    package init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// The error that a system call left behind.
    package init(path: String, errorNumber: Int32) {
        let reason: Reason =
            switch errorNumber {
            case ENOSPC, EDQUOT: .diskFull
            case EACCES, EPERM, EROFS: .notPermitted
            case ENOENT: .noSuchFolder
            case EISDIR: .isFolder
            case ENOTDIR, EEXIST: .isNoFolder
            case ENAMETOOLONG: .nameTooLong
            default: .other(String(cString: strerror(errorNumber)))
            }
        self.init(path: path, reason: reason)
    }
}
