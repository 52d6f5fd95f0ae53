/// A JSON value; objects are written with their keys sorted, so that the same value is the same text.
public enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    /// The value on one line, without blanks.
    public var compactText: String {
        var text = ""
        write(to: &text, indent: nil)
        return text
    }

    /// The value for people: two blanks an indent, an array of plain values on one line, a newline at the end.
    public var text: String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    private func write(to text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .number(let number): text += Self.literal(number)
        case .string(let string): text += Self.literal(string)
        case .array(let values):
            let indent = values.allSatisfy(\.isPlain) ? nil : indent
            Self.write(values, between: ("[", "]"), to: &text, indent: indent) { value, indent, text in
                value.write(to: &text, indent: indent)
            }
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            Self.write(sorted, between: ("{", "}"), to: &text, indent: indent) { member, indent, text in
                text += Self.literal(member.key) + (indent == nil ? ":" : ": ")
                member.value.write(to: &text, indent: indent)
            }
        }
    }

    private var isPlain: Bool {
        switch self {
        case .null, .bool, .number, .string: true
        case .array, .object: false
        }
    }

    private static func write<Element>(
        _ elements: [Element], between brackets: (String, String), to text: inout String, indent: Int?,
        each: (Element, Int?, inout String) -> Void
    ) {
        text += brackets.0
        let inner = elements.isEmpty ? nil : indent.map { $0 + 1 }
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            if let inner { text += "\n" + String(repeating: "  ", count: inner) }
            each(element, inner, &text)
        }
        if let indent, inner != nil { text += "\n" + String(repeating: "  ", count: indent) }
        text += brackets.1
    }

    /// Up to six decimals, so that the noise of binary fractions stays out; what JSON cannot say (not a number,
    /// infinity) as null.
    private static func literal(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        guard abs(number) < 1e9 else { return "\(number)" }
        let tidy = (number * 1e6).rounded() / 1e6
        return tidy == tidy.rounded() ? "\(Int(tidy))" : "\(tidy)"
    }

    private static func literal(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "<": text += "\\u003c"
            case _ where scalar.value < 0x20 || (0x2028...0x2029).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
