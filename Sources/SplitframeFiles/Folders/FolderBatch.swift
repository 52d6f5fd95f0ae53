import SplitframeSystem

/// Files of a kept folder that appear together.
///
/// When all of them are on the disk under hidden names, a list of them is written; only then the first gets its final
/// name. A run that finds the list finishes the work of a killed run, so that no picture stays beside the text of
/// another.
struct FolderBatch: Sendable {
    /// The name of the list in its folder.
    static let fileName = ".splitframe-batch"

    /// The files by their paths in the folder.
    var files: [(file: String, draft: OutputDraft)] = []

    /// Gives all files their final names, or none if one fails.
    func finish(in folder: KeptFolder) throws(FileError) {
        guard !files.isEmpty else { return }
        do throws(FileError) {
            for (_, draft) in files { try draft.sync() }
            if files.count > 1 {
                guard try folder.batchList() != .foreign else {
                    throw FileError(.writing, folder.path(of: Self.fileName), .foreign)
                }
                try list(in: folder)
            }
            for (_, draft) in files { try draft.replaceTarget() }
        } catch {
            for (_, draft) in files.reversed() { draft.restoreTarget() }
            folder.removeBatchList()
            throw error
        }
        if files.count > 1 { folder.removeBatchList() }
        for (_, draft) in files { draft.deleteReplaced() }
    }

    private func list(in folder: KeptFolder) throws(FileError) {
        let names = files.compactMap { file, draft in draft.hiddenName.map { (file, JSON.string($0)) } }
        let json = JSON.object(["files": .object(Dictionary(names) { $1 })]).versioned
        let draft = try folder.draft(of: Self.fileName)
        try draft.write(Array(json.compactText.utf8))
        try draft.finish()
    }
}

extension KeptFolder {
    /// The kinds of content at the path of a batch's list.
    enum BatchList: Hashable {
        case none
        /// The hidden names of files, by their paths in the folder.
        case files([String: String])
        /// A list of a newer format, or another program's file of this name; it is kept.
        case foreign
    }

    func batchList() throws(FileError) -> BatchList {
        guard let bytes = try read(FolderBatch.fileName) else { return .none }
        // A list of ours is always complete, because it gets its name only when all of it is on the disk.
        guard let json = try? JSON(bytes: bytes), json["schema"]?.number == 1,
            let files = json["files"]?.object
        else { return .foreign }
        return .files(files.compactMapValues(\.string))
    }

    /// Whether a run is about to give files their final names, or was killed while doing so.
    package func hasBatch() throws(FileError) -> Bool {
        if case .files = try batchList() { true } else { false }
    }

    /// Gives the remaining files of a killed run's batch their final names, and deletes the other leftovers of such
    /// runs in the folder and those below it.
    ///
    /// The caller has to hold the folder's lock.
    package func completeKilledRun() throws(FileError) {
        if case .files(let files) = try batchList() {
            let manifest = try manifest()
            for (file, draft) in files where manifest.entries[file] != nil {
                guard try hasNoForeign(file) else { continue }
                try rename(draft: draft, to: file)
            }
            removeBatchList()
        }
        try removeAbandoned()
    }

    /// Renames a draft to its final name; a missing draft has already been renamed.
    ///
    /// The list may come with a clone: nothing is renamed that is not a draft of ours.
    private func rename(draft: String, to file: String) throws(FileError) {
        guard OutputDraft.isName(draft), let place = try place(of: file, for: .writing),
            place.folder.holds(draft, for: file)
        else { return }
        let folder = place.folder.number
        guard renameat(folder, draft, folder, place.name) == 0 || errno == ENOENT else {
            throw FileError(.writing, path(of: file), errorNumber: errno)
        }
    }

    fileprivate func removeBatchList() {
        guard case .files? = try? batchList(),
            let place = try? place(of: FolderBatch.fileName, for: .deleting)
        else { return }
        unlinkat(place.folder.number, place.name, 0)
    }
}

extension Descriptor {
    /// Whether a hidden name in this folder is that of a file which a run of ours wrote in the place of another: a
    /// regular file without a second name, and with our mark.
    fileprivate func holds(_ draft: String, for file: String) -> Bool {
        let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
        guard let descriptor = Descriptor(openat(number, draft, flags)) else { return false }
        return descriptor.sharing == nil
            && descriptor.readToEnd().map { FileMark.isCarried(by: $0, named: file) } == true
    }
}
