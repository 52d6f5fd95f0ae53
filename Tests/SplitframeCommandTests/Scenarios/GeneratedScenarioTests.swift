import Foundation
import SplitframeFiles
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeScenarios

/// `SPLITFRAME_DEEP=1` in the environment, as `scripts/deep` sets it, asks for 20,000 scenarios.
@MainActor struct `A generated scenario` {
    /// In a deep run, the scenario that is being played: the one to look at where the process ends.
    private nonisolated static let latest = FileManager.default.temporaryDirectory.appending(
        path: "splitframe-generated-scenario.json")
    private nonisolated static let blocks = Array(
        stride(from: UInt64(0), to: isDeepRun ? 20_000 : 200, by: 50))

    @Test(arguments: blocks)
    func `is played, or refused with the place of what is wrong`(first: UInt64) throws {
        for seed in first..<first + 50 {
            var generator = ScenarioGenerator(seed: seed)
            var json = generator.scenario()
            var numbers = generator.numbers
            if numbers.chance(1, of: 3) { json = json.withMistake(&numbers) }
            let data = Data(json.compactText.utf8)
            if isDeepRun { try data.write(to: Self.latest) }
            do throws(ScenarioError) {
                for scenario in try Scenario.read(data) {
                    let results = try ScenarioReplay(scenario).play()
                    #expect(results.count == max(1, scenario.steps.count), "seed \(seed)")
                    for result in results { draw(result) }
                }
            } catch {
                #expect(names(error, in: json), "seed \(seed): \(error)")
            }
        }
    }

    @Test func `is of every kind: played, raising and refused`() {
        var played = 0
        var raising = 0
        var refused = 0
        for seed in UInt64(0)..<400 {
            var generator = ScenarioGenerator(seed: seed)
            let text = generator.scenario().compactText
            do throws(ScenarioError) {
                for scenario in try Scenario.read(Data(text.utf8)) {
                    let results = try ScenarioReplay(scenario).play()
                    played += 1
                    if results.contains(where: { $0.state["raises"] != .null }) { raising += 1 }
                }
            } catch {
                refused += 1
            }
        }
        #expect(played > 30 && raising > 10 && refused > 30, "\(played), \(raising), \(refused)")
    }

    private func draw(_ result: ScenarioResult) {
        _ = JSON.object(result.state).compactText
        let look = Look(annotations: [.widths, .frames, .safeAreas])
        _ = result.wireframe(look)?.scene
    }

    /// Whether an error says where it is: a path that leads somewhere in the file, and the step if it is in one.
    private func names(_ error: ScenarioError, in json: JSON) -> Bool {
        let sentence = "\(error)"
        guard
            let path = sentence.firstMatch(
                of: /(?:environment|splitView|root|steps|name|generation|show|animate|page)[\w.\[\]]*/)?.0
        else { return sentence.hasPrefix("The file ") }
        return json.leads(along: String(path))
    }
}

extension JSON {
    /// Whether a path such as `steps[2].do[0]` leads to something, or to an object that lacks the last key.
    fileprivate func leads(along path: String) -> Bool {
        var value: JSON? = self
        for part in path.split(whereSeparator: { ".[]".contains($0) }) {
            guard let current = value else { return false }
            value =
                Int(part).flatMap { index in
                    current.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
                } ?? current[String(part)]
        }
        return true
    }
}
