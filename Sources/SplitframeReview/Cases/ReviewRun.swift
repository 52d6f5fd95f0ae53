package import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
package import SplitframePainting
import SplitframeSystem
import SplitframeWireframes
import Synchronization

/// Compares all pairs of a review, several at once.
package struct ReviewRun: Sendable {
    package var subject: ReviewSubject
    package var painter: Painter
    package var jobs: Int
    /// Decisions that the reviewer has already made.
    package var decisions: [String: ReviewDecision] = [:]
    /// Stores the pictures of differing pairs, and returns their URLs for the page.
    package var pictures: ReviewPictures

    package init(of subject: ReviewSubject, painter: Painter, jobs: Int, pictures: ReviewPictures) {
        self.subject = subject
        self.painter = painter
        self.jobs = jobs
        self.pictures = pictures
    }

    private typealias Outcome = ReviewOutcome

    /// Compares all pairs, or a part of them; returns each outcome with its number in the whole.
    ///
    /// Pairs that are known to be equal come last, in the first part.
    ///
    /// - Parameter progress: Called with the number of finished pairs.
    /// - Throws: The errors of reading, drawing and writing; `CancellationError` if the task was cancelled.
    package func outcomes(
        of shard: Shard?, progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws -> [(index: Int, entry: ReviewOutcome)] {
        let drawings = LayoutDrawings()
        // Equal pairs are compared faster, but are not known before they are read, so that all pairs have the same
        // cost.
        let pieces = shard?.share(of: subject.pairs.map { _ in 1 }) ?? Array(subject.pairs.indices)
        let outcomes = try await ParallelWork(
            count: pieces.count, jobs: jobs, makeTools: { try painter.session() },
            work: { number, session in
                let pair = subject.pairs[pieces[number]]
                var outcome = try judge(pair, drawings: drawings, session: session)
                outcome.reviewed?.cause = pair.waiting?.cause ?? ""
                outcome.reviewed?.decision = decisions[pair.name]
                outcome.reviewed?.explanation = pair.waiting?.explanation
                outcome.reviewed?.isToFetch = subject.heading.isWaiting && pair.waiting == nil
                return outcome
            }
        ).run { progress($0, pieces.count) }
        let passed = shard?.number ?? 1 == 1 ? subject.passed : []
        return zip(pieces, outcomes).map { (index: $0, entry: $1) }
            + passed.enumerated().map { place, passed in
                (
                    subject.pairs.count + place,
                    Outcome(name: passed.name, verdict: .equal, stage: passed.stage)
                )
            }
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
                return Outcome(name: pair.name, verdict: .equal, stage: twins.1?.stage)
            }
            sides = (try expected?.rendition(twins.0), try actual?.rendition(twins.1))
        } catch let error as GoldenError {
            return unreadable(pair, "\(error)")
        }
        let verdict = Self.verdict(expected: sides.expected, actual: sides.actual)
        let stage = (sides.actual ?? sides.expected)?.twin?.stage
        let isSame =
            subject.comparesScreens && expected?.selection != actual?.selection && Self.showSameScreen(sides)
        guard verdict.isFailure, !isSame else {
            // Only pixels were compared.
            if let expected, let actual, let before = try? PNGShowing(of: expected.bytes),
                let after = try? PNGShowing(of: actual.bytes), before != after
            {
                let error =
                    after.fault.map { GoldenError.picture(path: actual.path, $0) }
                    ?? before.fault.map { GoldenError.picture(path: expected.path, $0) }
                return unreadable(pair, error.map { "\($0)" } ?? "")
            }
            return Outcome(name: pair.name, verdict: .equal, stage: stage)
        }
        let compared = Self.compared(sides)
        var reviewed = ReviewCase(
            pair, verdict, sides, compared?.pixels,
            requests: ReviewCase.Requests(expected: expected?.selection, actual: actual?.selection))
        reviewed.expected = try side(sides.expected, expected, .expected, of: pair)
        reviewed.actual = try side(sides.actual, actual, .actual, of: pair)
        if let compared, !compared.pixels.isEmpty {
            reviewed.difference = try pictures.keep(.difference, of: pair.name) {
                try PNGFile.encode(
                    compared.pixels.picture(over: compared.expected), text: [.panel("difference")])
            }
        }
        return Outcome(name: pair.name, verdict: verdict, stage: stage, reviewed: reviewed)
    }

    private static func verdict(expected: Rendition?, actual: Rendition?) -> Verdict {
        guard let expected else { return .missing }
        guard let actual else { return .orphan }
        return Verdict(expected: expected, actual: actual)
    }

    /// Whether two pictures with different selections have equal screens: their captions show the selections, and
    /// differ.
    private static func showSameScreen(_ sides: (expected: Rendition?, actual: Rendition?)) -> Bool {
        guard let before = sides.expected, let after = sides.actual, let twin = before.twin,
            twin == after.twin,
            let size = twin.windowSize, let old = before.windowOrigin, let new = after.windowOrigin,
            before.scale == after.scale
        else { return false }
        return before.picture.part(Rectangle(origin: old, size: size), scale: before.scale)
            == after.picture.part(Rectangle(origin: new, size: size), scale: after.scale)
    }

    /// The differing pixels; pictures of different sizes are aligned at the top left.
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
            // A file with our mark may be replaced by the next review.
            picture.isMarked
                ? picture.bytes : try PNGFile.encode(rendition.picture, text: [.panel(kind.rawValue)])
        }
        let size = Size(width: Double(rendition.picture.width), height: Double(rendition.picture.height))
        return ReviewCase.Side(file: file, size: size, twin: rendition.twin, path: picture.path)
    }

    private func unreadable(_ pair: ReviewPair, _ reason: String) -> Outcome {
        let verdict = Verdict.unreadable(reason: reason)
        return Outcome(
            name: pair.name, verdict: verdict, reviewed: ReviewCase(pair, verdict, (nil, nil), nil))
    }
}

/// Pictures of layouts that consist of text alone, each drawn once.
final class LayoutDrawings: Sendable {
    private let known = Mutex<[Twin?: [UInt8]]>([:])

    /// The picture as a PNG file's bytes, at one pixel per point; an empty picture if the twin does not describe a
    /// tree.
    func png(of twin: Twin?, session: PaintSession) throws -> [UInt8] {
        if let bytes = known.withLock({ $0[twin] }) { return bytes }
        let scene =
            twin.flatMap(InterfaceTree.init)?.scene
            ?? Scene(size: twin?.windowSize ?? Size(width: 320, height: 240), elements: [])
        let bytes = try session.png(of: scene, scale: 1, text: [.panel("layout")])
        known.withLock { $0[twin] = bytes }
        return bytes
    }
}

extension Bitmap {
    /// The pixels inside a frame in points, transparent outside the picture.
    func part(_ frame: Rectangle, scale: Double) -> Bitmap {
        let left = Int((frame.x * scale).rounded())
        let top = Int((frame.y * scale).rounded())
        let size = (
            width: Int((frame.width * scale).rounded()), height: Int((frame.height * scale).rounded())
        )
        var part = [UInt8](repeating: 0, count: size.width * size.height * 4)
        let columns = (left..<left + size.width).clamped(to: 0..<width)
        for y in (top..<top + size.height).clamped(to: 0..<height) where !columns.isEmpty {
            let start = (y * width + columns.lowerBound) * 4
            let place = ((y - top) * size.width + columns.lowerBound - left) * 4
            part.replaceSubrange(
                place..<place + columns.count * 4, with: pixels[start..<start + columns.count * 4])
        }
        return Bitmap(width: size.width, height: size.height, pixels: part)
    }
}
