package import SplitframeFiles

/// The changes that tests make to the pending results: one per line; the last line of a name counts.
///
/// A failing test therefore does not read or write the results of others. The next command or test that writes the list
/// of pending results merges the lines into it.
package struct PendingLog: Sendable {
    static let fileName = "tests.log"

    /// The fields of a line about a golden.
    struct Line {
        var name: String
        /// Nil if no result is pending; files of the name are ours nevertheless.
        var result: PendingResult?
    }

    private let folder: GoldenFolder
    private let lock: FolderLock?
    private let name: String

    /// Makes a log for a run that already has the folder's lock.
    init(of folder: GoldenFolder, name: String) {
        (self.folder, self.name, lock) = (folder, name, nil)
    }

    /// Makes the folder if it is missing, and waits for another run that writes there.
    ///
    /// - Parameters:
    ///   - name: The golden that lines are about.
    ///   - holder: The name of the writing command, shown to another run that has to wait.
    package init(of folder: GoldenFolder, name: String, holder: String) throws(FileError) {
        try folder.kept.make()
        (self.folder, self.name) = (folder, name)
        lock = try FolderLock(of: folder.kept, holder: holder)
    }

    /// Adds a pending result, replacing an earlier one.
    package func add(_ result: PendingResult) throws { try append(result.line) }

    /// Removes the golden's pending result; its files are deleted when the list is next written.
    package func settle() throws(FileError) { try append(JSON.object(["name": .string(name)]).compactText) }

    private func append(_ line: String) throws(FileError) {
        let pending = folder.pendingFolder
        try pending.make()
        // Pending results must not be committed.
        if try pending.read(".gitignore") == nil {
            try pending.replace(".gitignore", with: Array("*\n".utf8))
        }
        try pending.append(line, to: Self.fileName)
    }
}

extension PendingLog: PendingKeeper {
    package func put(_ bytes: [UInt8], in file: String) throws(FileError) {
        try folder.pendingFolder.replace(file, with: bytes)
    }
}

extension GoldenFolder {
    /// The changes that tests made to the pending results, without a line that a killed run left unfinished.
    func pendingLines() throws(FileError) -> [PendingLog.Line] {
        guard let bytes = try pendingFolder.read(PendingLog.fileName) else { return [] }
        return bytes.split(separator: 0x0A).compactMap { line in
            guard let node = try? JSONNode(JSON(bytes: Array(line))),
                let name = try? node.required("name").text(), RelativePath(name) != nil
            else { return nil }
            return PendingLog.Line(name: name, result: try? PendingResult(node))
        }
    }

    /// Deletes the log, once the list contains all of its lines.
    func removePendingLog() throws(FileError) { try pendingFolder.delete(PendingLog.fileName) }
}
