import Testing

/// `@objc`, `@IBAction` and their like do not compile on Linux: "drop them", says the table of Sources/UIKit.md.
struct `What only Objective-C and Interface Builder read` {
    @Test(arguments: [
        ("@objc func a() {}", "func a() {}"),
        ("@objc(didTap:) private func a(_ s: Any) {}", "private func a(_ s: Any) {}"),
        ("@objcMembers final class A {}", "final class A {}"),
        ("@nonobjc func a() {}", "func a() {}"),
        ("@IBAction func a(_ s: Any) {}", "func a(_ s: Any) {}"),
        ("@IBDesignable class A { @IBInspectable var b = 1 }", "class A { var b = 1 }"),
        ("class A { dynamic var b = 1 }", "class A { var b = 1 }"),
        ("class A { @objc dynamic private(set) var b = 1 }", "class A { private(set) var b = 1 }"),
        ("@UIApplicationMain class A {}", "import UIKit\nclass A {}"),
        ("@objc enum A: Int { case b }", "enum A: Int { case b }"),
        ("@MainActor @objc public func a() {}", "@MainActor public func a() {}"),
        (
            "struct A { enum B { class C { @objc func d() {} } } }",
            "struct A { enum B { class C { func d() {} } } }"
        ),
        ("@objc extension A { @objc func b() {} }", "extension A { func b() {} }"),
        ("func a() { class B { @objc func c() {} } }", "func a() { class B { func c() {} } }"),
        ("#if DEBUG\n@objc func a() {}\n#endif", "#if DEBUG\nfunc a() {}\n#endif"),
        (
            "class A {\n#if DEBUG\n    @objc\n#endif\n    func b() {}\n}",
            "class A {\n#if DEBUG\n    #endif\n    func b() {}\n}"
        ),
    ])
    func `is dropped, and nothing else`(app: String, expected: String) {
        let ported = Ported(app)
        #expect(ported.text == expected)
        #expect(ported.left.isEmpty)
    }

    @Test(arguments: [
        ("class A {\n    @objc\n    func b() {}\n}", "class A {\n    func b() {}\n}"),
        ("class A {\n    @objc   \n\t\tfunc b() {}\n}", "class A {\n    func b() {}\n}"),
        ("\t@objc\tfunc a() {}", "\tfunc a() {}"),
        ("/// Taps.\n@objc // by name\nfunc a() {}", "/// Taps.\n// by name\nfunc a() {}"),
        ("/* one */ @objc /* two */ func a() {}", "/* one */ /* two */ func a() {}"),
        ("@objc\n\n/// Taps.\nfunc a() {}", "\n/// Taps.\nfunc a() {}"),
        ("@objc\r\nfunc a() {}\r\n", "\r\nfunc a() {}\r\n"),
        ("\u{FEFF}@objc func a() {}", "\u{FEFF}func a() {}"),
    ])
    func `goes with the space behind it, while comments and other lines stay`(app: String, expected: String) {
        #expect(Ported(app).text == expected)
    }

    @Test(arguments: [
        "// @objc func a() {}\n/* @IBAction /* dynamic */ */",
        #"let a = "@objc func a() {}""#,
        ##"let a = #"@objc "dynamic" \#(b)"#"##,
        "let a = \"\"\"\n    @objc\n    func a() {}\n    #Preview { b }\n    \"\"\"",
        "let a = /@objc/",
        "let dynamic = 1, objc = dynamic",
        "dynamic { objc() }",
        "@available(iOS 17, *) @discardableResult func a() -> Int { 1 }",
        "@Published @objcLike var a = 1",
        "func a() { #warning(\"Preview\") }",
        "let a = #file, b = #Predicate { $0 }",
    ])
    func `is not what looks like it`(app: String) {
        #expect(Ported(app).text == app)
    }

    @Test(arguments: [
        ("#Preview { A() }\nlet a = 1", "\nlet a = 1"),
        ("#Preview(\"Dark\", traits: .landscapeLeft) {\n    let a = A()\n    return a\n}\n", "\n"),
        ("#if DEBUG\n    // See.\n    #Preview { A() }\n#endif", "#if DEBUG\n    // See.\n    \n#endif"),
        ("@available(iOS 17, *)\n#Preview { A() }", ""),
    ])
    func `is a preview as well`(app: String, expected: String) {
        #expect(Ported(app).text == expected)
    }

    @Test func `is dropped and told where something is to be done by hand`() {
        let ported = Ported(
            """
            import UIKit
            class A {
                @IBOutlet weak var b: UILabel?
                @NSManaged var c: String
                @IBSegueAction func d(_ coder: NSCoder) -> A? { nil }
                let e = UINib(nibName: "Cell", bundle: nil)
                var f: NSKeyValueObservation?
            }
            """)
        #expect(
            ported.text == """
                import UIKit
                class A {
                    weak var b: UILabel?
                    @NSManaged var c: String
                    @IBSegueAction func d(_ coder: NSCoder) -> A? { nil }
                    let e = UINib(nibName: "Cell", bundle: nil)
                    var f: NSKeyValueObservation?
                }
                """)
        #expect(
            ported.left == [
                "3: an outlet stays empty without a storyboard: make the view in code",
                "4: there is no Core Data on Linux",
                "5: there are no storyboards on Linux: make the controller in code",
                "6: there are no storyboards on Linux: make the controller in code",
                "7: there is no key-value observation on Linux: use didSet in a subclass, a delegate or a notification",
            ])
    }
}
