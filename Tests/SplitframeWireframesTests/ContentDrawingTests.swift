import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeScene
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

    @Test(arguments: ContentElement.Kind.allCases.filter { $0 != .map })
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
