import SplitframeGeometry
import SplitframeInterface

/// What a value of the format looks like.
///
/// The reader checks with it and the JSON Schema is made from it.
indirect enum ScenarioShape: Sendable {
    case text
    case number
    /// Which one of several, counted from 0.
    case index
    case boolean
    case null
    case anything
    case words([String])
    /// A list of so many numbers, each within a range where there is one.
    case numbers(count: Int, named: String, within: ClosedRange<Double>? = nil)
    case list(ScenarioShape)
    case object([ScenarioKey])
    /// An object whose keys are the app's own words.
    case map(ScenarioShape)
    case either([ScenarioShape])
    /// A shape that is met in several places, under a name of its own.
    case shared(String, ScenarioShape)

    static func optional(_ shape: ScenarioShape) -> ScenarioShape { .either([shape, .null]) }

    static func named<Word: NamedCase>(_ type: Word.Type) -> ScenarioShape {
        .words(Word.allCases.map(\.name))
    }

    /// The words among the values it takes.
    var words: [String] {
        switch self {
        case .words(let words): words
        case .either(let shapes): shapes.flatMap(\.words)
        case .shared(_, let shape): shape.words
        case .text, .number, .index, .boolean, .null, .anything, .numbers, .list, .object, .map: []
        }
    }

    /// What to write there, in a few words.
    var description: String {
        switch self {
        case .text: "a text"
        case .number: "a number"
        case .index: "a whole number from 0"
        case .boolean: "true or false"
        case .null: "null"
        case .anything: "any value"
        case .words(let words): words.joined(separator: ", ")
        case .numbers(_, let name, let range):
            name
                + (range.map { ", each from \($0.lowerBound.pointText) to \($0.upperBound.pointText)" } ?? "")
        case .list(let shape): "a list of: \(shape.description)"
        case .object(let keys): "an object with \(keys.map(\.name).joined(separator: ", "))"
        case .map(let shape): "an object of: \(shape.description)"
        case .either(let shapes): shapes.map(\.description).joined(separator: ", or ")
        case .shared(_, let shape): shape.description
        }
    }
}

/// A key of an object: its name, what it takes, and whether the object makes no sense without it.
struct ScenarioKey: Sendable {
    let name: String
    let shape: ScenarioShape
    let meaning: String
    var isRequired = false

    init(_ name: String, _ shape: ScenarioShape, _ meaning: String, isRequired: Bool = false) {
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.isRequired = isRequired
    }
}
