import Foundation
import Testing

struct `The coverage table` {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let manual = package.appending(path: "Sources/UIKit.md")

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    private let table: CoverageTable

    init() throws { table = CoverageTable(text: try Self.text("Tests/Fixtures/UIKit/coverage.txt")) }

    @Test func `says one thing of every symbol it names`() {
        #expect(table.unreadable.isEmpty)
        let repeated = Dictionary(grouping: table.rows, by: \.symbol).filter { $1.count > 1 }.keys.sorted()
        #expect(repeated.isEmpty)
    }

    @Test func `names every symbol of the class references, conformances included`() throws {
        let reference = try Self.text("Tests/Fixtures/UIKit/reference.txt")
            .split(separator: "\n").filter { !$0.hasPrefix("# ") }.map(String.init)
        #expect(Set(reference).subtracting(table.rows.map(\.symbol)).sorted().isEmpty)
    }

    @Test func `names what the compiler knows, and as absent what it does not`() throws {
        let graph = try SymbolGraph(of: ["HeadlessUIKit", "SplitframeInterface"])
        let wrong = table.rows.filter { row in
            if case .absent = row.state { graph.declares(row.symbol) } else { !graph.declares(row.symbol) }
        }
        #expect(wrong.map(\.symbol).isEmpty)

        let tests = try namedTests()
        let unused = table.rows.filter { row in
            guard case .behaves(let test, _) = row.state, !graph.isMember(row.symbol) else { return false }
            return tests[test]?.contains(row.word) != true
        }
        #expect(unused.map(\.symbol).isEmpty, "their tests do not use them")
    }

    @Test func `names tests that there are`() throws {
        let tests = try namedTests()
        let missing = table.rows.filter { row in
            if case .behaves(let test, _) = row.state { tests[test] == nil } else { false }
        }
        #expect(missing.map(\.symbol).isEmpty)
    }

    @Test func `names page and heading of what a test holds, in a sentence`() {
        let wrong = table.rows.filter { row in
            guard case .behaves(_, let fact) = row.state else { return false }
            return !fact.belongs(to: row.symbol) || !fact.isSentence
        }
        #expect(wrong.map(\.symbol).isEmpty)
    }

    @Test func `stands in the manual as it comes out of the code`() throws {
        let manual = try String(contentsOf: Self.manual, encoding: .utf8)
        let marks = ("<!-- coverage -->\n", "\n<!-- end of coverage -->")
        let start = try #require(manual.range(of: marks.0)).upperBound
        let end = try #require(manual.range(of: marks.1)).lowerBound
        if ProcessInfo.processInfo.environment["SPLITFRAME_WRITE_COVERAGE"] != nil {
            let text = manual[..<start] + table.markdown + manual[end...]
            try String(text).write(to: Self.manual, atomically: true, encoding: .utf8)
        } else {
            let isUpToDate = manual[start..<end] == table.markdown
            #expect(isUpToDate, "run scripts/coverage, which writes the table into Sources/UIKit.md")
        }
    }

    /// The tests of this target as `suite: test`, each with the text of its file.
    private func namedTests() throws -> [String: String] {
        let folder = Self.package.appending(path: "Tests/HeadlessUIKitTests")
        var tests: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            var suite = ""
            for line in text.split(separator: "\n") {
                let words = line.split(separator: "`", omittingEmptySubsequences: false)
                guard words.count > 2 else { continue }
                if words[0].hasSuffix("struct ") { suite = String(words[1]) }
                if words[0].hasSuffix("func ") { tests["\(suite): \(words[1])"] = text }
            }
        }
        return tests
    }
}

extension CoverageRow {
    /// The word that code writes which uses the symbol: a type, a case, a protocol, or the type that is made.
    fileprivate var word: String {
        if let colon = symbol.range(of: ": ") { return String(symbol[colon.upperBound...]) }
        let path = symbol.prefix { $0 != "(" }.split(separator: ".")
        return String(path.last == "init" ? path.dropLast().last ?? "" : path.last ?? "")
    }
}
