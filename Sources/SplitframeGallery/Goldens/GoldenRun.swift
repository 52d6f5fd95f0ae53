import SplitframeFiles
package import SplitframeGoldens
package import SplitframePainting
import SplitframeWireframes

/// Draws pictures, compares them with their goldens, and records new goldens as the mode allows.
package struct GoldenRun: Sendable {
    package var requests: [WantedGolden]
    package var folder: GoldenFolder
    /// The goldens to compare with; for a revision, another folder than the one that is written to.
    package var expected: GoldenFolder
    package var painter: Painter
    /// What differs between the goldens on the disk and those of a revision, by their files; nil without a revision.
    package var changes: [GoldenReport.Result]?
    package var mode = RecordingMode.never
    /// Whether the requests are complete, so that every other golden is an orphan.
    package var isComplete = true
    /// Notes about the files that requests come from, without duplicates.
    package var notes: [String] {
        var seen: Set<String> = []
        return requests.flatMap(\.notes).filter { seen.insert($0).inserted }
    }
    /// The number of pictures that are drawn at once.
    package var jobs = 1

    package init(requests: [WantedGolden], folder: GoldenFolder, painter: Painter) {
        self.requests = requests
        self.folder = folder
        expected = folder
        self.painter = painter
    }

    /// Compares every picture; failures are kept in the folder's `.pending` until the next run.
    ///
    /// One run at a time works in a folder. In a read-only folder failures are reported and not kept.
    ///
    /// - Parameters:
    ///   - holder: The name of the running command, shown to another run that has to wait.
    ///   - progress: Called with the number of finished pictures.
    /// - Throws: The errors of drawing and writing, `CancellationError` if the task was cancelled.
    package func run(
        holder: String = "splitframe",
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) async throws -> GoldenReport {
        let (pictures, layouts) = (names(picture: true), names(picture: false))
        let writer = try writer(holder: holder)
        if mode != .never { try writer.get().claim(pictures: pictures, layouts: layouts) }
        let cache = TwinCache(of: layouts, in: expected)
        let outcomes = try await ParallelWork(
            count: requests.count, jobs: jobs, makeTools: { try painter.session() },
            work: { try judge(requests[$0], session: $1, cache: cache, output: .goldens(writer)) }
        ).run { progress($0, requests.count) }
        if mode != .never {
            let writer = try writer.get()
            let equal = Set(outcomes.lazy.map(\.result).filter { !$0.verdict.isFailure }.map(\.name))
            try writer.adopt(
                pictures: pictures.filter(equal.contains), layouts: layouts.filter(equal.contains))
            // Many layouts share a file, which only one task at a time may write.
            try writer.record(outcomes.compactMap(\.recordedLayout), isComplete: isComplete)
            try writer.removeLayouts(pictures)
        }
        var report = GoldenReport(results: outcomes.map(\.result))
        if case .failure(let error) = writer, !report.failures.isEmpty { report.unkept = error }
        try addUndrawn(to: &report)
        if case .success(let writer) = writer { try settle(report, writer) }
        return report
    }

    /// Keeps failures as pending results; those of tests, and of requests of another command, stay pending.
    private func settle(_ report: GoldenReport, _ writer: GoldenWriter) throws {
        let mine: GoldenOwner = isComplete ? .list : .command
        let judged = Set(requests.map(\.name))
        let waiting = try folder.pending
        let replaced = waiting.filter { result in
            let owner = result.goldenOwner
            return !owner.isTest && (judged.contains(result.name) || isComplete || owner == mine)
        }
        let pending = report.pending(of: mine, in: folder)
        guard !pending.isEmpty || !replaced.isEmpty else {
            return try writer.finish()
        }
        try writer.replacePending(of: Set(replaced.map(\.name)), with: pending)
        try writer.finish()
    }

    typealias Outcome = (result: GoldenReport.Result, recordedLayout: DrawnLayout?)
    typealias Writer = Result<GoldenWriter, FileError>

    /// The destination of a run's results.
    enum Output: Sendable {
        case goldens(Writer)
        case report(GoldenReportFolder)

        /// Nil for a folder that is read-only.
        var keeper: (any PendingKeeper)? {
            switch self {
            case .goldens(let writer): try? writer.get()
            case .report(let folder): folder
            }
        }
    }

    /// The names of the goldens with a picture, or of those without one.
    private func names(picture: Bool) -> [String] {
        requests.filter { $0.keepsPicture == picture }.map(\.name)
    }

    private func writer(holder: String) throws -> Writer {
        do throws(FileError) {
            return .success(
                try GoldenWriter(
                    of: folder, holder: holder, owner: isComplete ? .list : .command,
                    candidates: requests.map(\.name)))
        } catch {
            guard mode == .never, error.reason == .notPermitted else { throw error }
            return .failure(error)
        }
    }

    func judge(
        _ request: WantedGolden, session: PaintSession, cache: TwinCache, output: Output
    ) throws -> Outcome {
        guard !request.keepsPicture, let (drawn, stage) = try request.layout() else {
            return (try judgePicture(request, session: session, output: output), nil)
        }
        let verdict = cache.verdict(on: drawn)
        var result = GoldenReport.Result(name: request.name, verdict: verdict, stage: stage)
        result.isRecorded = mode.records(verdict.kind)
        if result.isFailure {
            result.files = try output.keeper?.keep(drawn, against: cache) ?? result.files
            result.explanation = request.explanation(of: verdict)
        }
        return (result, result.isRecorded ? drawn : nil)
    }

    private func judgePicture(
        _ request: WantedGolden, session: PaintSession, output: Output
    ) throws -> GoldenReport.Result {
        let drawn = try request.draw(session: session)
        let verdict = expected.verdict(on: drawn)
        var result = GoldenReport.Result(
            name: request.name, verdict: verdict, stage: drawn.rendition.twin?.stage)
        if case .goldens(let writer) = output, mode.records(verdict.kind) {
            do {
                try writer.get().record(drawn)
                result.isRecorded = true
                result.hasOneColor = drawn.rendition.picture.hasOneColor
                return result
            } catch let error as FileError where error.reason == .foreign {
                // One file that is not ours makes one bad verdict, not a failed run.
                result.verdict = .unreadable(reason: String(error.description.dropLast()))
            }
        }
        if result.isFailure {
            result.files =
                try output.keeper?.keep(drawn, verdict: verdict, against: expected, painter: painter)
                ?? result.files
            result.explanation = request.explanation(of: verdict)
        }
        return result
    }

    /// Adds the goldens that are not drawn: those that nobody requests, and those of tests; with a revision what differs
    /// from it.
    func addUndrawn(to report: inout GoldenReport) throws {
        if let changes {
            let requested = Set(requests.map(\.name))
            report.add(changes.filter { isComplete || requested.contains($0.name) })
        } else if isComplete {
            report.results += try orphans()
            report.add(try TestedGoldens(of: folder, against: expected))
        }
    }

    private func orphans() throws -> [GoldenReport.Result] {
        try GoldenList.orphans(in: expected, beyond: requests).map { name in
            let picture = try folder.picture(name) == nil ? nil : "\(name).png"
            return GoldenReport.Result(name: name, verdict: .orphan, files: .init(expected: picture))
        }
    }
}

