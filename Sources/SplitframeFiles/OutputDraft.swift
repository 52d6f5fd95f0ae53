import Foundation
import Synchronization

/// A file being written under a hidden name beside its place, where it appears once it is complete.
///
/// A link is followed. What is no regular file (a pipe, a terminal) is written to directly. A draft that is given
/// up leaves nothing behind.
package final class OutputDraft {
    /// Distinguishes files being written by this process at the same time.
    private static let serial = Atomic<Int>(0)

    /// The path as the caller wrote it.
    private let path: String
    /// The hidden name and the name at the end; nil where the file is written to directly.
    private let names: (draft: String, target: String)?
    /// The open file; nil once it is closed.
    private var descriptor: Int32?

    /// Opens the file.
    package init(path: String) throws(OutputError) {
        self.path = path
        var status = stat()
        let exists = stat(path, &status) == 0
        let kind = status.st_mode & S_IFMT
        if exists, kind == S_IFDIR { throw OutputError(path: path, errorNumber: EISDIR) }
        if exists, kind != S_IFREG {
            names = nil
        } else {
            let target = exists ? URL(filePath: path).resolvingSymlinksInPath().path : path
            let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
            let number = Self.serial.add(1, ordering: .relaxed).newValue
            names = ("\(folder).splitframe-\(getpid())-\(number)", target)
        }
        let flags = O_WRONLY | O_CLOEXEC | (names == nil ? 0 : O_CREAT | O_EXCL)
        let descriptor = open(names?.draft ?? path, flags, 0o666)
        guard descriptor >= 0 else { throw OutputError(path: path, errorNumber: errno) }
        self.descriptor = descriptor
    }

    deinit {
        guard let descriptor else { return }
        close(descriptor)
        if let names { unlink(names.draft) }
    }

    /// Adds bytes at the end.
    package func write(_ bytes: [UInt8]) throws(OutputError) {
        guard let descriptor else { return }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                throw OutputError(path: path, errorNumber: count == 0 ? ENOSPC : errno)
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Closes the file and gives it its name.
    package func finish() throws(OutputError) {
        guard let descriptor else { return }
        self.descriptor = nil
        let isClosed = close(descriptor) == 0
        guard let names else {
            if !isClosed { throw OutputError(path: path, errorNumber: errno) }
            return
        }
        guard isClosed, rename(names.draft, names.target) == 0 else {
            let failure = errno
            unlink(names.draft)
            throw OutputError(path: path, errorNumber: failure)
        }
    }
}
