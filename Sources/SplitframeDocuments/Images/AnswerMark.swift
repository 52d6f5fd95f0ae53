import SplitframeInterface

/// The check sum in the lines that we write, by which they are known again: over everything else in them, so that lines
/// in which a person has changed one byte are no longer ours.
enum AnswerMark {
    /// What stands in the check sum's place while it is not known yet.
    static let empty = "00000000"
    private static let keyword = "generated"

    /// Lines with the check sum in its place.
    static func signed(_ lines: [String]) -> [String] {
        let text = lines.joined(separator: "\n")
        let sum = sum(of: text)
        // A text of the author's may hold the same word and eight zeros.
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

    /// Whether a text, lines with line feeds between them, is as we wrote it.
    static func isOurs(_ text: [UInt8]) -> Bool {
        // An author's text behind ours may hold some that look the same; each costs all of the text.
        places(in: text).suffix(16).contains { place in
            var unsigned = text
            unsigned.replaceSubrange(place, with: empty.utf8)
            return sum(of: String(decoding: unsigned, as: UTF8.self)).utf8.elementsEqual(text[place])
        }
    }

    /// Whether a text has a check sum, whatever has become of the rest.
    static func isIn(_ text: [UInt8]) -> Bool { !places(in: text).isEmpty }

    private static func sum(of text: String) -> String {
        let digits = String(text.checkSum & 0xFFFF_FFFF, radix: 16)
        return String(repeating: "0", count: empty.count - digits.count) + digits
    }

    /// Where check sums stand.
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
