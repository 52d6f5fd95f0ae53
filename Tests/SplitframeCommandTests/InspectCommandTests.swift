import Foundation
import Testing

@testable import SplitframeCommand

struct `A picture that describes itself` {
    private let transcript = ConsoleTranscript()
    private let folder = TemporaryPictures()

    private static let selection = [
        "--device", "iphone-se-1", "--style", "tripleColumn", "--set", "preferredPrimaryColumnWidth=280",
        "--title", "secondary=Tom & Jerry, \u{5D0}", "--content", "secondary=map", "--theme", "dark",
        "--scale",
        "1", "--direction", "rtl",
    ]

    private func draw(as format: String) async throws -> Data {
        let file = try folder.write(bytes: [], to: "picture.\(format)")
        #expect(await transcript.run(["render"] + Self.selection + ["-o", file]) == .done)
        let again = ConsoleTranscript()
        #expect(await again.run("render", file, "--format", format, "-o", "-") == .done)
        let changed = ConsoleTranscript()
        #expect(
            await changed.run("render", file, "--theme", "light", "--format", format, "-o", "-") == .done)
        #expect(changed.output != again.output)
        #expect(try Data(contentsOf: URL(filePath: file)) == Data(again.output))
        let inspected = ConsoleTranscript()
        #expect(await inspected.run("inspect", file, "--json") == .done)
        return Data(inspected.output)
    }

    @Test(arguments: ["png", "svg", "pdf"])
    func `is drawn again to the same bytes, and says what it carries`(format: String) async throws {
        let json = try #require(
            JSONSerialization.jsonObject(with: try await draw(as: format)) as? [String: Any])
        let selection = try #require(json["selection"] as? [String: Any])
        let layout = try #require(json["layout"] as? [String: Any])
        #expect(selection["device"] as? String == "iphone-se-1")
        #expect(selection["set"] as? [String] == ["preferredPrimaryColumnWidth=280"])
        #expect(layout["isCollapsed"] as? Bool == true)
        #expect((json["fingerprint"] as? String)?.contains("cairo") == true)
    }

    @Test func `is known by its content where its name says nothing`() async throws {
        let drawn = ConsoleTranscript()
        _ = await drawn.run(["render"] + Self.selection + ["--format", "svg", "-o", "-"])
        let file = try folder.write(bytes: drawn.output, to: "picture")
        #expect(await transcript.run("render", file, "--format", "svg", "-o", "-") == .done)
        #expect(transcript.output == drawn.output)
    }

    @Test(arguments: [
        ("a.png", "no picture", "is not a PNG, SVG or PDF"), ("a.pdf", "", "is empty"),
        ("a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "contains no description of what it shows"),
        ("a.pdf", "%PDF-1.4\n%%EOF", "contains no description of what it shows"),
    ])
    func `that is not ours is an error`(name: String, content: String, reason: String) async throws {
        let file = try folder.write(bytes: Array(content.utf8), to: name)
        #expect(await transcript.run("inspect", file) == .trouble)
        #expect(transcript.messages.contains(reason))
        #expect(await transcript.run("render", file, "-o", "-") == .trouble)
        #expect(transcript.text.isEmpty)
    }

    @Test(arguments: ["/Keywords", "/Keywords <41>", "/Info 1 0 R"])
    func `is found whatever a title says`(title: String) async throws {
        let file = try folder.write(bytes: [], to: "picture.pdf")
        #expect(await transcript.run("render", "--title", "primary=\(title)", "-o", file) == .done)
        #expect(await transcript.run("inspect", file, "--json") == .done)
        #expect(transcript.text.contains("\"primary\" : \"\(title)\""))
    }

    @Test func `with a selection that is none cannot be drawn again`() async throws {
        let metadata = "<svg><metadata>{&quot;splitframe:selection&quot;:5}</metadata></svg>"
        let file = try folder.write(bytes: Array(metadata.utf8), to: "picture.svg")
        #expect(await transcript.run("render", file, "-o", "-") == .trouble)
        #expect(transcript.messages.contains("does not contain the selection"))
    }

    @Test func `that is not named is an error`() async {
        #expect(await transcript.run("inspect") == .usage)
    }
}
