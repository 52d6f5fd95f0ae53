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
    case words([String])
    /// One of the words, or several of them in one text, separated by commas.
    case wordsWithCommas([String])
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
        .words(Word.allCases.map(\.name))
    }

    /// The words among the allowed values.
    var words: [String] {
        switch self {
        case .words(let words), .wordsWithCommas(let words): words
        case .either(let shapes): shapes.flatMap(\.words)
        case .shared(_, let shape): shape.words
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
        case .number(let range): "a number" + Self.words(of: range, after: " ")
        case .index: "a whole number from 0"
        case .boolean: "true or false"
        case .null: "null"
        case .anything: "any value"
        case .words(let words): words.joined(separator: ", ")
        case .wordsWithCommas(let words): "one or more of \(words.joined(separator: ","))"
        case .numbers(_, let name, let range): name + Self.words(of: range, after: ", each ")
        case .list(let shape): "a list of: \(shape)"
        case .object(let keys): "an object with \(keys.map(\.name).joined(separator: ", "))"
        case .oneOf(let keys): "an object with one of \(keys.map(\.name).joined(separator: ", "))"
        case .map(let shape): "an object of: \(shape)"
        case .either(let shapes): shapes.map(\.description).joined(separator: ", or ")
        case .shared(_, let shape): shape.description
        }
    }

    private static func words(of range: ClosedRange<Double>?, after words: String) -> String {
        range.map { "\(words)from \($0.lowerBound.pointText) to \($0.upperBound.pointText)" } ?? ""
    }
}
