import Foundation
import SplitframePainting
import SplitframeWireframes
import Testing

@testable import SplitframeCommand

/// `replay`, and `render` of a scenario.
struct `A scenario on the command line` {
    private let transcript = ConsoleTranscript()
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    /// A double column on an iPad (A16), as measured: the primary 320 points wide.
    private func file(primaryWidth: Int = 320, steps: String? = nil) throws -> String {
        let mounted = """
            [{"label": "mounted", "do": [{"mount": {}}], "expect": {"primaryColumnWidth": \(primaryWidth)}},
             {"label": "alone", "do": [{"set": {"preferredDisplayMode": "secondaryOnly"}}],
              "expect": {"displayMode": "secondaryOnly", "events":
               ["willChangeTo(secondaryOnly)", "willHide(primary)", "didHide(primary)"]}}]
            """
        let scenario = """
            {"name": "Two steps", "environment": {"device": "ipad-10th"}, "theme": "dark", "scale": 1,
             "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"}, "delegate": {}},
             "steps": \(steps ?? mounted)}
            """
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: "two.json")
        try Data(scenario.utf8).write(to: url)
        return url.path
    }

    @Test func `passes where all is as expected`() async throws {
        #expect(await transcript.run("replay", try file(), "--check") == .done)
        #expect(transcript.text == "2 passed, 0 failed\n")
    }

    @Test func `without a name is called by its file's`() async throws {
        let path = try file(primaryWidth: 300)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try Data(text.replacing("\"name\": \"Two steps\", ", with: "").utf8).write(to: URL(filePath: path))
        #expect(await transcript.run("replay", path) == .done)
        #expect(transcript.text.hasPrefix("\(path)\n mounted: "))
        let check = ConsoleTranscript()
        #expect(await check.run("replay", path, "--check") == .findings)
        #expect(check.text.hasPrefix("\(path), mounted: primaryColumnWidth is "))
    }

    @Test func `has a name that stays in its line, whatever it holds`() async throws {
        let name = #"a\n::error::b\u001b[31m"#
        let path = try file(steps: #"[{"label": "c\n::error::d", "do": [{"mount": {}}]}]"#)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try Data(text.replacing("Two steps", with: name).utf8).write(to: URL(filePath: path))
        #expect(await transcript.run("replay", path) == .done)
        let lines = transcript.text.split(separator: "\n")
        #expect(lines.first == #"a\u000a::error::b\u001b[31m"#)
        #expect(!lines.contains { $0.hasPrefix("::") })
    }

    @Test func `fails where something differs, and says what`() async throws {
        #expect(await transcript.run("replay", try file(primaryWidth: 321), "--check") == .findings)
        #expect(
            transcript.text == """
                Two steps, mounted: primaryColumnWidth is 320, expected 321
                1 passed, 1 failed

                """)
    }

    @Test func `tells every step's state to programs`() async throws {
        #expect(await transcript.run("replay", try file(), "--json") == .done)
        let json = try #require(
            JSONSerialization.jsonObject(with: Data(transcript.output)) as? [String: Any])
        let steps = try #require((json["scenarios"] as? [[String: Any]])?.first?["steps"] as? [[String: Any]])
        #expect(steps.compactMap { $0["label"] as? String } == ["mounted", "alone"])
        #expect((steps[1]["state"] as? [String: Any])?["displayMode"] as? String == "secondaryOnly")
    }

    @Test func `draws the step that is asked for, with its own wishes`() async throws {
        let path = try file()
        #expect(await transcript.run("render", path, "--step", "mounted", "--no-bezel", "-o", "-") == .done)
        let mounted = try PNGFile.decode(transcript.output)
        let last = ConsoleTranscript()
        #expect(await last.run("render", path, "--no-bezel", "-o", "-") == .done)
        let alone = try PNGFile.decode(last.output)
        #expect(mounted.width == 820 && mounted.height == 1180)
        #expect(alone.width == 820 && alone != mounted)
    }

    @Test(arguments: [
        ("txt", "-", "┌"), ("svg", "-", "<svg "), ("svg", "picture", "<svg "), ("txt", "picture.d/a", "┌"),
        ("txt", "picture.svg", "<svg "), ("pdf", "picture.txt", "┌"),
    ])
    func `is written in the format that it wishes for, where the file's name says none`(
        format: String, name: String, beginning: String
    ) async throws {
        let path = try file()
        let text = try String(contentsOfFile: path, encoding: .utf8)
            .replacing("\"scale\": 1", with: "\"scale\": 1, \"format\": \"\(format)\"")
        try Data(text.utf8).write(to: URL(filePath: path))
        let output = name == "-" ? name : folder.appending(path: name).path
        try FileManager.default.createDirectory(
            at: folder.appending(path: "picture.d"), withIntermediateDirectories: true)
        #expect(await transcript.run("render", path, "-o", output) == .done)
        let written = name == "-" ? Data(transcript.output) : try Data(contentsOf: URL(filePath: output))
        #expect(String(decoding: written, as: UTF8.self).hasPrefix(beginning))
    }

    @Test func `says that a picture shows the last of several steps`() async throws {
        #expect(await transcript.run("render", try file(), "-o", "-") == .done)
        #expect(transcript.messages.contains("has 2 steps, of which the last one is drawn"))
        for words in [["--step", "alone"], ["--animate", "--format", "svg"]] {
            let other = ConsoleTranscript()
            #expect(await other.run(["render", try file(), "-o", "-"] + words) == .done)
            #expect(!other.messages.contains("of which"))
        }
    }

    @Test func `is mounted for a picture where no step mounts it`() async throws {
        #expect(await transcript.run("render", try file(steps: "[]"), "-o", "-") == .done)
        #expect(try PNGFile.decode(transcript.output).width > 820)
    }

    @Test(arguments: [
        (["replay"], CommandStatus.usage), (["replay", "no/such.json"], .trouble),
        (["render", "no/such.json", "-o", "-"], .trouble),
    ])
    func `that is not there is an error`(words: [String], status: CommandStatus) async {
        #expect(await transcript.run(words) == status)
        #expect(transcript.messages.hasPrefix("error: "))
    }

    @Test func `with a wrong drawing wish is invalid input, and names the nearest`() async throws {
        let path = try file().replacing("two.json", with: "wish.json")
        let text = try String(contentsOfFile: file(), encoding: .utf8)
        try Data(text.replacing("\"scale\": 1", with: "\"annotate\": \"widhts\"").utf8)
            .write(to: URL(filePath: path))
        #expect(await transcript.run("render", path, "-o", "-") == .trouble)
        #expect(transcript.messages.contains("wish.json\": annotate is \"widhts\""))
        #expect(transcript.messages.contains("Did you mean \"widths\"?"))
        let other = ConsoleTranscript()
        #expect(await other.run("render", try file(), "--annotate", "framse", "-o", "-") == .usage)
    }

    @Test func `without the step asked for names the nearest`() async throws {
        #expect(await transcript.run("render", try file(), "--step", "mountde", "-o", "-") == .usage)
        #expect(transcript.messages.contains("Did you mean \"mounted\"?"))
    }

    @Test func `becomes a filmstrip`() async throws {
        let strip = folder.appending(path: "strip.svg")
        let words = ["replay", try file(), "--filmstrip", strip.path, "--show", "events"]
        #expect(await transcript.run(words) == .done)
        #expect(try String(contentsOf: strip, encoding: .utf8).contains("willHide(primary)"))
        #expect(transcript.text.contains("mounted: oneBesideSecondary"))
    }

    @Test(arguments: [([], "\u{89}PNG"), (["--format", "svg"], "<svg "), (["--format=pdf"], "%PDF")])
    func `becomes a filmstrip on standard output, and nothing else does`(
        options: [String], beginning: String
    ) async throws {
        let words = ["replay", try file(primaryWidth: 321), "--filmstrip", "-"] + options
        #expect(await transcript.run(words) == .done)
        #expect(transcript.output.starts(with: beginning.unicodeScalars.map { UInt8($0.value) }))
        #expect(transcript.messages.isEmpty)
        let checked = ConsoleTranscript()
        #expect(await checked.run(words + ["--check"]) == .findings)
        #expect(checked.output == transcript.output)
        #expect(checked.messages.hasSuffix("1 passed, 1 failed\n"))
    }

    @Test(arguments: [
        ["--filmstrip", "-", "--json"], ["--filmstrip", "strip.txt"], ["--filmstrip", "strip"],
        ["--format", "svg"], ["--theme", "dark"],
    ])
    func `becomes no filmstrip that nobody could read`(options: [String]) async throws {
        #expect(await transcript.run(["replay", try file()] + options) == .usage)
        #expect(transcript.output.starts(with: Array("{".utf8)) == options.contains("--json"))
    }

    @Test(
        arguments: ["replay", "render"],
        [
            (#""columns": {}"#, true), (#""columns": {"primary": "A"}"#, false),
        ])
    func `without controllers is told to be empty`(command: String, columns: (String, Bool)) async throws {
        let path = try file(steps: #"[{"label": "mounted", "do": [{"mount": {}}]}]"#)
        let text = try String(contentsOfFile: path, encoding: .utf8)
            .replacing(#""columns": {"primary": "A", "secondary": "B"}"#, with: columns.0)
        try Data(text.utf8).write(to: URL(filePath: path))
        #expect(await transcript.run(command, path, "--json") == .done)
        #expect(transcript.messages.hasPrefix("note: ") == columns.1)
        #expect(transcript.messages.contains(#"name some under "columns""#) == columns.1)
    }

    @Test func `that gets its controllers step by step is not`() async throws {
        let steps =
            #"[{"label": "a", "do": [{"setViewController": {"column": "primary", "to": "C"}}, {"mount": {}}]}]"#
        let path = try file(steps: steps)
        let text = try String(contentsOfFile: path, encoding: .utf8)
            .replacing(#""columns": {"primary": "A", "secondary": "B"}, "#, with: "")
        try Data(text.utf8).write(to: URL(filePath: path))
        #expect(await transcript.run("replay", path) == .done)
        #expect(transcript.messages.isEmpty)
    }

    @Test func `that shows nothing is no filmstrip`() async throws {
        let path = try file(steps: #"[{"label": "idle", "do": []}]"#)
        #expect(await transcript.run("replay", path, "--filmstrip", "-") == .trouble)
        #expect(transcript.messages.contains("two.json"))
    }
}
