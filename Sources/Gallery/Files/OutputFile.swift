import Foundation
import Synchronization

/// Writes files that appear complete or not at all.
public enum OutputFile {
    /// Distinguishes files being written by this process at the same time.
    private static let serial = Atomic<Int>(0)

    /// Writes bytes under a hidden name beside the file, then renames; on failure nothing is left.
    ///
    /// A link is followed. What is no regular file (a pipe, a terminal) is written to directly.
    public static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        let kind = status.st_mode & S_IFMT
        if exists, kind == S_IFDIR { throw OutputError(path: path, errorNumber: EISDIR) }
        guard !exists || kind == S_IFREG else { return try fill(path, with: bytes, flags: 0, for: path) }

        let target = exists ? URL(filePath: path).resolvingSymlinksInPath().path : path
        let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
        let number = serial.add(1, ordering: .relaxed).newValue
        let draft = "\(folder).splitframe-\(getpid())-\(number)"
        do throws(OutputError) {
            try fill(draft, with: bytes, flags: O_CREAT | O_EXCL, for: path)
            guard rename(draft, target) == 0 else { throw OutputError(path: path, errorNumber: errno) }
        } catch {
            unlink(draft)
            throw error
        }
    }

    private static func fill(
        _ file: String, with bytes: [UInt8], flags: Int32, for path: String
    ) throws(OutputError) {
        let descriptor = open(file, O_WRONLY | O_CLOEXEC | flags, 0o666)
        guard descriptor >= 0 else { throw OutputError(path: path, errorNumber: errno) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let error = OutputError(path: path, errorNumber: count == 0 ? ENOSPC : errno)
                close(descriptor)
                throw error
            }
            rest = rest.dropFirst(count)
        }
        guard close(descriptor) == 0 else { throw OutputError(path: path, errorNumber: errno) }
    }
}
