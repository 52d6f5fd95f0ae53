import Foundation
import SplitframeInterface
import SplitframeLayout

/// A measured scenario as far as the core alone can play it: no live controllers, default answers.
struct MeasuredScenario {
    let name: String
    let file: String
    private let scenario: [String: Any]

    var steps: [[String: Any]] { scenario["steps"] as? [[String: Any]] ?? [] }

    /// The scenarios of one file of measured data.
    static func all(in file: String) throws -> [MeasuredScenario] {
        guard let url = Bundle.module.url(forResource: "Measured/\(file)", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
        let scenarios = json["scenarios"] as? [[String: Any]] ?? [json]
        return scenarios.map {
            MeasuredScenario(name: $0["name"] as? String ?? "", file: file, scenario: $0)
        }
    }

    private init(name: String, file: String, scenario: [String: Any]) {
        self.name = name
        self.file = file
        self.scenario = scenario
    }

    var environment: TraitEnvironment {
        let environment = scenario["environment"] as? [String: Any] ?? [:]
        let size = environment["size"] as? [Double] ?? []
        return TraitEnvironment(
            size: Size(width: size[0], height: size[1]), scale: environment["scale"] as? Double ?? 0,
            safeArea: EdgeInsets(environment["safeArea"] as? [Double] ?? []),
            horizontalSizeClass: SizeClass(name: environment["horizontalSizeClass"] as? String ?? "")
                ?? .regular)
    }

    var configuration: SplitConfiguration {
        let splitView = scenario["splitView"] as? [String: Any] ?? [:]
        let style = SplitStyle(name: splitView["style"] as? String ?? "") ?? .unspecified
        let columns = (splitView["columns"] as? [String: Any] ?? [:]).keys.compactMap(Column.init(name:))
        return SplitConfiguration(
            style: style, columns: columns.reduce(into: ColumnSet()) { $0.set($1, to: true) })
    }

    /// The properties set before the first step; the preferred mode first, then by name.
    var properties: [SplitProperty] {
        get throws {
            let splitView = scenario["splitView"] as? [String: Any] ?? [:]
            return try Self.properties(splitView["properties"] as? [String: Any] ?? [:])
        }
    }

    static func properties(_ object: [String: Any]) throws -> [SplitProperty] {
        try object.sorted { left, right in
            (left.key == "preferredDisplayMode" ? "" : left.key)
                < (right.key == "preferredDisplayMode" ? "" : right.key)
        }.map { name, value in
            // Foundation reads a flag as a number that is also a Bool, so that its name must tell.
            let isFlag = name == "showsSecondaryOnlyButton" || name == "presentsWithGesture"
            let text = isFlag ? value as? Bool == true ? "true" : "false" : "\(value)"
            return try SplitProperty(name: name, value: text)
        }
    }
}

extension EdgeInsets {
    init(_ values: [Double]) {
        self.init(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
}
