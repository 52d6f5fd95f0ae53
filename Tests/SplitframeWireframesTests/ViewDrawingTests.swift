import SplitframeInterface
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `The drawing of an app's views` {
    /// The words that a view is drawn with.
    private func words(_ view: ViewElement, width: Double = 300, height: Double = 52) -> [String] {
        var sketch = Sketch(theme: .light)
        sketch.view(view, in: Rectangle(x: 0, y: 0, width: width, height: height))
        return sketch.elements.flatMap(\.words)
    }

    @Test func `has the words of a row, and cuts what has no room`() {
        let row = ViewElement(.row, text: "Inbox", secondaryText: "12", isSideBySide: true)
        #expect(words(row) == ["12", "Inbox"])
        let long = words(ViewElement(.row, text: String(repeating: "word ", count: 20)))
        #expect(long.count == 1 && long[0].hasSuffix("\u{2026}"))
    }

    @Test(arguments: [true, false]) func `has the words of a row before the app's own view at its end`(
        isSideBySide: Bool
    ) {
        let row = ViewElement(.row, text: "Inbox", secondaryText: "12 letters", isSideBySide: isSideBySide)
        var sketch = Sketch(theme: .light)
        sketch.view(row, in: Rectangle(x: 0, y: 0, width: 300, height: 52), upTo: 230)
        let ends = sketch.elements.compactMap { if case .text(let run) = $0 { run.box.maxX } else { nil } }
        #expect(ends.count == 2 && ends.allSatisfy { $0 <= 222 })
    }

    private func elements(_ view: ViewElement) -> [SceneElement] {
        var sketch = Sketch(theme: .light)
        sketch.view(view, in: Rectangle(x: 0, y: 0, width: 300, height: 52))
        return sketch.elements
    }

    @Test func `has a line below a row only where another row follows`() {
        var row = ViewElement(.row, text: "Inbox")
        #expect(elements(row).count == 1)
        row.hasSeparator = true
        #expect(elements(row).count == 2)
    }

    @Test func `has a selected row from edge to edge where the system draws it so`() {
        let frame = Rectangle(x: 0, y: 0, width: 300, height: 52)
        var row = ViewElement(.row, text: "Inbox")
        row.isSelected = true
        var sketch = Sketch(theme: .light)
        sketch.view(row, in: frame, hasRoundSelection: false)
        let grounds = sketch.elements.filter {
            if case .shape(let shape) = $0 { shape.fill == sketch.theme.accent } else { false }
        }
        #expect(grounds == [.shape(Shape(.rectangle(frame), fill: sketch.theme.accent, snapsToPixels: true))])
        #expect(elements(row).first != grounds.first)
    }

    private let black = ElementColor(red: 0, green: 0, blue: 0)

    /// The shapes of a view of 300 × 52 points with a style.
    private func shapes(_ kind: ViewElement.Kind, _ style: ElementStyle) -> [Shape] {
        var sketch = Sketch(theme: .light)
        sketch.view(
            ViewElement(kind), in: Rectangle(x: 0, y: 0, width: 300, height: 52), style: style)
        return sketch.elements.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
    }

    @Test func `has round corners, at most half as large as the view is high`() {
        var style = ElementStyle(background: black)
        let frame = Rectangle(x: 0, y: 0, width: 300, height: 52)
        #expect(shapes(.box, style).map(\.path) == [.rectangle(frame)])
        style.cornerRadius = 12
        #expect(shapes(.box, style).map(\.path) == [.roundedRectangle(frame, radius: 12)])
        style.cornerRadius = 1000
        #expect(shapes(.box, style).map(\.path) == [.roundedRectangle(frame, radius: 26)])
        #expect(shapes(.image, style).first?.path == .roundedRectangle(frame, radius: 26))
    }

    @Test func `has a border inside its edges, above everything else`() throws {
        var style = ElementStyle(background: black)
        (style.cornerRadius, style.borderWidth, style.borderColor) = (
            12, 4, ElementColor(red: 255, green: 0, blue: 0)
        )
        let border = try #require(shapes(.box, style).last)
        let middle = Rectangle(x: 2, y: 2, width: 296, height: 48)
        #expect(border.path == .roundedRectangle(middle, radius: 10) && border.fill == nil)
        #expect(border.stroke?.width == 4 && border.stroke?.color == style.borderColor.map(Color.init))
        style.borderWidth = 1000
        #expect(shapes(.box, style).last?.stroke?.width == 26)
    }

    @Test func `has a sign of its own for details`() {
        let detail = elements(ViewElement(.row, text: "Inbox", accessories: [.detail]))
        #expect(detail != elements(ViewElement(.row, text: "Inbox", accessories: [.menu])))
    }

    @Test func `has a button's image beside its words`() {
        let button = ViewElement(.button, text: "Folders", symbol: "folder", icon: .folder)
        #expect(words(button) == ["Folders"])
        #expect(elements(button).count == 2)
    }

    /// The alignment of each line that a view is drawn with; mirrored as in a column that reads from right to left.
    private func alignments(_ view: ViewElement, isMirrored: Bool) -> [TextRun.Alignment] {
        var sketch = Sketch(theme: .light, mirrorAxis: isMirrored ? 150 : nil)
        sketch.view(view, in: Rectangle(x: 0, y: 0, width: 300, height: 52))
        return sketch.elements.compactMap { if case .text(let run) = $0 { run.alignment } else { nil } }
    }

    @Test(arguments: [ViewElement.Kind.label, .text, .field, .button, .row, .header])
    func `aligns a text as the app does, or as its kind is`(kind: ViewElement.Kind) {
        var view = ViewElement(kind, text: "Sign Out")
        let usual = kind == .button ? TextRun.Alignment.center : .left
        #expect(alignments(view, isMirrored: false) == [usual])
        for (alignment, expected) in zip(
            ViewElement.Alignment.allCases, [TextRun.Alignment.left, .center, .right])
        {
            view.alignment = alignment
            #expect(alignments(view, isMirrored: false) == [expected])
            #expect(alignments(view, isMirrored: true) == [expected.mirrored])
        }
    }

    @Test func `aligns every line of a text`() {
        var label = ViewElement(.label, text: "One line and another")
        label.lines = ["One line", "and another"]
        label.alignment = .center
        #expect(alignments(label, isMirrored: false) == [.center, .center])
    }

    @Test func `has a button's image and title at the edge where the app aligns them`() throws {
        var button = ViewElement(.button, text: "Folders", symbol: "folder", icon: .folder)
        let boxes = ViewElement.Alignment.allCases.map { alignment in
            button.alignment = alignment
            return elements(button).compactMap {
                if case .text(let run) = $0 { run.box } else { nil }
            }
        }.flatMap(\.self)
        try #require(boxes.count == 3)
        #expect(boxes[0].minX == 20 && boxes[2].maxX == 300)
        #expect(boxes[0].minX < boxes[1].minX && boxes[1].minX < boxes[2].minX)
    }

    @Test func `has an outline's arrow down where it is open, in headers too`() {
        for kind in [ViewElement.Kind.row, .header] {
            let closed = elements(ViewElement(kind, text: "Music", accessories: [.disclosure]))
            #expect(closed.count == 2)
            #expect(closed != elements(ViewElement(kind, text: "Music", accessories: [.opened])))
        }
    }

    /// A control alone is drawn by the parts inside it.
    @Test(arguments: ViewElement.Kind.allCases.filter { $0 != .control })
    func `draws something of every kind, and nothing without room`(kind: ViewElement.Kind) {
        let view = ViewElement(kind, text: "Words", symbol: "folder", icon: .folder, isSelected: true)
        var sketch = Sketch(theme: .light)
        let green = ElementColor(red: 0x34, green: 0xC7, blue: 0x59)
        let style = ElementStyle(background: kind == .box ? green : nil)
        sketch.view(view, in: Rectangle(x: 0, y: 0, width: 200, height: 44), style: style)
        #expect(!sketch.elements.isEmpty)
        var none = Sketch(theme: .light)
        none.view(view, in: Rectangle(x: 0, y: 0, width: 0, height: 44))
        #expect(none.elements.isEmpty)
    }

    /// SF Symbols: a name with `circle` stands in a circle, with `fill` in a filled one.
    @Test func `has a symbol's circle around it`() {
        func shapes(_ name: String) -> [Shape] {
            elements(ViewElement(.image, symbol: name, icon: .add)).flatMap(\.shapes)
        }
        let circle = shapes("plus.circle").first
        #expect(shapes("plus").count + 1 == shapes("plus.circle").count)
        #expect(circle?.fill == nil && circle?.path.bounds?.width == 18)
        let filled = shapes("plus.circle.fill")
        #expect(
            filled.first?.fill == circle?.stroke?.color && filled.last?.stroke?.color != circle?.stroke?.color
        )
    }

    @Test func `has the lines in which the layout broke a text`() {
        var label = ViewElement(.label, text: "one two three four")
        label.lines = ["one two", "three", "four"]
        #expect(words(label, width: 200, height: 200) == label.lines)
    }
}

extension SceneElement {
    fileprivate var shapes: [Shape] {
        switch self {
        case .text: []
        case .group(let group): group.elements.flatMap(\.shapes)
        case .shape(let shape): [shape]
        }
    }

    fileprivate var words: [String] {
        switch self {
        case .text(let run): [run.text]
        case .group(let group): group.elements.flatMap(\.words)
        case .shape: []
        }
    }
}
