package import SplitframeFiles
import SplitframeSystem
import Synchronization

extension GoldenWriter: PendingKeeper {
    package func put(_ bytes: [UInt8], in file: String) throws(FileError) {
        try waiting(for: file).write(bytes, to: file)
    }

    /// Keeps these pending results and their files, and removes all others.
    ///
    /// The list is written to the disk before a file is deleted, so that it never names a missing file.
    package func leavePending(_ results: [PendingResult]) throws {
        let hasLog = try !folder.pendingLines().isEmpty
        guard try hasLog || !results.isEmpty || folder.pendingFolder.read(FolderManifest.fileName) != nil
        else { return }
        let writer = try waiting()
        if !results.isEmpty {
            try writer.write(PendingResult.list(of: results), to: GoldenFolder.pendingList)
        }
        if hasLog {
            try writer.sync()
            try folder.removePendingLog()
        }
        let kept = Set(results.map(\.name))
        for file in writer.files where !Self.isKept(file, by: kept) { try writer.remove(file) }
        try writer.finish()
        guard results.isEmpty else { return }
        pending.withLock { $0 = nil }
        rmdir(folder.pendingFolder.path)
    }

    /// Removes the pending results of some goldens, and adds others in their place.
    package func replacePending(of names: Set<String>, with results: [PendingResult] = []) throws {
        let others = try folder.pending.filter { !names.contains($0.name) }
        try leavePending((others + results).sorted { $0.name < $1.name })
    }

    /// Removes the pending result of one golden, without reading the others.
    package func settlePending(_ name: String) throws(FileError) {
        try PendingLog(of: folder, name: name).settle()
    }

    /// Whether a file below the pending folder belongs to a result that stays pending.
    private static func isKept(_ file: String, by names: Set<String>) -> Bool {
        guard let slash = file.firstIndex(of: "/") else { return !names.isEmpty }
        return names.contains(String(file[file.index(after: slash)...].dropLast(4)))
    }

    /// The writer for pending results; the files of all candidates, and this file, count as ours.
    func waiting(for file: String? = nil) throws(FileError) -> FolderWriter {
        try pending.withLock { pending throws(FileError) in
            if pending == nil {
                let writer = try FolderWriter(of: folder.pendingFolder, below: files)
                func entries(of names: [String]) -> [String: FolderManifest.Entry] {
                    let files =
                        GoldenFolder.PendingFiles.all(of: names) + [".gitignore", GoldenFolder.pendingList]
                    return Dictionary(files.map { ($0, owner.entry) }) { $1 }
                }
                let logged = try folder.pendingLines().map(\.name)
                try writer.list(
                    adopting: logged.isEmpty ? [:] : entries(of: logged), claiming: entries(of: candidates))
                // Pending results must not be committed.
                try writer.write(Array("*\n".utf8), to: ".gitignore")
                pending = writer
            }
            guard let writer = pending else { return files }
            if let file, writer.owner(of: file) == nil { try writer.claim([file], owner: owner.text) }
            return writer
        }
    }
}
