import SplitframeFiles
import SplitframeGallery
import SplitframeGoldens
import SplitframePainting
import SplitframeRequests

extension GoldenRun {
    /// Runs with a progress bar, and notes once if the goldens were drawn by other versions of the libraries.
    func run(as command: String, on console: Console) async throws -> GoldenReport {
        for note in notes { console.message("\(note)\n") }
        let bar = ProgressBar(console: console)
        defer { bar.clear() }
        let report = try await run(holder: "splitframe \(command)") { bar.show(done: $0, of: $1) }
        bar.clear()
        report.noteTrouble(on: console)
        return report
    }

    /// Runs in the same way, and writes a report or a part of one; also returns the path of the file that lists it.
    func report(
        to path: String, _ shard: Shard?, on console: Console
    ) async throws -> (path: String, report: GoldenReport) {
        let bar = ProgressBar(console: console)
        defer { bar.clear() }
        let (path, report) = try await report(to: path, shard: shard) { bar.show(done: $0, of: $1) }
        bar.clear()
        report.noteTrouble(on: console)
        return (path, report)
    }
}

extension GoldenReport {
    /// Notes once that goldens were drawn by other versions of the libraries, and that some are unreadable.
    fileprivate func noteTrouble(on console: Console) {
        let drifted = results.count { $0.verdict.kind == .renderer }
        if drifted > 0 {
            console.note(.drifted(drifted, of: results.count, here: "\(Fingerprint.current)"))
        }
        if let unkept { console.note(.notKept(unkept)) }
        let unreadable = failures.filter { $0.verdict.kind == .unreadable }
        if let first = unreadable.first {
            let others = unreadable.count > 1 ? ", and \(unreadable.count - 1) more like it" : ""
            console.message("error: \(first.name): \(first.verdict)\(others).\n")
        }
    }

    /// The number of goldens that are named for one cause.
    private static let named = 8

    /// The exit status: trouble if a golden is unreadable, findings if one differs or is not judged.
    func status(allowingUnjudged: Bool) -> CommandStatus {
        if failures.contains(where: { $0.verdict.kind == .unreadable }) { return .trouble }
        return failures.isEmpty && (unjudged.isEmpty || allowingUnjudged) ? .done : .findings
    }

    /// The failures by cause, then the counts of all goldens.
    ///
    /// - Parameter expected: The revision that the goldens are compared with, which approving does not change.
    func text(in folder: GoldenFolder, against expected: String? = nil) -> String {
        let results = Dictionary(failures.map { ($0.name, $0) }) { first, _ in first }
        let causes = causes.map { cause in
            var lines = ["\(cause.sentence): \(Self.goldens(cause.names.count)), cause \(cause.id)"]
            for (index, name) in cause.names.prefix(Self.named).enumerated() {
                guard let result = results[name] else { continue }
                lines.append("  \(name): \(result.verdict)")
                if index == 0, let why = result.explanation { lines.append("    now: \(why)") }
                if index == 0 {
                    lines += result.files.paths(in: folder).labelled.map { "    \($0.label): \($0.file)" }
                }
            }
            if cause.names.count > Self.named { lines.append("  and \(cause.names.count - Self.named) more") }
            let option = folder.path == "Snapshots" ? "" : " --goldens \(folder.path)"
            let step =
                if cause.names.allSatisfy(folder.isPointer) {
                    "fetch: git lfs pull"
                } else if cause.names.allSatisfy({ results[$0]?.verdict.kind == .orphan }) {
                    "delete: splitframe prune --delete\(option)"
                } else {
                    "accept: splitframe approve --cause \(cause.id)\(option)"
                }
            if expected != nil { return lines.joined(separator: "\n") }
            return (lines + ["  " + step]).joined(separator: "\n")
        }
        return (causes + [summary(in: folder)] + notes).joined(separator: "\n\n")
    }

    /// Notes about goldens that this run did not compare, because tests compare their own.
    private var notes: [String] {
        var notes: [String] = []
        // Orphans of tests are found in the sources, whether or not a test has run.
        let tested = results.filter { $0.test != nil && $0.verdict.kind != .orphan }
        if !tested.isEmpty {
            notes.append("\(Self.goldens(tested.count)) of tests, from the last swift test.")
        }
        if !unjudged.isEmpty {
            let all =
                tested.isEmpty ? "No test has run in this clone" : "Their tests have not run in this clone"
            notes.append(
                "\(Self.goldens(unjudged.count)) of tests not judged. \(all): run swift test, or pass --allow-unjudged."
            )
        }
        return notes.isEmpty ? [] : [notes.joined(separator: "\n")]
    }

    /// The counts of all goldens, and the devices with equal goldens.
    private func summary(in folder: GoldenFolder) -> String {
        let counts = counts.map { "\($0.count) \($0.kind.rawValue)" }.joined(separator: ", ")
        var lines = ["\(Self.goldens(results.count)): \(counts)"]
        if !recorded.isEmpty { lines.append("\(recorded.count) recorded") }
        let sharing = GoldenSharing(of: results.map(\.name), in: folder)
        if sharing.distinct < sharing.pictures {
            let devices = sharing.devices.map { $0.joined(separator: " = ") }.joined(separator: ", ")
            lines.append(
                "\(sharing.pictures) pictures are \(sharing.distinct) different files, since some show the same"
                    + (devices.isEmpty ? "" : "; the same on \(devices)"))
        }
        return lines.joined(separator: "\n")
    }

    private static func goldens(_ count: Int) -> String { count == 1 ? "1 golden" : "\(count) goldens" }
}
