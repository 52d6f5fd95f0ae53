import SplitframeFiles
import SplitframeInterface
import SplitframeLayout

/// Rows of values, written as CSV or as the objects of a JSON list, however many there are.
struct Table<Row>: Sendable {
    /// One column: its name, the shape and meaning of its values, and a function that reads them.
    struct Column: Sendable {
        var name: String
        var shape: JSONShape
        var meaning: String
        var read: @Sendable (Row) -> RuleValue
    }

    let columns: [Column]

    /// The shape of a row in JSON; a value that a row does not have is null.
    var shape: JSONShape {
        .object(columns.map { JSONKey($0.name, .optional($0.shape), $0.meaning, isRequired: true) })
    }

    var header: String { columns.map(\.name).joined(separator: ",") + "\n" }

    /// A row as a line of CSV (RFC 4180); a value that it does not have is empty.
    func csv(_ row: Row) -> String {
        columns.map { column in
            switch column.read(row) {
            case .absent: ""
            case .flag(let flag): "\(flag)"
            case .number(let number): number.exactText
            case let other: other.text.csvField
            }
        }.joined(separator: ",") + "\n"
    }

    /// A row as an object in one line, its keys sorted.
    ///
    /// The encoder of single answers would take many times as long for a million of them.
    func json(_ row: Row) -> String {
        "{" + sorted.map { "\"\($0.name)\":\($0.read(row).jsonText)" }.joined(separator: ",") + "}"
    }

    private let sorted: [Column]

    init(_ columns: [Column]) {
        self.columns = columns
        sorted = columns.sorted { $0.name < $1.name }
    }
}

extension Table.Column {
    typealias Reader<Value> = @Sendable (Row) -> Value

    static func text(_ name: String, _ meaning: String, _ read: @escaping Reader<String?>) -> Self {
        Self(name: name, shape: .text, meaning: meaning) { read($0).map(RuleValue.word) ?? .absent }
    }

    static func number(_ name: String, _ meaning: String, _ read: @escaping Reader<Double?>) -> Self {
        Self(name: name, shape: .number(), meaning: meaning) { read($0).map(RuleValue.number) ?? .absent }
    }

    static func flag(_ name: String, _ meaning: String, _ read: @escaping Reader<Bool>) -> Self {
        Self(name: name, shape: .boolean, meaning: meaning) { .flag(read($0)) }
    }
}

extension RuleValue {
    /// The value as JSON in one line.
    fileprivate var jsonText: String {
        switch self {
        case .number(let number): number.isFinite ? number.exactText : "null"
        case .flag(let flag): "\(flag)"
        case .absent: "null"
        case .word(let text) where text.utf8.allSatisfy(\.isPlain): "\"\(text)\""
        case .word, .list, .fields: json.compactText
        }
    }
}

extension UTF8.CodeUnit {
    /// Whether JSON and CSV write the character as it is.
    fileprivate var isPlain: Bool {
        (0x20..<0x7F).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
            && self != UInt8(ascii: ",")
    }
}

extension String {
    fileprivate var csvField: String {
        utf8.allSatisfy(\.isPlain) ? self : "\"\(replacing("\"", with: "\"\""))\""
    }
}
