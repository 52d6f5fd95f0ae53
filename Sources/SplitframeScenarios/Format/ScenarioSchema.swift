package import SplitframeJSON

/// The format as a JSON Schema (draft 2020-12), made from the tables that the reader checks with.
package enum ScenarioSchema {
    /// What a file looks like.
    package static let shape = ScenarioFormat.file
    /// What a state looks like, which says everything that can be expected.
    package static let state = ScenarioFormat.state

    /// What a scenario looks like beside which other keys may stand.
    package static func shape(with keys: [JSONKey]) -> JSONShape {
        guard case .shared(_, .object(let own)) = ScenarioFormat.scenario else {
            return ScenarioFormat.scenario
        }
        return .object(own.filter { key in !keys.contains { $0.name == key.name } } + keys)
    }

    package static var value: JSON { shape.schema(title: "Splitframe scenario") }

    package static var text: String { value.indentedText }
}
