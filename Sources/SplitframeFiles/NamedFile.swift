import SplitframeSystem

/// Reads files that the user, or a list of the user's, named.
package enum NamedFile {
    /// The bytes of a file or a pipe; `-` is standard input.
    ///
    /// - Throws: ``FileError`` if there is no such file, it cannot be read, or it is larger than the limit.
    package static func bytes(at path: String) throws(FileError) -> [UInt8] {
        let number = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
        guard let bytes = Descriptor(number)?.readToEnd() else {
            throw FileError(.reading, path, errorNumber: errno)
        }
        return bytes
    }

    /// Whether there is a regular file at a path; the file is not opened.
    package static func isRegular(at path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.unsupportedKind == nil
    }

    /// Whether there is certainly no regular file at a path; false if that cannot be examined.
    package static func isGone(at path: String) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 { return status.unsupportedKind != nil }
        return errno == ENOENT || errno == ENOTDIR
    }

    /// Whether there is a folder at a path.
    ///
    /// - Throws: ``FileError`` if that cannot be examined.
    package static func isFolder(at path: String) throws(FileError) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        if errno == ENOENT { return false }
        throw FileError(.reading, path, errorNumber: errno)
    }
}
