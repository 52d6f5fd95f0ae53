import SplitframeFiles
import SplitframeInterface

/// The checksum in lines that we write, by which we recognize them: it covers all other bytes of the lines, so that
/// lines with even one changed byte no longer count as ours.
enum AnswerMark {
    /// The placeholder for the checksum before it is computed.
    static let empty = "00000000"
    private static let keyword = "generated"

    /// The lines with their checksum in place of the placeholder.
    static func signed(_ lines: [String]) -> [String] {
        var bytes = Array(lines.joined(separator: "\n").utf8)
        guard let place = ownPlaces(in: bytes).first(where: { bytes[$0].elementsEqual(empty.utf8) }) else {
            return lines
        }
        bytes.replaceSubrange(place, with: sum(of: bytes).utf8)
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// Whether a text, lines separated by line feeds, is unchanged since we wrote it.
    static func isOurs(_ text: [UInt8]) -> Bool {
        ownPlaces(in: text).contains { place in
            var unsigned = text
            unsigned.replaceSubrange(place, with: empty.utf8)
            return sum(of: unsigned).utf8.elementsEqual(text[place])
        }
    }

    /// Whether a text contains a checksum, whether or not it is valid.
    static func isIn(_ text: [UInt8]) -> Bool { !places(in: text).isEmpty }

    private static func sum(of text: [UInt8]) -> String {
        let digits = String(String(decoding: text, as: UTF8.self).checkSum & 0xFFFF_FFFF, radix: 16)
        return String(repeating: "0", count: empty.count - digits.count) + digits
    }

    /// The ranges that may be ours among checksums in the author's words: the last, in reStructuredText the first.
    private static func ownPlaces(in text: [UInt8]) -> [Range<Int>] {
        let places = places(in: text)
        return [places.last, places.first].compactMap(\.self)
    }

    /// The ranges of the checksums.
    private static func places(in text: [UInt8]) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var rest = text[...]
        while let word = rest.place(of: keyword) {
            rest = rest[word.upperBound...]
            guard let separator = [" ", "=\"", "="].first(where: { rest.starts(with: $0.utf8) }) else {
                continue
            }
            let digits = rest.dropFirst(separator.utf8.count).prefix {
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
            }
            if digits.count == empty.utf8.count { places.append(digits.startIndex..<digits.endIndex) }
        }
        return places
    }
}
