import SplitframeFiles
import Testing

struct `The name of a file in a folder that we keep` {
    @Test(arguments: ["a", "a/b.png", ".pending/x", "a b/ü.txt", "...", "a/..b"])
    func `has parts with slashes between`(name: String) {
        #expect(RelativePath(name) != nil)
    }

    @Test(arguments: ["", "/", "/a", "a/", "a//b", ".", "..", "../a", "a/../b", "a/./b", "a/..", "a\0b"])
    func `never leads out of it`(name: String) {
        #expect(RelativePath(name) == nil)
    }

    /// A slash and a mark beside it are one character for Swift, but not for the system.
    @Test(arguments: ["a\u{600}/b", "a/\u{301}b", "\u{600}/b", "a/b\u{200D}/\u{301}", "a/\u{FE0F}../b"])
    func `has no slash that is part of a character`(name: String) {
        #expect(RelativePath(name) == nil)
    }

    @Test(arguments: ["::error file=a.swift::b.png", "##[error]a.png"])
    func `is no command of a build server at the start of a line`(name: String) {
        #expect(RelativePath(name) == nil)
        #expect(RelativePath("a/\(name)") != nil)
    }

    @Test(arguments: ["a\nb", "a.png\r", "a\r\nb/c", "a\u{1B}[31m", "a\u{7F}"])
    func `has nothing that a line of text ends at, nor what commands a terminal`(name: String) {
        #expect(RelativePath(name) == nil)
    }
}
