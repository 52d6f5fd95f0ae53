/// One line of a twin: an element and what is said of it.
public struct TwinElement: Hashable, Sendable {
    /// One attribute with its value as it is written, quotes and escapes included.
    public struct Attribute: Hashable, Sendable {
        public var name: String
        public var value: String
    }

    /// The element's place in the tree: `split/secondary/bar`.
    public var path: String
    /// How many elements of the same path came before.
    public internal(set) var occurrence = 0
    /// The attributes in their order.
    public var attributes: [Attribute]

    /// Reads `path<TAB>attribute=value …`; nil where the line is nothing of the kind, or says an attribute twice.
    init?(line: some StringProtocol) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return nil }
        path = String(parts[0])
        attributes = []
        var names: Set<String> = []
        for word in Self.words(of: parts[1]) {
            guard let equals = word.firstIndex(of: "="), equals > word.startIndex,
                names.insert(String(word[..<equals])).inserted
            else { return nil }
            attributes.append(
                Attribute(
                    name: String(word[..<equals]), value: String(word[word.index(after: equals)...])))
        }
    }

    /// An attribute's value, or nil where the element has none of the name.
    public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// The line cut at its spaces, those inside quotes apart.
    private static func words(of line: some StringProtocol) -> [String] {
        var words: [[UInt8]] = [[]]
        var isQuoted = false
        var isEscaped = false
        for byte in line.utf8 {
            if byte == UInt8(ascii: " "), !isQuoted {
                words.append([])
                continue
            }
            if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            words[words.count - 1].append(byte)
        }
        return words.map { String(decoding: $0, as: UTF8.self) }
    }
}
