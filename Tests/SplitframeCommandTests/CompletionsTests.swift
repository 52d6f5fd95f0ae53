import Foundation
import SplitframeFiles
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeCommand

struct `Completions` {
    /// What a program prints.
    private func output(of words: [String]) throws -> (text: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        let reading = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = reading
        process.standardError = reading
        try process.run()
        let data = try reading.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }

    private func script(_ shell: String) async -> String {
        let transcript = ConsoleTranscript()
        #expect(await transcript.run("completions", shell) == .done)
        return transcript.text
    }

    @Test(arguments: [
        ("splitframe re", "render replay record review"), ("splitframe render --style tr", "tripleColumn"),
        ("splitframe render --style = do", "doubleColumn"), ("splitframe schema scen", "scenario"),
        ("splitframe docs --appearance b", "both"), ("splitframe render --no-be", "--no-bezel"),
        ("splitframe completions f", "fish"), ("splitframe render --device ipad-mini-6", "ipad-mini-6"),
    ]) func `of bash offer what can stand there`(line: String, expected: String) async throws {
        let script = await script("bash")
        let words = line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
        let test =
            "\(script)\nCOMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _splitframe; echo \"${COMPREPLY[*]}\""
        let folder = try TemporaryFolder()
        let file = "\(folder.path)/test"
        try Data(test.utf8).write(to: URL(filePath: file))
        #expect(try output(of: ["bash", "--norc", file]).text == expected + "\n")
    }

    /// The shells besides bash that are here; `scripts/deep` installs all.
    static let otherShells = ["zsh", "fish"].filter { shell in
        ["/bin", "/usr/bin", "/usr/local/bin"].contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
        }
    }

    @Test(
        arguments: otherShells,
        [
            ("splitframe re", "record render replay review"), ("splitframe --v", "--version"),
            ("splitframe render --style tr", "tripleColumn"),
            ("splitframe render --style=do", "doubleColumn"), ("splitframe schema scen", "scenario"),
            ("splitframe docs --appearance b", "both"), ("splitframe render --no-be", "--no-bezel"),
            ("splitframe schema explain --no-be", ""), ("splitframe help revi", "review"),
            ("splitframe completions f", "fish"), ("splitframe render --device ipad-mini-6", "ipad-mini-6"),
        ]) func `of other shells offer what can stand there`(
            shell: String, line: (typed: String, offered: String)
        ) async throws
    {
        let folder = try TemporaryFolder()
        let script = "\(folder.path)/script"
        try Data(await self.script(shell).utf8).write(to: URL(filePath: script))
        let harness = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/Shells/offered.\(shell)").standardized.path
        let plain = shell == "zsh" ? "-f" : "--no-config"
        let (text, _) = try output(of: [shell, plain, harness, script, line.typed])
        #expect(text.split(separator: "\n").joined(separator: " ") == line.offered)
    }

    @Test(arguments: ["zsh", "fish"]) func `of other shells name every command`(shell: String) async {
        let script = await script(shell)
        for command in Program.commands { #expect(script.contains(command.name)) }
    }

    @Test func `are for shells that are known`() async {
        #expect(await ConsoleTranscript().run("completions", "tcsh") == .usage)
        #expect(await ConsoleTranscript().run("completions") == .usage)
    }

    @Test func `and the page of man name every command and option`() async {
        let transcript = ConsoleTranscript()
        #expect(await transcript.run("help", "--man") == .done)
        let page = transcript.text.replacing("\\-", with: "-")
        for command in Program.commands {
            #expect(page.contains(".SS \"splitframe \(command.name)\""))
            for option in command.options.flatMap(\.options) {
                #expect(page.contains("\\fB\(option.spelling)\\fR"))
            }
        }
        #expect(!page.split(separator: "\n").contains { $0.hasPrefix("'") })
    }
}

struct `A project's defaults` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func found(_ text: String) throws -> ProjectDefaults? {
        try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/.splitframe.json"))
        let inner = "\(folder.path)/a/b"
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
        return try ProjectDefaults.found(from: inner)
    }

    @Test func `are found upward, and say device, look and folders`() throws {
        let defaults = try #require(
            try found(
                #"{"$schema": "x", "selection": {"device": "ipad-mini-6", "theme": "dark"}, "images": "Docs/images"}"#
            ))
        #expect(defaults.images?.path == "\(folder.path)/Docs/images")
        #expect(defaults.goldens == nil)
        #expect(defaults.selection.look(beyond: .picture).theme == .dark)
    }

    @Test(arguments: [
        #"{"selection": {"style": "tripleColumn"}}"#, #"{"images": "../out"}"#, #"{"goldens": "/tmp"}"#, "{",
        #"{"selection": {"device": "ipad-mini-60"}}"#,
    ]) func `are refused where they make no sense or lead out of the project`(text: String) {
        #expect(throws: CommandError.self) { try found(text) }
    }
}
