import SplitframeGeometry
package import SplitframeInterface

/// What a JSON value looks like: values are checked with it, and a JSON Schema is made from it.
package indirect enum JSONShape: Sendable {
    case text
    case number(ClosedRange<Double>? = nil)
    /// Which one of several, or how many, counted from 0.
    case index
    case boolean
    case null
    case anything
    case words([String])
    /// One of the words, or several in one text with commas between.
    case wordsWithCommas([String])
    /// A list of so many numbers, each within a range where there is one.
    case numbers(count: Int, named: String, within: ClosedRange<Double>? = nil)
    case list(JSONShape)
    case object([JSONKey])
    /// An object with exactly one of the keys, and what may stand beside that one.
    case oneOf([JSONKey])
    /// An object whose keys are the app's own words.
    case map(JSONShape)
    case either([JSONShape])
    /// A shape that is met in several places, under a name of its own.
    case shared(String, JSONShape)

    package static func optional(_ shape: JSONShape) -> JSONShape { .either([shape, .null]) }

    package static func named<Word: NamedCase>(_ type: Word.Type) -> JSONShape {
        .words(Word.allCases.map(\.name))
    }

    /// The words among the values it takes.
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
    /// What to write there, in a few words.
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
