import SplitframeDevices
import SplitframeInterface
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `The arrow of a popover` {
    private static let popover = Rectangle(x: 100, y: 200, width: 320, height: 400)

    /// The corners of the triangle on one side.
    private func points(_ side: PopoverArrow, towards anchor: Double?) throws -> [Point] {
        let place = try Place(device: .iPad9Point7Inch, orientation: .portrait, generation: .iOS7)
        var tree = Sample.tree(
            [Sample.column(.secondary, Rectangle(size: place.environment.size))], in: place.environment,
            generation: .iOS7)
        tree.presented = [
            Sample.screen(
                .popover, around: Sample.column(.primary, Self.popover), arrow: side, anchor: anchor)
        ]
        let painted = Wireframe(tree: tree, place: place, look: Look(bezel: false)).scene.painted
        let triangles = painted.compactMap { item -> [Point]? in
            guard case .lines(let points, _)? = item.shape?.path, points.count == 3,
                item.shape?.fill == WireframeTheme.light.primary
            else { return nil }
            return points
        }
        return try #require(triangles.first)
    }

    /// A side is 13 points inside the screen's frame, and the tip is on the frame.
    @Test(arguments: [
        (PopoverArrow.up, Point(x: 260, y: 200)), (.down, Point(x: 260, y: 600)),
        (.left, Point(x: 100, y: 400)), (.right, Point(x: 420, y: 400)),
    ])
    func `has its tip on the screen's frame, in the middle of its side`(side: PopoverArrow, tip: Point) throws
    {
        #expect(try points(side, towards: nil)[1] == tip)
    }

    @Test(arguments: [
        (PopoverArrow.up, Point(x: 150, y: 200)), (.down, Point(x: 150, y: 600)),
    ])
    func `points where the tree says`(side: PopoverArrow, tip: Point) throws {
        #expect(try points(side, towards: 150)[1] == tip)
    }

    @Test(arguments: [PopoverArrow.left, .right])
    func `points at a height where the tree says`(side: PopoverArrow) throws {
        #expect(try points(side, towards: 250)[1].y == 250)
    }
}

struct `A floating panel` {
    /// Its corners and the window's are round about the same point where they are near each other.
    @Test(arguments: [(10.0, 36.0, 26.0), (10, 20, 16), (72, 55, 16), (10, 0, 16)])
    func `is as round as the window's corner around it asks for`(x: Double, window: Double, radius: Double) {
        let panel = Sample.column(.primary, Rectangle(x: x, y: 10, width: 320, height: 700), .floating)
        #expect(
            panel.cornerRadius(in: Size(width: 1280, height: 720), window) == radius)
    }
}

struct `A bar that is part of its column` {
    @Test(arguments: LayoutDirection.allCases)
    func `ends in a line from side to side, beneath the camera too`(direction: LayoutDirection) throws {
        let place = try Place(
            device: .iPhone16ProMax, orientation: .landscape, generation: .iOS14, layoutDirection: direction)
        var tree = Sample.single(in: place, content: .empty)
        tree.root.children[0].children[0].frame = Rectangle(x: 62, y: 0, width: 832, height: 50)
        let scene = Wireframe(tree: tree, place: place, look: Look(bezel: false)).scene
        let lines = scene.painted.filter { $0.shape?.fill == WireframeTheme.light.hairline }
        #expect(lines.map(\.frame.minX) == [0] && lines.map(\.frame.width) == [956])
    }
}

struct `A tree's bar` {
    private func scene(
        _ items: [InterfaceElement], _ kind: InterfaceElement.Kind, generation: Generation,
        _ direction: LayoutDirection = .leftToRight
    ) throws -> Scene {
        let place = try Place(
            device: .iPhone16ProMax, orientation: .landscape, generation: generation,
            layoutDirection: direction)
        var tree = Sample.single(in: place, content: .empty)
        tree.root.children[0].children[0] = InterfaceElement(
            name: "bar", frame: Rectangle(x: 62, y: 300, width: 832, height: 86), kind: kind, children: items)
        return Wireframe(tree: tree, place: place, look: Look(bezel: false)).scene
    }

    private static let frames = [100.0, 300, 500].map { Rectangle(x: $0, y: 310, width: 120, height: 48) }

