import Foundation
import SplitframeTestSupport
import Testing

struct `Bad input` {
    private static let all: [(name: String, rows: [BadInput])] = [
        ("syntax", BadInput.syntaxes), ("shapes", BadInput.shapes), ("options", BadInput.options),
        ("selections", BadInput.selections), ("commands", BadInput.commands),
        ("decisions", BadInput.decisions),
        ("scenarios", BadInput.scenarios), ("pictures", BadInput.pictures),
    ]

    @Test(arguments: all.map(\.name))
    func `ends with its status and a line that names what is wrong`(name: String) async throws {
        let folder = try TemporaryFolder()
        let rows = Self.all.first { $0.name == name }?.rows ?? []
        // Every ninth, and all where there is time.
        let step = isDeepRun ? 1 : 9
        for row in stride(from: 0, to: rows.count, by: step).map({ rows[$0] }) {
            if let complaint = try await row.complaint(in: folder.path) {
                Issue.record("\(row): \(complaint)")
            }
        }
    }

    @Test func `is of at least a thousand kinds, each told from the others`() {
        let rows = Self.all.flatMap(\.rows)
        #expect(rows.count >= 1000)
        #expect(Set(rows.map(\.what)).count == rows.count)
    }
}
