import SplitframeComparison
import SplitframeFiles
import SplitframeGeometry
import SplitframeGoldens
import SplitframeInterface
import SplitframeJSON
package import SplitframePainting
import SplitframeScene
import SplitframeSystem

/// Compares everything that is to be reviewed, several pictures at once.
package struct ReviewRun: Sendable {
    package var subject: ReviewSubject
    package var painter: Painter
    package var jobs: Int
    /// What somebody decided already.
    package var decisions: [String: ReviewDecision] = [:]
    /// Takes the pictures of what differs, and says where the page finds them.
    package var pictures: ReviewPictures

    package init(of subject: ReviewSubject, painter: Painter, jobs: Int, pictures: ReviewPictures) {
        self.subject = subject
        self.painter = painter
        self.jobs = jobs
        self.pictures = pictures
    }

    private typealias Outcome = (name: String, verdict: Verdict, stage: TwinStage?, reviewed: ReviewCase?)

    /// Compares everything.
    ///
    /// - Parameter progress: Hears how many pairs are done.
    /// - Throws: What reading, drawing and writing throw; `CancellationError` where the task was cancelled.
    package func review(
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) async throws -> Review {
        let drawings = LayoutDrawings()
        let outcomes = try await ParallelWork(
            count: subject.pairs.count, jobs: jobs, makeTools: { try painter.session() },
            work: { try judge(subject.pairs[$0], drawings: drawings, session: $1) }
        ).run { progress($0, subject.pairs.count) }

        let causes = Cause.causes(
            of: outcomes.map { Cause.Picture(name: $0.name, verdict: $0.verdict, stage: $0.stage) }
                + subject.passed.map { Cause.Picture(name: $0.name, verdict: .equal, stage: $0.stage) })
        let causeOfName = Dictionary(causes.flatMap { cause in cause.names.map { ($0, cause) } }) { one, _ in
            one
        }
        var cases: [ReviewCase] = []
        for (outcome, pair) in zip(outcomes, subject.pairs) {
            guard var reviewed = outcome.reviewed else { continue }
            reviewed.cause = pair.waiting?.cause ?? causeOfName[outcome.name]?.id ?? ""
            reviewed.decision = decisions[outcome.name]
            reviewed.explanation = pair.waiting?.explanation
            cases.append(reviewed)
        }
        return Review(
            title: subject.title, cases: cases, chapters: chapters(of: cases, causes: causeOfName),
            passed: outcomes.filter { $0.reviewed == nil }.map(\.name) + subject.passed.map(\.name),
            folders: subject.folders, isWaiting: subject.isWaiting)
    }

    /// The causes as chapters, that of most cases first.
    private func chapters(of cases: [ReviewCase], causes: [String: Cause]) -> [Review.Chapter] {
        Dictionary(grouping: cases.indices) { cases[$0].cause }
            .sorted { ($1.value.count, $0.value[0]) < ($0.value.count, $1.value[0]) }
            .map { id, indices in
                let cause = indices.lazy.compactMap { causes[cases[$0].name] }.first
                let told = indices.first { cases[$0].requests.expected != nil } ?? indices[0]
                return Review.Chapter(
                    id: id,
                    sentence: cases[indices[0]].verdict.change ?? cause?.sentence
                        ?? cases[indices[0]].sentence,
                    explanation: Self.explanation(of: indices.map { cases[$0] }, by: cases[told], cause),
                    cases: indices)
            }
    }

    /// What was said when the cases were drawn, else the rules behind their selections; those of a test say where its
    /// controllers stand, and not what they are.
    private static func explanation(
        of cases: [ReviewCase], by told: ReviewCase, _ cause: Cause?
    ) -> [ExplainedChange] {
        if let words = cases.lazy.compactMap(\.explanation).first {
            let parts = words.split(separator: ", by ", omittingEmptySubsequences: false).map(String.init)
            return [
                ExplainedChange(
                    rule: parts.count > 1 ? parts[parts.count - 1] : "", title: "now", before: nil,
                    after: parts[0])
            ]
        }
        guard told.place == nil else { return [] }
        return ExplainedChange.changes(
            from: told.requests.expected, to: told.requests.actual, element: cause?.finding?.element,
            attribute: cause?.finding?.attribute)
    }

    private func judge(_ pair: ReviewPair, drawings: LayoutDrawings, session: PaintSession) throws -> Outcome
    {
        let expected: ReviewedPicture?
        let actual: ReviewedPicture?
        let sides: (expected: Rendition?, actual: Rendition?)
        do {
            expected = try pair.expected.map { try ReviewedPicture($0, drawings: drawings, session: session) }
            actual = try pair.actual.map { try ReviewedPicture($0, drawings: drawings, session: session) }
            let twins = ReviewedPicture.twins(expected, actual)
            if let expected, let actual, expected.bytes == actual.bytes, twins.0 == twins.1 {
                return (pair.name, .equal, twins.1?.stage, nil)
            }
            sides = (try expected?.rendition(twins.0), try actual?.rendition(twins.1))
        } catch let error as GoldenError {
            return unreadable(pair, "\(error)")
        }
        let verdict = Self.verdict(expected: sides.expected, actual: sides.actual)
        let stage = (sides.actual ?? sides.expected)?.twin?.stage
        let isSame = expected?.selection != actual?.selection && Self.showSameScreen(sides)
        guard verdict.isFailure, !isSame else { return (pair.name, .equal, stage, nil) }
        let compared = Self.compared(sides)
        var reviewed = ReviewCase(
            pair, verdict, sides, compared?.pixels, requests: (expected?.selection, actual?.selection))
        reviewed.expected = try side(sides.expected, expected, .expected, of: pair)
        reviewed.actual = try side(sides.actual, actual, .actual, of: pair)
        if let compared, !compared.pixels.isEmpty {
            reviewed.difference = try pictures.keep(.difference, of: pair.name) {
                try PNGFile.encode(
                    compared.pixels.picture(over: compared.expected), text: [.panel("difference")])
            }
        }
        return (pair.name, verdict, stage, reviewed)
    }

    private static func verdict(expected: Rendition?, actual: Rendition?) -> Verdict {
        guard let expected else { return .missing }
        guard let actual else { return .orphan }
        return Verdict(expected: expected, actual: actual)
    }

    /// Whether two pictures that were asked for in other words show the same on their screens: captions tell the words.
    private static func showSameScreen(_ sides: (expected: Rendition?, actual: Rendition?)) -> Bool {
        guard let before = sides.expected, let after = sides.actual, let twin = before.twin,
            twin == after.twin,
            let size = twin.windowSize, let old = before.windowOrigin, let new = after.windowOrigin,
            before.scale == after.scale
        else { return false }
        return before.picture.part(Rectangle(origin: old, size: size), scale: before.scale)
            == after.picture.part(Rectangle(origin: new, size: size), scale: after.scale)
    }

    /// Which pixels differ; pictures of different sizes are laid on each other at the top left.
    private static func compared(
        _ sides: (expected: Rendition?, actual: Rendition?)
    ) -> (expected: Bitmap, pixels: PixelDifference)? {
        guard let before = sides.expected?.picture, let after = sides.actual?.picture else { return nil }
        let room = Rectangle(
            x: 0, y: 0, width: Double(max(before.width, after.width)),
            height: Double(max(before.height, after.height)))
        let isOneSize = (before.width, before.height) == (after.width, after.height)
        let expected = isOneSize ? before : before.part(room, scale: 1)
        let actual = isOneSize ? after : after.part(room, scale: 1)
        let pixels = try? PixelComparison.exact.difference(expected: expected, actual: actual)
        return pixels.map { (expected, $0) }
    }

    private func side(
        _ rendition: Rendition?, _ picture: ReviewedPicture?, _ kind: ReviewPictures.Kind, of pair: ReviewPair
    ) throws -> ReviewCase.Side? {
        guard let rendition, let picture else { return nil }
        let file = try pictures.keep(kind, of: pair.name) {
            // What carries our mark may be replaced by the next review.
            picture.isMarked
                ? picture.bytes : try PNGFile.encode(rendition.picture, text: [.panel(kind.rawValue)])
        }
        let size = Size(width: Double(rendition.picture.width), height: Double(rendition.picture.height))
        return ReviewCase.Side(file: file, size: size, twin: rendition.twin, path: picture.path)
    }

    private func unreadable(_ pair: ReviewPair, _ reason: String) -> Outcome {
        let verdict = Verdict.unreadable(reason: reason)
        return (pair.name, verdict, nil, ReviewCase(pair, verdict, (nil, nil), nil, requests: (nil, nil)))
    }
}
