import Foundation
import SplitframeTestSupport
import Testing

/// A clone whose files name and lead to what lies outside of it, `home`: nothing there is read or written.
struct `Hostile content` {
    private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "splitframe").path
    private static let phone = #"{"selection": {"device": "iphone-se-1"}}"#
    private static let scenario =
        #"{"splitView": {"style": "doubleColumn"}, "environment": {"device": "iphone-se-1"}}"#

    private let folder: TemporaryFolder
    private var clone: String { folder.path + "/clone" }
    private var home: String { folder.path + "/home" }

    init() throws {
        folder = try TemporaryFolder()
        try make("clone/.git", "clone/Snapshots", "clone/Docs", "home/pics", "home/docs")
        try write("secret", "home/key.json")
        try write("<!-- splitframe: \(Self.phone) -->\n", "home/docs/a.md")
        try write(Self.scenario, "home/scenario.json")
    }

    private func make(_ paths: String...) throws {
        for path in paths {
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
        }
    }

    private func write(_ text: String, _ file: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/\(file)"))
    }

    private func link(_ file: String, to target: String) throws {
        try? FileManager.default.removeItem(atPath: "\(clone)/\(file)")
        try FileManager.default.createSymbolicLink(atPath: "\(clone)/\(file)", withDestinationPath: target)
    }

    /// Runs a command in the clone, with an input that never ends.
    private func run(_ words: String) throws -> (status: Int32, messages: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "cd '\(clone)' && unset CI && exec timeout 20 '\(Self.program)' \(words) 2>&1 >/dev/null",
        ]
        let input = Pipe()
        process.standardInput = input
        defer { try? input.fileHandleForWriting.close() }
        let messages = Pipe()
        process.standardOutput = messages
        try process.run()
        let data = try messages.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// What lies outside of the clone, byte by byte.
    private var outside: [String: Data] { folder.files.filter { $0.key.hasPrefix("home/") } }

    @discardableResult
    private func expectRefusal(
        _ words: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let before = outside
        let (status, messages) = try run(words)
        #expect(status != 0 && status != 124, "\(messages)", sourceLocation: sourceLocation)
        #expect(messages.contains("error: ") || messages.contains(": "), sourceLocation: sourceLocation)
        #expect(!messages.contains("secret"), sourceLocation: sourceLocation)
        #expect(outside == before, sourceLocation: sourceLocation)
        return messages
    }

    @Test func `has no pictures put elsewhere by imagesdir`() throws {
        try write(":imagesdir: ../../home/pics\n\n// splitframe: \(Self.phone)\n", "clone/Docs/a.adoc")
        try expectRefusal("docs Docs/a.adoc")
    }

    @Test(arguments: ["images", "Docs/images", "Docs"])
    func `has no pictures put elsewhere by a folder that is a link`(name: String) throws {
        if name == "Docs" {
            try link("Docs", to: "../home/docs")
        } else {
            try write("<!-- splitframe: \(Self.phone) -->\n", "clone/\(name == "images" ? "" : "Docs/")a.md")
            try link(name, to: name == "images" ? "../home/pics" : "../../home/pics")
        }
        try expectRefusal(name == "images" ? "docs a.md" : "docs Docs")
    }

    @Test(arguments: ["docs Docs/a.md", "docs Docs"])
    func `has no document changed that is a link to elsewhere`(words: String) throws {
        try link("Docs/a.md", to: "../../home/docs/a.md")
        try expectRefusal(words)
    }

    @Test(arguments: [
        "/dev/stdin", "../../home/key.json", "../../home/scenario.json", "/etc/passwd", "pipe.json",
        "link.json",
        "zero.json",
    ])
    func `reads no scenario elsewhere, and waits for none`(path: String) throws {
        mkfifo("\(clone)/Docs/pipe.json", 0o600)
        try link("Docs/link.json", to: "../../home/scenario.json")
        try link("Docs/zero.json", to: "/dev/zero")
        try write("<!-- splitframe: {\"scenario\": \"\(path)\"} -->\n", "clone/Docs/a.md")
        try expectRefusal("docs Docs/a.md")
        try write(
            #"{"schema": 1, "goldens": [{"scenario": "../Docs/\#(path)"}, {"scenario": "\#(path)"}]}"#,
            "clone/Snapshots/goldens.json")
        for command in ["verify", "record --mode all"] { try expectRefusal(command) }
    }

    @Test(arguments: ["/dev/stdin", "../../home/key.json", "pipe.json"])
    func `reads no table of words elsewhere`(path: String) throws {
        let path = path == "pipe.json" ? path : path.hasSuffix(".json") ? path : path + ".json"
        mkfifo("\(clone)/Docs/pipe.json", 0o600)
        try write(
            "<!-- splitframe: {\"selection\": {\"device\": \"iphone-se-1\"}, \"language\": \"\(path)\"} -->\n",
            "clone/Docs/a.md")
        try expectRefusal("docs Docs/a.md")
    }

    @Test func `does not wait for a document, a list or defaults that are pipes`() throws {
        mkfifo("\(clone)/Docs/pipe.md", 0o600)
        try expectRefusal("docs Docs")
        mkfifo("\(clone)/Snapshots/goldens.json", 0o600)
        try expectRefusal("verify")
        try link("Snapshots/goldens.json", to: "/dev/stdin")
        try expectRefusal("verify")
        mkfifo("\(clone)/.splitframe.json", 0o600)
        for words in ["doctor", "docs Docs", "render -o x.png"] { try expectRefusal(words) }
        try link(".splitframe.json", to: "/dev/stdin")
        try expectRefusal("doctor")
    }

    @Test func `has no document passed over whose name is not UTF-8`() throws {
        let name = Array(clone.utf8) + Array("/Docs/caf".utf8) + [0xE9] + Array(".md".utf8)
        let file = try #require((name + [0]).withUnsafeBytes { fopen($0.baseAddress, "w") })
        fclose(file)
        try expectRefusal("docs Docs")
        #expect(try run("docs Docs").messages.contains("not UTF-8"))
    }

    @Test func `has a document's pictures drawn though their manifest names a pipe as owner`() throws {
        try make("clone/Docs/images")
        mkfifo("\(clone)/Docs/pipe.md", 0o600)
        try write("<!-- splitframe: \(Self.phone) -->\n", "clone/Docs/a.md")
        try write(
            #"{"schema": 1, "files": {"iphone-se-1.png": {"owner": "../pipe.md\n/dev/stdin"}}}"#,
            "clone/Docs/images/splitframe.json")
        #expect(try run("docs Docs/a.md").status == 0)
    }

    @Test(arguments: [#"{"goldens": "pics"}"#, #"{"images": "pics"}"#])
    func `has no folder put elsewhere by the project's defaults`(text: String) throws {
        try link("pics", to: "../home/pics")
        try write(text, "clone/.splitframe.json")
        try write("<!-- splitframe: \(Self.phone) -->\n", "clone/a.md")
        for words in ["docs a.md", "record --device iphone-se-1"] { try expectRefusal(words) }
    }

    @Test(arguments: ["Snapshots", "Snapshots/.pending", "Snapshots/iOS26"])
    func `has no goldens put elsewhere by a folder that is a link`(name: String) throws {
        try link(name, to: name == "Snapshots" ? "../home/pics" : "../../home/pics")
        for words in ["record --mode all --device iphone-se-1", "verify --device iphone-se-1"]
        where name != "Snapshots/.pending" || words.hasPrefix("verify") {
            try expectRefusal(words)
        }
    }

    @Test func `has no further page of a filmstrip put elsewhere by a link`() throws {
        let steps = (0..<60).map {
            #"{"label": "s\#($0)", "do": [{\#($0 == 0 ? #""mount": {}"# : $0 % 2 == 0 ? #""rotate": "portrait""# : #""rotate": "landscape""#)}]}"#
        }
        try write(
            #"{"splitView": {"style": "doubleColumn"}, "environment": {"device": "iphone-se-1"}, "steps": [\#(steps.joined(separator: ","))]}"#,
            "clone/long.json")
        try link("strip-2.png", to: "../home/key.json")
        #expect(try expectRefusal("replay long.json --filmstrip strip.png").contains("strip-2.png"))
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func `of another user above the project is not obeyed as its defaults`() throws {
        try write(#"{"selection": {"theme": "dark"}}"#, ".splitframe.json")
        chmod(folder.path, 0o777)
        #expect(try run("render --device iphone-se-1 -o mine.svg").messages == "")
        let obeyed = try Data(contentsOf: URL(filePath: clone + "/mine.svg"))
        chown(folder.path + "/.splitframe.json", 1234, 1234)
        let (status, messages) = try run("render --device iphone-se-1 -o other.svg")
        #expect(status == 0)
        #expect(messages.contains("belongs to another user, and was not obeyed"))
        #expect(try Data(contentsOf: URL(filePath: clone + "/other.svg")) != obeyed)
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func `of another user above a document is not obeyed as the settings of its site`() throws {
        try write("", "conf.py")
        try write("<!-- splitframe: \(Self.phone) -->\n", "home/docs/b.md")
        #expect(try run("docs ../home/docs/a.md").status == 0)
        chown(folder.path + "/conf.py", 1234, 1234)
        #expect(try run("docs ../home/docs/b.md").status == 0)
        let files = folder.files
        #expect(files["home/docs/a.md"] != files["home/docs/b.md"])
    }

    @Test(arguments: ["clone/.git/pictures", "clone/Docs/../.git"])
    func `has nothing put into git's own folder`(path: String) throws {
        try write(":imagesdir: ../../\(path)\n\n// splitframe: \(Self.phone)\n", "clone/Docs/a.adoc")
        try expectRefusal("docs Docs/a.adoc")
        #expect(!folder.files.keys.contains { $0.hasPrefix("clone/.git/") })
    }

    @Test func `is read and written where it stays inside`() throws {
        try make("clone/assets/pics", "clone/scenarios")
        try write(Self.scenario, "clone/scenarios/a.json")
        try link("assets/here", to: "../scenarios")
        try write(
            ":imagesdir: ../assets/pics\n\n// splitframe: {\"scenario\": \"../assets/here/a.json\"}\n",
            "clone/Docs/a.adoc")
        try link("Docs/b.adoc", to: "a.adoc")
        #expect(try run("docs Docs/b.adoc").status == 0)
        #expect(folder.files["clone/assets/pics/a.png"] != nil)
        #expect(
            folder.files["clone/Docs/a.adoc"].map { String(decoding: $0, as: UTF8.self) }?.contains("a.png")
                == true)
    }
}
