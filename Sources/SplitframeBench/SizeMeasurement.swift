import Foundation
import SplitframeInterface
import SplitframeJSON
import SplitframeScenarioPictures
import SplitframeScenarios
import SplitframeWireframes

/// How time grows with inputs at the edge of what is taken on: each at a quarter of its size, and whole.
@MainActor struct SizeMeasurement {
    private let inputs: [(name: String, size: Int, work: (Int) throws -> Void)] = [
        (
            "bytes of JSON numbers", 6_000_000,
            { _ = try JSON(data: Data("[\(String(repeating: "12,", count: $0 / 3))1]".utf8)) }
        ),
        (
            "letters that come near no word", 100_000,
            { _ = ["primary", "secondary"].nearest(to: String(repeating: "p", count: $0)) }
        ),
        (
            "levels of nav[nav[", 500,
            {
                let label = String(repeating: "nav[", count: $0) + String(repeating: "]", count: $0)
                _ = try? Scenario.read(Data("{\"root\": \"\(label)\"}".utf8))
            }
        ),
        (
            "tabs", 20_000,
            {
                let tabs = (0..<$0).map { "X\($0)" }.joined(separator: ",")
                try SizeMeasurement.play("\"steps\": [{\"do\": [{\"mount\": {}}]}]", primary: "tabs[\(tabs)]")
            }
        ),
        (
            "steps of a filmstrip", 5000,
            {
                let steps = Array(repeating: "{\"do\": [{\"show\": \"primary\"}]}", count: $0 - 1)
                let list = (["{\"do\": [{\"mount\": {}}]}"] + steps).joined(separator: ",")
                try SizeMeasurement.play("\"steps\": [\(list)]", primary: "A")
            }
        ),
    ]

    /// One line for each input.
    var lines: [String] {
        get throws {
            try inputs.map { input in
                let clock = ContinuousClock()
                let quarter = try clock.measure { try input.work(input.size / 4) }
                let whole = try clock.measure { try input.work(input.size) }
                return "\(input.size) \(input.name): \(whole), a quarter of them \(quarter)"
            }
        }
    }

    private static func play(_ steps: String, primary: String) throws {
        let split =
            "\"splitView\": {\"style\": \"doubleColumn\", \"columns\": {\"primary\": \"\(primary)\", \"secondary\": \"B\"}}"
        let text = "{\"environment\": {\"device\": \"ipad-10th\"}, \(split), \(steps)}"
        for scenario in try Scenario.read(Data(text.utf8)) {
            let results = try ScenarioReplay(scenario).play()
            _ = Filmstrip(of: [(scenario, results, Look())])?.scene
        }
    }
}
