import SplitframeInterface
import SplitframeJSON
import SplitframeScenarios

/// One scenario after it was played.
struct Play: Sendable {
    let file: ScenarioFile
    let scenario: Scenario
    let steps: [ScenarioResult]

    /// The steps and their results as text.
    var text: String {
        ([scenario.name.inOneLine]
            + steps.map { step in
                let mode = step.state["displayMode"]?.string ?? step.state["raises"]?.string ?? "not mounted"
                return ([" \(step.label.inOneLine): \(mode)"] + step.events.map { "    \($0.inOneLine)" })
                    .joined(separator: "\n")
            }).joined(separator: "\n")
    }

    /// The JSON form of a list of plays.
    static let listForm = JSONForm<[Play]>([.list("scenarios", form, "in the order of the files") { $0 }])

    private static let form = JSONForm<Play>([
        .text("name", "the scenario's") { $0.scenario.name },
        .list("steps", step, "in order") { $0.steps },
    ])

    private static let step = JSONForm<ScenarioResult>([
        .text("label", "the step's") { $0.label },
        .init("state", ScenarioSchema.state, "after the step") { .object($0.state) },
    ])

    /// The mismatches of each step that has any, one per line.
    var failures: [[String]] {
        steps.filter { !$0.mismatches.isEmpty }.map { step in
            step.mismatches.map {
                "\(scenario.name.inOneLine), \(step.label.inOneLine): \($0.key) is \($0.actual?.line ?? "nothing"), expected \($0.expected.line)"
            }
        }
    }
}

extension [Play] {
    /// Plays all scenarios of some files.
    init(of files: [ScenarioFile], _ console: Console) async throws {
        self = []
        for file in files {
            file.tellEmptySplitViews(on: console)
            for scenario in file.scenarios {
                append(Play(file: file, scenario: scenario, steps: try await file.play(scenario)))
            }
        }
    }
}