    @Test(arguments: Generation.allCases.filter { $0 != .iOS7 }, LayoutDirection.allCases)
    func `has every item's words inside the item's frame`(
        generation: Generation, direction: LayoutDirection
    ) throws {
        let kinds: [InterfaceElement.Kind] = [
            .title(TitleElement("Words")), .title(TitleElement("Words", isLarge: true)),
            .barButton(BarButtonElement(title: "Words")),
            .barButton(BarButtonElement(icon: .back, title: "Words")), .tab(TabElement(title: "Words")),
        ]
        for kind in kinds {
            let items = Self.frames.map { InterfaceElement(name: "item", frame: $0, kind: kind) }
            let bar = InterfaceElement.Kind.navigationBar(NavigationBarElement(title: ""))
            let texts = try scene(items, bar, generation: generation, direction).texts
                .filter { $0.text?.text == "Words" }.map(\.frame)
            #expect(texts.count == 3)
            #expect(zip(Self.frames, texts).allSatisfy { $0.contains($1) }, "\(kind)")
        }
    }

    @Test func `marks the selected tab, and has bars for words that nobody knows`() throws {
        let items = zip(Self.frames, [false, true, false]).map {
            InterfaceElement(
                name: "tab", frame: $0, kind: .tab(TabElement(title: nil, isSelected: $1)))
        }
        let accent = WireframeTheme.light.accent
        let painted = try scene(items, .tabBar, generation: .iOS14).painted
        let symbols = painted.filter { $0.shape?.stroke?.color == accent }
        let words = painted.filter { $0.shape?.fill == accent }
        #expect(symbols.count == 1 && words.count == 1)
        #expect((symbols + words).allSatisfy { Self.frames[1].contains($0.frame) })
    }

    @Test func `draws glass where the tree has it, and lies on the column's end elsewhere`() throws {
        let glass = InterfaceElement(name: "glass", frame: Self.frames[0], kind: .glass)
        let floating = try scene([glass], .toolbar, generation: .iOS26).painted
        #expect(floating.contains { $0.frame == Self.frames[0] && $0.shape?.shadow != nil })
        let frame = Rectangle(x: 0, y: 300, width: 956, height: 140)
        #expect(!floating.contains { $0.frame == frame && $0.shape?.fill != nil })
        let lying = try scene([], .toolbar, generation: .iOS14).painted
        let fill = lying.first { $0.frame == frame }?.shape?.fill
        // The bar is in no column, whose colour it would wear.
        #expect(fill != nil && fill != WireframeTheme.light.supplementary)
    }

    @Test func `has the window's controls as three dots in their frame`() throws {
        let controls = InterfaceElement(
            name: "windowControls", frame: Rectangle(x: 100, y: 310, width: 44, height: 12),
            kind: .windowControls)
        let dots = try scene([controls], .navigationBar(NavigationBarElement(title: "")), generation: .iOS26)
            .painted.filter { $0.shape?.fill == WireframeTheme.light.pictureLine }.map(\.frame)
        #expect(dots == [100, 116, 132].map { Rectangle(x: $0, y: 310, width: 12, height: 12) })
    }

    @Test func `has the mark of a missing button where nothing else stands`() {
        func bar(_ items: [Rectangle]) -> InterfaceElement {
            InterfaceElement(
                name: "bar", frame: Rectangle(x: 100, y: 0, width: 400, height: 54),
                kind: .navigationBar(NavigationBarElement(title: "")),
                children: items.map { InterfaceElement(name: "item", frame: $0, kind: .windowControls) })
        }
        let (back, title) = (
            Rectangle(x: 110, y: 0, width: 80, height: 44), Rectangle(x: 270, y: 0, width: 60, height: 44)
        )
        for items in [[], [back], [title], [back, title]] {
            let mark = bar(items).missingButtonFrame(mirrorAxis: nil)
            #expect(bar(items).frame.contains(mark))
            #expect(items.allSatisfy { $0.intersection(mark) == nil })
            let mirrored = bar(items).missingButtonFrame(mirrorAxis: 300).mirrored(inWidth: 600)
            #expect(items.allSatisfy { $0.intersection(mirrored) == nil })
        }
    }
}

struct `The drawing of an empty view` {
    private func count(_ content: ContentElement) throws -> Int {
        let place = try Place(device: .iPadMini6, orientation: .landscape)
        let frame = Rectangle(size: place.environment.size)
        let tree = Sample.tree(
            [Sample.column(.secondary, frame, content: content)], in: place.environment)
        return Wireframe(tree: tree, place: place, look: Look(bezel: false)).scene.painted.count
    }

    /// A picture without an app suggests that something is missing; an app's view without views shows nothing.
    @Test func `has nothing for an app, and a placeholder otherwise`() throws {
        let placeholder = try count(ContentElement(kind: .empty))
        let nothing = try count(ContentElement(kind: .empty, rowCount: 0))
        #expect(nothing < placeholder)
        #expect(try nothing == count(ContentElement(kind: .list, rowCount: 0)))
    }
}
