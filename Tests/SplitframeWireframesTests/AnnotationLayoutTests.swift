import SplitframeDevices
import SplitframeInterface
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `Annotations around a screen` {
    private func annotated(
        _ tree: InterfaceTree, _ place: Place, _ commentary: Commentary = Commentary(), bezel: Bool = true
    ) -> Wireframe {
        Wireframe(
            tree: tree, place: place, look: Look(bezel: bezel, annotations: Set(Annotation.allCases)),
            commentary: commentary)
    }

    @Test(arguments: 0..<200)
    func `never meet one another nor the device, whatever the columns`(seed: Int) throws {
        let tree = `Dimension lines`.tree(seed: seed)
        let place = try Place(device: .iPad10th, orientation: .portrait)
        var wireframe = annotated(tree, place, bezel: seed.isMultiple(of: 2))
        wireframe.look.marks = tree.elementNames.prefix(9).map { Look.Mark($0, "Something that \($0) does") }
        if seed.isMultiple(of: 3) {
            wireframe.look.crop = .rectangle(Rectangle(x: 40, y: 40, width: 300, height: 200))
        }
        let annotations = AnnotationLayout(wireframe)
        let frames =
            annotations.labels.map(\.frame) + annotations.dimensions.map(\.label)
            + annotations.marks.map(\.frame)
        for (index, frame) in frames.enumerated() {
            #expect(frame.intersection(wireframe.body) == nil)
            #expect(frames[(index + 1)...].allSatisfy { $0.intersection(frame) == nil })
        }
        let canvas = CanvasLayout(wireframe, annotations)
        let whole = Rectangle(size: canvas.size)
        #expect(
            frames.allSatisfy {
                whole.contains($0.offset(x: canvas.screen.minX, y: canvas.screen.minY))
            })
        for line in annotations.dimensions {
            #expect(DimensionLine.font.estimatedWidth(of: line.text) + 12 <= line.label.width)
        }
    }

    @Test func `say every visible column's name, origin and size`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let annotations = AnnotationLayout(annotated(Sample.sidebar(in: place), place))
        let lines = annotations.labels.flatMap(\.lines)
        #expect(lines.contains("primary · 10, 32 · 320 × 1133"))
        #expect(lines.contains("secondary · 0, 0 · 820 × 1180"))
        let words = annotations.dimensions.map(\.text) + annotations.numbers.map(\.text)
        #expect(Set(words).isSuperset(of: ["secondary left 330", "top 32", "bottom 25"]))
        #expect(annotations.outlines.count == 2)
    }

    @Test func `lead from a label to the column that it names`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let tree = Sample.sidebar(in: place)
        for label in AnnotationLayout(annotated(tree, place)).labels {
            let name = try #require(label.lines.first?.split(separator: " ").first).description
            let column = try #require(tree.element(named: name))
            let end = try #require(label.leader.last)
            let spot = Rectangle(x: end.x, y: end.y, width: 0.1, height: 0.1)
            #expect(column.element.frame.contains(spot))
            #expect(column.covers.allSatisfy { $0.intersection(spot) == nil })
        }
    }

    @Test func `say insets within their strips, or beside the device where those are too narrow or covered`()
        throws
    {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let annotations = AnnotationLayout(annotated(Sample.sidebar(in: place), place))
        func number(_ text: String, in all: [InsetNumber]) throws -> Rectangle {
            try #require(all.first { $0.text == text }).frame
        }
        let top = try number("top 32", in: annotations.numbers)
        #expect(top.minY >= 0 && top.maxY <= 32)
        let bottom = try number("bottom 25", in: annotations.numbers)
        #expect(bottom.minY >= 1155 && bottom.maxY <= 1180)
        let left = try #require(annotations.dimensions.first { $0.text == "secondary left 330" })
        #expect(left.span == 0...330 && left.side == .bottom)
        let phone = try Place(device: .iPhone16Pro, orientation: .landscape)
        let sides = AnnotationLayout(annotated(Sample.single(in: phone), phone)).numbers
        #expect(try number("left 62", in: sides).maxX <= 62)
        #expect(try number("right 62", in: sides).minX >= 812)
    }

    @Test func `hatch what lies outside the safe area and nothing inside`() throws {
        let place = try Place(device: .iPhone16Pro, orientation: .landscape)
        var wireframe = annotated(Sample.single(in: place), place)
        wireframe.look = Look(bezel: false, annotations: [.safeAreas])
        let canvas = CanvasLayout(wireframe, AnnotationLayout(wireframe))
        let hatch = WireframeTheme.light.secondaryLine.opacity(130)
        let strips = wireframe.scene.painted.filter { $0.shape?.stroke?.color == hatch }.compactMap(\.clip)
        let safe = Rectangle(size: place.environment.size).inset(by: place.environment.safeArea)
            .offset(x: canvas.screen.minX, y: canvas.screen.minY)
        #expect(strips.count == 3)
        #expect(strips.allSatisfy { $0.intersection(safe) == nil })
    }

    @Test func `hatch a presented column in its own colour, and its screen not again`() throws {
        let place = try Place(device: .iPhone16Pro, orientation: .portrait)
        let window = Rectangle(size: place.environment.size)
        let insets = EdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        var tree = Sample.tree([Sample.column(.secondary, window)], in: place.environment, isCollapsed: true)
        tree.presented = [
            Sample.screen(.sheet, around: Sample.column(.inspector, window, safeArea: insets))
        ]
        tree.presented[0].kind = .screen(ScreenElement(.sheet, safeArea: insets))
        var wireframe = annotated(tree, place)
        wireframe.look = Look(bezel: false, annotations: [.safeAreas])
        let colors = wireframe.scene.painted.filter { $0.clip?.height == 34 }.compactMap(
            \.shape?.stroke?.color)
        #expect(Set(colors) == [WireframeTheme.light.inspectorLine.opacity(130)])
    }

    @Test func `leave out a column that another covers as a whole`() throws {
        let place = try Place(device: .iPhone16Pro, orientation: .portrait)
        let window = Rectangle(size: place.environment.size)
        let tree = Sample.tree(
            [Sample.column(.secondary, window), Sample.column(.inspector, window, .overlaid)],
            in: place.environment, isCollapsed: true)
        let lines = AnnotationLayout(annotated(tree, place)).labels.flatMap(\.lines)
        #expect(lines == ["inspector · 0, 0 · 402 × 874"])
    }

    @Test func `leave out a column that others cover together`() throws {
        let place = try Place(device: .iPadMini6, orientation: .portrait)
        let window = Rectangle(size: place.environment.size)
        let tree = Sample.tree(
            [
                Sample.column(.secondary, window),
                Sample.column(.inspector, window.strip(left: 270), .overlaid),
                Sample.column(.supplementary, window.strip(right: 610), .overlaid),
            ], in: place.environment)
        let annotations = AnnotationLayout(annotated(tree, place))
        #expect(annotations.outlines.count == 2)
        #expect(annotations.labels.flatMap(\.lines).allSatisfy { !$0.hasPrefix("secondary") })
    }

    @Test func `say where a column begins beyond the window with a true minus sign`() throws {
        let place = try Place(device: .iPad9Point7Inch, orientation: .portrait, generation: .iOS14)
        let frame = Rectangle(x: -320.5, y: 0, width: 447.5, height: 1024)
        let tree = Sample.tree(
            [Sample.column(.secondary, frame, .displaced)], in: place.environment, generation: .iOS14)
        let words = AnnotationLayout(annotated(tree, place)).labels.flatMap(\.lines).joined(separator: " ")
        #expect(words.contains("−320.5, 0"))
    }

    @Test func `are none where none are asked for`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        var wireframe = annotated(Sample.sidebar(in: place), place)
        wireframe.look.annotations = []
        let annotations = AnnotationLayout(wireframe)
        #expect(annotations.isEmpty && annotations.outlines.isEmpty && annotations.room == .zero)
    }

    @Test func `mark the missing button in its bar`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let missing = Commentary.MissingButton(column: .secondary, reason: "presentsWithGesture is off")
        let wireframe = annotated(Sample.sidebar(in: place), place, Commentary(missingButton: missing))
        let dashed = wireframe.scene.painted.filter { $0.shape?.stroke?.dash == [4, 3] }
        // Once in the bar, and once in the legend that says what it is.
        #expect(dashed.count == 2)
        #expect(wireframe.scene.texts.contains { $0.text?.text == "no display-mode button" })
    }
}

