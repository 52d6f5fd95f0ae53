public import CairoDrawing
import Gallery
public import GoldenStore
import GoldenVerification

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
        let results = try await ParallelWork(
            count: requests.count, jobs: jobs, makeTools: { try painter.session() },
            work: { try judge(requests[$0], session: $1) }
        ).run { progress($0, requests.count) }
        let report = GoldenReport(results: results + orphans)
        try folder.writePending(report.pending(in: folder))
        return report
    }

    private func judge(_ request: GoldenRequest, session: PaintSession) throws -> GoldenReport.Result {
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
        return GoldenList.orphans(in: expected, beyond: requests)
            .map { GoldenReport.Result(name: $0, verdict: .orphan, files: .init(expected: "\($0).png")) }
    }
}

extension GoldenReport {
    /// The failures as they wait to be approved.
    func pending(in folder: GoldenFolder) -> [PendingResult] {
        let causes = causes
        return failures.map { result in
            PendingResult(
                name: result.name, verdict: result.verdict.kind.rawValue,
                cause: causes.first { $0.names.contains(result.name) }?.id ?? "",
                sentence: result.verdict.description,
                files: result.files, in: folder)
        }
    }
}
