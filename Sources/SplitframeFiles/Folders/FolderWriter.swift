import SplitframeSystem
import Synchronization

/// Writes files in a kept folder; only one run at a time has a writer.
///
/// Only files that the folder's manifest lists and that carry our mark are replaced or removed. A file is listed before
/// it is written, so that the next run knows the files of a killed run as ours. Files may be written by several tasks
/// at once; they appear, complete, a batch at a time, and the next run completes a batch in which a run was killed.
package final class FolderWriter: Sendable {
    /// The number of files in a batch: syncing them together is faster than one by one.
    private static let batchSize = 64

    package let folder: KeptFolder
    private let lock: FolderLock
    /// The folders that were made below a folder that is locked already.
    private let made: MadeFolders?
    /// The manifest with all files that are ours now, the manifest as it is on the disk, and whether it has changed
    /// since missing files were deleted from it.
    private let manifest: Mutex<(current: FolderManifest, written: FolderManifest, isOpen: Bool)>
    private let batch = Mutex(FolderBatch())
    /// Batches are finished one at a time, because a folder has only one list of a batch.
    private let finishing = Mutex(())

    /// Makes the folder if it is missing, and waits for another run that writes there.
    ///
    /// - Parameter holder: The name of the writing command, such as `splitframe approve`, shown to another run that
    ///   has to wait.
    package convenience init(of folder: KeptFolder, holder: String, patience: Double = 20) throws(FileError) {
        let made = try MadeFolders(for: folder)
        try self.init(
            of: folder, sharing: FolderLock(of: folder, holder: holder, patience: patience, made: made))
    }

    /// Writes in a folder below one that this run has locked already.
    package convenience init(of folder: KeptFolder, below writer: FolderWriter) throws(FileError) {
        try self.init(of: folder, sharing: writer.lock, made: MadeFolders(for: folder))
    }

    private init(
        of folder: KeptFolder, sharing lock: FolderLock, made: MadeFolders? = nil
    ) throws(FileError) {
        self.folder = folder
        self.lock = lock
        self.made = made
        try folder.completeKilledRun()
        let written = try folder.manifest()
        manifest = Mutex((written, written, false))
    }

    // After a failure, such as that of a full disk, files are listed that were never written.
    deinit {
        guard manifest.withLock(\.isOpen) else { return }
        batch.withLock { $0 = FolderBatch() }
        try? forgetMissing()
    }

    /// Lists files as ours with an owner, except existing files that are not ours.
    package func claim(_ files: some Collection<String>, owner: String) throws(FileError) {
        try claim(files, as: FolderManifest.Entry(owner: owner))
    }

    /// Lists files as ``claim(_:owner:)`` does, with a complete manifest entry.
    package func claim(
        _ files: some Collection<String>, as entry: FolderManifest.Entry
    ) throws(FileError) {
        try list(claiming: Dictionary(files.map { ($0, entry) }) { $1 })
    }

    /// Lists existing files as ours; the caller guarantees that their content is exactly what would be written.
    package func adopt(
        _ files: some Collection<String>, as entry: FolderManifest.Entry
    ) throws(FileError) {
        try list(adopting: Dictionary(files.map { ($0, entry) }) { $1 })
    }

    /// Lists some files as ``adopt(_:as:)`` does and others as ``claim(_:as:)`` does, in one step.
    package func list(
        adopting: [String: FolderManifest.Entry] = [:], claiming: [String: FolderManifest.Entry] = [:]
    ) throws(FileError) {
        var changed = current
        for (file, entry) in adopting where try exists(file) { changed.entries[file] = entry }
        for (file, entry) in claiming {
            if changed.entries[file] == nil, try exists(file) { continue }
            changed.entries[file] = entry
        }
        try list(changed)
    }

    /// The files among these that exist and are not ours.
    package func foreign(among files: some Sequence<String>) throws(FileError) -> [String] {
        let current = current
        var foreign: [String] = []
        for file in files {
            guard let bytes = try folder.read(file) else { continue }
            let isOurs = current.entries[file] != nil && FileMark.isCarried(by: bytes, named: file)
            if !isOurs { foreign.append(file) }
        }
        return foreign
    }

    /// The files that are ours.
    package var files: [String] { current.entries.keys.sorted() }

    private var current: FolderManifest { manifest.withLock { $0.current } }

    /// The owner of a file; nil if the file is not ours.
    package func owner(of file: String) -> String? { current.entries[file]?.owner }

    /// Writes a file that is ours, and makes missing folders of its path; it appears with its batch.
    package func write(_ bytes: [UInt8], to file: String) throws(FileError) { try write([(file, bytes)]) }

    /// Writes files that belong together: if one cannot be written, none is.
    package func write(_ group: [(file: String, bytes: [UInt8])]) throws(FileError) {
        var written: [(file: String, draft: OutputDraft)] = []
        for (file, bytes) in group {
            let draft = try open(file)
            try draft.write(bytes)
            written.append((file, draft))
        }
        try add(written)
    }

    /// Opens a file that is ours, to be written piece by piece; it appears with its batch after ``add(_:)``.
    package func open(_ file: String) throws(FileError) -> OutputDraft {
        guard owner(of: file) != nil, try folder.hasNoForeign(file) else {
            throw FileError(.writing, folder.path(of: file), .foreign)
        }
        return try folder.draft(of: file)
    }

    /// Adds complete files that belong together to the batch.
    package func add(_ written: [(file: String, draft: OutputDraft)]) throws(FileError) {
        let full = batch.withLock { batch in
            batch.files += written
            return batch.files.count >= Self.batchSize ? take(&batch) : FolderBatch()
        }
        try finish(full)
    }

    /// Removes a file that is ours, and the folders that become empty; a missing file is no error.
    package func remove(_ file: String) throws(FileError) {
        try sync()
        guard let place = try folder.place(of: file, for: .deleting),
            place.folder.status(of: place.name) != nil
        else { return forget(file) }
        guard owner(of: file) != nil, try folder.hasNoForeign(file) else {
            throw FileError(.deleting, folder.path(of: file), .foreign)
        }
        guard unlinkat(place.folder.number, place.name, 0) == 0 else {
            throw FileError(.deleting, folder.path(of: file), errorNumber: errno)
        }
        forget(file)
        try removeEmptyFolders(above: file)
    }

    /// Writes waiting files to the disk, and deletes missing files from the manifest.
    package func finish() throws(FileError) {
        try sync()
        try forgetMissing()
    }

    /// Deletes missing files from the manifest, and the folders that were made for them.
    private func forgetMissing() throws(FileError) {
        var changed = current
        for file in changed.entries.keys {
            guard try !exists(file) else { continue }
            changed.entries[file] = nil
            try removeEmptyFolders(above: file)
        }
        try list(changed)
        manifest.withLock { $0.isOpen = false }
    }

    /// Writes waiting files to the disk.
    package func sync() throws(FileError) {
        try finish(batch.withLock { take(&$0) })
    }

    private func finish(_ batch: FolderBatch) throws(FileError) {
        try finishing.withLock { _ throws(FileError) in try batch.finish(in: folder) }
    }

    private func take(_ batch: inout FolderBatch) -> FolderBatch {
        defer { batch = FolderBatch() }
        return batch
    }

    private func forget(_ file: String) {
        manifest.withLock { ($0.current.entries[file], $0.isOpen) = (nil, true) }
    }

    private func exists(_ file: String) throws(FileError) -> Bool {
        guard let place = try folder.place(of: file, for: .writing) else { return false }
        return place.folder.status(of: place.name) != nil
    }

    private func removeEmptyFolders(above file: String) throws(FileError) {
        var folder = file[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            guard let place = try self.folder.place(of: String(folder), for: .deleting),
                unlinkat(place.folder.number, place.name, AT_REMOVEDIR) == 0
            else { return }
        }
    }

    /// Writes the manifest if it changed; without files it is deleted.
    private func list(_ changed: FolderManifest) throws(FileError) {
        let written = manifest.withLock { $0.written }
        if changed.entries.isEmpty, !written.entries.isEmpty {
            if let place = try folder.place(of: FolderManifest.fileName, for: .deleting),
                unlinkat(place.folder.number, place.name, 0) != 0, errno != ENOENT
            {
                throw FileError(.deleting, folder.path(of: FolderManifest.fileName), errorNumber: errno)
            }
        } else if changed != written {
            let draft = try folder.draft(of: FolderManifest.fileName)
            try draft.write(changed.bytes)
            try draft.finish()
        }
        manifest.withLock { $0 = (changed, changed, true) }
    }
}

