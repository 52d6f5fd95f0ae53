import Foundation
import SplitframeTestSupport
import Testing

@testable import SplitframeCommand

struct `splitframe review` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    /// Two galleries of which some pictures differ.
    private func galleries() async throws {
        for (name, more) in [("Before", []), ("After", ["--set", "preferredPrimaryColumnWidth=280"])] {
            let words = ["gallery", "--device", "ipad-mini-6", "--window", "full", "--style", "doubleColumn"]
            #expect(await ConsoleTranscript().run(words + ["-o", path(name)] + more) == .done)
        }
    }

    private func review(_ words: String...) async -> (status: CommandStatus, transcript: ConsoleTranscript) {
        let transcript = ConsoleTranscript()
        let status = await transcript.run(
            ["review", "--expected", path("Before"), "--actual", path("After"), "-o", path("Review")] + words)
        return (status, transcript)
    }

    @Test func `writes a folder that the next review replaces, and no file of anybody else`() async throws {
        try await galleries()
        let (status, transcript) = await review()
        #expect(status == .findings)
        #expect(transcript.text == path("Review/index.html") + "\n")
        let files = try TemporaryFolder.files(in: path("Review"))
        for name in [
            "index.html", "report.json", "report.sarif", "junit.xml", "summary.md", "splitframe.json",
        ] {
            #expect(files.contains(name))
        }
        #expect(
            files.contains { $0.hasPrefix("expected/") } && files.contains { $0.hasPrefix("difference/") })
        #expect(await review().status == .findings)
        #expect(try TemporaryFolder.files(in: path("Review")) == files)

        try Data("mine".utf8).write(to: URL(filePath: path("Review/summary.md")))
        #expect(await review().status == .trouble)
        #expect(try String(contentsOfFile: path("Review/summary.md"), encoding: .utf8) == "mine")
    }

    @Test func `has no pictures beside a single file`() async throws {
        try await galleries()
        #expect(await review("--single-file").status == .findings)
        #expect(try !TemporaryFolder.files(in: path("Review")).contains { $0.hasSuffix(".png") })
        let page = try String(contentsOfFile: path("Review/index.html"), encoding: .utf8)
        #expect(page.contains("data:image/png;base64,"))
        let summary = try String(contentsOfFile: path("Review/summary.md"), encoding: .utf8)
        #expect(!summary.contains("data:"))
    }

    @Test func `is trouble where there is no folder, in which nothing could differ`() async throws {
        let transcript = ConsoleTranscript()
        let status = await transcript.run("review", "--goldens", path("Nowhere"), "-o", path("Review"))
        #expect(status == .trouble)
        #expect(transcript.messages.contains("Nowhere"))
        #expect(!FileManager.default.fileExists(atPath: path("Review")))
    }

    @Test func `is done where everything is accepted or equal`() async throws {
        try await galleries()
        let transcript = await review("--json").transcript
        let report = try JSONDecoder().decode(Report.self, from: Data(transcript.output))
        #expect(report.open == report.cases.count && report.open > 0)
        let decisions = report.cases.map { #"{"name": "\#($0.name)", "decision": "approve"}"# }
        let file = path("decisions.json")
        try Data("{\"decisions\": [\(decisions.joined(separator: ","))]}".utf8).write(to: URL(filePath: file))
        #expect(await review("--decisions", file).status == .done)
        let same = await ConsoleTranscript().run(
            "review", "--expected", path("Before"), "--actual", path("Before"), "-o", path("Same"))
        #expect(same == .done)
    }

    @Test(arguments: [
        (["--actual", "A"], "--actual needs --expected"),
        (
            ["--expected", "A", "--actual", "B", "--goldens", "C"],
            "--goldens cannot be combined with --expected"
        ),
        (["--expected", "/nowhere/a", "--actual", "/nowhere/b"], "\"/nowhere/a\" cannot be read"),
        (["SURPLUS"], "takes no \"SURPLUS\""),
    ])
    func `says what is wrong with its words`(words: [String], message: String) async throws {
        let transcript = ConsoleTranscript()
        let status = await transcript.run(["review", "-o", path("Review")] + words)
        #expect(status == .usage || status == .trouble)
        #expect(transcript.messages.contains(message))
        #expect(!FileManager.default.fileExists(atPath: path("Review")))
    }

    private struct Report: Decodable {
        struct Case: Decodable { var name: String }
        var open: Int
        var cases: [Case]
    }
}

extension TemporaryFolder {
    /// The files below a folder, in order.
    static func files(in path: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}
