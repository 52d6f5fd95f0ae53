import Testing

/// `#selector(didTap(_:))` becomes `Selector(Mailboxes.didTap(_:), named: "didTap:")`, says the table of
/// Sources/UIKit.md.
struct `A selector` {
    /// A class with methods of all kinds, and what is selected inside it.
    private func app(_ selector: String) -> String {
        """
        import UIKit
        class Base<T> { func inherited(_ sender: Any) {} }
        class Mailboxes: Base<Int>, Saving {
            func didTap(_ sender: Any) {}
            func reload() { func reload(inside: Int) {} }
            @objc(gone:) func left(_ sender: Any) {}
            func mark(_ sender: Any) {}
            func mark(_ sender: Any, forEvent event: Any) {}
            let selector = \(selector)
        }
        extension Mailboxes: Sending { func added(timer: Timer) {} }
        extension Sending { func transmit(by sender: Any) {} }
        enum Mail { class List { func move(to place: Int) {} } }
        protocol Saving { func save(_ sender: Any?); func send(_ a: Int, to b: [String]) }
        """
    }

    private func ported(_ selector: String) -> Ported {
        Ported(app(selector), beside: "open class UIView { open func layoutIfNeeded() {} }")
    }

    private func expect(_ selector: String, _ expected: String) {
        let ported = ported(selector)
        #expect(ported.text == app(expected).replacing("@objc(gone:) ", with: ""))
        #expect(ported.left.isEmpty)
    }

    @Test(arguments: [
        ("#selector(didTap(_:))", "Selector(Mailboxes.didTap(_:), named: \"didTap:\")"),
        ("#selector(didTap)", "Selector(Mailboxes.didTap(_:), named: \"didTap:\")"),
        ("#selector(self.didTap(_:))", "Selector(Mailboxes.didTap(_:), named: \"didTap:\")"),
        ("#selector(Self.reload)", "Selector(Mailboxes.reload, named: \"reload\")"),
        ("#selector(super.inherited)", "Selector(Mailboxes.inherited(_:), named: \"inherited:\")"),
        ("#selector(Mailboxes.added)", "Selector(Mailboxes.added(timer:), named: \"addedWithTimer:\")"),
        ("#selector(transmit)", "Selector(Mailboxes.transmit(by:), named: \"transmitBy:\")"),
        ("#selector(left)", "Selector(Mailboxes.left(_:), named: \"gone:\")"),
        ("#selector(mark(_:))", "Selector(Mailboxes.mark(_:), named: \"mark:\")"),
        (
            "#selector(mark(_:forEvent:))",
            "Selector(Mailboxes.mark(_:forEvent:), named: \"mark:forEvent:\")"
        ),
        (
            "#selector(didTap(_:) as (Mailboxes) -> (Any) -> Void)",
            "Selector(Mailboxes.didTap(_:), named: \"didTap:\")"
        ),
        ("#selector(Mail.List.move)", "Selector(Mail.List.move(to:), named: \"moveTo:\")"),
        ("#selector(UIView.layoutIfNeeded)", "Selector(UIView.layoutIfNeeded, named: \"layoutIfNeeded\")"),
        ("#selector(Elsewhere.go(_:by:))", "Selector(Elsewhere.go(_:by:), named: \"go:by:\")"),
        ("#selector(Elsewhere.go)", "Selector(Elsewhere.go)"),
    ])
    func `names its class, its labels and its name`(selector: String, expected: String) {
        expect(selector, expected)
    }

    @Test(arguments: [
        (
            "#selector(Saving.save(_:))",
            "Selector(named: \"save:\", { (target: any Saving, argument1: Any?) in target.save(argument1) })"
        ),
        (
            "#selector(Saving.send)",
            "Selector(named: \"send:to:\", { (target: any Saving, argument1: Int, argument2: [String]) in "
                + "target.send(argument1, to: argument2) })"
        ),
    ])
    func `of a protocol's method is a closure`(selector: String, expected: String) {
        expect(selector, expected)
    }

    @Test(arguments: [
        (
            "/* a */ #selector(/* b */ reload /* c */) // d",
            "/* a */ Selector(Mailboxes.reload, named: \"reload\") // d"
        ),
        ("#selector(\n    reload\n)", "Selector(Mailboxes.reload, named: \"reload\")"),
        ("[1: { #selector(reload) }]", "[1: { Selector(Mailboxes.reload, named: \"reload\") }]"),
        ("\"\\(#selector(reload))\"", "\"\\(Selector(Mailboxes.reload, named: \"reload\"))\""),
    ])
    func `is written anew wherever it stands, comments around it kept`(selector: String, expected: String) {
        expect(selector, expected)
    }

    @Test(arguments: [
        "\"#selector(reload)\"", ##"#"\(#selector(reload))"#"##, "1 // #selector(reload)",
        "Selector(named: \"reload\") { (target: Mailboxes) in target.reload() }", "/#selector/",
        "selector(reload)", "\"\"\"\n    #selector(reload)\n    \"\"\"",
    ])
    func `is not what looks like one`(text: String) {
        expect(text, text)
    }

    @Test(arguments: [
        ("#selector(getter: Mailboxes.count)", "a selector of a property: write a method and take that"),
        ("#selector(setter: Mailboxes.count)", "a selector of a property: write a method and take that"),
        (
            "#selector(mark)", "mark is the name of several methods: write its argument labels"
        ),
        (
            "#selector(record.open)",
            "a selector of a method of record, whose class the sources here do not say: name the class"
        ),
        ("#selector(.reload)", "a selector outside a class: name the class"),
        (
            "Selector(\"reload\")",
            "a selector that is a name alone cannot be sent: write #selector with a method"
        ),
        (
            "Selector((\"undo:\"))",
            "a selector that is a name alone cannot be sent: write #selector with a method"
        ),
        (
            "NSSelectorFromString(name)",
            "a selector that is a name alone cannot be sent: write #selector with a method"
        ),
    ])
    func `that nobody here can spell is left and told`(selector: String, reason: String) {
        let ported = ported(selector)
        #expect(ported.text.contains("let selector = \(selector)\n"))
        #expect(ported.left == ["9: \(reason)"])
    }

    @Test func `outside a class is left and told`() {
        let ported = Ported("func a() { let b = #selector(reload) }")
        #expect(ported.text == "func a() { let b = #selector(reload) }")
        #expect(ported.left == ["1: a selector outside a class: name the class"])
    }

    @Test func `in a nested class is one of that class, in another file as well`() {
        let ported = Ported(
            "extension Mail.List { func b() -> Selector { #selector(a) } }",
            "enum Mail { class List { func a() {} } }")
        #expect(
            ported.texts[0]
                == "extension Mail.List { func b() -> Selector { Selector(Mail.List.a, named: \"a\") } }")
    }
}
