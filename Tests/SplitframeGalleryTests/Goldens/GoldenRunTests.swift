import Foundation
import SplitframeDevices
import SplitframeGallery
import SplitframeGoldens
import SplitframeInterface
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeWireframes
import Testing

/// A folder with a list of two small goldens that lives as long as a test.
private final class TwoGoldens {
    let folder: GoldenFolder
    static let list = """
        {"schema": 1, "goldens": [{"selection": {
            "device": "iphone-se-1", "orientation": "all", "style": ["doubleColumn"]}}]}
        """

    init(list: String = TwoGoldens.list) throws {
        folder = GoldenFolder(
            path: FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID())").path)
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try write(Data(list.utf8), to: "goldens.json")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder.path) }

    func write(_ data: Data, to file: String) throws {
        try data.write(to: URL(filePath: folder.path(of: file)))
    }

    func data(_ file: String) throws -> Data { try Data(contentsOf: URL(filePath: folder.path(of: file))) }

    func record(_ body: (GoldenWriter) throws -> Void) throws {
        let writer = try GoldenWriter(of: folder, holder: "a test", owner: .list, patience: 0)
        try body(writer)
        try writer.finish()
    }

    /// Replaces a piece of a golden's twin.
    func change(_ old: String, to new: String, in file: String) throws {
        let text = String(decoding: try data(file), as: UTF8.self)
        try #require(text.contains(old))
        try write(Data(text.replacing(old, with: new, maxReplacements: 1).utf8), to: file)
    }

    func run(_ mode: RecordingMode = .never, jobs: Int = 1) async throws -> GoldenReport {
        let list = try GoldenList(of: folder, among: Device.known)
        var run = GoldenRun(
            requests: try await list.requests(among: Device.known), folder: folder,
            painter: try Painter(fonts: .installed()))
        run.mode = mode
        run.jobs = jobs
        return try await run.run()
    }
}

struct `A run over goldens` {
    private let goldens: TwoGoldens
    private let portrait = "iOS26/iphone-se-1/portrait/full/doubleColumn"
    private let landscape = "iOS26/iphone-se-1/landscape/full/doubleColumn"

    init() throws { goldens = try TwoGoldens() }

    @Test func `misses what is not there and records nothing unasked`() async throws {
        let report = try await goldens.run()
        #expect(report.failures.map(\.name) == [portrait, landscape])
        #expect(report.counts.map(\.kind) == [.missing])
        #expect(try goldens.folder.names() == [])
        #expect(try goldens.folder.pending.map(\.verdict) == ["missing", "missing"])
    }

    @Test func `finds equal what it recorded`() async throws {
        #expect(try await goldens.run(.missing).recorded.count == 2)
        let report = try await goldens.run()
        #expect(report.counts.map(\.kind) == [.equal])
        #expect(report.failures.isEmpty)
        #expect(try goldens.folder.pending.isEmpty)
    }

    @Test func `fails on a golden that nobody asks for`() async throws {
        _ = try await goldens.run(.missing)
        try goldens.write(goldens.data("\(portrait).png"), to: "stray.png")
        let report = try await goldens.run()
        #expect(report.failures.map(\.name) == ["stray"])
        #expect(report.failures.map(\.verdict) == [.orphan])
        #expect(try goldens.folder.pending.isEmpty)
    }

    @Test func `fails on a changed layout, with expected, actual and cause`() async throws {
        _ = try await goldens.run(.missing)
        try goldens.change("isCollapsed=true", to: "isCollapsed=false", in: "\(portrait).txt")
        let report = try await goldens.run()
        #expect(report.failures.map(\.verdict.kind) == [.layout])
        #expect(report.causes.map(\.sentence) == ["split isCollapsed false → true"])
        let pending = try #require(try goldens.folder.pending.first)
        #expect(pending.cause == report.causes.first?.id)
        #expect(pending.expected == goldens.folder.path(of: "\(portrait).png"))
        #expect(FileManager.default.fileExists(atPath: pending.actual ?? ""))
    }

