import Foundation
import Testing

struct `The coverage table` {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let manual = package.appending(path: "Sources/UIKit.md")

    /// All Swift code of the rooms that make up the interface.
    private static func code() throws -> String {
        try ["HeadlessUIKit", "SplitframeInterface"].map { room in
            let folder = package.appending(path: "Sources/\(room)")
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".swift") }
                .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
                .joined(separator: "\n")
        }.joined(separator: "\n")
    }

    @Test func `lists nothing as there that is not declared`() throws {
        let code = try Self.code()
        for topic in APICoverage.topics {
            for name in topic.behaves + topic.stored where name != "init" {
                let declaration = try Regex(
                    "\\b(var|func|let|class|struct|enum|protocol|typealias|case) \(name)\\b")
                #expect(code.contains(declaration), "\(name) of \(topic.title)")
            }
        }
    }

    @Test func `names a member once in a topic`() {
        for topic in APICoverage.topics {
            let names = topic.behaves + topic.stored + topic.absent.keys
            #expect(Set(names).count == names.count, "\(topic.title)")
        }
    }

    @Test func `stands in the manual as it comes out of the code`() throws {
        let manual = try String(contentsOf: Self.manual, encoding: .utf8)
        let marks = ("<!-- coverage -->\n", "\n<!-- end of coverage -->")
        let start = try #require(manual.range(of: marks.0)).upperBound
        let end = try #require(manual.range(of: marks.1)).lowerBound
        if ProcessInfo.processInfo.environment["SPLITFRAME_WRITE_COVERAGE"] != nil {
            let text = manual[..<start] + APICoverage.markdown + manual[end...]
            try String(text).write(to: Self.manual, atomically: true, encoding: .utf8)
        } else {
            let isUpToDate = manual[start..<end] == APICoverage.markdown
            #expect(isUpToDate, "run scripts/coverage, which writes the table into Sources/UIKit.md")
        }
    }
}
