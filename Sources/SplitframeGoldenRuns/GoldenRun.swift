import SplitframeComparison
import SplitframeFiles
package import SplitframeGoldens
package import SplitframePainting

/// Draws pictures again, compares them with their goldens, and records what is to be recorded.
package struct GoldenRun: Sendable {
    package var requests: [GoldenRequest]
    package var folder: GoldenFolder
    /// The goldens that pictures are compared with; another folder than theirs for those of a revision.
    package var expected: GoldenFolder
    package var painter: Painter
    package var mode = RecordingMode.never
    /// Whether the requests are all there is, so that every other golden is an orphan.
    package var isComplete = true
    /// What is to be told of the files that requests come from, each once.
    package var notes: [String] {
        var seen: Set<String> = []
        return requests.flatMap(\.notes).filter { seen.insert($0).inserted }
    }
    /// How many pictures are drawn at once.
    package var jobs = 1

    package init(requests: [GoldenRequest], folder: GoldenFolder, painter: Painter) {
        self.requests = requests
        self.folder = folder
        expected = folder
        self.painter = painter
    }

    /// Judges every picture; what fails waits in the folder's `.pending` until the next run.
    ///
    /// One run at a time works in a folder; where nothing may be written there, verdicts are given as long as nothing
    /// has to wait.
    ///
    /// - Parameters:
    ///   - holder: Who runs, for the message that another run gets.
    ///   - progress: Hears how many pictures are done.
    /// - Throws: What drawing and writing throw, `CancellationError` where the task was cancelled.
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
            // Many layouts share a file, which one at a time may write.
            try writer.record(outcomes.compactMap(\.recordedLayout), isComplete: isComplete)
            try writer.removeLayouts(pictures)
        }
        var report = GoldenReport(results: outcomes.map(\.result) + (try orphans()))
        if isComplete { report.add(try TestedGoldens(of: folder, against: expected)) }
        try settle(report, writer)
        return report
    }

    /// Leaves what failed to wait; what tests left waits on, as does what another command asked for.
    private func settle(_ report: GoldenReport, _ writer: Writer) throws {
        let mine: GoldenOwner = isComplete ? .list : .command
        let judged = Set(requests.map(\.name))
        let waiting = try folder.pending
        let replaced = waiting.filter { result in
            let owner = result.goldenOwner
            return !owner.isTest && (judged.contains(result.name) || isComplete || owner == mine)
        }
        let pending = report.pending(of: mine, in: folder)
        guard !pending.isEmpty || !replaced.isEmpty else {
            try (try? writer.get())?.finish()
            return
        }
        let writer = try writer.get()
        try writer.replacePending(of: Set(replaced.map(\.name)), with: pending)
        try writer.finish()
    }

    typealias Outcome = (result: GoldenReport.Result, recordedLayout: DrawnLayout?)
    typealias Writer = Result<GoldenWriter, FileError>

    /// Where a run puts what it finds.
    enum Output: Sendable {
        case goldens(Writer)
        case report(GoldenReportFolder)

        var keeper: any PendingKeeper {
            get throws(FileError) {
                switch self {
                case .goldens(let writer): try writer.get()
                case .report(let folder): folder
                }
            }
        }
    }

    /// The names of the goldens with a picture, or of those without.
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
        _ request: GoldenRequest, session: PaintSession, cache: TwinCache, output: Output
    ) throws -> Outcome {
        guard !request.keepsPicture, let (drawn, stage) = try request.layout() else {
            return (try judgePicture(request, session: session, output: output), nil)
        }
        let verdict = cache.verdict(on: drawn)
        var result = GoldenReport.Result(name: request.name, verdict: verdict, stage: stage)
        result.isRecorded = mode.records(verdict.kind)
        if result.isFailure {
            result.files = try output.keeper.keep(drawn, against: cache)
            result.explanation = request.explanation(of: verdict)
        }
        return (result, result.isRecorded ? drawn : nil)
    }

    private func judgePicture(
        _ request: GoldenRequest, session: PaintSession, output: Output
    ) throws -> GoldenReport.Result {
        let drawn = try request.draw(session: session)
        let verdict = expected.verdict(on: drawn)
        var result = GoldenReport.Result(
            name: request.name, verdict: verdict, stage: drawn.rendition.twin?.stage)
        if case .goldens(let writer) = output, mode.records(verdict.kind) {
            do {
                try writer.get().record(drawn)
                result.isRecorded = true
                return result
            } catch let error as FileError where error.reason == .foreign {
                // One file that is not ours is one bad verdict.
                result.verdict = .unreadable(reason: String(error.description.dropLast()))
            }
        }
        if result.isFailure {
            result.files = try output.keeper.keep(
                drawn, verdict: verdict, against: expected, painter: painter)
            result.explanation = request.explanation(of: verdict)
        }
        return result
    }

    func orphans() throws -> [GoldenReport.Result] {
        guard isComplete else { return [] }
        return try GoldenList.orphans(in: expected, beyond: requests).map { name in
            let picture = try folder.picture(name) == nil ? nil : "\(name).png"
            return GoldenReport.Result(name: name, verdict: .orphan, files: .init(expected: picture))
        }
    }
}

extension GoldenReport {
    /// The failures of a run as they wait to be approved; what tests left waits already, and what nobody asks for is
    /// not for approving.
    fileprivate func pending(of owner: GoldenOwner, in folder: GoldenFolder) -> [PendingResult] {
        let causes = Dictionary(causes.flatMap { cause in cause.names.map { ($0, cause.id) } }) { first, _ in
            first
        }
        return failures.filter { $0.test == nil && $0.verdict.kind != .orphan }.map { result in
            var pending = PendingResult(
                name: result.name, verdict: result.verdict.kind.rawValue, cause: causes[result.name] ?? "",
                sentence: result.verdict.description, owner: owner, files: result.files, in: folder)
            pending.explanation = result.explanation
            return pending
        }
    }

    /// What tests own, as their last run left it.
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
