import SplitframeInterface
import Testing

struct `The nearest spelling` {
    @Test(arguments: [
        ("tripple-column", "tripleColumn"),
        ("tripple", "tripleColumn"),
        ("doubleColunm", "doubleColumn"),
        ("TripleColumn", "tripleColumn"),
        ("triple", "tripleColumn"),
        ("unspecifed", "unspecified"),
    ])
    func `finds what a slip of the finger hides`(written: String, meant: String) {
        #expect(["unspecified", "doubleColumn", "tripleColumn"].nearest(to: written) == meant)
    }

    @Test(arguments: ["", "xyz", "columnar", "-"])
    func `offers nothing where nothing comes near`(written: String) {
        #expect(["unspecified", "doubleColumn", "tripleColumn"].nearest(to: written) == nil)
    }

    @Test func `counts a swap of neighbours as one slip`() {
        #expect(["full", "half"].nearest(to: "ahlf") == "half")
    }

    @Test func `may be several, the likeliest first and the shorter of two beginnings`() {
        let words = ["ipad-pro-12-9-inch-home", "ipad-pro-11-inch", "ipad-pro-12-9-inch", "ipad-pro-1"]
        #expect(
            words.nearest(to: "iPad Pro 12", atMost: 3)
                == ["ipad-pro-12-9-inch", "ipad-pro-12-9-inch-home", "ipad-pro-1"])
        #expect(words.nearest(to: "iPad Pro 12", atMost: 1) == ["ipad-pro-12-9-inch"])
    }
}
