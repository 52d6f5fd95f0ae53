package import SplitframeFiles
import SplitframeSystem

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

extension GoldenFolder {
    /// The paths of the files of one pending result, relative to the folder of goldens; nil for a missing file.
    public struct PendingFiles: Hashable, Codable, Sendable {
        public var expected: String?
        public var actual: String?
        /// The differing pixels in red, over a faint expected picture.
        public var difference: String?
        /// All three beside each other, with rulers in points.
        public var triptych: String?

        /// The files as paths that start with the folder's path.
        public func paths(in folder: GoldenFolder) -> PendingFiles {
            var paths = self
            for file in [\Self.expected, \.actual, \.difference, \.triptych] {
                paths[keyPath: file] = self[keyPath: file].map(folder.path)
            }
            return paths
        }

        /// The existing files with their names in messages.
        package var labelled: [(label: String, file: String)] {
            [
                ("expected", expected), ("actual", actual), ("difference", difference),
                ("all three", triptych),
            ].compactMap { label, file in file.map { (label, $0) } }
        }

        /// Every file that results of these names may have, below the pending folder.
        package static func all(of names: some Sequence<String>) -> [String] {
            names.flatMap { name in
                ["actual", "expected", "difference", "triptych"].flatMap { kind in
                    ["\(kind)/\(name).png", "\(kind)/\(name).txt"]
                }
            }
        }

        /// The files of a pending result, independent of the folder's path when they were written.
        package init(of result: PendingResult) {
            func file(_ path: String?) -> String? {
                path.map { path in
                    let waiting = path.ranges(of: GoldenFolder.pendingName + "/").last
                    return waiting.map { String(path[$0.lowerBound...]) }
                        ?? GoldenFolder.pictureFile(of: result.name)
                }
            }
            (expected, actual) = (file(result.expected), file(result.actual))
            (difference, triptych) = (file(result.difference), file(result.triptych))
        }

        /// The files of a result that has only its golden.
        public init(expected: String? = nil) {
            self.expected = expected
        }
    }
}
