package import SplitframeFiles
import SplitframeGoldens
import Synchronization

/// The folder of a report: contains `verify.json`, or the file that lists a part of it, and the pictures of failures.
package final class GoldenReportFolder: Sendable {
    package static let name = "verify.json"

    private let writer: FolderWriter
    private let written = Mutex<Set<String>>([])

    /// Makes the folder if it is missing.
    ///
    /// - Parameter names: The names of all goldens that may fail.
    /// - Throws: `FileError` if another program's file has the name of one of ours; nothing is written then.
    package init(path: String, names: [String], holder: String) throws(FileError) {
        let files = Set(GoldenFolder.PendingFiles.all(of: names) + [Self.name, RunPart.name])
        writer = try FolderWriter(
            filling: KeptFolder(path: path), with: files, owner: "verify", holder: holder)
    }

    /// Writes the report beside its files; returns its path.
    package func write(_ report: GoldenReport) throws(FileError) -> String {
        // The files have to exist before the report that names them.
        try writer.sync()
        let text = report.json.versioned.indentedText
        try writer.write(Array(text.utf8), to: Self.name)
        return try finish(with: Self.name)
    }

    /// Writes the file that lists one of several parts of the report; returns its path.
    func write(_ results: GoldenRun.PartOfReport, of requests: [WantedGolden], _ shard: Shard) throws
        -> String
    {
        try writer.sync()
        let files = written.withLock { $0 }
        let rest = RunPart.rest(
            .verify, shard, of: requests.map(\.name), rest: .null, files: files,
            own: .strings(results.unjudged))
        try RunPart.write(results.entries, rest: rest, in: writer)
        return try finish(with: RunPart.name)
    }

    private func finish(with list: String) throws(FileError) -> String {
        try writer.finish(keeping: written.withLock { $0 } + [list])
        return writer.folder.path(of: list)
    }

    /// Copies the files of a part.
    func copy(_ part: RunPart) throws {
        try part.copyFiles(to: writer)
        written.withLock { $0.formUnion(part.files) }
    }
}

extension GoldenReportFolder: PendingKeeper {
    package var prefix: String { "" }

    package func put(_ bytes: [UInt8], in file: String) throws(FileError) {
        written.withLock { _ = $0.insert(file) }
        try writer.write(bytes, to: file)
    }
}
