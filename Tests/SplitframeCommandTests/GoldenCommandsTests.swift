import Foundation
import Testing

@testable import SplitframeCommand

/// A folder whose list asks for one golden; it lives as long as a test.
private final class OneGolden {
    static let name = "iOS26/iphone-se-1/portrait/full/doubleColumn"
    let path = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID())").path

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try write(
            #"{"schema": 1, "goldens": [{"selection": {"device": "iphone-se-1"}}]}"#, to: "goldens.json")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(path)/\(file)"))
    }

    func copy(_ file: String, to other: String) throws {
        try FileManager.default.copyItem(atPath: "\(path)/\(file)", toPath: "\(path)/\(other)")
    }

    func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(file)") }

    /// Makes the golden one of another layout.
    func changeTwin() throws {
        let file = "\(Self.name).txt"
        let text = try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
        try write(text.replacing("isCollapsed=true", with: "isCollapsed=false"), to: file)
    }

    func run(_ words: String...) async -> (status: CommandStatus, transcript: ConsoleTranscript) {
        let transcript = ConsoleTranscript()
        return (await transcript.run(words + ["--goldens", path]), transcript)
    }
}

struct `The commands for goldens` {
    private let golden: OneGolden

    init() throws { golden = try OneGolden() }

    @Test func `verify nothing, record, and verify`() async {
        let first = await golden.run("verify")
        #expect(first.status == .findings)
        #expect(first.transcript.text.contains("1 golden: 1 missing"))
        #expect(!golden.exists("\(OneGolden.name).png"))

        #expect(await golden.run("record").status == .done)
        #expect(golden.exists("\(OneGolden.name).png"))
        #expect(golden.exists("\(OneGolden.name).txt"))

        let last = await golden.run("verify")
        #expect(last.status == .done)
        #expect(last.transcript.text == "1 golden: 1 equal\n")
        #expect(!golden.exists(".pending"))
    }

    @Test func `tell a changed layout with its files and how to accept it`() async throws {
        _ = await golden.run("record")
        try golden.changeTwin()
        let (status, transcript) = await golden.run("verify")
        #expect(status == .findings)
        for words in [
            "split isCollapsed false → true", "expected: \(golden.path)/\(OneGolden.name).png",
            "actual: \(golden.path)/.pending/actual/\(OneGolden.name).png", "splitframe approve --cause ",
        ] {
            #expect(transcript.text.contains(words))
        }
        #expect(golden.exists(".pending/pending.json"))
    }

