import Testing

/// "An override of a member that an extension declares": move the member into the class body, says the table of
/// Sources/UIKit.md.
struct `A member of an extension that takes part in overriding` {
    @Test func `goes into the body of its class, with its comments and what is rewritten in it`() {
        let app = """
            class List: UIViewController {
                let a = 1
            }

            extension List {
                func b() {}

                // MARK: - Life

                /// Loads "}".
                @objc override func viewDidLoad() {
                    tap(#selector(b)) // }
                }

                func c() {}
            }
            """
        let expected = """
            class List: UIViewController {
                let a = 1

                // MARK: - Life

                /// Loads "}".
                override func viewDidLoad() {
                    tap(Selector(List.b, named: "b")) // }
                }
            }

            extension List {
                func b() {}


                func c() {}
            }
            """
        let ported = Ported(app)
        #expect(ported.text == "import UIKit\n" + expected)
        #expect(ported.left.isEmpty)
    }

    @Test(arguments: [
        (
            "class A: B {}\nextension A {\n    override var c: Int { 1 }\n}",
            "class A: B {\n    override var c: Int { 1 }\n}\nextension A {\n}"
        ),
        (
            "enum O { class A: B {\n    } }\nextension O.A {\noverride func c() {}\n}",
            "enum O { class A: B {\n\noverride func c() {}\n    } }\nextension O.A {\n}"
        ),
        (
            "class A: B {\n}\nextension A {\n    override class func c() {}\n    override func d() {}\n}",
            "class A: B {\n\n    override class func c() {}\n\n    override func d() {}\n}\nextension A {\n}"
        ),
        (
            "class A: B {\n}\npublic extension A {\n    @b override func c() {}\n    internal override func d() {}\n}",
            "class A: B {\n\n    @b public override func c() {}\n\n    internal override func d() {}\n}\n"
                + "public extension A {\n}"
        ),
        (
            "class A: B {\n}\npublic extension A {\noverride func c() {}\n}",
            "class A: B {\n\npublic override func c() {}\n}\npublic extension A {\n}"
        ),
        (
            "class A {\n}\npublic extension A {\n    @b func c() {}\n    /// D.\n    var d: Int { 1 }\n}\n"
                + "class E: A { override func c() {}; override var d: Int { 2 } }",
            "class A {\n\n    @b public func c() {}\n\n    /// D.\n    public var d: Int { 1 }\n}\n"
                + "public extension A {\n}\nclass E: A { override func c() {}; override var d: Int { 2 } }"
        ),
    ])
    func `goes wherever that body is, and as public as it was`(app: String, expected: String) {
        #expect(Ported(app).text == expected)
    }

    @Test func `goes into another file where the class is there`() {
        let ported = Ported("extension A {\n    override func b() {}\n}\n", "class A: UIView {\n}\n")
        #expect(
            ported.texts == [
                "extension A {\n}\n", "import UIKit\nclass A: UIView {\n\n    override func b() {}\n}\n",
            ])
    }

    @Test func `goes as well where it is what others override, its own heirs' heirs too`() {
        let ported = Ported(
            """
            class A {
            }
            extension A {
                func b(_ c: Int) {}
                var d: Int { 1 }
                func b() {}
            }
            class B: A {}
            class C: B { override func b(_ c: Int) {}; override var d: Int { 2 } }
            class D { func b() {} }
            """)
        #expect(
            ported.text == """
                class A {

                    func b(_ c: Int) {}

                    var d: Int { 1 }
                }
                extension A {
                    func b() {}
                }
                class B: A {}
                class C: B { override func b(_ c: Int) {}; override var d: Int { 2 } }
                class D { func b() {} }
                """)
    }

    @Test(arguments: [
        "class A {\n}\nextension A {\n    func b() {}\n    static func c() {}\n    private func d() {}\n}",
        "class A: B {\n    override func c() {}\n}",
        "class A {\n    func b() {}\n}\nextension A { static func b() {} }\nclass C: A { override func b() {} }",
        "class A { func c(_ d: Int) {} }\nextension A { private func c(_ d: [Int]) {} }\n"
            + "class B: A { override func c(_ d: Int) {} }",
        "class A: B { override func c(_ d: Int) {} }\nextension A { func c(_ d: String) {} }",
        "class A {\n}\n// extension A { override func b() {} }\nlet c = \"extension A { override func b() {} }\"",
        "class A { var b: Int { 1 } }\nclass B {}\nextension B { var b: Int { 1 } }\n"
            + "class C: A { override var b: Int { 2 } }",
    ])
    func `is no other`(app: String) {
        let ported = Ported(app)
        #expect(ported.text == app)
        #expect(ported.left.isEmpty)
    }

    @Test func `is left and told where it cannot go`() {
        let app = """
            import UIKit
            class A<T>: B {
            }
            extension A {
            #if DEBUG
                override func c() {}
                override subscript(d: Int) -> Int { 1 }
            #endif
            }
            extension A where T == Int {
                override func e() {}
            }
            #if os(tvOS)
            extension A {
                override func f() {}
            }
            #endif
            extension UINavigationController {
                override open var g: Int { 1 }
            }
            """
        let ported = Ported(app, beside: "open class UINavigationController {}")
        #expect(ported.text == app)
        let condition = "is in an extension under a condition: move it into the class by hand"
        #expect(
            ported.left == [
                "6: c \(condition)", "7: a member \(condition)", "11: e \(condition)", "15: f \(condition)",
                "19: g is in an extension of a class that is not in these sources: override it in a subclass",
            ])
    }
}
