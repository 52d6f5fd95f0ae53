import Foundation
import SplitframeJSON
import SplitframeScenarios
import Testing

struct `The schema of scenarios` {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()

    private func value(of file: URL) throws -> JSON {
        try JSON(data: Data(contentsOf: file))
    }

    @Test func `accepts every measured scenario`() throws {
        let folder = Self.tests.appending(path: "SplitframeLayoutTests/Measured")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
        #expect(files.count == 16)
        for file in files {
            #expect(
                SchemaCheck.accepts(try value(of: file), ScenarioSchema.value), "\(file.lastPathComponent)")
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
        let value = try JSON(data: Data(json.utf8))
        #expect(!SchemaCheck.accepts(value, ScenarioSchema.value))
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

/// As much of JSON Schema as the format's schema uses.
private enum SchemaCheck {
    private static let root = ScenarioSchema.value

    static func accepts(_ value: JSON, _ schema: JSON) -> Bool {
        if let name = schema["$ref"]?.string?.split(separator: "/").last {
            return root["$defs"]?[String(name)].map { accepts(value, $0) } ?? false
        }
        if let choices = schema["anyOf"]?.array, !choices.contains(where: { accepts(value, $0) }) {
            return false
        }
        if let words = schema["enum"]?.array, !words.contains(value) { return false }
        guard let type = schema["type"]?.string else { return true }
        switch (type, value) {
        case ("string", .string), ("boolean", .bool), ("null", .null): return true
        case ("number", .number(let number)), ("integer", .number(let number)):
            let range = (schema["minimum"]?.number ?? number)...(schema["maximum"]?.number ?? .infinity)
            return range.contains(number) && (type == "number" || Int(exactly: number) != nil)
        case ("array", .array(let list)):
            if let least = schema["minItems"]?.number, Double(list.count) < least { return false }
            if let most = schema["maxItems"]?.number, Double(list.count) > most { return false }
            return list.allSatisfy { element in schema["items"].map { accepts(element, $0) } ?? true }
        case ("object", .object(let members)):
            let required = schema["required"]?.array?.compactMap(\.string) ?? []
            guard required.allSatisfy({ members[$0] != nil }) else { return false }
            return members.allSatisfy { key, member in
                if let property = schema["properties"]?[key] { return accepts(member, property) }
                switch schema["additionalProperties"] {
                case .bool(let isAllowed)?: return isAllowed
                case let shape?: return accepts(member, shape)
                case nil: return true
                }
            }
        default: return false
        }
    }
}
