import SplitframeSystem
import Synchronization

/// A file that is written under a hidden name beside its final one, which it gets once it is complete.
///
/// Links are followed, even if they lead to no file; a replaced file's mode is kept, and its owner where the system
/// allows that. Anything but a regular file (a
/// pipe, a terminal) is written to directly. An abandoned draft is deleted; the draft of a killed process is no longer
/// locked, and the next draft in its folder deletes it.
package final class OutputDraft: Sendable {
    /// The prefix of the names of drafts.
    static let prefix = ".splitframe-draft-"

    /// Whether a name is one that a draft has: the prefix, the process and the draft's number in it.
    static func isName(_ name: String) -> Bool {
        name.hasPrefix(prefix)
            && name.dropFirst(prefix.count).utf8.allSatisfy {
                $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            }
    }

    /// Distinguishes files being written by this process at the same time.
    private static let serial = Atomic<Int>(0)

    /// The path as the caller wrote it.
    private let path: String
    private let file: Descriptor
    /// The folder, the draft's hidden name, the final name, and a hidden name for the file that is replaced; nil if the
    /// file is written to directly.
    private let place: (folder: Descriptor, draft: String, target: String, earlier: String)?
    /// Whether the file has the owner of the one that it replaces.
    private let keepsOwner: Bool
    private let state = Atomic<State>(.written)

    /// The progress of the file.
    private enum State: Int, AtomicRepresentable {
        /// It has the draft's hidden name.
        case written
        /// It has its final name, and replaced no file.
        case placed
        /// It has its final name, and the replaced file has a hidden one.
        case replacing
    }

    /// Opens a file that the user named.
    package convenience init(path: String) throws(FileError) {
        let target = try Self.followingLinks(path)
        let slash = target.lastIndex(of: "/")
        let folderPath = slash.map { String(target[...$0]) } ?? "."
        guard let folder = Descriptor(open(folderPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
            throw FileError(.writing, path, errorNumber: errno)
        }
        Self.removeAbandoned(in: folder)
        let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
        guard !name.isEmpty else { throw FileError(.writing, path, path.isEmpty ? .noSuchFile : .isFolder) }
        try self.init(path: path, folder: folder, name: name)
    }

    /// Opens a file in a folder; `path` is the path in messages.
    init(path: String, folder: Descriptor, name: String) throws(FileError) {
        self.path = path
        let status = folder.status(of: name)
        let kind = status.map { $0.st_mode & S_IFMT } ?? S_IFREG
        if kind == S_IFDIR { throw FileError(.writing, path, .isFolder) }
        if kind == S_IFLNK { throw FileError(.writing, path, .link) }
        let isRegular = kind == S_IFREG
        let number = Self.serial.add(1, ordering: .relaxed).newValue
        let draft = "\(Self.prefix)\(getpid())-\(number)"
        let flags = O_WRONLY | O_CLOEXEC | (isRegular ? O_CREAT | O_EXCL : 0)
        guard let file = Descriptor(openat(folder.number, isRegular ? draft : name, flags, 0o666)) else {
            throw FileError(.writing, path, errorNumber: errno)
        }
        self.file = file
        place = isRegular ? (folder, draft, name, draft + "-earlier") : nil
        keepsOwner =
            status.map { $0.st_uid == geteuid() || fchown(file.number, $0.st_uid, $0.st_gid) == 0 } ?? true
        guard isRegular else { return }
        // The lock shows that the draft's process is running.
        _ = file.lock()
        if let mode = status?.st_mode, fchmod(file.number, mode & 0o7777) != 0 {
            throw FileError(.writing, path, errorNumber: errno)
        }
    }

    /// The file of another user that would get another owner by being replaced; nil for any other file.
    var foreignTarget: Descriptor? {
        guard let place, !keepsOwner else { return nil }
        return Descriptor(
            openat(place.folder.number, place.target, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
    }

    deinit {
        if let place, state.load(ordering: .relaxed) == .written {
            unlinkat(place.folder.number, place.draft, 0)
        }
    }

    /// Appends bytes.
    package func write(_ bytes: [UInt8]) throws(FileError) {
        guard file.write(bytes) else { throw FileError(.writing, path, errorNumber: errno) }
    }

    /// Waits until the bytes are on the disk, then gives the file its final name.
    package func finish() throws(FileError) {
        try sync()
        try replaceTarget()
        deleteReplaced()
    }

    /// Waits until the bytes are on the disk, then renames the file to another hidden name, for which the caller is
    /// responsible.
    ///
    /// - Returns: The folder and the intended final name; nil if the file was written to directly.
    func finish(hiddenAs name: String) throws(FileError) -> (folder: Descriptor, target: String)? {
        try sync()
        guard let place else { return nil }
        guard renameat(place.folder.number, place.draft, place.folder.number, name) == 0 else {
            throw FileError(.writing, path, errorNumber: errno)
        }
        state.store(.placed, ordering: .relaxed)
        return (place.folder, place.target)
    }

    /// Waits until the bytes are on the disk.
    func sync() throws(FileError) {
        guard place == nil || fsync(file.number) == 0 else {
            throw FileError(.writing, path, errorNumber: errno)
        }
    }

    /// Gives the file its final name; the replaced file keeps a hidden name until ``deleteReplaced()``.
    func replaceTarget() throws(FileError) {
        guard let place else { return }
        let folder = place.folder.number
        // On a disk without hard links the replaced file cannot get a hidden name, so that ``restoreTarget()`` cannot
        // restore it.
        let hasEarlier = linkat(folder, place.target, folder, place.earlier, 0) == 0
        guard renameat(folder, place.draft, folder, place.target) == 0 else {
            let failure = errno
            if hasEarlier { unlinkat(folder, place.earlier, 0) }
            throw FileError(.writing, path, errorNumber: failure)
        }
        state.store(hasEarlier ? .replacing : .placed, ordering: .relaxed)
    }

    /// Restores the replaced file under its name; ignores errors, because it is called after a failure.
    func restoreTarget() {
        guard let place else { return }
        switch state.load(ordering: .relaxed) {
        case .written: break
        case .placed: unlinkat(place.folder.number, place.target, 0)
        case .replacing: renameat(place.folder.number, place.earlier, place.folder.number, place.target)
        }
    }

    /// The hidden name, beside the final one, under which the file is written; nil if it is written to directly.
    var hiddenName: String? { place?.draft }

    /// Deletes the replaced file.
    func deleteReplaced() {
        guard let place, state.load(ordering: .relaxed) == .replacing else { return }
        unlinkat(place.folder.number, place.earlier, 0)
    }

    /// Deletes files that killed processes left in a folder; content saved by other programs is kept.
    static func removeAbandoned(in folder: Descriptor) {
        let names = folder.names ?? []
        ExchangedFile.settleAbandoned(names, in: folder)
        for name in names where name.hasPrefix(prefix) {
            let flags = O_RDWR | O_NOFOLLOW | O_CLOEXEC
            guard let file = Descriptor(openat(folder.number, name, flags)), file.lock() else { continue }
            unlinkat(folder.number, name, 0)
        }
    }

    /// The path after following its links, even if there is no file at its end.
    private static func followingLinks(_ path: String) throws(FileError) -> String {
        var target = path
        // The system itself follows as many links.
        for _ in 0..<40 {
            var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(target, &buffer, buffer.count)
            guard count > 0 else { return target }
            let link = String(decoding: buffer.prefix(count), as: UTF8.self)
            let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
            target = link.hasPrefix("/") ? link : folder + link
        }
        throw FileError(.writing, path, errorNumber: ELOOP)
    }
}

/// Writes files that appear complete or not at all.
package enum OutputFile {
    /// Writes bytes under a hidden name beside the file, then renames it; on failure nothing is left.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let draft = try OutputDraft(path: path)
        try draft.write(bytes)
        try draft.finish()
    }

    /// Writes a file beside one that the user named, without following a link of its name; only a file of ours is
    /// replaced.
    package static func write(
        _ bytes: [UInt8], beside path: String, replacing isOurs: ([UInt8]) -> Bool
    ) throws(FileError) {
        let slash = path.lastIndex(of: "/")
        let folder = KeptFolder(path: slash.map { String(path[...$0]) } ?? ".")
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        if folder.hasRegularFile(name), let old = try folder.read(name), !isOurs(old) {
            throw FileError(.writing, path, .foreign)
        }
        let draft = try folder.draft(of: name, shown: path)
        try draft.write(bytes)
        try draft.finish()
    }
}
