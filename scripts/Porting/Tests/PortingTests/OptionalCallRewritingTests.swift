import Testing

/// An optional call on a delegate, `delegate?.method?(…)`, becomes "the plain call: every delegate method has a
/// default", says the table of Sources/UIKit.md.
struct `An optional call` {
    private static let declared = """
        protocol UIThingDelegate {
            func thingDidEnd(_ thing: Thing)
            func thing(_ thing: Thing, shouldEndAt time: Int) -> Bool
            func reset()
        }
        """

    @Test(arguments: [
        ("func a() { delegate?.thingDidEnd?(self) }", "func a() { delegate?.thingDidEnd(self) }"),
        ("func a() { delegate.thingDidEnd?(self) }", "func a() { delegate.thingDidEnd(self) }"),
        ("func a() { b.c?.delegate?.reset?() }", "func a() { b.c?.delegate?.reset() }"),
        (
            "func a() { delegate?.reset?(/* now */) // end\n}",
            "func a() { delegate?.reset(/* now */) // end\n}"
        ),
        ("func a() { delegate?\n    .reset?()\n}", "func a() { delegate?\n    .reset()\n}"),
    ])
    func `becomes a plain one`(app: String, expected: String) {
        #expect(Ported(app, beside: Self.declared).text == expected)
    }

    @Test(arguments: [
        (
            "let a = delegate?.thing?(self, shouldEndAt: 1) ?? true",
            "let a = delegate?.thing(self, shouldEndAt: 1) ?? true"
        ),
        (
            "let a = delegate.thing?(self, shouldEndAt: 1) ?? true",
            "let a = Optional(delegate.thing(self, shouldEndAt: 1)) ?? true"
        ),
        (
            "if let a = b().delegate.thing?(self, shouldEndAt: 1) {}",
            "if let a = Optional(b().delegate.thing(self, shouldEndAt: 1)) {}"
        ),
        (
            "if b()?.delegate.thing?(self, shouldEndAt: 1) == nil {}",
            "if b()?.delegate.thing(self, shouldEndAt: 1) == nil {}"
        ),
    ])
    func `goes on to give an optional to what reads one`(app: String, expected: String) {
        #expect(Ported(app, beside: Self.declared).text == expected)
    }

    @Test func `inside another becomes a plain one too`() {
        let ported = Ported(
            "func a() { c?.thingDidEnd?(d.thing?(b, shouldEndAt: 1) == nil ? b : e) }",
            beside: Self.declared)
        #expect(
            ported.text
                == "func a() { c?.thingDidEnd(Optional(d.thing(b, shouldEndAt: 1)) == nil ? b : e) }"
        )
    }

    @Test(arguments: [
        "func a() { delegate?.unknown?(self) }",
        "func a() { delegate?.thing?(self) }",
        "func a() { delegate?.thing?(self, shouldEnd: 1) }",
        "func a() { thingDidEnd?(self) }",
        "func a() { delegate?.thingDidEnd(self) }",
        "func a() { delegate?.handlers[0]?(self) }",
        "var reset: (() -> Void)?\nfunc a() { self.reset?() }",
        "let a = \"delegate?.reset?()\" // delegate?.reset?()",
    ])
    func `of anything else stays, a closure's that is a property too`(app: String) {
        #expect(Ported(app, beside: Self.declared).text == app)
    }

    @Test func `of a requirement of the app's own becomes a plain one`() {
        let ported = Ported(
            "@objc protocol P { @objc optional func b(_ c: Int) }", "func a() { delegate?.b?(1) }")
        #expect(ported.texts[1] == "func a() { delegate?.b(1) }")
    }
}
