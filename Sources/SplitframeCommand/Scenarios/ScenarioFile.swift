import Foundation
import SplitframeScenarios

/// The scenarios of one file, or of standard input.
struct ScenarioFile: Sendable {
    let path: String
    let scenarios: [Scenario]

    /// Reads a file of scenarios; `-` is standard input.
    init(_ path: String) throws { try self.init(path, InputFile.data(at: path)) }

    /// Reads the scenarios in a file's bytes.
    init(_ path: String, _ data: Data) throws {
        self.path = path
        do {
            scenarios = try Scenario.read(data)
        } catch {
            throw CommandError.scenario(error, path: path)
        }
    }

    /// Plays one of the scenarios, step by step.
    @MainActor func play(_ scenario: Scenario) throws(CommandError) -> [ScenarioResult] {
        do {
            return try ScenarioReplay(scenario).play()
        } catch {
            throw .scenario(error, path: path)
        }
    }
}
