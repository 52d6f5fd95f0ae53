import Testing

@testable import Porting

struct `Replacements` {
    private func applied(_ edits: [(Range<Int>, String)], in part: Range<Int> = 0..<6) -> String {
        let edits = edits.map { Edit(range: $0, text: $1) }
        return String(decoding: Array("abcdef".utf8).applying(edits, in: part), as: UTF8.self)
    }

    @Test func `are made in the order of places`() {
        #expect(applied([]) == "abcdef")
        #expect(applied([(4..<5, "5"), (0..<1, ""), (6..<6, "!")]) == "bcd5f!")
        #expect(applied([(2..<3, "3"), (3..<4, "4")], in: 1..<5) == "b34e")
    }

    @Test func `at one place are made in their own order, insertions first`() {
        #expect(applied([(2..<3, "3"), (2..<2, "x"), (2..<2, "y")]) == "abxy3def")
    }

    @Test func `inside others are not made`() {
        #expect(applied([(1..<2, "x"), (1..<4, "-"), (3..<3, "y"), (2..<4, "z")]) == "a-ef")
    }
}
