import SplitframeJSON
import SplitframeSystem

/// Files of a kept folder that appear together.
///
/// Once all are on the disk under hidden names, a list of them is; only then the first gets its own name. Whoever
/// finds the list goes on where a run was killed, so that no picture stays beside the text of another.
struct FolderBatch: Sendable {
    /// The name of the list in its folder.
    static let fileName = ".splitframe-batch"

    /// The files by their paths in the folder.
    var files: [(file: String, draft: OutputDraft)] = []

    /// Gives all files their names, or none where one fails.
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
            for (_, draft) in files { try draft.take() }
        } catch {
            for (_, draft) in files.reversed() { draft.giveBack() }
            folder.removeBatchList()
            throw error
        }
        if files.count > 1 { folder.removeBatchList() }
        for (_, draft) in files { draft.settle() }
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
    /// What lies in the place of a list of files that are to appear together.
    enum BatchList: Hashable {
        case none
        /// The hidden names of files, by their paths in the folder.
        case files([String: String])
        /// A list of a newer format, or a file that somebody else has given this name: it stays.
        case foreign
    }

    func batchList() throws(FileError) -> BatchList {
        guard let bytes = try read(FolderBatch.fileName) else { return .none }
        // A list of ours is whole: it has got its name when all of it was on the disk.
        guard let json = try? JSON(bytes: bytes), json["schema"]?.number == 1,
            let files = json["files"]?.object
        else { return .foreign }
        return .files(files.compactMapValues(\.string))
    }

    /// Whether a run is about to give files their names, or was killed in the middle of it.
    package func hasBatch() throws(FileError) -> Bool {
        switch try batchList() {
        case .files: true
        case .none, .foreign: false
        }
    }

    /// Gives the files of a killed run's batch the names that they had not got yet, and takes away what else such runs
    /// left in the folder and those below it.
    ///
    /// Whoever calls it has the folder's lock.
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

    /// A name that the file has got already has no draft any more.
    private func rename(draft: String, to file: String) throws(FileError) {
        guard draft.hasPrefix(OutputDraft.prefix), !draft.contains("/"),
            let place = try place(of: file, for: .writing)
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
