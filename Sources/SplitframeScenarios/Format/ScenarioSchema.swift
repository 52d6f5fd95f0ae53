package import SplitframeFiles

/// The format as a JSON Schema (draft 2020-12), made from the tables that the reader checks with.
package enum ScenarioSchema {
    /// The shape of a file.
    package static let shape = ScenarioFormat.file
    /// The shape of a state, which has every key of `expect`.
    package static let state = ScenarioFormat.state

    /// The shape of a scenario that may have further keys.
    package static func shape(with keys: [JSONKey]) -> JSONShape {
        guard case .shared(_, .object(let own)) = ScenarioFormat.scenario else {
            return ScenarioFormat.scenario
        }
        return .object(own.filter { key in !keys.contains { $0.name == key.name } } + keys)
    }

    package static var value: JSON { shape.schema(title: "Splitframe scenario") }

    package static var text: String { value.indentedText }
}
