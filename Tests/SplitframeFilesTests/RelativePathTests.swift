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
}
