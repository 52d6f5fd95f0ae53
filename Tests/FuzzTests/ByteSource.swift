import SplitframeInterface

/// Bytes that choose: what a fuzzer changes, read as numbers, words and values.
///
/// Behind the end everything is zero, so that every input means something and short ones mean little.
struct ByteSource {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

    var isEmpty: Bool { rest.isEmpty }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// Whether something of this probability, in 256ths, happens.
    mutating func chance(_ share: Int) -> Bool { Int(byte()) < share }

    mutating func number(below count: Int) -> Int {
        let first = Int(byte())
        return (count > 256 ? first << 8 | Int(byte()) : first) % max(1, count)
    }

    mutating func element<Value>(of values: [Value]) -> Value { values[number(below: values.count)] }

    mutating func word<Word: NamedCase>(_: Word.Type = Word.self) -> Word {
        element(of: Array(Word.allCases))
    }

    /// A length in points: mostly what windows and columns have, now and then something extreme.
    mutating func length() -> Double {
        switch byte() {
        case 0..<200: Double(number(below: 1500))
        case 200..<230: Double(number(below: 3000)) / 3
        case 230..<250: element(of: [0, 0.001, 319.999, 320, 767.5, 9999, 10_000])
        default: element(of: [-1, 1e-300, 1e6, 1e18, 1e308, .leastNonzeroMagnitude])
        }
    }

    /// Some elements, one after the other, as long as there are bytes.
    mutating func list<Element>(atMost most: Int, _ next: (inout ByteSource) -> Element) -> [Element] {
        var list: [Element] = []
        while !isEmpty, list.count < most, !chance(32) { list.append(next(&self)) }
        return list
    }

    mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in byte() } }

    /// Everything that is left.
    mutating func remainder() -> [UInt8] {
        defer { rest = [] }
        return Array(rest)
    }

    /// A short text, sometimes of characters that formats stumble over.
    mutating func text() -> String {
        list(atMost: 12) { source in
            source.chance(192)
                ? String(Unicode.Scalar(source.byte() & 0x7F))
                : source.element(of: [
                    "\"", "\\", "\n", "\t", "\u{1B}[31m", "\u{202E}", "é", "א", "漢", "😀", "\u{0}", "\u{FEFF}",
                    "\u{301}",
                    "<", "&", "=", ",", "[", "]", "/", "..",
                ])
        }.joined()
    }
}
