import SplitframeDevices
import SplitframeInterface
import SplitframeWireframes
import Testing

struct `A column's content` {
    @Test(arguments: ContentElement.Kind.allCases)
    func `draws something of its own`(kind: ContentElement.Kind) throws {
        let place = try Place(device: .iPadMini6, orientation: .landscape)
        func elements(_ kind: ContentElement.Kind) -> [SceneElement] {
            let scene = Wireframe(tree: Sample.single(in: place, content: kind), place: place).scene
            return scene.groups.first { $0.id == "split/secondary" }?.elements ?? []
        }
        let drawn = elements(kind)
        #expect(Scene(size: .zero, elements: drawn).painted.count > 4)
        for other in ContentElement.Kind.allCases where other != kind {
            #expect(elements(other) != drawn)
        }
    }

    @Test(arguments: ContentElement.Kind.allCases.filter { $0 != .map && $0 != .image })
    func `stands clear of the sidebar that floats over its column`(kind: ContentElement.Kind) throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let scene = Wireframe(
            tree: Sample.sidebar(in: place, content: kind), place: place,
            look: Look(bezel: false)
        ).scene
        let secondary = try #require(scene.groups.first { $0.id == "split/secondary" })
        let inside = Scene(size: scene.size, elements: secondary.elements).painted
        #expect(!inside.isEmpty)
        #expect(inside.allSatisfy { $0.frame.minX >= 330 })
    }

    @Test func `of a map runs beneath the sidebar, its pin does not`() throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let scene = Wireframe(
            tree: Sample.sidebar(in: place, content: .map), place: place,
            look: Look(bezel: false)
        ).scene
        let secondary = try #require(scene.groups.first { $0.id == "split/secondary" })
        let inside = Scene(size: scene.size, elements: secondary.elements).painted
        let theme = WireframeTheme.light
        #expect(inside.first { $0.shape?.fill == theme.land }?.frame.minX == 0)
        #expect(inside.first { $0.shape?.fill == theme.accent }.map { $0.frame.minX > 330 } == true)
    }

    @Test(arguments: [ContentElement.Kind.map, .image], [true, false])
    func `that is a picture begins where the tree extends it, else below its bar`(
        kind: ContentElement.Kind, reachesTop: Bool
    ) throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let tree = Sample.single(in: place, content: kind, reachesTop: reachesTop)
        let scene = Wireframe(tree: tree, place: place, look: Look(bezel: false)).scene
        let theme = WireframeTheme.light
        let grounds = scene.painted.filter {
            [theme.land, theme.picture].contains($0.shape?.fill) && $0.frame.width > 700
        }
        let bar = tree.root.children[0].children[0].frame
        let top = try #require(grounds.map(\.frame.minY).min())
        #expect(reachesTop ? top == 0 : top >= bar.maxY)
    }

    @Test(arguments: ContentElement.Kind.allCases)
    func `lies beneath a panel of glass, which is painted after it in the same group`(
        kind: ContentElement.Kind
    ) throws {
        let place = try Place(device: .iPad10th, orientation: .portrait)
        let scene = Wireframe(
            tree: Sample.sidebar(in: place, content: kind), place: place, look: Look(bezel: false)
        ).scene
        let window = try #require(scene.groups.first { $0.id == "window" })
        let pane = try #require(
            window.elements.firstIndex {
                if case .shape(let shape) = $0 { shape.glass != nil } else { false }
            })
        let beneath = Scene(size: scene.size, elements: Array(window.elements[..<pane])).groups.compactMap(
            \.id)
        #expect(beneath.contains("split/secondary"))
    }

    /// Documented: 29 points for the body on televisions, 13 on Macs, 17 elsewhere.
    @Test(arguments: [
        (Device.appleTV, 29.0), (.macCatalyst, 13), (.macCatalystIPadIdiom, 17), (.iPad10th, 17),
    ])
    func `is as large as the letters of its screen`(device: Device, points: Double) throws {
        let place = try Place(device: device, orientation: .landscape)
        let tree = Sample.sidebar(in: place)
        let scene = Wireframe(tree: tree, place: place, look: Look(bezel: false)).scene
        let groups = scene.groups.filter { $0.transform.scale != 1 && $0.id == nil }
        let scales = Set(groups.map(\.transform.scale)).filter { abs($0 - points / 17) < 0.001 }
        #expect(points == 17 || scales.count == 1)
        let titles = scene.texts.filter { $0.text?.text == "Title of secondary" }.compactMap(
            \.text?.font.size)
        #expect(titles.contains(points == 29 ? 57 : points == 13 ? 15 : 17))
    }

    @Test func `shows the selected row and no other in the accent colour`() throws {
        let place = try Place(device: .iPhone16Pro, orientation: .portrait)
        func selections(_ row: Int?) -> [Rectangle] {
            let tree = Sample.tree(
                [
                    Sample.column(
                        .supplementary, Rectangle(size: place.environment.size),
                        content: ContentElement(kind: .list, selectedRow: row))
                ], in: place.environment)
            return Wireframe(tree: tree, place: place).scene.painted
                .filter { $0.shape?.fill == WireframeTheme.light.accent && $0.frame.width > 200 }
                .map(\.frame)
        }
        #expect(selections(nil).isEmpty)
        #expect(selections(0).count == 1)
        #expect(selections(2).first.map(\.minY) ?? 0 > selections(0).first.map(\.minY) ?? .infinity)
    }
}
