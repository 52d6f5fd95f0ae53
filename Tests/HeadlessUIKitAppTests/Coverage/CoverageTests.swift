import Foundation
import Testing

struct `The coverage table` {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    private let reference: ClassReference
    private let graph: SymbolGraph

    init() throws {
        reference = ClassReference(text: try Self.text("Tests/Fixtures/UIKit/reference.txt"))
        graph = try SymbolGraph.ofUIKit.get()
    }

    @Test func `has every symbol of the class references, or says why it is absent`() {
        #expect(reference.symbols.count > 250)
        let wrong = reference.symbols.filter { graph.declares($0.name) != ($0.absence == nil) }
        #expect(wrong.map(\.name).isEmpty)
    }

    /// Nothing else in the sources sounds like the mark: not misspelt, not on what no app can call.
    @Test func `knows every mark of what only compiles`() throws {
        let sources = Self.package.appending(path: "Sources")
        let near = /\bcomp[a-z]*\s+only\b|\bonly\s+(compil|stored)|\bstored\s+(only|without)/.ignoresCase()
        var lines: Set<SymbolGraph.SourceLine> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        where path.hasPrefix("HeadlessUIKit/") && path.hasSuffix(".swift") {
            let text = try Self.text("Sources/\(path)").split(
                separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in text.enumerated() where line.contains("//") && line.contains(near) {
                lines.insert(SymbolGraph.SourceLine(file: path, number: index + 1))
            }
        }
        let marked = graph.symbols.filter { $0.mark != nil }
        #expect(marked.count > 200)
        #expect(lines.symmetricDifference(marked.compactMap(\.mark)).isEmpty)
        #expect(marked.map(\.name).filter(graph.isInMarkedType).isEmpty, "their types are marked")
    }

    @Test func `stands in the manual as it comes out of the code`() throws {
        let markdown = CoverageTable(of: reference, in: graph, VisibleProperty.all).markdown
        let manual = try Self.text("Sources/UIKit.md")
        let marks = ("<!-- coverage -->\n", "\n<!-- end of coverage -->")
        let start = try #require(manual.range(of: marks.0)).upperBound
        let end = try #require(manual.range(of: marks.1)).lowerBound
        if ProcessInfo.processInfo.environment["SPLITFRAME_WRITE_COVERAGE"] != nil {
            let text = manual[..<start] + markdown + manual[end...]
            let file = Self.package.appending(path: "Sources/UIKit.md")
            try String(text).write(to: file, atomically: true, encoding: .utf8)
        } else {
            let isUpToDate = manual[start..<end] == markdown
            #expect(isUpToDate, "run scripts/coverage, which writes the table into Sources/UIKit.md")
        }
    }
}
