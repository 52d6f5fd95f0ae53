import Foundation
import SplitframeTestSupport
import Testing

@testable import SplitframeCommand

struct `Documents on the command line` {
    private let folder: TemporaryFolder
    private let transcript = ConsoleTranscript()

    init() throws {
        folder = try TemporaryFolder()
        try write(
            "Words.\n\n<!-- splitframe: {\"selection\": {\"crop\": \"0,0,9,9\"}, \"name\": \"a\"} -->\n",
            to: "a.md")
    }

    private func path(_ file: String) -> String { "\(folder.path)/\(file)" }

    private func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path(file)))
    }

    @Test func `are checked, drawn, and then fresh`() async throws {
        #expect(await transcript.run("docs", "--check", path("a.md")) == .findings)
        #expect(transcript.text == "\(path("a.md")):3: missing: \(path("images/a.png"))\n")
        #expect(await ConsoleTranscript().run("docs", path("a.md")) == .done)
        #expect(await ConsoleTranscript().run("docs", "--check", path("a.md")) == .done)
        let json = ConsoleTranscript()
        #expect(await json.run("docs", "--check", "--json", folder.path) == .done)
        #expect(json.text.contains("\"findings\" : ["))
    }

    @Test func `have their pictures in their catalogue, whichever of its folders is named`() async throws {
        let articles = path("Mail.docc/Articles")
        try FileManager.default.createDirectory(atPath: articles, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: path("a.md"), toPath: "\(articles)/b.md")
        #expect(await transcript.run("docs", articles) == .done)
        #expect(transcript.messages.isEmpty)
        let files = folder.files.keys
        #expect(
            files.contains("Mail.docc/images/a@2x.png") && files.contains("Mail.docc/images/a~dark@2x.png"))
        #expect(await ConsoleTranscript().run("docs", "--check", path("Mail.docc")) == .done)
    }

    @Test func `say that none asks for a picture`() async throws {
        try write("Words.\n", to: "a.md")
        for words in [["docs"], ["docs", "--check"]] {
            let transcript = ConsoleTranscript()
            #expect(await transcript.run(words + [folder.path]) == .done)
            #expect(transcript.text.isEmpty)
            #expect(transcript.messages.hasPrefix("note: nothing in \(folder.path) asks for a picture: "))
        }
        try write("<!-- Splitframe: {} -->\n", to: "a.md")
        #expect(await transcript.run("docs", folder.path) == .done)
        #expect(!transcript.messages.contains("note: "))
    }

    @Test func `say every request that is wrong, by line and column`() async throws {
        try write(
            "<!-- splitframe: {\"selection\": {\"device\": \"ipad-mini-7\"}} -->\n```splitframe\n{]\n```\n",
            to: "b.md")
        #expect(await transcript.run("docs", folder.path) == .trouble)
        #expect(transcript.messages.contains("b.md:1:43: "))
        #expect(transcript.messages.contains("b.md:3:2: "))
        #expect(
            transcript.messages.hasSuffix(
                "error: 2 requests cannot be carried out, for the reasons above. "
                    + "A document with a faulty request stays as it is.\n"))
        // The document in order is written.
        #expect(folder.files.keys.sorted() == ["a.md", "b.md", "images/a.png", "images/splitframe.json"])
    }

    @Test func `warn of what only looks like a request beside one that is wrong`() async throws {
        try write(
            "<!-- Splitframe: {} -->\n\n<!-- splitframe: {\"selection\": {},} -->\n", to: "b.md")
        #expect(await transcript.run("docs", path("b.md")) == .trouble)
        #expect(transcript.messages.contains("\(path("b.md")):1:6: warning: "))
        #expect(transcript.messages.contains("b.md:3:35: "))
    }

    @Test func `warn of what only looks like a request, which --check finds`() async throws {
        #expect(await ConsoleTranscript().run("docs", path("a.md")) == .done)
        try write("Words.\n\n<!-- splitframe {\"selection\": {}} -->\n", to: "b.md")
        #expect(await transcript.run("docs", path("b.md")) == .done)
        #expect(
            transcript.messages.contains(
                "\(path("b.md")):3:6: warning: A request begins with \"splitframe:\""))
        let check = ConsoleTranscript()
        #expect(await check.run("docs", "--check", folder.path) == .findings)
        #expect(check.text.contains("b.md:3:6: warning: ") && !check.text.contains("a.md"))
    }

    @Test func `end with what --check then ends with, where a line was written by hand`() async throws {
        for (line, status) in [("![mine](images/a.png)", CommandStatus.done), ("![mine](b.png)", .findings)] {
            try write(
                "<!-- splitframe: {\"selection\": {\"crop\": \"0,0,9,9\"}, \"name\": \"a\"} -->\n\(line)\n",
                to: "a.md")
            #expect(await ConsoleTranscript().run("docs", path("a.md")) == status)
            #expect(await ConsoleTranscript().run("docs", "--check", path("a.md")) == status)
        }
    }

    @Test(arguments: [
        (["docs"], CommandStatus.usage), (["docs", "a.swift"], .usage), (["docs", "none.md"], .trouble),
        (["docs", "a.md", "--product", "X"], .usage), (["docs", "a.md", "--watch", "--check"], .usage),
        (["docs", "a.md", "--appearance", "dusk"], .usage),
    ]) func `need sense in what is asked`(words: [String], status: CommandStatus) async {
        #expect(await transcript.run(words.map { $0.hasPrefix("a.md") ? path("a.md") : $0 }) == status)
        #expect(transcript.messages.hasPrefix("error: "))
    }

    @Test func `tell of a split view without controllers, as pictures and goldens do`() async throws {
        let bare =
            #"{"name": "Bare", "environment": {"device": "ipad-mini-6"}, "splitView": {"style": "doubleColumn"}, "#
            + #""steps": [{"label": "x", "do": [{"mount": {}}]}]}"#
        func note(of owner: String) -> String {
            "note: \"\(path("bare.json"))\": the split view\(owner) is empty, since no controller is named: "
                + "name some under \"columns\".\n"
        }
        try write(bare, to: "bare.json")
        try write("<!-- splitframe: {\"scenario\": \"bare.json\", \"name\": \"b\"} -->\n", to: "b.md")
        for words in [
            ["render", path("bare.json"), "-o", path("x.png")], ["docs", path("b.md")],
            ["record", path("bare.json"), "--goldens", path("goldens")],
        ] {
            let transcript = ConsoleTranscript()
            #expect(await transcript.run(words) == .done)
            #expect(
                transcript.messages.contains(note(of: " of \"Bare\"")), "\(words): \(transcript.messages)")
        }
        try write(bare.replacing("Bare", with: ""), to: "bare.json")
        #expect(await transcript.run("replay", path("bare.json")) == .done)
        #expect(transcript.messages.contains(note(of: "")))
    }

    @Test func `do not run an app's code unless that is asked for`() async throws {
        try write("<!-- splitframe: {\"figure\": \"inbox\"} -->\n", to: "c.md")
        #expect(await transcript.run("docs", path("c.md")) == .trouble)
        #expect(transcript.messages.contains("splitframe docs --run"))
    }
}

