import SplitframeComparison
import SplitframeGoldens
import SplitframePainting
import Testing

struct `Pending results` {
    private let goldens = TemporaryGoldens()
    private var folder: GoldenFolder { goldens.folder }

    /// Draws something else than was recorded and keeps it.
    private func keepChange() throws -> PendingResult {
        try folder.record(drawn())
        let change = try drawn(gray: 90)
        let verdict = folder.verdict(on: change)
        return try folder.writing { writer in
            let paths = try writer.keep(
                change, verdict: verdict, against: folder, painter: Painter(fonts: .installed()))
            let result = PendingResult(
                name: change.name, verdict: verdict.kind.rawValue, cause: "1", sentence: verdict.description,
                files: paths, in: folder)
            try writer.writePending([result])
            return result
        }
    }

    @Test func `wait with picture, twin and difference`() throws {
        let result = try keepChange()
        #expect(try folder.pending == [result])
        #expect(result.expected == folder.path(of: "a/b.png"))
        #expect(result.actual == folder.path(of: ".pending/actual/a/b.png"))
        #expect(result.difference == folder.path(of: ".pending/difference/a/b.png"))
        #expect(goldens.exists(".pending/actual/a/b.txt"))
        #expect(goldens.exists(".pending/difference/a/b.png"))
        #expect(goldens.exists(".pending/triptych/a/b.png"))
        try folder.writing { try $0.clearPending() }
        #expect(try folder.pending == [])
        #expect(!goldens.exists(".pending"))
    }

    @Test func `become goldens when approved`() throws {
        let result = try keepChange()
        try folder.writing { try $0.approve([result]) }
        #expect(try folder.verdict(on: drawn(gray: 90)) == .equal)
        #expect(!goldens.exists(".pending"))
    }

    @Test(arguments: ["", "{", "[]", #"{"pending": [{"name": "a/b"}]}"#])
    func `in a damaged list are an error, and nothing is approved`(list: String) throws {
        try goldens.write(list, to: ".pending/pending.json")
        let error = GoldenError.pending(path: folder.path(of: ".pending/pending.json"))
        #expect(throws: error) { try folder.pending }
        #expect(throws: error) { try folder.writing { try $0.approve([]) } }
    }

    @Test func `take an orphan away when approved`() throws {
        try folder.record(drawn())
        let orphan = PendingResult(
            name: "a/b", verdict: "orphan", cause: "1", sentence: "", files: .init(), in: folder)
        try folder.writing { try $0.approve([orphan]) }
        #expect(try folder.names() == [])
    }
}
