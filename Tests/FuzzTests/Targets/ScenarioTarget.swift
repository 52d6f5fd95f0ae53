import Foundation
import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
import SplitframeScenarios
import SplitframeWireframes

/// Scenarios, read and played: as a file's text where the input begins as one, else made of the format's own tables.
enum ScenarioTarget {
    @MainActor static func run(_ input: [UInt8]) throws {
        if let first = input.first,
            [UInt8(ascii: "{"), UInt8(ascii: " "), UInt8(ascii: "\n")].contains(first)
        {
            return try play(input)
        }
        var source = ByteSource(input)
        let file = ScenarioSchema.shape.sample(&source)
        try play(Array(file.compactText.utf8))
    }

    @MainActor private static func play(_ file: [UInt8]) throws {
        let scenarios: [Scenario]
        do {
            scenarios = try Scenario.read(Data(file))
        } catch {
            _ = "\(error)"
            return
        }
        // Many scenarios in a file are as many files.
        for scenario in scenarios.prefix(4) {
            for scenario in [scenario.mountedFirst] {
                do {
                    try check(ScenarioReplay(scenario).play())
                } catch let error as ScenarioError {
                    _ = "\(error)"
                }
            }
        }
    }

    private static func check(_ steps: [ScenarioResult]) throws {
        for step in steps {
            guard let tree = step.tree else { continue }
            let twin = try Twin(tree.twin)
            try FuzzFinding.unless(!twin.elements.isEmpty, "a step without elements")
        }
        guard let last = steps.last else { return }
        _ = last.wireframe(.picture)?.scene
        // Numbers are written to the millionth.
        let text = JSON.object(last.state).compactText
        try FuzzFinding.unless(JSON(text: text)?.compactText == text, "\(text) is written as another state")
    }
}
