import SplitframeDevices
package import SplitframeFiles
package import SplitframeGoldens
import SplitframeInterface
import SplitframePainting
import SplitframeRequests
import SplitframeWireframes

extension GoldenRun {
    /// The results of one of several runs, each with its number in the whole, and the goldens whose tests have not run.
    package struct PartOfReport: Sendable {
        package fileprivate(set) var entries: [(index: Int, entry: GoldenReport.Result)] = []
        package fileprivate(set) var unjudged: [String] = []

        package var report: GoldenReport {
            GoldenReport(results: entries.map(\.entry), unjudged: unjudged)
        }
    }

    /// Compares all pictures, or a part of them, and writes failures to the report's own folder; nothing is written to
    /// the folder of goldens.
    ///
    /// Goldens that no entry asks for, and those of tests, are in the first part.
    ///
    /// - Parameter path: The folder that the report is written to.
    /// - Returns: The report, and the path of the file that lists its results.
    /// - Throws: As ``run(holder:progress:)``.
    package func report(
        to path: String, shard: Shard?, progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws -> (path: String, report: GoldenReport) {
        let pieces = shard?.share(of: requests.map(\.cost)) ?? Array(requests.indices)
        var others = GoldenReport(results: [])
        if isComplete, shard?.number ?? 1 == 1 {
            try addUndrawn(to: &others)
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
        if let changes {
            let requested = Set(requests.map(\.name))
            let differing = Dictionary(changes.map { ($0.name, $0) }) { first, _ in first }
            for place in part.entries.indices where !part.entries[place].entry.isFailure {
                guard let change = differing[part.entries[place].entry.name] else { continue }
                part.entries[place].entry = change
            }
            others.results.removeAll { requested.contains($0.name) }
        }
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
    /// Copies the files to a report, and changes their paths to it.
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
    /// Merges the results of several runs: the files are the same as those of one run, byte for byte.
    ///
    /// - Returns: The path of `verify.json`, and the report in it.
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

extension WantedGolden {
    /// The approximate cost of drawing and comparing, in pixels; lower for a layout, which is text alone.
    fileprivate var cost: Int {
        guard let selection else { return 4_000_000 }
        let size = selection.device.screenSize(in: selection.orientation)
        let pixels = Int(size.width * size.height) * selection.look.scale * selection.look.scale
        return keepsPicture ? pixels : 1 + pixels / 50
    }
}

/// Counts goldens that are byte for byte equal: equal layouts are equal bytes, and git stores them once.
package struct GoldenSharing: Hashable, Sendable {
    /// The number of pictures.
    package var pictures: Int
    /// The number of different files.
    package var distinct: Int
    /// Groups of two or more devices whose pictures are all equal, in the order of names.
    package var devices: [[String]]

    /// Compares the existing pictures of these names, byte by byte.
    package init(of names: [String], in folder: GoldenFolder) {
        // By their check sums, which are faster to compute than the hashes of a dictionary.
        var contents: [UInt32: [(bytes: [UInt8], content: Int)]] = [:]
        distinct = 0
        var order: [String] = []
        var looks: [String: [String: Int]] = [:]
        pictures = 0
        for name in names {
            guard let bytes = try? folder.picture(name) else { continue }
            pictures += 1
            let sum = PNGFile.checkSum(of: bytes)
            let known = contents[sum, default: []].first { $0.bytes == bytes }?.content
            let content = known ?? distinct
            if known == nil {
                contents[sum, default: []].append((bytes, content))
                distinct += 1
            }
            // The parts of a name: generation/device/rest.
            let parts = name.split(separator: "/", maxSplits: 2).map(String.init)
            guard parts.count == 3 else { continue }
            if looks[parts[1]] == nil { order.append(parts[1]) }
            looks[parts[1], default: [:]]["\(parts[0])/\(parts[2])"] = content
        }
        let alike: [[String: Int]: [String]] = Dictionary(grouping: order) { looks[$0, default: [:]] }
        devices = alike.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }
}