extension KeptFolder {
    /// Writes a file, replacing only one that carries our mark; the caller has to hold the folder's lock.
    package func replace(_ file: String, with bytes: [UInt8]) throws(FileError) {
        guard try hasNoForeign(file) else { throw FileError(.writing, path(of: file), .foreign) }
        let draft = try draft(of: file)
        try draft.write(bytes)
        try draft.finish()
    }

    /// Deletes a file, which may be missing; the caller has to hold the folder's lock.
    package func delete(_ file: String) throws(FileError) {
        guard let place = try place(of: file, for: .deleting),
            unlinkat(place.folder.number, place.name, 0) != 0, errno != ENOENT
        else { return }
        throw FileError(.deleting, path(of: file), errorNumber: errno)
    }

    /// Whether there is no file of a name, or one that carries our mark.
    func hasNoForeign(_ file: String) throws(FileError) -> Bool {
        guard let bytes = try read(file) else { return true }
        return FileMark.isCarried(by: bytes, named: file)
    }

    /// The folder's manifest; an empty one if there is none.
    ///
    /// - Throws: ``FileError``, also if the file of its name is damaged, or another program's.
    package func manifest() throws(FileError) -> FolderManifest {
        let file = FolderManifest.fileName
        guard let bytes = try read(file) else { return FolderManifest() }
        return try FolderManifest(reading: bytes, path: path(of: file))
    }
}

extension FolderWriter {
    /// Opens a folder that one run fills alone, with at most these files; throws before writing if one of them exists
    /// and is not ours, or if a file in the folder has another owner.
    package convenience init(
        filling folder: KeptFolder, with files: Set<String>, owner: String, holder: String
    ) throws(FileError) {
        try self.init(of: folder, holder: holder)
        let others = self.files.filter { self.owner(of: $0) != owner }
        if let file = try (foreign(among: files) + others).min() {
            throw FileError(.writing, folder.path(of: file), .foreign)
        }
        try claim(files, owner: owner)
    }

    /// Writes all files to the disk, and removes every other file of ours, which an earlier run left.
    package func finish(keeping kept: some Collection<String>) throws(FileError) {
        let kept = Set(kept)
        for file in files where !kept.contains(file) { try remove(file) }
        try finish()
    }
}
