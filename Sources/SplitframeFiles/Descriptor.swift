import SplitframeLimits
import SplitframeSystem

/// An open file or folder, closed with its last reference.
package final class Descriptor: Sendable {
    package let number: Int32

    /// Takes over what a system call returned; nil where the call failed.
    package init?(_ number: Int32) {
        guard number >= 0 else { return nil }
        self.number = number
    }

    deinit { close(number) }

    /// Locks the file for this descriptor alone; false where another has it.
    ///
    /// The system gives the lock back when the process ends, however it ends.
    func lock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 }

    /// What the system knows of it.
    var status: stat? {
        var status = stat()
        return fstat(number, &status) == 0 ? status : nil
    }

    /// The kind and mode of an entry in this folder, a link as a link; nil where there is none, or it cannot be told.
    func status(of name: String) -> stat? {
        var status = stat()
        return fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// A folder in this one; nil, with `errno` set, where there is none, `ELOOP` where a link has its name.
    func folder(_ name: String) -> Descriptor? {
        let folder = Descriptor(openat(number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
        // A link in a folder's place is told as "no folder".
        if folder == nil, errno == ENOTDIR {
            errno = status(of: name).map({ $0.st_mode & S_IFMT }) == S_IFLNK ? ELOOP : ENOTDIR
        }
        return folder
    }

    /// Why this is no file whose bytes could be read or written; nil where it is one.
    var strangeness: FileError.Reason? { status?.strangeness }

    /// Why this is no file whose bytes could be changed in place: under a second name it may lie anywhere.
    var sharing: FileError.Reason? { strangeness ?? (status.map { $0.st_nlink > 1 } == true ? .link : nil) }

    /// The names of what lies in this folder; nil where it cannot be read.
    var names: [String]? {
        // The stream closes what it reads from.
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
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// All bytes from here on; nil, with `errno` set, where reading fails or there are more than the limit (`EFBIG`).
    package func readToEnd() -> [UInt8]? {
        var bytes: [UInt8] = []
        // A regular file comes in one piece, with room to notice its end; a pipe, or what grows, in several.
        let size = min(Int(status?.st_size ?? 0), Limit.fileBytes.value) + 1
        while true {
            let before = bytes.count
            bytes += [UInt8](repeating: 0, count: max(1 << 16, size - before))
            let count = bytes.withUnsafeMutableBytes {
                read(number, $0.baseAddress?.advanced(by: before), $0.count - before)
            }
            bytes.removeLast(bytes.count - before - max(0, count))
            if count == 0 { return bytes }
            if count < 0, errno != EINTR { return nil }
            if Limit.fileBytes.isExceeded(by: bytes.count) {
                errno = EFBIG
                return nil
            }
        }
    }

    /// The bytes that come next, none at the end; nil, with `errno` set, where reading fails.
    package func readSome() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = bytes.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            return count < 0 ? nil : Array(bytes.prefix(count))
        }
    }

    /// Writes all bytes; false, with `errno` set, where writing fails.
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
    /// Why this is no file whose bytes could be read or written; nil where it is one.
    var strangeness: FileError.Reason? {
        switch st_mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: .isFolder
        case S_IFLNK: .link
        default: .special
        }
    }
}
