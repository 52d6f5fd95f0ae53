import Foundation
import Testing

@testable import splitframe

struct `A picture that describes itself` {
    private let transcript = ConsoleTranscript()
    private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")

    private static let selection = [
        "--device", "iphone-se-1", "--style", "tripleColumn", "--set", "preferredPrimaryColumnWidth=280",
        "--title", "secondary=Tom & Jerry, \u{5D0}", "--content", "secondary=map", "--theme", "dark",
        "--scale",
        "1", "--direction", "rtl",
    ]

    private func draw() async throws -> Data {
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(await transcript.run(["render"] + Self.selection + ["-o", file.path]) == .done)
        let again = ConsoleTranscript()
        #expect(await again.run("render", file.path, "-o", "-") == .done)
        let changed = ConsoleTranscript()
        #expect(await changed.run("render", file.path, "--theme", "light", "-o", "-") == .done)
        #expect(changed.output != again.output)
        #expect(try Data(contentsOf: file) == Data(again.output))
        let inspected = ConsoleTranscript()
        #expect(await inspected.run("inspect", file.path, "--json") == .done)
        return Data(inspected.output)
    }

    @Test func `is drawn again to the same bytes, and says what it carries`() async throws {
        let json = try #require(JSONSerialization.jsonObject(with: try await draw()) as? [String: Any])
        let selection = try #require(json["selection"] as? [String: Any])
        let layout = try #require(json["layout"] as? [String: Any])
        #expect(selection["device"] as? String == "iphone-se-1")
        #expect(selection["set"] as? [String] == ["preferredPrimaryColumnWidth=280"])
        #expect(layout["isCollapsed"] as? Bool == true)
        #expect((json["fingerprint"] as? String)?.contains("cairo") == true)
    }

    @Test func `that is no picture is an error`() async throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("no picture".utf8).write(to: file)
        #expect(await transcript.run("inspect", file.path) == .trouble)
        #expect(await transcript.run("render", file.path, "-o", "-") == .trouble)
        #expect(await transcript.run("inspect") == .usage)
    }
}
