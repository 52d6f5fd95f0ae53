import CSplitframeExchange
import SplitframeInterface
import SplitframeSystem

/// A file that the user may be editing at the same moment; saves are never lost.
///
/// The new file and the old one exchange names in one step, and the old content is compared with the bytes that had
/// been read. If it differs, or a process has it open for writing, the names are exchanged back in the same way. On a
/// disk that cannot exchange names (some network disks) the file is compared directly before it is replaced: only there
/// a save between two system calls is lost.
package struct SharedFile: Sendable {
    /// Exchanges two names in a folder; returns 0 or the error number.
    typealias Exchange = @Sendable (_ folder: Int32, _ one: String, _ other: String) -> Int32

    /// The number of exchanges, each overtaken by another save, after which the file is left to the editor.
    private static let tries = 100

    /// The path as the caller wrote it.
    private let path: String
    /// The project that the path must not lead out of; nil if the user named the path.
    private let project: ProjectFolder?
    private let read: [UInt8]
    private let exchange: Exchange

    /// - Parameter read: The file's bytes when it was read.
    package init(_ path: String, in project: ProjectFolder? = nil, read: [UInt8]) {
        self.init(path, in: project, read: read) { splitframe_exchange($0, $1, $2) }
    }

    init(
        _ path: String, in project: ProjectFolder? = nil, read: [UInt8], exchange: @escaping Exchange
    ) {
        self.path = path
        self.project = project
        self.read = read
        self.exchange = exchange
    }

    /// Replaces the bytes that were read with others.
    ///
    /// The file keeps its owner: that of another user is written in place.
    ///
    /// - Throws: ``FileError`` if they cannot be written; with ``FileError/Reason/changed(kept:)`` if the file was
    ///   saved meanwhile, which keeps that save.
    package func replace(with bytes: [UInt8]) throws(FileError) {
        guard let (file, name) = try written(bytes) else { return }
        var put = bytes
        var expected = read
        for turn in 1...Self.tries {
            let failure = exchange(file.folder.number, file.name, name)
            if failure == EINVAL || failure == ENOSYS, turn == 1 {
                return try replaceWithoutExchange(file, name)
            }
            // Some editors delete the file before they write it again.
            if failure == ENOENT { break }
            guard failure == 0 else {
                file.settle([bytes, read], beside: name)
                throw FileError(.writing, path, errorNumber: failure)
            }
            let found = file.state
            guard found.bytes != expected || found.isBeingWritten == true else {
                let kept = file.settle([bytes, read], beside: name).map(self.path(of:))
                if turn > 1 { throw FileError(.writing, path, .changed(kept: kept)) }
                return
            }
            // The content that came back was saved meanwhile, so the next turn puts it back under the file's name.
            expected = put
            put = found.bytes ?? []
        }
        let kept = file.settle([bytes, read], beside: name).map(self.path(of:))
        throw FileError(.writing, path, .changed(kept: kept))
    }

    /// The new file, without open descriptors of ours, and its final name; nil if the name belongs to a file that
    /// cannot be replaced, which has been written to instead.
    private func written(_ bytes: [UInt8]) throws(FileError) -> (file: ExchangedFile, name: String)? {
        let draft = if let project { try project.draft(of: path) } else { try OutputDraft(path: path) }
        if let foreign = draft.foreignTarget {
            try overwrite(foreign, with: bytes)
            return nil
        }
        try draft.write(bytes)
        let hidden = ExchangedFile.name(of: bytes, replacing: read)
        guard let (folder, name) = try draft.finish(hiddenAs: hidden) else { return nil }
        return (ExchangedFile(folder: folder, name: hidden), name)
    }

    /// Writes to a file in place, directly after it was compared with the bytes that had been read.
    private func overwrite(_ file: Descriptor, with bytes: [UInt8]) throws(FileError) {
        if let reason = file.sharing { throw FileError(.writing, path, reason) }
        guard file.readToEnd() == read else { throw FileError(.writing, path, .changed(kept: nil)) }
        // Room is reserved first, so that a full disk leaves the file as it is.
        let failure = bytes.isEmpty ? 0 : posix_fallocate(file.number, 0, off_t(bytes.count))
        guard failure == 0 else {
            ftruncate(file.number, off_t(read.count))
            throw FileError(.writing, path, errorNumber: failure)
        }
        guard file.rewind(), file.write(bytes), ftruncate(file.number, off_t(bytes.count)) == 0 else {
            throw FileError(.writing, path, errorNumber: errno)
        }
    }

    private func replaceWithoutExchange(_ file: ExchangedFile, _ name: String) throws(FileError) {
        let old = ExchangedFile(folder: file.folder, name: name).state
        guard old.bytes == read, old.isBeingWritten != true else {
            file.remove()
            throw FileError(.writing, path, .changed(kept: nil))
        }
        guard renameat(file.folder.number, file.name, file.folder.number, name) == 0 else {
            let failure = errno
            file.remove()
            throw FileError(.writing, path, errorNumber: failure)
        }
    }

    private func path(of name: String) -> String {
        path.lastIndex(of: "/").map { path[...$0] + name } ?? name
    }
}
