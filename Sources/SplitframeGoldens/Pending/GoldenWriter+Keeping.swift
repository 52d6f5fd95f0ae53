package import SplitframeFiles
import SplitframeInterface
import SplitframePainting
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

extension GoldenWriter {
    /// Makes pending results the goldens of their owners; the other pending results stay in the list.
    ///
    /// Nothing is deleted except the picture of a golden that consists of text alone from now on.
    package func approve(_ results: [PendingResult]) throws {
        let approved = Set(results)
        let rest = try folder.pending.filter { !approved.contains($0) }
        for (owner, results) in Dictionary(grouping: results, by: \.goldenOwner) {
            try approve(results, of: owner, withRest: rest)
        }
        // Pending files are deleted only once the goldens are on the disk.
        try files.finish()
        let log = TestLog(of: folder)
        for result in results where result.goldenOwner.isTest { log.note(.equal, of: result.name) }
        try leavePending(rest)
        try finish()
    }

    private func approve(
        _ results: [PendingResult], of owner: GoldenOwner, withRest rest: [PendingResult]
    ) throws {
        let layouts = try results.filter { $0.actual?.hasSuffix(".txt") == true }
            .map { DrawnLayout(name: $0.name, twin: try waitingTwin(of: $0)) }
        let pictures = results.filter { $0.actual?.hasSuffix(".png") == true }.map(\.name)
        let unlisted = Self.files(ofPictures: pictures, layouts: layouts.map(\.name))
            .filter { files.owner(of: $0) == nil }
        try files.claim(unlisted, as: owner.entry)
        // If no more results of a twin file's folder are pending, nothing is lost by writing the file anew.
        let waiting = Set(rest.map(\.name.folder))
        try record(layouts.filter { waiting.contains($0.name.folder) })
        try record(layouts.filter { !waiting.contains($0.name.folder) }, isComplete: true)
        for name in pictures { try approvePicture(name) }
        try removeLayouts(pictures)
    }

    private func waitingTwin(of result: PendingResult) throws -> String {
        let file = "actual/\(result.name).txt"
        guard let bytes = try folder.pendingFolder.read(file) else {
            throw GoldenError.twinMissing(path: folder.pendingFolder.path(of: file))
        }
        let text = String(decoding: bytes, as: UTF8.self)
        do {
            // Among other layouts in one file, a text with more than a twin would change those too.
            _ = try Twin(text)
        } catch {
            throw GoldenError.twin(path: folder.pendingFolder.path(of: file), error)
        }
        return text
    }

    /// Makes a pending picture the golden, with its file as small as possible.
    private func approvePicture(_ name: String) throws {
        let file = "actual/\(name).png"
        guard let picture = try folder.pendingFolder.read(file) else {
            throw GoldenError.picture(path: folder.pendingFolder.path(of: file), .empty)
        }
        guard let twin = try folder.pendingFolder.read("actual/\(name).txt") else {
            return try record(picture: picture, twin: nil, of: name)
        }
        let small = try PNGFile.encode(
            PNGFile.decode(picture), text: PNGFile.texts(in: picture), effort: .small)
        try record(picture: small, twin: twin, of: name)
    }
}
