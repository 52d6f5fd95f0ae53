import Foundation
import SplitframeFiles
import SplitframeTestSupport
import Testing

struct `The reader of JSON` {
    /// What is wrong with a text, and where.
    struct Fault: Sendable, CustomTestStringConvertible {
        var text: String
        var fault: JSONError.Fault
        var line = 1
        var column: Int

        var testDescription: String { text }
    }

    private static let faults: [Fault] = [
        Fault(text: "", fault: .ended(expected: "a value"), column: 1),
        Fault(text: "{", fault: .ended(expected: "a key in quotation marks"), column: 2),
        Fault(text: "[1", fault: .ended(expected: "\",\" or \"]\""), column: 3),
        Fault(text: "[1 2]", fault: .unexpected("2", expected: "\",\" or \"]\""), column: 4),
        Fault(text: "[1,]", fault: .unexpected("]", expected: "a value"), column: 4),
        Fault(text: "{\"a\": 1,}", fault: .unexpected("}", expected: "a key in quotation marks"), column: 9),
        Fault(text: "{a: 1}", fault: .unexpected("a", expected: "a key in quotation marks"), column: 2),
        Fault(text: "{\"a\" 1}", fault: .unexpected("1", expected: "\":\""), column: 6),
        Fault(
            text: "{\n  \"a\": undefined}", fault: .unexpected("u", expected: "a value"), line: 2, column: 8),
        Fault(text: "1 2", fault: .unexpected("2", expected: "the end"), column: 3),
        Fault(text: "01", fault: .unexpected("1", expected: "the end"), column: 2),
        Fault(text: "-", fault: .ended(expected: "a digit"), column: 2),
        Fault(text: "[1.]", fault: .unexpected("]", expected: "a digit"), column: 4),
        Fault(text: "+1", fault: .unexpected("+", expected: "a value"), column: 1),
        Fault(text: "NaN", fault: .unexpected("N", expected: "a value"), column: 1),
        Fault(text: "tru", fault: .unexpected("t", expected: "a value"), column: 1),
        Fault(text: "[1e999]", fault: .numberOutOfRange("1e999"), column: 2),
        Fault(text: "{\"a\": [{\"b\": -1e999}]}", fault: .numberOutOfRange("-1e999"), column: 14),
        Fault(text: "[\"é", fault: .unfinishedText, column: 2),
        Fault(text: "[\"é\", x]", fault: .unexpected("x", expected: "a value"), column: 7),
        Fault(text: "\"a\nb\"", fault: .controlCharacter, column: 3),
        Fault(text: "\"\\x\"", fault: .invalidEscape, column: 2),
        Fault(text: "\"\\u12\"", fault: .invalidEscape, column: 2),
        Fault(text: "\"\\ud800\"", fault: .invalidEscape, column: 2),
        Fault(text: "\"\\ud800\\u0041\"", fault: .invalidEscape, column: 2),
        Fault(text: "{\"a\": 1,\n \"\\u0061\": 2}", fault: .duplicateKey("a"), line: 2, column: 2),
        Fault(
            text: String(repeating: "[", count: 100_000), fault: .tooDeep, column: 129),
    ]

    @Test(arguments: faults)
    func `says what is wrong and where`(fault: Fault) {
        let expected = JSONError.syntax(fault.fault, line: fault.line, column: fault.column)
        #expect(throws: expected) { try JSON(bytes: Array(fault.text.utf8)) }
    }

    @Test(
        arguments: [
            [0x22, 0xFF, 0x22], Array("\"\\n\u{E9}".utf8.dropLast()) + Array("\\u00e9\"".utf8),
            [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
        ] as [[UInt8]])
    func `refuses texts that are not UTF-8`(bytes: [UInt8]) {
        #expect(throws: JSONError.syntax(.invalidUTF8, line: 1, column: 2)) { try JSON(bytes: bytes) }
    }

    private static let valid: [(String, JSON)] = [
        ("\u{FEFF} [ ] \r\n\t", JSON.array([])),
        (#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#, "\"\\/\u{8}\u{C}\n\r\té😀"),
        ("[-0, 0.5, 1E3, 1e-2, 1234567890123456789]", [0, 0.5, 1000, 0.01, 1_234_567_890_123_456_789]),
        (String(repeating: "[", count: 128) + String(repeating: "]", count: 128), nested(128)),
    ]

    @Test(arguments: valid)
    func `takes what the grammar has`(text: String, value: JSON) throws {
        #expect(try JSON(bytes: Array(text.utf8)) == value)
    }

    @Test func `takes no longer for escapes than for some letters in their place`() throws {
        func time(of text: String) throws -> Double {
            let bytes = Array("\"\(text)\"".utf8)
            return try processorTime { _ = try JSON(bytes: bytes) }
        }
        let plain = try time(of: String(repeating: "letter", count: 200_000))
        let escaped = try time(of: String(repeating: #"\u0041"#, count: 200_000))
        #expect(escaped < plain * 3, "\(escaped / plain)")
    }

    private static func nested(_ depth: Int) -> JSON { depth == 1 ? [] : [nested(depth - 1)] }

    @Test(arguments: 0..<200)
    func `agrees with Foundation on any document`(seed: UInt64) throws {
        var chance = Chance(seed: seed)
        let data = try JSONSerialization.data(
            withJSONObject: chance.value(depth: 5), options: [.fragmentsAllowed])
        let theirs = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? NSObject
        let ours = Self.foundation(try JSON(data: data))
        #expect(ours == theirs)
    }

    @Test func `takes time with the length alone`() throws {
        func document(_ count: Int) -> [UInt8] {
            Array("{\((0..<count).map { "\"k\($0)\": \($0).5" }.joined(separator: ","))}".utf8)
        }
        let documents = [5000: document(5000), 40_000: document(40_000)]
        #expect(try growth(from: 5000) { _ = try JSON(bytes: documents[$0] ?? []) } < 24)
    }

    private static func foundation(_ json: JSON) -> NSObject {
        switch json {
        case .null: NSNull()
        case .bool(let bool): NSNumber(value: bool)
        case .number(let number): NSNumber(value: number)
        case .string(let string): NSString(string: string)
        case .array(let array): NSArray(array: array.map(foundation))
        case .object(let object): NSDictionary(dictionary: object.mapValues(foundation))
        }
    }
}

/// Documents by chance, the same for the same seed.
private struct Chance: RandomNumberGenerator {
    private var numbers: SteppedNumbers

    init(seed: UInt64) { numbers = SteppedNumbers(seed: seed) }

    mutating func next() -> UInt64 { numbers.next() }

    mutating func value(depth: Int) -> Any {
        switch Int.random(in: depth > 0 ? 0..<7 : 0..<5, using: &self) {
        case 0: return NSNull()
        case 1: return Bool.random(using: &self)
        case 2: return Int.random(in: -1_000_000...1_000_000, using: &self)
        case 3: return Double(Int.random(in: -1_000_000...1_000_000, using: &self)) / 64
        case 4: return text()
        case 5: return (0..<Int.random(in: 0..<6, using: &self)).map { _ in value(depth: depth - 1) }
        default:
            var members: [String: Any] = [:]
            for _ in 0..<Int.random(in: 0..<6, using: &self) { members[text()] = value(depth: depth - 1) }
            return members
        }
    }

    private mutating func text() -> String {
        let letters: [Character] = [
            "a", "é", "\"", "\\", "\n", "\u{1}", "/", "😀", "e\u{301}", "\u{2028}", " ",
        ]
        return String(
            (0..<Int.random(in: 0..<8, using: &self)).map { _ in letters.randomElement(using: &self) ?? "x" })
    }
}