extension GoldenReport {
    /// The failures of drawn goldens as pending results, except those whose goldens are only to be fetched.
    fileprivate func pending(of owner: GoldenOwner, in folder: GoldenFolder) -> [PendingResult] {
        let causes = Dictionary(causes.flatMap { cause in cause.names.map { ($0, cause.id) } }) { first, _ in
            first
        }
        return failures.filter { $0.test == nil && $0.files.actual != nil && !folder.isPointer($0.name) }.map
        { result in
            var pending = PendingResult(
                name: result.name, verdict: result.verdict.kind.rawValue, cause: causes[result.name] ?? "",
                sentence: result.verdict.description, owner: owner, files: result.files, in: folder)
            pending.explanation = result.explanation
            return pending
        }
    }

    /// Adds differences between the files of two folders; a golden that is drawn as it should be differs nevertheless
    /// where its file does.
    fileprivate mutating func add(_ changes: [Result]) {
        let places = Dictionary(results.indices.map { (results[$0].name, $0) }) { first, _ in first }
        for change in changes {
            guard let place = places[change.name] else {
                results.append(change)
                continue
            }
            if !results[place].isFailure { results[place] = change }
        }
    }

    /// Adds the results of tests, as their last run left them.
    mutating func add(_ goldens: TestedGoldens) {
        for golden in goldens.results {
            guard let verdict = golden.verdict else {
                unjudged.append(golden.name)
                continue
            }
            var result = Result(name: golden.name, verdict: verdict, stage: golden.stage)
            result.files = golden.files
            result.explanation = golden.explanation
            result.test = golden.test
            results.append(result)
        }
    }
}
