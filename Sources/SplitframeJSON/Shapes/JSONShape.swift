import SplitframeGeometry
package import SplitframeInterface

/// Describes the form of a JSON value: checks values, and generates a JSON Schema.
package indirect enum JSONShape: Sendable {
    case text
    case number(ClosedRange<Double>? = nil)
    /// An index or a count, from 0.
    case index
    case boolean
    case null
    case anything
    case choice([String])
    /// One of the texts, or several of them in one text, separated by commas.
    case choicesWithCommas([String])
    /// A list of `count` numbers, each within the range if there is one.
    case numbers(count: Int, named: String, within: ClosedRange<Double>? = nil)
    case list(JSONShape)
    case object([JSONKey])
    /// An object with exactly one of the keys, and the keys that are allowed beside it.
    case oneOf([JSONKey])
    /// An object whose keys the app chooses.
    case map(JSONShape)
    case either([JSONShape])
    /// A shape that is used in several places, with its own name.
    case shared(String, JSONShape)

    package static func optional(_ shape: JSONShape) -> JSONShape { .either([shape, .null]) }

    package static func named<Word: NamedCase>(_ type: Word.Type) -> JSONShape {
        .choice(Word.allCases.map(\.name))
    }

    /// The texts among the allowed values.
    var choices: [String] {
        switch self {
        case .choice(let choices), .choicesWithCommas(let choices): choices
        case .either(let shapes): shapes.flatMap(\.choices)
        case .shared(_, let shape): shape.choices
        case .text, .number, .index, .boolean, .null, .anything, .numbers, .list, .object, .oneOf, .map: []
        }
    }
}

extension JSONShape: CustomStringConvertible {
    /// A short description of the allowed values.
    package var description: String {
        switch self {
        case .text: "a text"
        case .number(let range?) where range.lowerBound == range.upperBound: range.lowerBound.pointText
        case .number(let range): "a number" + Self.limits(of: range, after: " ")
        case .index: "a whole number from 0"
        case .boolean: "true or false"
        case .null: "null"
        case .anything: "any value"
        case .choice(let choices): choices.joined(separator: ", ")
        case .choicesWithCommas(let choices): "one or more of \(choices.joined(separator: ","))"
        case .numbers(_, let name, let range): name + Self.limits(of: range, after: ", each ")
        case .list(let shape): "a list of: \(shape)"
        case .object(let keys): "an object with \(keys.map(\.name).joined(separator: ", "))"
        case .oneOf(let keys): "an object with one of \(keys.map(\.name).joined(separator: ", "))"
        case .map(let shape): "an object of: \(shape)"
        case .either(let shapes): shapes.map(\.description).joined(separator: ", or ")
        case .shared(_, let shape): shape.description
        }
    }

    private static func limits(of range: ClosedRange<Double>?, after start: String) -> String {
        range.map { "\(start)from \($0.lowerBound.pointText) to \($0.upperBound.pointText)" } ?? ""
    }
}
