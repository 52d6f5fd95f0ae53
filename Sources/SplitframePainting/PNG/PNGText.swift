/// A text inside a PNG file.
public struct PNGText: Hashable, Sendable {
    /// The name of the text: 1 to 79 characters of printable Latin-1, such as `splitframe:layout`.
    public var keyword: String
    /// Any text; a text that Latin-1 cannot represent is stored as UTF-8.
    public var text: String

    public init(keyword: String, text: String) {
        self.keyword = keyword
        self.text = text
    }
}

extension PNGText {
    /// A text that marks a picture as a part of a comparison: `difference`.
    package static func panel(_ name: String) -> PNGText { PNGText(keyword: "splitframe:panel", text: name) }
}

extension PNGText {
    /// The names of the chunks that contain uncompressed texts.
    static let chunkNames: Set = ["tEXt", "iTXt"]

    /// The text as a chunk's name and content: in Latin-1 if possible, else in UTF-8, never compressed.
    var chunk: (name: String, content: [UInt8]) {
        get throws(DrawingError) {
            guard let key = Self.latin1(keyword), (1...79).contains(key.count), Self.isPrintable(key) else {
                throw .keyword(keyword)
            }
            if let latin = Self.latin1(text), !latin.contains(0) { return ("tEXt", key + [0] + latin) }
            // Flags for no compression, no language and no translated keyword.
            return ("iTXt", key + [0, 0, 0, 0, 0] + text.utf8)
        }
    }

    /// The text in a chunk, or nil if it contains none or a compressed one, which we never write.
    init?(_ chunk: PNGChunk) {
        let parts = chunk.content.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let keyword = String(String.UnicodeScalarView(parts[0].map { Unicode.Scalar($0) }))
        switch chunk.name {
        case "tEXt":
            let text = String(String.UnicodeScalarView(parts[1].map { Unicode.Scalar($0) }))
            self.init(keyword: keyword, text: text)
        case "iTXt":
            guard parts[1].starts(with: [0, 0]) else { return nil }
            let rest = parts[1].dropFirst(2).split(
                separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
            guard rest.count == 3 else { return nil }
            self.init(keyword: keyword, text: String(decoding: rest[2], as: UTF8.self))
        default:
            return nil
        }
    }

    private static func latin1(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            guard scalar.value < 256 else { return nil }
            bytes.append(UInt8(scalar.value))
        }
        return bytes
    }

    /// Whether the keyword has no control characters, and no space at an end or beside another.
    private static func isPrintable(_ keyword: [UInt8]) -> Bool {
        let words = keyword.split(separator: 32, omittingEmptySubsequences: false)
        return words.allSatisfy { !$0.isEmpty }
            && keyword.allSatisfy { (32...126).contains($0) || $0 >= 161 }
    }
}
