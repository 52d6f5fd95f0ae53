import SplitframeDevices
package import SplitframeFiles
package import SplitframeGallery
import SplitframeGeometry
import SplitframeGoldens
import SplitframeInterface
import SplitframeJSON
import SplitframePainting
import SplitframeRequests
import SplitframeWireframes

extension GoldenRun {
    /// What one of several runs judged: results, each with its number in the whole, and what no test has looked at.
    package struct PartOfReport: Sendable {
        package fileprivate(set) var entries: [(index: Int, entry: GoldenReport.Result)] = []
        package fileprivate(set) var unjudged: [String] = []

        package var report: GoldenReport {
            GoldenReport(results: entries.map(\.entry), unjudged: unjudged)
        }
    }

    /// Judges every picture, or a part of all, and leaves what fails in a folder of the report's own; nothing is written
    /// in that of the goldens.
    ///
    /// Goldens that are not asked for, and those of tests, are in the first part.
    ///
    /// - Parameter path: The folder that the report is written to.
    /// - Returns: What was judged, and the path of the file that lists it.
    /// - Throws: As ``run(holder:progress:)``.
    package func report(
        to path: String, shard: Shard?, progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws -> (path: String, report: GoldenReport) {
        let pieces = shard?.share(of: requests.map(\.cost)) ?? Array(requests.indices)
        var others = GoldenReport(results: [])
        if isComplete, shard?.number ?? 1 == 1 {
            others.results = try orphans()
            others.add(try TestedGoldens(of: folder, against: expected))
        }
        let folder = try GoldenReportFolder(
            path: path, names: pieces.map { requests[$0].name } + others.results.map(\.name),
            holder: "splitframe verify")
        let layouts = pieces.filter { !requests[$0].keepsPicture }.map { requests[$0].name }
        let cache = TwinCache(of: layouts, in: expected)
        let results = try await ParallelWork(
            count: pieces.count, jobs: jobs, makeTools: { try painter.session() },
            work: { number, session in
                try judge(
                    requests[pieces[number]], session: session, cache: cache, output: .report(folder)
                ).result
            }
        ).run { progress($0, pieces.count) }
        var part = PartOfReport()
        part.entries = Array(zip(pieces, results).map { (index: $0, entry: $1) })
        for (place, result) in others.results.enumerated() {
            var result = result
            try result.files.copy(from: self.folder, to: folder)
            part.entries.append((requests.count + place, result))
        }
        part.unjudged = others.unjudged
        let list =
            try shard.map { try folder.write(part, of: requests, $0) } ?? folder.write(part.report)
        return (list, part.report)
    }
}

extension GoldenFolder.PendingFiles {
    /// Copies the files to a report, and names them there.
    fileprivate mutating func copy(from goldens: GoldenFolder, to report: GoldenReportFolder)
        throws(FileError)
    {
        for (kind, file) in [
            ("expected", \Self.expected), ("actual", \.actual), ("difference", \.difference),
            ("triptych", \.triptych),
        ] {
            guard let path = self[keyPath: file], let bytes = try goldens.bytes(of: path) else { continue }
            let start = "\(GoldenFolder.pendingName)/\(kind)/"
            let copied = "\(kind)/" + (path.hasPrefix(start) ? path.dropFirst(start.count) : path[...])
            try report.put(bytes, in: copied)
            self[keyPath: file] = copied
        }
    }
}

extension GoldenReport {
    /// Puts together what several runs have judged: the same files as one run's, byte for byte.
    ///
    /// - Returns: The path of `verify.json`, and what it says.
    /// - Throws: ``RunPartError``, or `FileError`.
    package static func merged(
        _ parts: [RunPart], to path: String
    ) throws -> (path: String, report: GoldenReport) {
        let results = try RunPart.entries(Result.self, of: parts).map(\.entry)
        let report = GoldenReport(
            results: results, unjudged: parts.flatMap { $0.own.strings ?? [] })
        let folder = try GoldenReportFolder(
            path: path, names: results.map(\.name), holder: "splitframe merge")
        for part in parts { try folder.copy(part) }
        return (try folder.write(report), report)
    }
}

extension GoldenRequest {
    /// About how long it takes to draw and judge, in pixels; a layout is text alone.
    fileprivate var cost: Int {
        guard let selection else { return 4_000_000 }
        let size = selection.device.screenSize(in: selection.orientation)
        let pixels = Int(size.width * size.height) * selection.look.scale * selection.look.scale
        return keepsPicture ? pixels : 1 + pixels / 50
    }
}