    @Test func `approve by name and by cause`() async throws {
        for option in ["--cause", "name"] {
            _ = await golden.run("record")
            try golden.changeTwin()
            let verified = await golden.run("verify", "--json")
            let report = try #require(
                JSONSerialization.jsonObject(with: Data(verified.transcript.output)) as? [String: Any])
            let causes = try #require(report["causes"] as? [[String: Any]])
            let id = try #require(causes.first?["id"] as? String)
            let words = option == "name" ? [OneGolden.name] : ["--cause", id]
            let transcript = ConsoleTranscript()
            let status = await transcript.run(["approve"] + words + ["--goldens", golden.path])
            #expect(status == .done)
            #expect(await golden.run("verify").status == .done)
        }
        #expect(await golden.run("approve", "iOS26").status == .usage)
    }

    @Test func `approve what a file decides`() async throws {
        _ = await golden.run("record")
        try golden.changeTwin()
        _ = await golden.run("verify")
        try golden.write(
            #"{"decisions": [{"name": "\#(OneGolden.name)", "decision": "reject"}]}"#, to: "decisions.json")
        let file = golden.path + "/decisions.json"
        let (_, rejected) = await golden.run("approve", "--decisions", file)
        #expect(rejected.text == "0 approved, 1 still waiting\n")
        try golden.write(
            #"{"decisions": [{"name": "\#(OneGolden.name)", "decision": "approve"}]}"#, to: "decisions.json")
        #expect(await golden.run("approve", "--decisions", file).transcript.text.hasPrefix("1 approved"))
    }

    @Test(arguments: [
        (
            #"{"decisions": [{"name": "iOS26/iphone-se-1/portrait/full/dubbleColumn", "decision": "approve"}]}"#,
            CommandStatus.usage, "Did you mean \"\(OneGolden.name)\"?"
        ),
        (
            #"{"decisions": [{"name": "iOS26/iphone-se-1/portrait/full/doubleColumn", "decision": "aprove"}]}"#,
            .trouble, #"Did you mean "approve"?"#
        ),
        (#"{"decisions": [{"name": 5}]}"#, .trouble, "decisions[0]"), ("{", .trouble, "Line 1, column 2"),
    ])
    func `approve nothing where a decision is about nothing that waits`(
        text: String, status: CommandStatus, words: String
    ) async throws {
        _ = await golden.run("record")
        try golden.changeTwin()
        _ = await golden.run("verify")
        try golden.write(text, to: "decisions.json")
        let result = await golden.run("approve", "--decisions", golden.path + "/decisions.json")
        #expect(result.status == status)
        #expect(result.transcript.messages.contains(words), "\(result.transcript.messages)")
        #expect(golden.exists(".pending/pending.json"))
    }

    @Test func `prune what nobody asks for any more, only when told to, and nothing else`() async throws {
        let stray = "iOS26/iphone-air/portrait/full/doubleColumn"
        _ = await golden.run("record", "--device", "iphone-air")
        _ = await golden.run("record")
        // Somebody's own files, the last two with our marks in them.
        try golden.write("mine", to: "LICENSE.txt")
        try golden.write("mine", to: "mockup.png")
        try golden.copy("\(OneGolden.name).png", to: "copy.png")
        try golden.copy("\(OneGolden.name).txt", to: "note.txt")
        #expect(await golden.run("verify").status == .findings)

        let list = await golden.run("prune")
        #expect(list.transcript.text == stray + "\n")
        #expect(list.transcript.messages.contains("copy.png is listed by no manifest"))
        #expect(golden.exists("\(stray).png"))

        #expect(await golden.run("prune", "--delete").status == .done)
        #expect(!golden.exists("iOS26/iphone-air"))
        for file in ["LICENSE.txt", "mockup.png", "copy.png", "note.txt"] { #expect(golden.exists(file)) }
    }

    @Test func `approve nothing away: what nobody asks for is for prune`() async throws {
        _ = await golden.run("record")
        try golden.copy("\(OneGolden.name).png", to: "copy.png")
        let (found, said) = await golden.run("verify")
        #expect(found == .findings)
        #expect(said.text.contains("delete: splitframe prune --delete"))
        #expect(!said.text.contains("accept:"))
        let (status, transcript) = await golden.run("approve", "copy")
        #expect(status == .usage)
        #expect(transcript.messages.contains("No result named \"copy\""))
        #expect(golden.exists("copy.png"))
    }

    @Test(arguments: ["../../notes", "/etc/notes", "a//b"])
    func `approve nothing outside of their folder`(name: String) async throws {
        _ = await golden.run("record")
        try golden.changeTwin()
        _ = await golden.run("verify")
        try golden.write(
            #"{"schema": 1, "pending": [{"name": "\#(name)", "verdict": "orphan", "cause": "1", "sentence": "s"}]}"#,
            to: ".pending/pending.json")
        let (status, transcript) = await golden.run("approve", "--cause", "1")
        #expect(status == .trouble)
        #expect(transcript.messages.contains("\"\(name)\" does not name a file inside its folder."))
    }

    @Test func `start a new list of what waits where the old one is damaged`() async throws {
        _ = await golden.run("record")
        try golden.changeTwin()
        _ = await golden.run("verify")
        try golden.write("{", to: ".pending/pending.json")
        #expect(await golden.run("approve", "--cause", "1").status == .trouble)
        let (status, transcript) = await golden.run("verify")
        #expect(status == .findings)
        #expect(transcript.messages.contains(".pending/pending.json.damaged\", and this run"))
        #expect(await golden.run("approve", OneGolden.name).status == .done)
        #expect(await golden.run("verify").status == .done)
    }

    @Test(arguments: ["{", #"{"schema": 1, "goldens": [{"selection": {"device": "android"}}]}"#])
    func `are not reviewed beside a list that verify refuses`(list: String) async throws {
        _ = await golden.run("record")
        try golden.write(list, to: "goldens.json")
        let verified = await golden.run("verify")
        let reviewed = await golden.run("review", "-o", golden.path + "-review")
        #expect(
            verified.status == reviewed.status && reviewed.status != .done && reviewed.status != .findings)
        #expect(reviewed.transcript.messages == verified.transcript.messages)
    }

    @Test func `of a scenario are reviewed with the reason, as others are`() async throws {
        func ask(width: Int) throws {
            try golden.write(
                """
                {"name": "Mail", "environment": {"device": "ipad-10th", "orientation": "landscape"},
                 "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"},
                  "properties": {"preferredPrimaryColumnWidth": \(width)}}}
                """, to: "mail.json")
        }
        try golden.write(#"{"schema": 1, "goldens": [{"scenario": "mail.json"}]}"#, to: "goldens.json")
        try ask(width: 300)
        #expect(await golden.run("record").status == .done)
        try ask(width: 260)
        #expect(await golden.run("verify").status == .findings)
        #expect(await golden.run("review", "-o", golden.path + "/Review").status == .findings)
        let report = try String(contentsOfFile: golden.path + "/Review/report.json", encoding: .utf8)
        #expect(
            report.contains("\"why\":\"The primary is 260 instead of 300 pt wide: 260 = 260 "), "\(report)")
    }

    @Test func `call what cannot be read trouble`() async throws {
        _ = await golden.run("record")
        try golden.write("version https://git-lfs.github.com/spec/v1\n", to: "\(OneGolden.name).png")
        let (status, transcript) = await golden.run("verify")
        #expect(status == .trouble)
        #expect(transcript.text.contains("Git LFS pointer"))
        #expect(transcript.messages.hasPrefix("error: "))
        #expect(transcript.messages.contains("Git LFS pointer"))
        let review = await golden.run("review", "-o", golden.path + "-review")
        #expect(review.status == .trouble && review.transcript.messages.contains("Git LFS pointer"))
        let page = try String(contentsOfFile: golden.path + "-review/index.html", encoding: .utf8)
        #expect(page.contains("\"fetch\":true"))
        #expect(await golden.run("approve", OneGolden.name).status != .done)
    }

    @Test func `judge a selection without its folder's list`() async throws {
        let (status, transcript) = await golden.run("verify", "--device", "ipad-mini-1")
        #expect(status == .findings)
        #expect(transcript.text.contains("iOS26/ipad-mini-1/portrait/full/doubleColumn: there is no golden"))
        #expect(await golden.run("record", "--mode", "never").status == .findings)
        #expect(await golden.run("record", "--mode", "sometimes").status == .usage)
    }

    @Test func `need a list`() async {
        let transcript = ConsoleTranscript()
        #expect(await transcript.run("verify", "--goldens", "/nowhere") == .trouble)
        #expect(transcript.messages.contains("goldens.json"))
    }
}
