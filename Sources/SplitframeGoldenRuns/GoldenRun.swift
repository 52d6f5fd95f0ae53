import SplitframeComparison
import SplitframeFiles
public import SplitframeGoldens
public import SplitframePainting

/// Draws pictures again, compares them with their goldens, and records what is to be recorded.
public struct GoldenRun: Sendable {
    public var requests: [GoldenRequest]
    public var folder: GoldenFolder
    /// The goldens that pictures are compared with; another folder than theirs for those of a revision.
    public var expected: GoldenFolder
    public var painter: Painter
    public var mode = RecordingMode.never
    /// Whether the requests are all there is, so that every other golden is an orphan.
    public var isComplete = true
    /// How many pictures are drawn at once.
    public var jobs = 1

    public init(requests: [GoldenRequest], folder: GoldenFolder, painter: Painter) {
        self.requests = requests
        self.folder = folder
        expected = folder
        self.painter = painter
    }

    /// Judges every picture; what fails waits in the folder's `.pending` until the next run.
    ///
    /// - Parameter progress: Hears how many pictures are done.
    /// - Throws: What drawing and writing throw, `CancellationError` where the task was cancelled.
    public func run(
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) async throws -> GoldenReport {
        folder.clearPending()
        let cache = TwinCache(of: requests.filter { !$0.keepsPicture }.map(\.name), in: expected)
        let outcomes = try await ParallelWork(
            count: requests.count, jobs: jobs, makeTools: { try painter.session() },
            work: { try judge(requests[$0], session: $1, cache: cache) }
        ).run { progress($0, requests.count) }
        // Many layouts share a file, which one at a time may write.
        try folder.record(outcomes.compactMap(\.recordedLayout), isComplete: isComplete)
        if mode != .never { try folder.removeLayouts(requests.filter(\.keepsPicture).map(\.name)) }
        let report = GoldenReport(results: outcomes.map(\.result) + orphans)
        try folder.writePending(report.pending(in: folder))
        return report
    }

    private typealias Outcome = (result: GoldenReport.Result, recordedLayout: DrawnLayout?)

    private func judge(
        _ request: GoldenRequest, session: PaintSession, cache: TwinCache
    ) throws -> Outcome {
        guard !request.keepsPicture, let (drawn, windowWidth) = try request.layout() else {
            return (try judgePicture(request, session: session), nil)
        }
        let verdict = cache.verdict(on: drawn)
        var result = GoldenReport.Result(name: request.name, verdict: verdict, windowWidth: windowWidth)
        result.isRecorded = mode.records(verdict.kind)
        if result.isFailure { result.files = try folder.keep(drawn, against: cache) }
        return (result, result.isRecorded ? drawn : nil)
    }

    private func judgePicture(
        _ request: GoldenRequest, session: PaintSession
    ) throws -> GoldenReport.Result {
        let drawn = try request.draw(session: session)
        let verdict = expected.verdict(on: drawn)
        var result = GoldenReport.Result(
            name: request.name, verdict: verdict, windowWidth: drawn.rendition.twin?.windowWidth)
        if mode.records(verdict.kind) {
            try folder.record(drawn)
            result.isRecorded = true
        } else if verdict.isFailure {
            result.files = try folder.keep(drawn, verdict: verdict, against: expected, painter: painter)
        }
        return result
    }

    private var orphans: [GoldenReport.Result] {
        guard isComplete else { return [] }
        return GoldenList.orphans(in: expected, beyond: requests).map { name in
            let picture = folder.picture(name) == nil ? nil : "\(name).png"
            return GoldenReport.Result(name: name, verdict: .orphan, files: .init(expected: picture))
        }
    }
}

extension GoldenReport {
    /// The failures as they wait to be approved.
    func pending(in folder: GoldenFolder) -> [PendingResult] {
        let causes = Dictionary(causes.flatMap { cause in cause.names.map { ($0, cause.id) } }) { first, _ in
            first
        }
        return failures.map { result in
            PendingResult(
                name: result.name, verdict: result.verdict.kind.rawValue,
                cause: causes[result.name] ?? "",
                sentence: result.verdict.description,
                files: result.files, in: folder)
        }
    }
}
