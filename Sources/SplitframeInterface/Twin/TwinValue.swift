/// A value in a twin: numbers, texts or a bare name.
public enum TwinValue: Hashable, Codable, Sendable {
    /// Numbers separated by commas, with at most three decimals: `0,0,320.5,768`.
    case numbers([Double])
    /// Texts in quotation marks, separated by commas: `"Inbox"`.
    case texts([String])
    /// Any other value without a space: `oneBesideSecondary`.
    case word(String)

    /// The numbers, if the value consists of numbers.
    public var numbers: [Double]? { if case .numbers(let numbers) = self { numbers } else { nil } }

    /// The text, if the value is a single text.
    public var text: String? {
        if case .texts(let texts) = self, texts.count == 1 { texts[0] } else { nil }
    }

    /// The largest number that is read, far beyond any screen: what is drawn from a twin of any repository stays small.
    private static let largest = 1_000_000.0

    /// Numbers rounded to the precision of a twin, so that a value equals the one that is read back.
    init(rounding numbers: [Double]) {
        self = .numbers(numbers.map { abs($0) < 1e12 ? ($0 * 1000).rounded() / 1000 + 0 : $0 })
    }

    /// Reads a value from a twin's text; nil if quotation marks do not match.
    init?(_ text: some StringProtocol) {
        if text.utf8.first == UInt8(ascii: "\"") {
            guard let texts = String.twinTexts(text) else { return nil }
            self = .texts(texts)
            return
        }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            let isNumber = part.utf8.first.map { $0 == UInt8(ascii: "-") || (48...57).contains($0) } == true
            return isNumber ? Double(part).flatMap { abs($0) <= Self.largest ? $0 : nil } : nil
        }
        self = numbers.count == parts.count ? Self(rounding: numbers) : .word(String(text))
    }
}

extension TwinValue: CustomStringConvertible {
    /// The value as a twin's text.
    public var description: String {
        switch self {
        case .numbers(let numbers): numbers.map(\.pointText).joined(separator: ",")
        case .texts(let texts): texts.map(\.twinText).joined(separator: ",")
        case .word(let word): word
        }
    }
}

extension String {
    /// The text in quotes, on a single line: `\` `"` and control characters are escaped.
    fileprivate var twinText: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case let control where control.properties.generalCategory == .control:
                text += "\\u{\(String(control.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    /// The texts between quotation marks, separated by commas; nil for any other form.
    fileprivate static func twinTexts(_ text: some StringProtocol) -> [String]? {
        var texts: [String] = []
        var rest = Substring(text).unicodeScalars
        while rest.popFirst() == "\"" {
            guard let text = twinText(endingIn: &rest) else { return nil }
            texts.append(text)
            if rest.isEmpty { return texts }
            guard rest.popFirst() == "," else { return nil }
        }
        return nil
    }

    /// Reads a text up to its closing quotation mark, and removes both from the rest.
    private static func twinText(endingIn rest: inout Substring.UnicodeScalarView) -> String? {
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"": return String(text)
            case "\\":
                switch rest.popFirst() {
                case "n": text.append("\n")
                case "r": text.append("\r")
                case "t": text.append("\t")
                case "u":
                    let digits = rest.prefix { $0 != "}" }.dropFirst()
                    rest = rest.dropFirst(digits.count + 2)
                    guard let code = UInt32(String(digits), radix: 16), let control = Unicode.Scalar(code)
                    else {
                        return nil
                    }
                    text.append(control)
                case let escaped?: text.append(escaped)
                case nil: return nil
                }
            default: text.append(scalar)
            }
        }
        return nil
    }
}

/// A region in a twin: `fold division 455.5,0,40,669 0,20,0,20 active`.
extension ReservedRegion: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        let words = twinValue.text?.split(separator: " ").map(String.init) ?? []
        guard words.count == 5, let name = Name(name: words[0]), name.kind == Kind(name: words[1]),
            let frame = TwinValue(words[2]).flatMap(Rectangle.init(twinValue:)),
            let margins = TwinValue(words[3]).flatMap(EdgeInsets.init(twinValue:))
        else { return nil }
        self.init(name: name, frame: frame, margins: margins, isActive: words[4] == "active")
    }

    package var twinValue: TwinValue {
        let lengths = [frame.twinValue, margins.twinValue].map(\.description).joined(separator: " ")
        return .texts(["\(name) \(kind) \(lengths) \(isActive ? "active" : "inactive")"])
    }
}

extension ReservedRegions: TwinRepresentable {
    package init?(twinValue: TwinValue) {
        guard let regions = [ReservedRegion](twinValue: twinValue) else { return nil }
        self.init(regions)
    }

    package var twinValue: TwinValue { all.twinValue }
}
