import SplitframeSystem

/// A file that the user, or a list of theirs, named for reading.
package enum NamedFile {
    /// The bytes of a file, a pipe among them; `-` is standard input.
    ///
    /// - Throws: ``FileError`` where there is no such file, it cannot be read, or it is larger than the limit.
    package static func bytes(at path: String) throws(FileError) -> [UInt8] {
        let number = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
        guard let bytes = Descriptor(number)?.readToEnd() else {
            throw FileError(.reading, path, errorNumber: errno)
        }
        return bytes
    }

    /// Whether a regular file is there; nothing is opened.
    package static func isRegular(at path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.strangeness == nil
    }

    /// Whether no regular file is there for sure: one that cannot be examined may still be there.
    package static func isGone(at path: String) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 { return status.strangeness != nil }
        return errno == ENOENT || errno == ENOTDIR
    }

    /// Whether a folder is there.
    ///
    /// - Throws: ``FileError`` where that cannot be told.
    package static func isFolder(at path: String) throws(FileError) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        if errno == ENOENT { return false }
        throw FileError(.reading, path, errorNumber: errno)
    }
}
