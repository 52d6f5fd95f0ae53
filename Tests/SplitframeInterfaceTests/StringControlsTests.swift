import SplitframeInterface
import Testing

struct `A text of anybody's` {
    @Test(arguments: ["a\r\n::error::b", "a\n::error::b", "a\r::error::b", "\n", "\r\n\u{301}"])
    func `is one line`(text: String) {
        #expect(!text.inOneLine.utf8.contains { $0 == 0x0A || $0 == 0x0D })
    }

    /// A quotation mark and an accent are one character for Swift, but not for a shell.
    @Test(arguments: ["it's", "'\u{301}; echo", "''", "a"])
    func `stays one argument of a shell`(text: String) {
        let parts = text.shellQuoted.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
        #expect(parts.count % 3 == 0)
        #expect(text.shellQuoted.replacing(scalars: ["'": ""]) == text.replacing(scalars: ["'": "\\"]))
    }
}
