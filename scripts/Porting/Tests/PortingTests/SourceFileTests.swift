import Testing

struct `A file` {
    @Test(arguments: ["@objc func a( {}\nimport os", "import os\n@objc func a() {}\n}"])
    func `that the parser does not read stays as it is, which is told`(text: String) {
        let ported = Ported(text)
        #expect(ported.text == text)
        #expect(ported.left == ["1: the compiler's parser does not read this: it is left as it is"])
    }

    @Test(arguments: [[0xE9], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFF]] as [[UInt8]])
    func `that is not UTF-8 stays byte by byte, which is told`(end: [UInt8]) {
        let bytes = Array("import os\n@objc func a() {}\n//".utf8) + end
        let ported = Ported(files: [bytes])
        #expect(ported.files == [bytes])
        #expect(ported.left == ["1: the file is not UTF-8: it is left as it is"])
    }

    @Test(arguments: ["@available (iOS 13, *)\n", "@available\t(iOS 13, *) "])
    func `with a space in an attribute is ported, without the space`(attribute: String) {
        let ported = Ported("import os\n\(attribute)@objc func a() {}")
        #expect(ported.text.hasSuffix(attribute.replacing(#/\s+\(/#, with: "(") + "func a() {}"))
        #expect(ported.left.count == 1)
    }

    /// The time of the compiler's parser doubles with each.
    @Test(arguments: [17, 200])
    func `with more than 16 square brackets open at once stays as it is, which is told`(count: Int) {
        let brackets = String(repeating: "[", count: count) + "1" + String(repeating: "]", count: count)
        let text = "@objc func a() {}\nlet b = \(brackets)"
        let ported = Ported(text)
        #expect(ported.text == text)
        #expect(
            ported.left == [
                "1: more than 16 square brackets open at once, those in texts and comments too: "
                    + "it is left as it is, so take it apart"
            ])
    }

    @Test func `may have 16 square brackets open, and as many again behind a brace`() {
        let open = String(repeating: "[", count: 16)
        let rest = "let a = \"\(open)\"\nfunc b() { _ = \"\(open)\" }\nlet c = \"\(open)\""
        let ported = Ported("@objc \(rest)")
        #expect(ported.text == rest)
        #expect(ported.left.isEmpty)
    }

    @Test(arguments: [
        "", "\n", "\u{FEFF}", "let a = \"ä👩‍👩‍👧e\u{301}\u{2028}\"\r\n\r\n\t", "#!/usr/bin/swift\nlet a = 1",
        "let a = 1\0",
    ])
    func `with nothing of Objective-C stays byte by byte`(text: String) {
        #expect(Ported(text).files == [Array(text.utf8)])
    }

    /// What a person reviews is the first port; a second one finds nothing more.
    @Test func `that was ported is not changed again`() {
        let app = """
            import os
            import UIKit
            @objc protocol P { @objc optional func a(_ b: Int) -> Int; @objc optional func c() }
            class A: UIView { var p: P?; let s = URLSession.shared }
            extension A { @objc override func d() { p?.c?(); _ = p!.a?(1); e(#selector(d), #selector(P.c)) } }
            #Preview { A() }
            """
        let once = Ported(app)
        #expect(once.text != app)
        #expect(Ported(once.text).text == once.text)
    }

    @Test func `does not end the rest where classes inherit from each other`() {
        let app =
            "class A: B { func c() { d(#selector(x)) } }\nclass B: A {}\nextension B { override func y() {} }"
        #expect(Ported(app).text.contains("Selector(A.x)"))
    }
}
