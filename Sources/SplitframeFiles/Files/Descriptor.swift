import SplitframeSystem

/// An open file or folder, closed with its last reference.
package final class Descriptor: Sendable {
    package let number: Int32

    /// Takes ownership of a file descriptor that a system call returned; nil if the call failed.
    package init?(_ number: Int32) {
        guard number >= 0 else { return nil }
        self.number = number
    }

    deinit { close(number) }

    /// Locks the file for this descriptor alone; false if another descriptor has the lock.
    ///
    /// The system releases the lock when the process ends, however it ends.
    func lock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 }

    /// The file's status (`fstat`); nil if the system cannot determine it.
    var status: stat? {
        var status = stat()
        return fstat(number, &status) == 0 ? status : nil
    }

    /// The kind and mode of an entry in this folder, without following a link; nil if there is none, or it cannot be
    /// examined.
    func status(of name: String) -> stat? {
        var status = stat()
        return fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// A folder in this one; nil, with `errno` set, if there is none, `ELOOP` if the name is a link.
    ///
    /// A name with a slash is refused: the system would follow links in all but its last part.
    func folder(_ name: String) -> Descriptor? {
        guard !name.hasSlash else {
            errno = ENOENT
            return nil
        }
        let folder = Descriptor(openat(number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
        // The system reports a link in a folder's place as "no folder".
        if folder == nil, errno == ENOTDIR {
            errno = status(of: name).map({ $0.st_mode & S_IFMT }) == S_IFLNK ? ELOOP : ENOTDIR
        }
        return folder
    }

    /// The reason why this is not a file whose bytes can be read or written; nil if it is one.
    var unsupportedKind: FileError.Reason? { status?.unsupportedKind }

    /// The reason why this file's bytes must not be changed in place: a file with a second name may be in any other
    /// folder too.
    var sharing: FileError.Reason? {
        unsupportedKind ?? (status.map { $0.st_nlink > 1 } == true ? .link : nil)
    }

    /// The names of the entries in this folder; nil if it cannot be read.
    ///
    /// A name that is not UTF-8 is repaired, so it names nothing; that of a folder ends with a slash then.
    var names: [String]? {
        // The stream closes the descriptor that it reads from.
        let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { return nil }
        guard let stream = fdopendir(copy) else {
            close(copy)
            return nil
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { bytes in
                    let name = String(cString: bytes)
                    var status = stat()
                    guard name.isRepaired, String(validatingCString: bytes) == nil,
                        fstatat(number, bytes, &status, AT_SYMLINK_NOFOLLOW) == 0
                    else { return name }
                    return status.st_mode & S_IFMT == S_IFDIR ? name + "/" : name
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// All bytes from the current position; nil, with `errno` set, if reading fails or there are more than the limit
    /// (`EFBIG`).
    package func readToEnd() -> [UInt8]? {
        // A regular file is read in one piece, a pipe or a growing file in several.
        let size = min(Int(status?.st_size ?? 0), Limit.fileBytes.value) + 1
        var bytes: [UInt8] = []
        while true {
            var fault: Int32 = 0
            let piece = [UInt8](unsafeUninitializedCapacity: max(1 << 16, size - bytes.count)) {
                room, count in
                let result = read(number, room.baseAddress, room.count)
                if result < 0 { fault = errno }
                count = max(0, result)
            }
            if fault == EINTR { continue }
            if fault != 0 {
                errno = fault
                return nil
            }
            if piece.isEmpty { return bytes }
            if bytes.isEmpty { bytes = piece } else { bytes += piece }
            if Limit.fileBytes.isExceeded(by: bytes.count) {
                errno = EFBIG
                return nil
            }
        }
    }

    /// The next bytes, none at the end; nil, with `errno` set, if reading fails.
    package func readSome() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = bytes.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            return count < 0 ? nil : Array(bytes.prefix(count))
        }
    }

    /// Writes all bytes; false, with `errno` set, if writing fails.
    package func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { SplitframeSystem.write(number, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count == 0 { errno = ENOSPC }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

extension stat {
    /// The reason why this is not a file whose bytes can be read or written; nil if it is one.
    var unsupportedKind: FileError.Reason? {
        switch st_mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: .isFolder
        case S_IFLNK: .link
        default: .special
        }
    }
}

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
