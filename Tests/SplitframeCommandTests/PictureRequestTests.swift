import Foundation
import SplitframePainting
import SplitframeWireframes
import Testing

@testable import SplitframeCommand

struct `A pair of pictures` {
    private let transcript = ConsoleTranscript()
    private let folder = TemporaryPictures()

    private func picture(_ name: String, _ words: String...) async throws -> String {
        let drawn = ConsoleTranscript()
        #expect(
            await drawn.run(["render", "--device", "iphone-se-1", "--scale", "1"] + words + ["-o", "-"])
                == .done)
        return try folder.write(bytes: drawn.output, to: name)
    }

    private func scenario() throws -> String {
        let text = """
            {"name": "Turning", "environment": {"device": "iphone-16-pro-max"}, "theme": "dark", "scale": 1,
             "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"}},
             "steps": [{"label": "upright", "do": [{"mount": {}}]}, {"label": "turned", "do": [{"rotate": "landscape"}]}]}
            """
        return try folder.write(bytes: Array(text.utf8), to: "turning.json")
    }

    private func json() throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(transcript.output)) as? [String: Any])
    }

    @Test func `shows two pictures side by side, each with its words`() async throws {
        let before = try await picture("before.png")
        let after = try await picture("after.png", "--set", "preferredPrimaryColumnWidth=280")
        let pair = folder.path + "/pair.svg"
        #expect(await transcript.run("render", before, after, "-o", pair, "--json") == .done)

        let svg = try String(contentsOfFile: pair, encoding: .utf8)
        for words in [">Before<", ">After<", ">preferredPrimaryColumnWidth 280<"] {
            #expect(svg.split(separator: words).count == 2, "\(words)")
        }
        let halves = try json()
        let (old, new) = (halves["before"] as? [String: Any], halves["after"] as? [String: Any])
        #expect((old?["selection"] as? [String: Any])?["set"] as? [String] == [])
        #expect(
            (new?["selection"] as? [String: Any])?["set"] as? [String] == ["preferredPrimaryColumnWidth=280"])
        let whole = try #require(halves["alternativeText"] as? String)
        for half in [old, new] {
            let text = try #require(half?["alternativeText"] as? String)
            #expect(whole.count <= 250 && Set([whole, text]).count == 2, "\(whole) \(text)")
        }
    }

    @Test func `may be of several generations, each with what differs from the oldest, which is first`()
        async throws
    {
        let words = [
            "render", "--device", "ipad-9-7-inch", "--style", "unspecified", "--json", "--generation",
        ]
        #expect(await transcript.run(words + ["iOS26,iOS14,iOS7"]) == .done)
        let parts = try #require(try json()["generations"] as? [[String: Any]])
        #expect(parts.compactMap { $0["generation"] as? String } == ["iOS7", "iOS14", "iOS26"])
        #expect(parts.first?["changes"] as? [String] == [])
        #expect(parts.dropFirst().allSatisfy { ($0["changes"] as? [String])?.isEmpty == false })
    }

    @Test(arguments: [
        (["--style", "tripleColumn", "--generation", "iOS26,iOS7"], "iOS7 has no style tripleColumn"),
        (["--generation", "iOS26,iOS14", "--mode-map"], "--mode-map"),
        (["--mark", "primry=x"], "Did you mean \"primary\"?"), (["--spotlight", "inspector"], "inspector"),
        (["--crop", "5000,0,10,10"], "outside the window"),
        (["--canvas", "device", "--annotate", "widths"], "--annotate"),
        (["--canvas", "set", "--crop", "primary"], "--crop"),
        (["--crop", "primary", "--format", "txt"], "text"),
        (["--spotlight", "primary", "--mode-map"], "--mode-map"),
    ])
    func `is refused with the reason where it makes no sense`(words: [String], reason: String) async throws {
        let path = folder.path + "/x.png"
        #expect(
            await transcript.run(["render", "--orientation", "landscape"] + words + ["-o", path]) == .usage)
        #expect(transcript.messages.contains(reason))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(arguments: [["explain"], ["lint"], ["explain", "--sweep", "-o", "/nowhere/ruler.svg"]])
    func `has options that mean nothing where no device is drawn`(command: [String]) async throws {
        for words in [["--mark", "primary=x"], ["--no-caption"], ["--canvas", "set"]] {
            #expect(await transcript.run(command + words) == .usage)
            #expect(transcript.messages.contains("cannot be combined with"))
        }
    }

    @Test func `shows two steps of a scenario`() async throws {
        let pair = folder.path + "/pair.png"
        let file = try scenario()
        #expect(
            await transcript.run("render", file, "--before-step", "upright", "-o", pair, "--json") == .done)
        let halves = try json()
        let before = try #require(halves["before"] as? [String: Any])
        let after = try #require(halves["after"] as? [String: Any])
        #expect(before["step"] as? String == "upright")
        #expect(after["step"] as? String == "turned")
        #expect((before["state"] as? [String: Any])?["isCollapsed"] as? Bool == true)
        #expect((after["state"] as? [String: Any])?["isCollapsed"] as? Bool == false)
        let size = try #require(halves["size"] as? [Int])
        let bitmap = try folder.decode("pair.png")
        #expect(size == [bitmap.width, bitmap.height])
    }

    @Test func `shows a picture before a scenario, in the looks that are asked for both`() async throws {
        let before = try await picture("before.png")
        let words = ["render", before, try scenario(), "--format", "txt", "-o", "-"]
        #expect(await transcript.run(words) == .done)
        #expect(transcript.text.hasPrefix("Before: iPhone SE (1st generation) · portrait"))
        #expect(transcript.text.contains("\nAfter: Turning · turned\n"))
        let refused = ConsoleTranscript()
        #expect(await refused.run(words + ["--style", "tripleColumn"]) == .usage)
        #expect(refused.messages.contains("--style cannot be combined with a scenario"))
    }

    @Test func `carries two looks in one SVG`() async throws {
        let words = ["render", try scenario(), "--before-step", "upright", "--theme", "light"]
        #expect(await transcript.run(words + ["--light-and-dark", "--format", "svg", "-o", "-"]) == .done)
        #expect(transcript.text.contains("@media (prefers-color-scheme:dark)"))
        let refused = ConsoleTranscript()
        #expect(await refused.run(words + ["--light-and-dark", "-o", "-"]) == .usage)
        #expect(refused.output.isEmpty)
    }

    @Test func `has outlines in place of texts on request, in an SVG`() async throws {
        let words = ["render", try scenario(), "--step", "upright", "-o", "-"]
        #expect(await transcript.run(words + ["--outline-text", "--format", "svg"]) == .done)
        #expect(transcript.text.hasPrefix("<svg") && !transcript.text.contains("<text"))
        let refused = ConsoleTranscript()
        #expect(await refused.run(words + ["--outline-text", "--format", "png"]) == .usage)
        #expect(refused.output.isEmpty)
    }

    @Test func `names the step that is not there`() async throws {
        let file = try scenario()
        #expect(await transcript.run("render", file, "--before-step", "uprigt", "-o", "-") == .usage)
        #expect(transcript.messages.contains("Did you mean \"upright\"?"))
    }

    @Test(arguments: [
        ["a", "b", "c"], ["-", "-"], ["--before-step", "x"], ["--step", "x"],
    ])
    func `is refused where nothing could be meant`(words: [String]) async {
        #expect(await transcript.run(["render"] + words + ["-o", "-"]) == .usage)
        #expect(transcript.messages.hasPrefix("error: "))
    }

    @Test func `has no steps where its halves have none, and no map of modes`() async throws {
        let file = try await picture("before.png")
        for words in [["--step", "x"], ["--before-step", "x"], ["--mode-map"]] {
            let refused = ConsoleTranscript()
            #expect(await refused.run(["render", file, file] + words + ["-o", "-"]) == .usage)
        }
    }
}
