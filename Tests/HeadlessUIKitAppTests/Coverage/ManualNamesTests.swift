import Foundation
import Testing

/// What the manual of UIKit names outside its table of coverage, which has a test of its own.
struct `The manual of UIKit` {
    private static let manual = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/UIKit.md")

    /// Modules, words of Swift, what Foundation declares, and `UIStoryboard`, which is declared as unavailable.
    private static let others: Set = [
        "HeadlessUIKit", "UIKit", "FoundationNetworking", "import", "didSet", "NSObjectProtocol", "fire",
        "UIStoryboard",
    ]

    @Test func `names nothing that is not declared`() throws {
        let graph = try SymbolGraph.ofUIKit.get()
        let text = try String(contentsOf: Self.manual, encoding: .utf8)
        let prose = text.split(separator: "<!-- coverage -->").first ?? ""
        let names = Self.names(in: prose)
        #expect(names.count > 60)
        #expect(names.filter { !graph.declares(name: $0) && !Self.others.contains($0) }.isEmpty)
    }

    /// The names in code spans; of a table of what does not compile only what is to be written instead.
    private static func names(in prose: Substring) -> [String] {
        var isFenced = false
        return prose.split(separator: "\n").flatMap { line -> [String] in
            if line.hasPrefix("```") { isFenced.toggle() }
            guard !isFenced, !line.hasPrefix("```") else { return [] }
            let cells = line.hasPrefix("|") ? line.split(separator: "|").suffix(1) : [line]
            return cells.flatMap { cell in
                cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                    .filter {
                        $0.offset % 2 == 1 && !$0.element.contains("/") && !$0.element.hasSuffix(".txt")
                    }
                    .map { name(in: $0.element) }.filter { !$0.isEmpty }
            }
        }
    }

    /// `misuse` of `SplitMachine.misuse(of:in:)`.
    private static func name(in code: Substring) -> String {
        let path = code.prefix { $0.isLetter || $0.isNumber || $0 == "." }
        return String(path.split(separator: ".").last ?? "")
    }
}
