import SplitframeDevices
import SplitframeInterface
import SplitframeWireframes
import Testing

struct `A wireframe` {
    static let everywhere: [(Device, Orientation)] = Device.known.flatMap { device in
        device.orientations.map { (device, $0) }
    }

    @Test(arguments: everywhere)
    func `without bezel and caption is exactly as large as the screen`(
        device: Device, orientation: Orientation
    ) throws {
        let place = try Place(device: device, orientation: orientation)
        let wireframe = Wireframe(
            tree: Sample.single(in: place), place: place, look: Look(bezel: false))
        #expect(wireframe.scene.size == place.screenSize)
    }

    @Test(arguments: everywhere)
    func `with bezel and caption keeps every word on the canvas and every shape on the screen`(
        device: Device, orientation: Orientation
    ) throws {
        let place = try Place(device: device, orientation: orientation)
        let caption = "\(device.name) · landscape · full screen · tripleColumn · twoBesideSecondary, tile"
        let scene = Wireframe(
            tree: Sample.sidebar(in: place), place: place,
            look: Look(caption: .text(caption), annotations: [.widths])
        ).scene
        let canvas = Rectangle(size: scene.size)
        #expect(scene.texts.allSatisfy { $0.visible.map(canvas.contains) ?? true })
        #expect(scene.painted.allSatisfy { $0.visible.map(canvas.contains) ?? true })
    }

    @Test func `of the same tree is the same scene, whatever was drawn before`() throws {
        let place = try Place(device: .iPadMini6, orientation: .portrait)
        let wireframe = Wireframe(tree: Sample.sidebar(in: place), place: place)
        let first = wireframe.scene
        _ = Wireframe(tree: Sample.single(in: place, content: .map), place: place).scene
        #expect(wireframe.scene == first)
    }

    @Test func `names its groups, each once`() throws {
        let place = try Place(device: .iPadMini6, orientation: .portrait)
        let scene = Wireframe(
            tree: Sample.sidebar(in: place), place: place, look: Look(annotations: [.widths])
        ).scene
        let names = scene.groups.compactMap(\.id)
        #expect(Set(names).count == names.count)
        #expect(
            Set(names).isSuperset(of: ["screen", "window", "split/primary", "split/secondary", "annotations"])
        )
    }

    @Test(arguments: ContentElement.Kind.allCases)
    func `read from right to left is the mirror image of one read from left to right`(
        content: ContentElement.Kind
    ) throws {
        func painted(_ direction: LayoutDirection) throws -> [Painted] {
            let place = try Place(
                device: .iPad10th, orientation: .landscape, layoutDirection: direction)
            let buttons = [
                BarButtonElement(icon: .back, title: "Back"), BarButtonElement(icon: .add, side: .trailing),
            ]
            return Wireframe(
                tree: Sample.sidebar(in: place, content: content, buttons: buttons), place: place,
                look: Look(bezel: false)
            ).scene.painted
        }
        let (left, right) = (try painted(.leftToRight), try painted(.rightToLeft))
        try #require(left.count == right.count)
        for (one, other) in zip(left, right) {
            let mirrored = one.frame.mirrored(inWidth: 1180)
            #expect(abs(mirrored.x - other.frame.x) < 0.001)
            #expect(mirrored.y == other.frame.y)
            #expect(abs(mirrored.width - other.frame.width) < 0.001)
            #expect(one.shape?.fill == other.shape?.fill)
            #expect(one.text?.text == other.text?.text)
        }
        let sides = left.compactMap(\.text?.alignment).filter { $0 != .center }
        let otherSides = right.compactMap(\.text?.alignment).filter { $0 != .center }
        #expect(Set(sides) == [.left, .right])
        #expect(zip(sides, otherSides).allSatisfy { $0 != $1 })
    }

    @Test(arguments: [
        String(repeating: "A title without end ", count: 500), "\u{1}\u{7}\n\r\t\u{1B}[31m\u{2028}\u{0}", "",
        "عنوان", "כותרת", "标题 タイトル 제목", "ชื่อเรื่อง शीर्षक 🎉",
    ])
    func `survives any title, and keeps it and the way back inside the bar`(title: String) throws {
        for direction in LayoutDirection.allCases {
            let place = try Place(device: .iPhone16Pro, orientation: .portrait, layoutDirection: direction)
            let bar = Rectangle(x: 0, y: 62, width: place.environment.size.width, height: 54)
            let column = Sample.column(
                .secondary, Rectangle(size: place.environment.size), safeArea: place.environment.safeArea,
                title: title,
                buttons: [
                    BarButtonElement(icon: .back, title: title),
                    BarButtonElement(icon: .add, side: .trailing),
                ], direction: direction)
            let scene = Wireframe(
                tree: Sample.tree([column], in: place.environment, isCollapsed: true), place: place,
                look: Look(bezel: false)
            ).scene
            let titles = scene.texts.filter { $0.text?.text == title }
            #expect(titles.allSatisfy { bar.contains($0.frame) })
            let names = titles.filter { $0.text?.font.weight == .semibold }
            #expect(names.count == 1)
        }
    }

    @Test func `lets a selected row say what the next column is called`() throws {
        let place = try Place(device: .iPad10th, orientation: .landscape)
        let scene = Wireframe(tree: Sample.sidebar(in: place), place: place).scene
        #expect(scene.texts.filter { $0.text?.text == "Title of secondary" }.count == 2)
        #expect(scene.texts.filter { $0.text?.text == "Title of primary" }.count == 1)
    }

    @Test func `draws a sheet as a card where the tree has it, which runs on below the window`() throws {
        let place = try Place(device: .iPhone16Pro, orientation: .portrait)
        let window = Rectangle(size: place.environment.size)
        let sheet = window.inset(by: EdgeInsets(top: 62, left: 0, bottom: 0, right: 0))
        var tree = Sample.tree(
            [Sample.column(.secondary, window, safeArea: place.environment.safeArea)], in: place.environment,
            isCollapsed: true)
        tree.presented = [
            InterfaceElement(name: "dimming", frame: window, kind: .dimming),
            Sample.screen(.sheet, around: Sample.column(.inspector, sheet)),
        ]
        let painted = Wireframe(
            tree: tree, place: place, look: Look(bezel: false)
        ).scene.painted
        #expect(painted.contains { $0.shape?.fill == WireframeTheme.light.veil && $0.frame == window })
        let card = try #require(painted.first { $0.shape?.fill == WireframeTheme.light.inspector })
        #expect(card.shape?.shadow != nil && card.frame.minY == 62 && card.frame.maxY > window.maxY)
    }

    @Test func `crops a displaced column at the window's edge`() throws {
        let place = try Place(device: .iPad9Point7Inch, orientation: .portrait, generation: .iOS14)
        let tree = Sample.tree(
            [
                Sample.column(
                    .secondary, Rectangle(x: 601, y: 0, width: 447.5, height: 1024), .displaced,
                    content: ContentElement(kind: .text))
            ], in: place.environment, generation: .iOS14)
        let scene = Wireframe(tree: tree, place: place).scene
        let screen = try #require(scene.groups.first { $0.id == "screen" })
        let edge = screen.transform.offset.x + 768
        let beyond = scene.painted.filter { $0.frame.maxX > edge && $0.clip != nil }
        #expect(!beyond.isEmpty)
        #expect(beyond.allSatisfy { $0.visible.map { $0.maxX <= edge } ?? true })
    }
}
