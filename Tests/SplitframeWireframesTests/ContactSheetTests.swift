import SplitframeDevices
import SplitframeInterface
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

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

    @Test func `breaks words that are wider than a picture into lines, and cuts none`() throws {
        let label = "landscape · full · iOS26 · tripleColumn.twoDisplaceSecondary.displace.trailing.rtl"
        let scene = ContactSheet(
            title: "Sheet", columns: 2,
            cells: [ContactSheet.Cell(scene: Scene(size: Size(width: 90, height: 60)), label: label)],
            cellWidth: 150
        ).scene
        let lines = scene.texts.compactMap(\.text).filter { $0.font.size < 15 }
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.font.estimatedWidth(of: $0.text) <= $0.box.width })
        let letters = label.filter { !" ·".contains($0) }
        #expect(lines.map(\.text).joined().filter { !" ·".contains($0) } == letters)
        #expect(scene.texts.allSatisfy { Rectangle(size: scene.size).contains($0.frame) })
    }

    @Test func `with headings names each row and column once and leaves free what there is not`() throws {
        let picture = ContactSheet.Cell(scene: Scene(size: Size(width: 300, height: 200)))
        let scene = ContactSheet(
            title: "Modes", columnHeadings: ["iPad mini", "iPad Pro"],
            rows: [
                ContactSheet.Row(heading: "oneBesideSecondary", cells: [picture, picture]),
                ContactSheet.Row(heading: "twoOverSecondary", cells: [nil, picture]),
            ]
        ).scene
        #expect(scene.groups.filter { $0.clip != nil }.count == 3)
        for heading in ["iPad mini", "iPad Pro", "oneBesideSecondary", "twoOverSecondary"] {
            #expect(scene.texts.filter { $0.text?.text == heading }.count == 1)
        }
    }

    @Test func `breaks no heading inside a name`() throws {
        let names = [
            "iPad mini (6th generation) / iPad mini (A17 Pro)",
            "iPad Air 2 / iPad Pro 9.7-inch / iPad (5th, 6th generation)",
        ]
        let picture = ContactSheet.Cell(scene: Scene(size: Size(width: 30, height: 20)))
        for width in stride(from: 120.0, through: 480, by: 12) {
            let scene = ContactSheet(
                title: names.joined(separator: " · "), columnHeadings: names,
                rows: [ContactSheet.Row(heading: names.joined(separator: ", "), cells: [picture, picture])],
                cellWidth: width
            ).scene
            for line in scene.texts.compactMap(\.text?.text) {
                #expect(line.count { $0 == "(" } == line.count { $0 == ")" }, "\(line)")
            }
        }
    }

    @Test(arguments: [1, 12, 13, 100])
    func `is cut into pages of the same scale, none longer than 4,000 points`(count: Int) throws {
        let cells = (0..<count).map { index in
            ContactSheet.Cell(
                scene: Scene(size: Size(width: index == 7 ? 600 : 300, height: 900)),
                label: "Picture \(index)")
        }
        var sheet = ContactSheet(title: "All", columns: 3, cells: cells)
        sheet.notes = ["A note"]
        let pages = sheet.pages.map(\.scene)

        #expect(pages.allSatisfy { $0.size.height <= 4000 && $0.size.width == pages[0].size.width })
        let words = pages.flatMap { $0.texts.compactMap(\.text?.text) }
        #expect(words.filter { $0.hasPrefix("Picture") } == cells.map(\.label))
        #expect(words.count { $0 == "A note" } == 1)
        #expect(Set(pages.flatMap { $0.groups.filter { $0.clip != nil }.map(\.transform.scale) }).count == 1)
        #expect(pages.count == 1 || words.contains("All (2 of \(pages.count))"))
    }
}
