import Foundation
import SplitframeFiles
import SplitframeScenarios
import SplitframeTestSupport
import Testing

struct `The schema of scenarios` {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()

    private static var validator: SchemaValidator {
        get throws { try SchemaValidator(Data(ScenarioSchema.text.utf8)) }
    }

    private func value(of file: URL) throws -> JSON {
        try JSON(data: Data(contentsOf: file))
    }

    @Test func `accepts every measured scenario`() throws {
        let folder = Self.tests.appending(path: "SplitframeLayoutTests/Measured")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
        #expect(files.count == 16)
        for file in files {
            #expect(try Self.validator.accepts(Data(contentsOf: file)), "\(file.lastPathComponent)")
        }
    }

    @Test(arguments: [
        #"{"splitVeiw": null}"#, #"{"splitView": {"style": "round"}}"#,
        #"{"steps": [{"do": [{"resize": [1]}]}]}"#,
        #"{"environment": {"orientation": "portrait"}}"#,
        #"{"environment": {"size": [0, 600]}}"#, #"{"environment": {"size": [1e9, 600]}}"#,
        #"{"environment": {"size": [800, 600], "safeArea": [1e9, 0, 0, 0]}}"#,
        #"{"steps": [{"do": [{"resize": [800, 1e300]}]}]}"#,
        #"{"steps": [{"do": [{"selectTab": -1}]}]}"#, #"{"steps": [{"do": [{"selectTab": 1e300}]}]}"#,
        #"{"splitView": {"columns": {"primary": {"viewController": "A", "selectedRow": 0.5}}}}"#,
        #"{"splitView": {"columns": {"primary": {"viewController": "A", "selectedRow": 1e300}}}}"#,
    ])
    func `refuses what the reader refuses`(json: String) throws {
        #expect(try !Self.validator.accepts(Data(json.utf8)))
        #expect(throws: ScenarioError.self) { try Scenario.read(Data(json.utf8)) }
    }

    @Test func `stands in the documentation as it comes out of the code`() throws {
        let file = Self.tests.deletingLastPathComponent().appending(
            path: "Sources/scenario.schema.json")
        if ProcessInfo.processInfo.environment["SPLITFRAME_WRITE_COVERAGE"] != nil {
            try Data(ScenarioSchema.text.utf8).write(to: file)
        } else {
            #expect(try value(of: file) == ScenarioSchema.value, "run scripts/coverage")
        }
    }
}