    @Test func `shows where pixels changed`() async throws {
        _ = try await goldens.run(.missing)
        let golden = try #require(try goldens.folder.golden(portrait))
        var picture = golden
        picture.picture.pixels[0] ^= 0xFF
        let twin = try Twin(String(decoding: goldens.data("\(portrait).txt"), as: UTF8.self))
        try goldens.record { try $0.record(DrawnPicture(name: portrait, rendition: picture, twin: twin)) }
        let report = try await goldens.run()
        let failure = try #require(report.failures.first)
        #expect(failure.verdict.description == "1 pixel differs, the layout does not")
        let difference = goldens.folder.path(of: try #require(failure.files.difference))
        #expect(FileManager.default.fileExists(atPath: difference))
    }

    @Test func `records what failed, and never what is equal`() async throws {
        _ = try await goldens.run(.missing)
        try goldens.change("isCollapsed=true", to: "isCollapsed=false", in: "\(portrait).txt")
        #expect(try await goldens.run(.missing).failures.map(\.name) == [portrait])
        #expect(try await goldens.run(.failed).recorded.map(\.name) == [portrait])
        #expect(try await goldens.run(.all).recorded.isEmpty)
    }

    @Test func `keeps as text alone what the list wants no picture of`() async throws {
        let goldens = try TwoGoldens(
            list: """
                {"schema": 1, "goldens": [
                    {"pictures": false, "selection": {
                        "device": "iphone-se-1", "orientation": "all", "style": "doubleColumn"}},
                    {"selection": {"device": "iphone-se-1"}}]}
                """)
        #expect(try await goldens.run(.missing).recorded.map(\.name) == [landscape, portrait])
        #expect(try goldens.folder.names() == [portrait])
        #expect(try goldens.folder.layoutNames() == [landscape])
        #expect(try await goldens.run().failures.isEmpty)

        try goldens.change(
            "frame=0,0,568,320", to: "frame=0,0,560,320",
            in: "iOS26/iphone-se-1/landscape/full/layouts.twins")
        let failure = try #require(try await goldens.run().failures.first)
        #expect(failure.name == landscape)
        #expect(failure.verdict.description.contains("560 → 568 pt (+8)"))
        #expect(try await goldens.run(.failed).recorded.map(\.name) == [landscape])
        #expect(try await goldens.run().failures.isEmpty)
    }

    @Test func `takes layouts that became pictures out of the file that they share, many at once`()
        async throws
    {
        let list = { (keepsPictures: Bool) in
            """
            {"schema": 1, "goldens": [{"pictures": \(keepsPictures), "selection": {
                "device": "iphone-se-1", "style": "all", "displayMode": "all"}}]}
            """
        }
        let goldens = try TwoGoldens(list: list(false))
        let names = try await goldens.run(.missing).recorded.map(\.name)
        let kept = try goldens.folder.layoutNames()
        try #require(names.count > 8 && kept == names.sorted())
        // A file that takes its time.
        let others = (0..<1000).map { "iOS26/iphone-se-1/portrait/full/other-\($0)" }
        let layouts = others.map { DrawnLayout(name: $0, twin: "splitframe-twin 2\nsplit\tsplit a=\($0)\n") }
        try goldens.record { try $0.record(layouts) }

        try goldens.write(Data(list(true).utf8), to: "goldens.json")
        #expect(try await goldens.run(.missing, jobs: 8).recorded.map(\.name) == names)
        #expect(try goldens.folder.layoutNames() == others.sorted())
        #expect(try goldens.folder.names() == names.sorted())
    }

    @Test func `fails on a layout that nobody asks for`() async throws {
        _ = try await goldens.run(.missing)
        let stray = DrawnLayout(name: "a/stray", twin: "splitframe-twin 2\nsplit\tsplit a=b\n")
        try goldens.record { try $0.record([stray]) }
        #expect(try await goldens.run().failures.map(\.name) == ["a/stray"])
        #expect(try goldens.folder.pending.isEmpty)
    }

    @Test func `draws pictures for people as they describe themselves`() async throws {
        _ = try await goldens.run(.missing)
        let list = try GoldenList(of: goldens.folder, among: Device.known)
        let first = try #require(try await list.requests(among: Device.known).first)
        guard case .subject(.selection(var selection)) = first.illustration else {
            Issue.record("the list asks for a selection")
            return
        }
        selection.look.bezel = true
        selection.look.caption = .automatic
        var request = WantedGolden(name: "README/phone", .selection(selection))
        request.isForPeople = true
        let run = GoldenRun(
            requests: [request], folder: goldens.folder, painter: try Painter(fonts: .installed()))
        var recording = run
        recording.mode = .missing
        recording.isComplete = false
        _ = try await recording.run()
        let painter = try Painter(fonts: .installed())
        let kept = try #require(try goldens.folder.picture("README/phone"))
        let drawn = try Picture(selection).png(session: painter.session())
        #expect(try PNGFile.decode(kept) == PNGFile.decode(drawn))
        #expect(try PNGFile.texts(in: kept) == PNGFile.texts(in: drawn))
        let report = try await goldens.run()
        #expect(report.results.map(\.name).contains("README/phone"))
        #expect(report.failures.isEmpty)
    }
}