struct `Numbers at elements` {
    private func wireframe(_ marks: [Look.Mark], _ orientation: Orientation = .portrait) throws -> Wireframe {
        let place = try Place(device: .iPad10th, orientation: orientation)
        var look = Look()
        look.canvas = .set
        look.marks = marks
        return Wireframe(tree: Sample.sidebar(in: place), place: place, look: look)
    }

    @Test func `count in the order in which they are asked for, and lead to their elements`() throws {
        let names = ["secondary.bar", "primary.bar", "primary"]
        let wireframe = try wireframe(names.map { Look.Mark($0, "About \($0)") })
        let marks = AnnotationLayout(wireframe).marks
        #expect(marks.map(\.number) == [1, 2, 3])
        for (mark, name) in zip(marks, names) {
            let frame = try #require(wireframe.tree.element(named: name)).element.frame
            let end = try #require(mark.leader.last)
            #expect(frame.inset(by: -0.01).contains(Rectangle(x: end.x, y: end.y, width: 0, height: 0)))
        }
        let words = wireframe.scene.texts.compactMap(\.text?.text)
        #expect(Set(words).isSuperset(of: names.map { "About \($0)" } + ["1", "2", "3"]))
        #expect(wireframe.alternativeText.contains("number 2 at primary.bar: About primary.bar"))
        #expect(
            wireframe.text.hasSuffix("(1) About secondary.bar\n(2) About primary.bar\n(3) About primary\n"))
    }

    @Test func `leave out what is not on screen and keep the other numbers`() throws {
        let marks = try wireframe([Look.Mark("supplementary", "Nowhere"), Look.Mark("primary", "Here")])
        #expect(AnnotationLayout(marks).marks.map(\.number) == [2])
    }
}

struct `A spotlight` {
    @Test(arguments: ["primary", "secondary", "secondary.bar"])
    func `dims the screen around one element, and nothing of it`(name: String) throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        var look = Look(bezel: false)
        look.spotlight = name
        let wireframe = Wireframe(tree: Sample.sidebar(in: place), place: place, look: look)
        let veils = wireframe.scene.painted.filter { $0.shape?.fill == Color(0x000000, alpha: 140) }
        let around = try #require(veils.first)
        #expect(around.visible == Rectangle(size: place.screenSize))
        // Above the secondary lies the primary, which stays dim.
        #expect(veils.count == (name == "primary" ? 1 : 2))
        #expect(wireframe.text.contains("░"))
    }
}
