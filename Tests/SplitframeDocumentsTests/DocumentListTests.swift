import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframePainting
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeDocuments

extension `The pictures of documents` {
    @Test(arguments: [#""step": "turned""#, #""sheet": "filmstrip""#, #""beforeStep": "upright""#])
    func `show a scenario in one way`(other: String) async throws {
        try write("<!-- splitframe: {\"scenario\": \"t.json\", \"animate\": true, \(other)} -->\n")
        let error: DocumentPlan? = try await plan()
        #expect(error?.faults.first?.reason.contains("animate") == true)
    }

    @Test func `of a list are told with everything that site generators need`() async throws {
        try write("{\"schema\": 1, \"figures\": [\(Self.phone)]}", to: "figures.json")
        try await plan().carryOut()
        let index = try text("images/figures.index.json")
        for word in [
            "\"alternativeText\"", "\"longDescription\"", "\"caption\"", "\"element\" : \"secondary.bar\"",
        ] {
            #expect(index.contains(word))
        }
        #expect(try await plan().findings.isEmpty)
    }

    @Test func `that nobody asks for any more are told with the document that did`() async throws {
        try write("<!-- splitframe: {\"selection\": {}, \"name\": \"a\"} -->\n")
        try write("<!-- splitframe: {\"selection\": {}, \"name\": \"b\"} -->\n", to: "b.md")
        try await plan().carryOut()
        try write("", to: "b.md")
        let findings = try await plan().findings
        #expect(findings.map(\.state) == [.unused])
        #expect(findings.first?.document == "\(folder.path)/b.md")
    }

    @Test func `of a list are told at their own lines`() async throws {
        try write(
            """
            {"schema": 1, "figures": [
              {"selection": {}, "name": "a"}, {"selection": {}, "name": "b"},
              {
                "selection": {}, "name": "c"
              }
            ]}
            """, to: "figures.json")
        #expect(try await plan().findings.compactMap(\.line) == [2, 2, 3])
    }

    @Test(arguments: [
        (Array("Caf".utf8) + [0xE9], 1), (Array("\n\n".utf8) + [0xC3], 3), ([0xFF, 0xFE], 1),
    ]) func `are refused by name to a document that is not UTF-8`(text: [UInt8], line: Int) async throws {
        let url = URL(filePath: "\(folder.path)/a.md")
        let bytes = Data(text + Array("\n\n<!-- splitframe: \(Self.phone) -->\n".utf8))
        try bytes.write(to: url)
        let error: DocumentPlan? = try await plan()
        #expect(error?.faults.map(\.path) == [url.path])
        #expect(error?.faults.map(\.line) == [line])
        #expect(error?.faults.first?.reason.contains("UTF-8") == true)
        #expect(try Data(contentsOf: url) == bytes)
    }

    @Test(arguments: [
        ("a.md/b.md", FileError.Reason.isNoFolder), ("a.md/b", .isNoFolder), ("loop", .link),
        ("loop.md", .link), (String(repeating: "a", count: 300) + ".md", .nameTooLong),
    ]) func `are no guess where a document cannot be examined`(file: String, reason: FileError.Reason)
        async throws
    {
        try write("Words.\n")
        for name in ["loop", "loop.md"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/\(name)", withDestinationPath: name)
        }
        let error = await #expect(throws: FileError.self) { try await plan(file) }
        #expect(error?.reason == reason)
        #expect(error?.path == "\(folder.path)/\(file)")
    }

    @Test func `stay where another document that asked for them cannot be examined`() async throws {
        try write("<!-- splitframe: \(Self.phone) -->\n")
        try write("<!-- splitframe: \(Self.phone) -->\n", to: "b.md")
        try await plan().carryOut()
        let other = "\(folder.path)/b.md"
        try FileManager.default.removeItem(atPath: other)
        try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: "b.md")
        try write("Words.\n")
        try await plan("a.md").carryOut()
        #expect(pictures == ["images/iphone-16-pro.png"])
        try FileManager.default.removeItem(atPath: other)
        try await plan("a.md").carryOut()
        #expect(pictures.isEmpty)
    }
}
