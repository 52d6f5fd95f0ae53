import DeviceCatalog
import Geometry
import InterfaceModel
import SceneDrawing
import Testing
import Wireframes

struct `A contact sheet` {
    private func sheet(count: Int, columns: Int) throws -> Scene {
        let place = try Place(device: .iPadMini6, orientation: .portrait)
        let scene = Wireframe(tree: Sample.sidebar(in: place), place: place).scene
        return ContactSheet(
            title: "All modes", columns: columns,
            cells: (0..<count).map { ContactSheet.Cell(scene: scene, label: "Picture \($0)") }
        ).scene
    }

    @Test func `shows every picture at the same scale, with its label, inside the sheet`() throws {
        let scene = try sheet(count: 5, columns: 3)
        let pictures = scene.groups.filter { $0.transform.scale != 1 && $0.clip != nil }
        #expect(pictures.count == 5)
        #expect(Set(pictures.map(\.transform.scale)).count == 1)
        let canvas = Rectangle(size: scene.size)
        for picture in pictures {
            let frame = picture.transform(try #require(picture.clip?.bounds))
            #expect(canvas.contains(frame))
        }
        #expect(scene.texts.filter { $0.text?.text.hasPrefix("Picture") == true }.count == 5)
    }

    @Test func `leaves out the names that its pictures have in common`() throws {
        #expect(try sheet(count: 2, columns: 2).groups.allSatisfy { $0.id == nil })
    }

    @Test func `of no pictures is its title alone`() throws {
        let scene = try sheet(count: 0, columns: 4)
        #expect(scene.texts.compactMap(\.text?.text) == ["All modes"])
        #expect(scene.size.height > 0)
    }
}
