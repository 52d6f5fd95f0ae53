package import SplitframeFiles
import SplitframeJSON

/// What tests add to the results that wait: a line each, the last one of a name counts.
///
/// So a test that fails reads and writes nothing of the others' results. The next command, or test, that writes the
/// list of what waits takes the lines into it.
package struct PendingLog: Sendable {
    static let fileName = "tests.log"

    /// What a line says of a golden.
    struct Line {
        var name: String
        /// Nil where nothing waits; files of the name are ours nevertheless.
        var result: PendingResult?
    }

    private let folder: GoldenFolder
    private let lock: FolderLock?
    private let name: String

    /// The log, for a run that has the folder's lock already.
    init(of folder: GoldenFolder, name: String) {
        (self.folder, self.name, lock) = (folder, name, nil)
    }

    /// Makes the folder where it is missing, and waits for another run that writes there.
    ///
    /// - Parameters:
    ///   - name: The golden of which something is to be said.
    ///   - holder: Who writes, for the message that another run gets.
    package init(of folder: GoldenFolder, name: String, holder: String) throws(FileError) {
        try folder.kept.make()
        (self.folder, self.name) = (folder, name)
        lock = try FolderLock(of: folder.kept, holder: holder)
    }

    /// Lets a result wait, in the place of an earlier one.
    package func add(_ result: PendingResult) throws { try append(result.line) }

    /// Lets the golden's result wait no longer; its files go with the next writing of the list.
    package func settle() throws(FileError) { try append(JSON.object(["name": .string(name)]).compactText) }

    private func append(_ line: String) throws(FileError) {
        let pending = folder.pendingFolder
        try pending.make()
        // Pending results do not belong into a commit.
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
    /// What tests added to the results that wait; a line that a killed run left unfinished counts as none.
    func pendingLines() throws(FileError) -> [PendingLog.Line] {
        guard let bytes = try pendingFolder.read(PendingLog.fileName) else { return [] }
        return bytes.split(separator: 0x0A).compactMap { line in
            guard let node = try? JSONNode(JSON(bytes: Array(line))),
                let name = try? node.required("name").text(), RelativePath(name) != nil
            else { return nil }
            return PendingLog.Line(name: name, result: try? PendingResult(node))
        }
    }

    /// Takes the log away, once all of it stands in the list.
    func removePendingLog() throws(FileError) { try pendingFolder.delete(PendingLog.fileName) }
}
