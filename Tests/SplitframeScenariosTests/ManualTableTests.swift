import Foundation
import SplitframeFiles
import SplitframeScenarios
import Testing

/// The scenario in the manual's chapter on iPhone Duo, and the table of what comes of it below.
@MainActor struct `The table of the manual's chapter on iPhone Duo` {
    private static let chapter = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Manual.docc/IPhoneDuo.md")

    /// What stands on the stack or in the columns, what the delegate hears, and what comes and goes, step by step.
    private func rows(of scenario: Scenario) throws -> [String] {
        try ScenarioReplay(scenario).play().map { step in
            func code(_ key: String) -> String {
                let words = step.state[key]?.array?.compactMap(\.string) ?? []
                return words.isEmpty ? "nothing" : words.map { "`\($0)`" }.joined(separator: ", ")
            }
            return "| \(step.label) | \(code("children")) | \(code("events")) | \(code("appearance")) |"
        }
    }

    @Test func `is what a replay of its scenario gives`() throws {
        let text = try String(contentsOf: Self.chapter, encoding: .utf8)
        let scenario = try #require(
            text.firstMatch(of: #/<!-- splitframe:\s*(\{"name": "opening".*?\})\s*-->/#.dotMatchesNewlines())
        ).1
        let plain = scenario.replacing(#""sheet": "filmstrip","#, with: "")
        let played = try #require(try Scenario.read(Data(plain.utf8)).first)
        let rows = try rows(of: played)
        #expect(rows.count == 4)
        let table = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map(String.init)
        #expect(table.dropFirst() == rows[...], "Write:\n\(rows.joined(separator: "\n"))")
    }
}
