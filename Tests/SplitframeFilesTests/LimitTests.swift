import Foundation
import SplitframeFiles
import Testing

struct `A limit` {
    private static let chapter = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Manual.docc/Limits.md")

    @Test(arguments: Limit.allCases)
    func `is in the manual with its number, and with its variable if it has one`(limit: Limit) throws {
        let text = try String(contentsOf: Self.chapter, encoding: .utf8)
        let start = limit.variable.map { "| `\($0)` |" } ?? "| \(limit.rawValue) |"
        let row = text.split(separator: "\n").first { $0.hasPrefix(start) }
        #expect(try #require(row).contains("| \(limit.standard) |"))
    }

    @Test func `is exceeded by one more and by nothing less`() {
        #expect(!Limit.steps.isExceeded(by: Limit.steps.value))
        #expect(Limit.steps.isExceeded(by: Limit.steps.value + 1))
    }

    @Test func `says its number, and what raises it`() {
        #expect(Limit.steps.sentence == "10000 steps are the limit, which SPLITFRAME_MAX_STEPS raises")
        #expect(Limit.chunkBytes.sentence == "8000000 bytes are the limit")
    }

    @Test func `leaves beginning and end of a long text`() {
        let text = "begin " + String(repeating: "x", count: 100_000) + " end"
        let short = text.withoutMiddle(beyond: .messageLength)
        #expect(short.count < 2010 && short.hasPrefix("begin x") && short.hasSuffix("x end"))
        #expect("short".withoutMiddle(beyond: .messageLength) == "short")
    }
}
