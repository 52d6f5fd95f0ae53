import SplitframeInterface
import SplitframeWireframes
import Testing

struct `A box drawing` {
    private func column(_ name: String, _ frame: Rectangle) -> InterfaceElement {
        InterfaceElement(
            name: name, frame: frame,
            kind: .column(ColumnElement(column: .primary, presentation: .tiled, safeArea: .zero)))
    }

    private func drawing(_ children: [InterfaceElement], width: Int = 24) -> String {
        let size = Size(width: 480, height: 240)
        let split = SplitElement(
            style: .doubleColumn, displayMode: .oneBesideSecondary, splitBehavior: .tile, isCollapsed: false,
            primaryEdge: .leading)
        return BoxDrawing(
            tree: InterfaceTree(
                environment: TraitEnvironment(size: size, scale: 2), generation: .iOS14,
                root: InterfaceElement(
                    name: "split", frame: Rectangle(size: size), kind: .split(split), children: children)),
            width: width
        ).text
    }

    private let left = Rectangle(x: 0, y: 0, width: 200, height: 240)
    private let right = Rectangle(x: 200.5, y: 0, width: 279.5, height: 240)

    @Test func `joins columns that touch`() {
        #expect(
            drawing([column("left", left), column("right", right)]) == """
                ┌─────────┬────────────┐
                │  left   │   right    │
                │ 200 pt  │  279.5 pt  │
                │         │            │
                │         │            │
                └─────────┴────────────┘

                """)
    }

    @Test func `writes beside an overlay, and shades what is dimmed`() {
        let whole = Rectangle(x: 0, y: 0, width: 480, height: 240)
        let dimming = InterfaceElement(name: "dimming", frame: whole, kind: .dimming)
        #expect(
            drawing([column("all", whole), dimming, column("left", left)]) == """
                ┌─────────┬────────────┐
                │  left   │░░░░all░░░░░│
                │ 200 pt  │░░░480 pt░░░│
                │         │░░░░░░░░░░░░│
                │         │░░░░░░░░░░░░│
                └─────────┴────────────┘

                """)
    }

    @Test func `cuts a title that is too long and survives a tiny column`() {
        let tiny = Rectangle(x: 0, y: 0, width: 10, height: 240)
        let text = drawing([column("a very long name for so small a column", left), column("x", tiny)])
        #expect(text.contains("…"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 24 })
    }

    /// An ideograph takes two cells of a terminal: these lines are as long as the others.
    @Test func `keeps its lines straight beside wide characters`() {
        #expect(
            drawing([column("日本語", left), column("한국어와 긴 이름", right)]) == """
                ┌─────────┬────────────┐
                │ 日本語  │한국어와 긴…│
                │ 200 pt  │  279.5 pt  │
                │         │            │
                │         │            │
                └─────────┴────────────┘

                """)
    }

    @Test func `shows blanks where something covers half a character`() {
        let whole = Rectangle(x: 0, y: 0, width: 480, height: 240)
        // Too low to leave the words beside it: what it covers of them is gone.
        let low = Rectangle(x: 0, y: 0, width: 200, height: 100)
        let lines = drawing([column("漢字漢字漢字漢字", whole), column("左", low)]).split(separator: "\n")
        #expect(lines[1] == "│   左    │ 漢字漢字   │")
    }

    @Test func `has buttons at the ends of a bar, and its title between them or below`() {
        let bar = { (title: String, frame: Rectangle) in
            let buttons = [
                BarButtonElement(icon: .back), BarButtonElement(title: "Edit", side: .trailing),
            ].map { InterfaceElement(name: "item", frame: frame, kind: .barButton($0)) }
            return InterfaceElement(
                name: "bar", frame: frame, kind: .navigationBar(NavigationBarElement(title: title)),
                children: buttons)
        }
        var (one, two) = (column("left", left), column("right", right))
        one.children = [bar("Inbox", left)]
        two.children = [bar("Mails", right)]
        #expect(
            drawing([one, two]) == """
                ┌─────────┬────────────┐
                │[<]    []│[<]   [Edit]│
                │  Inbox  │   Mails    │
                │ 200 pt  │  279.5 pt  │
                │         │            │
                └─────────┴────────────┘

                """)
    }

    @Test func `has panels with round corners that touch no edge`() {
        let panel = InterfaceElement(
            name: "primary", frame: Rectangle(x: 10, y: 10, width: 190, height: 220),
            kind: .column(ColumnElement(column: .primary, presentation: .floating, safeArea: .zero)))
        let whole = column("all", Rectangle(x: 0, y: 0, width: 480, height: 240))
        #expect(
            drawing([whole, panel]) == """
                ┌──────────────────────┐
                │ ╭───────╮    all     │
                │ │primary│   480 pt   │
                │ │190 pt │            │
                │ ╰───────╯            │
                └──────────────────────┘

                """)
    }

    @Test func `is no higher than a terminal, in its own proportions`() {
        let size = Size(width: 400, height: 800)
        let tree = InterfaceTree(
            environment: TraitEnvironment(size: size, scale: 2), generation: .iOS26,
            root: column("phone", Rectangle(size: size)))
        let lines = BoxDrawing(tree: tree).text.split(separator: "\n")
        #expect(lines.count == 32 && lines.allSatisfy { $0.count == 32 })
    }

    @Test(arguments: [
        ("👩‍👩‍👧", "   👩‍👩‍👧    "), ("กล่อง", "  กล่อง   "), ("a\u{301}\u{302}", "    a\u{301}\u{302}    "),
        ("\u{301}", "         "), ("a\tb\n\u{0}c", " a b  c  "), ("\u{202E}evil", "  evil   "),
        ("ｱｲｳ", "   ｱｲｳ   "),
    ])
    func `gives every character its cells, and no controls`(title: String, row: String) {
        #expect(drawing([column(title, left)]).contains("│\(row)│"))
    }

    @Test func `keeps its boxes in order beside letters from right to left`() {
        let line = drawing([column("عنوان", left), column("right", right)]).split(separator: "\n")[1]
        let mark = "\u{200E}"
        #expect(String(line) == "\(mark)│\(mark)  عنوان  \(mark)│\(mark)   right    \(mark)│\(mark)")
    }

    @Test func `is no longer for a title of ten thousand marks`() {
        let text = drawing([column("a" + String(repeating: "\u{301}", count: 10_000), left)])
        #expect(text.unicodeScalars.count < 500)
    }
}
