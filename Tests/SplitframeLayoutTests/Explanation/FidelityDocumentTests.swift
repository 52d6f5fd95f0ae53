import Foundation
import SplitframeInterface
import SplitframeLayout
import Testing

/// The manual's figures and assumptions come out of the code; `scripts/coverage` writes them anew.
@Suite(.serialized) struct `The account of what is known` {
    private static let chapter = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Manual.docc/Fidelity.md")

    @Test func `lists every figure with its provenance`() throws {
        let rows = FigureName.allCases.map { name in
            let cells = Generation.known.map { generation in
                generation.figure(name).map {
                    "\($0.value.isFinite ? $0.value.pointText : "unlimited") \($0.provenance.kind)"
                } ?? "–"
            }
            return "| `\(name)` | \(cells.joined(separator: " | ")) |"
        }
        let names = ["points"] + Generation.known.map(\.name)
        let head =
            "| \(names.joined(separator: " | ")) |\n|\(String(repeating: "---|", count: names.count))"
        try expect("figures", ([head] + rows).joined(separator: "\n"))
    }

    @Test func `lists every assumption with its reason`() throws {
        let lines = Assumption.all.map { "* `\($0.rule)` – \($0.value): \($0.reason)." }
        try expect("assumptions", lines.joined(separator: "\n"))
    }

    private func expect(_ mark: String, _ text: String) throws {
        let whole = try String(contentsOf: Self.chapter, encoding: .utf8)
        let start = try #require(whole.range(of: "<!-- \(mark) -->\n")).upperBound
        let end = try #require(whole.range(of: "\n<!-- end of \(mark) -->")).lowerBound
        if ProcessInfo.processInfo.environment["SPLITFRAME_WRITE_COVERAGE"] != nil {
            try String(whole[..<start] + text + whole[end...])
                .write(to: Self.chapter, atomically: true, encoding: .utf8)
        } else {
            let isUpToDate = whole[start..<end] == text
            #expect(isUpToDate, "run scripts/coverage, which writes the \(mark) into the manual")
        }
    }
}
