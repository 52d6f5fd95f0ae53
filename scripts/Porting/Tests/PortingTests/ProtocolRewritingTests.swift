import Testing

/// Of `@objc optional` in a protocol becomes "a plain requirement with a default in an extension", says the table of
/// Sources/UIKit.md; such a protocol is one of classes, which Objective-C's all are.
struct `A protocol for Objective-C` {
    @Test(arguments: [
        ("@objc protocol A {}", "protocol A: AnyObject {}"),
        ("@objc protocol A: B, C {}", "protocol A: AnyObject, B, C {}"),
        ("@objc public protocol A {}", "public protocol A: AnyObject {}"),
        ("@objc(XA) protocol A /* one */ {}", "protocol A: AnyObject /* one */ {}"),
        ("protocol A: NSObjectProtocol {}", "protocol A: AnyObject {}"),
        ("@objc protocol A: B, NSObjectProtocol {}", "protocol A: B, AnyObject {}"),
        ("@objc protocol A: AnyObject {}", "protocol A: AnyObject {}"),
    ])
    func `is one of classes`(app: String, expected: String) {
        #expect(Ported(app).text == expected)
    }

    @Test(arguments: [
        "protocol A {}", "protocol A: B { func optional() }",
        "public protocol A: AnyObject { var b: Int { get } }",
        "let a = \"@objc protocol A { @objc optional func b() }\"",
    ])
    func `is no other`(app: String) {
        #expect(Ported(app).text == app)
    }

    @Test func `gets a default for each optional requirement, with its labels, types and effects`() {
        let app = """
            @objc protocol Delegate {
                func must()
                /// May be there.
                @objc optional func may()
                @objc
                optional func take(_ a: Int, of b: [String: Any]?, then c: @escaping (Int) -> Void)
                @objc optional func wait() async throws // long
            }
            let after = 1
            """
        let expected = """
            protocol Delegate: AnyObject {
                func must()
                /// May be there.
                func may()
                func take(_ a: Int, of b: [String: Any]?, then c: @escaping (Int) -> Void)
                func wait() async throws // long
            }

            extension Delegate {
                func may() {}
                func take(_ a: Int, of b: [String: Any]?, then c: @escaping (Int) -> Void) {}
                func wait() async throws {}
            }
            let after = 1
            """
        let ported = Ported(app)
        #expect(ported.text == expected)
        #expect(ported.left.isEmpty)
    }

    @Test func `has public defaults where it is public`() {
        let ported = Ported("@objc public protocol A { @objc optional func b() }")
        #expect(
            ported.text
                == "public protocol A: AnyObject { func b() }\n\nextension A {\n    public func b() {}\n}")
    }

    @Test func `gets no default that would have to give something back, which is told`() {
        let ported = Ported(
            "@objc protocol A {\n    @objc optional func b() -> Int\n    @objc optional var c: Int { get }\n}"
        )
        #expect(ported.text == "protocol A: AnyObject {\n    func b() -> Int\n    var c: Int { get }\n}")
        #expect(
            ported.left
                == ["b", "property"].enumerated().map {
                    "\($0 + 2): the optional requirement \($1) gives something back: "
                        + "write a default in an extension of the protocol"
                })
    }
}