struct `Watching files` {
    private let folder: TemporaryFolder
    private let transcript = ConsoleTranscript()

    init() throws { folder = try TemporaryFolder() }

    private func path(_ file: String) -> String { "\(folder.path)/\(file)" }

    private func scenario(width: Int) throws {
        let text = """
            {"name": "W", "environment": {"device": "ipad-pro-13-inch-m4", "orientation": "landscape"}, "bezel": false,
             "scale": 1, "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"},
             "properties": {"preferredPrimaryColumnWidth": \(width)}}}
            """
        try Data(text.utf8).write(to: URL(filePath: path("w.json")), options: .atomic)
    }

    /// Waits until a condition holds; it fails where that takes so many tries that it never will.
    private func until(_ condition: () throws -> Bool) async throws {
        for _ in 0..<5000 {
            if try condition() { return }
            try await Task.sleep(for: .milliseconds(20))
        }
        Issue.record("\(transcript.text)\n\(transcript.messages)")
        throw CancellationError()
    }

    private func said(_ words: String) async throws {
        try await until { transcript.text.contains(words) }
    }

    @Test func `draws again on every save and tells what changed`() async throws {
        try scenario(width: 300)
        let task = Task { await transcript.run("render", path("w.json"), "--watch", "-o", path("w.png")) }
        try await said("w.png: W")
        let before = folder.files["w.png"]
        try scenario(width: 340)
        try await said("300 → 340")
        #expect(folder.files["w.png"] != before)
        // What cannot be read is told, and the next save tries again.
        try Data("{".utf8).write(to: URL(filePath: path("w.json")))
        try await until { transcript.messages.contains("error: ") }
        try scenario(width: 360)
        try await said("340 → 360")
        #expect(transcript.messages.contains("The error is fixed."))
        // Its folder may go and come back.
        try FileManager.default.removeItem(atPath: folder.path)
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: false)
        try scenario(width: 380)
        try await said("360 → 380")
        task.cancel()
        #expect(await task.value == .done)
    }

    @Test func `follows what documents are drawn from`() async throws {
        try scenario(width: 300)
        try Data("<!-- splitframe: {\"scenario\": \"w.json\"} -->\n".utf8).write(
            to: URL(filePath: path("a.md")))
        let task = Task { await transcript.run("docs", "--watch", path("a.md")) }
        try await said(":1: drawn: ")
        try scenario(width: 340)
        try await said(":1: drawn again: ")
        task.cancel()
        #expect(await task.value == .done)
    }

    @Test func `say that an error is mended once it is, and not before`() async throws {
        let (a, b) = (URL(filePath: path("a.md")), URL(filePath: path("b.md")))
        try Data("Words.\n".utf8).write(to: a)
        try Data("Words.\n".utf8).write(to: b)
        let task = Task { await transcript.run("docs", "--watch", folder.path) }
        try await until { transcript.messages.contains("watching") }
        // Saved all the time, as some programs do, it is told all the same.
        try await until {
            try Data("<!-- splitframe: {\"selection\": 1} -->\n".utf8).write(to: a, options: .atomic)
            return transcript.messages.contains("a.md:1:")
        }
        let told = transcript.messages.components(separatedBy: "a.md:1:").count
        try Data("Other words.\n".utf8).write(to: b, options: .atomic)
        try await until { transcript.messages.components(separatedBy: "a.md:1:").count > told }
        #expect(!transcript.messages.contains("mended"))
        try Data("Words.\n".utf8).write(to: a, options: .atomic)
        try await until { transcript.messages.contains("The error is fixed.") }
        task.cancel()
        #expect(await task.value == .done)
    }
}
