import Foundation
import SplitframeFiles
import SplitframeGoldens
import SplitframeTestSupport
import Testing

@testable import SplitframeCommand

/// A repository with goldens of a list and of tests.
struct `Goldens that are judged` {
    private let folder: TemporaryFolder
    private var goldens: String { "\(folder.path)/Snapshots" }

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: true)
        try shell("git init --quiet --initial-branch main . && echo .build >.gitignore")
    }

    private func shell(_ script: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-ec", script]
        process.currentDirectoryURL = URL(filePath: folder.path)
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(script)")
    }

    private func commit() throws {
        try shell(
            "git add -A && git -c user.name=N -c user.email=e@example.org commit --quiet --allow-empty -m goldens"
        )
    }

    private func run(_ words: String...) async -> (status: CommandStatus, transcript: ConsoleTranscript) {
        let transcript = ConsoleTranscript()
        return (await transcript.run(words + ["--goldens", goldens]), transcript)
    }

    /// Requests and records goldens of the list, and gives tests others, as text.
    private func settle(_ selections: [String], tests: [String: String]) async throws {
        let list = selections.map { "{\"selection\": \($0), \"pictures\": false}" }.joined(separator: ", ")
        try Data("{\"schema\": 1, \"goldens\": [\(list)]}".utf8).write(
            to: URL(filePath: "\(goldens)/goldens.json"))
        _ = await run("record", "--mode", "all")
        _ = await run("prune", "--delete")
        let folder = GoldenFolder(path: goldens)
        let writer = try GoldenWriter(
            of: folder, holder: "a test", owner: .test(GoldenTest(id: "Tests.`a`()")), patience: 0)
        try writer.remove(try folder.testGoldens().map(\.name).filter { tests[$0] == nil })
        try writer.record(
            tests.map { DrawnLayout(name: $0.key, twin: Self.twin($0.value)) }, isComplete: true)
        try writer.finish()
    }

    private static func twin(_ width: String) -> String {
        "splitframe-twin 2\nsplit/primary\tcolumn frame=0,0,\(width),2 presentation=tiled\n"
    }

    /// The names that a report in JSON calls different.
    private func different(_ report: ConsoleTranscript, _ list: String) throws -> Set<String> {
        let entries = try #require(JSON(text: report.text)?[list]?.array, "\(report.messages)")
        return Set(
            entries.filter { !["equal", "renderer"].contains($0["verdict"]?.string) }
                .compactMap { $0["name"]?.string })
    }

    private static let selections = ["portrait", "landscape"].flatMap { orientation in
        ["doubleColumn", "tripleColumn"].map {
            "{\"device\": \"iphone-se-1\", \"orientation\": \"\(orientation)\", \"style\": \"\($0)\"}"
        }
    }

    @Test(arguments: 0..<12)
    func `differ from a revision in the same for verify and for review`(seed: UInt64) async throws {
        var numbers = SteppedNumbers(seed: seed)
        for _ in 0..<2 {
            let selections = Self.selections.filter { _ in numbers.chance(1, of: 2) }
            let tests = ["T/a", "T/b", "U/c"].filter { _ in numbers.chance(1, of: 2) }
            try await settle(
                selections, tests: Dictionary(tests.map { ($0, numbers.any(["1", "2"])) }) { $1 })
            // Somebody's own text, which is no golden.
            if numbers.chance(1, of: 3) {
                try Data(numbers.any(["a", "b"]).utf8).write(to: URL(filePath: "\(goldens)/LICENSE"))
            }
            if !FileManager.default.fileExists(atPath: "\(folder.path)/.git/refs/heads/main") { try commit() }
        }
        let verify = await run("verify", "--against", "main", "--json")
        let review = await run("review", "--against", "main", "--json", "-o", "\(folder.path)/Review")
        #expect(verify.status == review.status, "\(verify.transcript.text) \(review.transcript.text)")
        #expect(try different(verify.transcript, "results") == different(review.transcript, "cases"))
    }

    @Test func `by no test are no success`() async throws {
        try await settle([], tests: ["T/a": "1"])
        let verify = await run("verify")
        #expect(verify.status == .findings)
        #expect(verify.transcript.text.contains("1 golden of tests not judged"))
        #expect(verify.transcript.text.contains("run swift test"))
        #expect(await run("verify", "--allow-unjudged").status == .done)
        TestLog(of: GoldenFolder(path: goldens)).note(.equal, of: "T/a")
        #expect(await run("verify").status == .done)
        // What has changed since has not been judged.
        try await settle([], tests: ["T/a": "2"])
        #expect(await run("verify").status == .findings)
    }

    @Test func `by a test are judged once they are approved`() async throws {
        try await settle([], tests: ["T/a": "1"])
        let folder = GoldenFolder(path: goldens)
        let drawn = DrawnLayout(name: "T/a", twin: Self.twin("2"))
        let verdict = TwinCache(of: ["T/a"], in: folder).verdict(on: drawn)
        do {
            // Other runs wait while the log is open.
            let log = try PendingLog(of: folder, name: "T/a", holder: "a test")
            try log.settle()
            let files = try log.keep(drawn, against: TwinCache(of: ["T/a"], in: folder))
            try log.add(
                PendingResult(
                    name: "T/a", verdict: verdict, owner: .test(GoldenTest(id: "Tests.`a`()")), files: files,
                    in: folder))
        }
        TestLog(of: folder).note(verdict.kind, of: "T/a")
        #expect(await run("verify").status == .findings)
        #expect(await run("approve", "T/a").status == .done)
        let verify = await run("verify")
        #expect(verify.status == .done, "\(verify.transcript.text)")
    }

    @Test func `are never replaced where they are pointers of Git LFS`() async throws {
        try await settle([Self.selections[0]], tests: [:])
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
        try Data(pointer.utf8).write(
            to: URL(filePath: "\(goldens)/iOS26/iphone-se-1/portrait/full/layouts.twins"))
        let verify = await run("verify")
        #expect(verify.status == .trouble)
        #expect(
            verify.transcript.text.contains("git lfs pull") && !verify.transcript.text.contains("approve"))
        let approve = await run("approve")
        #expect(approve.transcript.messages.contains("nothing to approve") && approve.transcript.text.isEmpty)
    }

    /// The system's administrator may write everywhere, so that the program runs as nobody.
    @Test(.enabled(if: geteuid() == 0)) func `in a folder that is read-only are judged nevertheless`()
        async throws
    {
        try await settle([Self.selections[0]], tests: [:])
        let file = "\(goldens)/iOS26/iphone-se-1/portrait/full/layouts.twins"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        try Data(text.replacing("isCollapsed=true", with: "isCollapsed=false").utf8).write(
            to: URL(filePath: file))
        try shell("chmod -R a+rX .")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/setpriv")
        process.arguments = [
            "--reuid=65534", "--regid=65534", "--clear-groups", GoldenWorkshop.program, "verify", "--goldens",
            goldens,
        ]
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 1, "\(said)")
        #expect(said.contains("split isCollapsed false → true") && said.contains("were not kept"), "\(said)")
    }
}
