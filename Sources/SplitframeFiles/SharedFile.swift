import CSplitframeExchange
import SplitframeInterface
import SplitframeSystem

/// A file that a person edits too, perhaps at this moment: what they save is never lost.
///
/// The new file and the old one get each other's names at once, and what came back is compared with what had been read.
/// Where it differs, or somebody has it open for writing, both change their names back in the same way. A disk that has
/// no such exchange (some network disks) has the file compared directly before it is replaced: only there a save
/// between two system calls is lost.
package struct SharedFile: Sendable {
    /// Exchanges two names of a folder; 0, or the number of the error.
    typealias Exchange = @Sendable (_ folder: Int32, _ one: String, _ other: String) -> Int32

    /// How often an editor may save between two system calls before the file is left to it.
    private static let tries = 100

    /// The path as the caller wrote it.
    private let path: String
    /// Out of which it does not lead; nil where the user named it.
    private let project: ProjectFolder?
    private let read: [UInt8]
    private let exchange: Exchange

    /// - Parameter read: What the file held when it was read.
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

    /// Writes other bytes in the place of those that were read.
    ///
    /// - Throws: ``FileError`` where they cannot be written; with ``FileError/Reason/changed(kept:)`` where somebody has
    ///   saved the file meanwhile, which then stays as they saved it, and with ``FileError/Reason/replaced(kept:)``
    ///   where the system does not tell whether the file that was replaced is still being written.
    package func replace(with bytes: [UInt8]) throws(FileError) {
        guard let (file, name) = try written(bytes) else { return }
        var put = bytes
        var expected = read
        for turn in 1...Self.tries {
            let failure = exchange(file.folder.number, file.name, name)
            if failure == EINVAL || failure == ENOSYS, turn == 1 {
                return try replaceWithoutExchange(file, name)
            }
            // Some editors take the file away before they write it anew.
            if failure == ENOENT { break }
            guard failure == 0 else {
                file.settle([bytes, read], beside: name)
                throw FileError(.writing, path, errorNumber: failure)
            }
            let found = file.state
            guard found.bytes != expected || found.isBeingWritten == true else {
                let kept = file.settle([bytes, read], beside: name).map(self.path(of:))
                if turn > 1 { throw FileError(.writing, path, .changed(kept: kept)) }
                if let kept { throw FileError(.writing, path, .replaced(kept: kept)) }
                return
            }
            // What came back is newer than what was put in its place: it goes back there.
            expected = put
            put = found.bytes ?? []
        }
        let kept = file.settle([bytes, read], beside: name).map(self.path(of:))
        throw FileError(.writing, path, .changed(kept: kept))
    }

    /// The new file, which no descriptor of ours is open for any more, and the name that it is to have; nil where what
    /// has the name is no file that could be replaced, and has been written to.
    private func written(_ bytes: [UInt8]) throws(FileError) -> (file: ExchangedFile, name: String)? {
        let draft = if let project { try project.draft(of: path) } else { try OutputDraft(path: path) }
        try draft.write(bytes)
        let hidden = ExchangedFile.name(of: bytes, replacing: read)
        guard let (folder, name) = try draft.finish(hiddenAs: hidden) else { return nil }
        return (ExchangedFile(folder: folder, name: hidden), name)
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
