import SplitframeInterface

/// The checksum in lines that we write, by which we recognize them: it covers all other bytes of the lines, so that
/// lines with even one changed byte no longer count as ours.
enum AnswerMark {
    /// The placeholder for the checksum before it is computed.
    static let empty = "00000000"
    private static let keyword = "generated"

    /// The lines with their checksum in place of the placeholder.
    static func signed(_ lines: [String]) -> [String] {
        let text = lines.joined(separator: "\n")
        let sum = sum(of: text)
        // The author's alternative text may contain the same keyword and eight zeros.
        guard
            let place = places(in: Array(text.utf8)).last(where: {
                text.utf8.dropFirst($0.lowerBound).starts(with: empty.utf8)
            })
        else { return lines }
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(place, with: sum.utf8)
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// Whether a text, lines separated by line feeds, is unchanged since we wrote it.
    static func isOurs(_ text: [UInt8]) -> Bool {
        // An author's text after ours may contain similar checksums; testing each reads the whole text, so that few are
        // tested.
        places(in: text).suffix(16).contains { place in
            var unsigned = text
            unsigned.replaceSubrange(place, with: empty.utf8)
            return sum(of: String(decoding: unsigned, as: UTF8.self)).utf8.elementsEqual(text[place])
        }
    }

    /// Whether a text contains a checksum, whether or not it is valid.
    static func isIn(_ text: [UInt8]) -> Bool { !places(in: text).isEmpty }

    private static func sum(of text: String) -> String {
        let digits = String(text.checkSum & 0xFFFF_FFFF, radix: 16)
        return String(repeating: "0", count: empty.count - digits.count) + digits
    }

    /// The ranges of the checksums.
    private static func places(in text: [UInt8]) -> [Range<Int>] {
        text.ranges(of: Array(keyword.utf8)).compactMap { word in
            let rest = text[word.upperBound...]
            guard let separator = [" ", "=\"", "="].first(where: { rest.starts(with: $0.utf8) }) else {
                return nil
            }
            let start = word.upperBound + separator.utf8.count
            let digits = text[start...].prefix {
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
            }
            return digits.count == empty.utf8.count ? digits.startIndex..<digits.endIndex : nil
        }
    }
}
