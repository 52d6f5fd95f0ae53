import Foundation
import Testing

@testable import SplitframeCommand

struct `splitframe gallery` {
    private let transcript = ConsoleTranscript()
    private let folder = TemporaryPictures()

    private static let selection = ["--device", "iphone-se-1", "--style", "doubleColumn"]

    private func run(_ words: String...) async -> CommandStatus {
        await transcript.run(["gallery"] + Self.selection + words)
    }

    @Test func `writes one document where the name ends in pdf, whatever the number of jobs`() async throws {
        let file = try folder.write(bytes: [], to: "all.pdf")
        #expect(await run("-o", file, "--jobs", "3") == .done)
        #expect(transcript.text == "\(file)\n")
        let other = ConsoleTranscript()
        let words = ["gallery"] + Self.selection + ["--format", "pdf", "-o", "-", "--jobs", "1"]
        #expect(await other.run(words) == .done)
        #expect(try Data(contentsOf: URL(filePath: file)) == Data(other.output))
        #expect(other.messages.isEmpty)
    }

    @Test func `tells programs of the document`() async throws {
        let file = try folder.write(bytes: [], to: "all.pdf")
        #expect(await run("-o", file, "--json") == .done)
        let json = try #require(
            JSONSerialization.jsonObject(with: Data(transcript.output)) as? [String: Any])
        #expect(json["document"] as? String == file)
        #expect(json["pictures"] as? Int == 2)
    }

    @Test func `fills a folder everywhere else`() async throws {
        #expect(await run("-o", folder.path + "/All", "--json") == .done)
        let json = try #require(
            JSONSerialization.jsonObject(with: Data(transcript.output)) as? [String: Any])
        #expect(json["index"] as? String == folder.path + "/All/index.html")
    }

    @Test(arguments: [["--format", "svg", "-o", "x"], ["--format", "png", "-o", "-"], []])
    func `refuses what it cannot write`(words: [String]) async {
        #expect(await transcript.run(["gallery"] + Self.selection + words) == .usage)
        #expect(transcript.messages.hasPrefix("error: "))
        #expect(transcript.output.isEmpty)
    }

    @Test func `leaves no part of a document that could not be written`() async throws {
        _ = try folder.write(bytes: [], to: "there")
        #expect(await run("-o", folder.path + "/no/such/all.pdf") == .trouble)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["there"])
    }
}
