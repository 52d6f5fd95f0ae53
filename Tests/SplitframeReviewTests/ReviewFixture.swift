import Foundation
import SplitframeGoldens
import SplitframePainting
import SplitframeTestSupport
import SplitframeWireframes

@testable import SplitframeReview

/// Two folders of small pictures with twins, as long as a test lives.
struct ReviewFixture {
    let root: TemporaryFolder
    var before: GoldenFolder { GoldenFolder(path: root.path + "/before") }
    var after: GoldenFolder { GoldenFolder(path: root.path + "/after") }

    init() throws { root = try TemporaryFolder() }

    /// Writes a picture whose primary column is so wide, with its twin where wanted.
    func write(
        _ name: String, primary: Int = 40, gray: UInt8 = 200, hasTwin: Bool = true, in folder: GoldenFolder
    ) throws {
        let row = (0..<120).flatMap { x -> [UInt8] in
            x < primary ? [gray, gray, gray, 255] : [255, 255, 255, 255]
        }
        let picture = Bitmap(width: 120, height: 80, pixels: (0..<80).flatMap { _ in row })
        try write(PNGFile.encode(picture, text: [.panel("test")]), to: "\(name).png", in: folder)
        if hasTwin { try write(Array(Self.twin(primary: primary).utf8), to: "\(name).txt", in: folder) }
    }

    func write(_ bytes: [UInt8], to file: String, in folder: GoldenFolder) throws {
        let url = URL(filePath: folder.path(of: file))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    static func twin(primary: Int) -> String {
        """
        splitframe-twin 2
        window\twindow size=120,80 scale=1 safeArea=0,0,0,0 generation=iOS26
        split\tsplit frame=0,0,120,80 style=doubleColumn displayMode=oneBesideSecondary isCollapsed=false
        split/secondary\tcolumn frame=\(primary),0,\(120 - primary),80 presentation=tiled
        split/primary\tcolumn frame=0,0,\(primary),80 presentation=tiled

        """
    }

    /// Compares the folders; pictures go nowhere.
    func review(decisions: [String: ReviewDecision] = [:]) async throws -> Review {
        try await review(ReviewSubject(expected: before, actual: after), decisions: decisions)
    }

    func review(_ subject: ReviewSubject, decisions: [String: ReviewDecision] = [:]) async throws -> Review {
        var run = ReviewRun(
            of: subject, painter: Painter(fonts: try .installed()), jobs: 2, pictures: .store(PictureStore()))
        run.decisions = decisions
        return Review(subject.heading, try await run.outcomes(of: nil) { _, _ in }.map(\.entry))
    }
}
