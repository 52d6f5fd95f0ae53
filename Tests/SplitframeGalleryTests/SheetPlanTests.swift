import SplitframeDevices
import SplitframeInterface
import SplitframeRequests
import SplitframeScene
import SplitframeWireframes
import Testing

@testable import SplitframeGallery

struct `The plan of contact sheets` {
    private func selections(_ ids: [String], styles: [SplitStyle]) throws -> [Selection] {
        try ids.flatMap { id in
            let device = try Device.named(id)
            return styles.map { style in
                var selection = Selection(device: device)
                selection.scale = 1
                selection.style = style
                return selection
            }
        }
    }

    @Test func `has a sheet for each device and for each configuration`() throws {
        let sheets = SheetPlan.sheets(
            of: try selections(["ipad-2", "ipad-10th"], styles: [.doubleColumn, .tripleColumn]))

        #expect(
            sheets.map(\.file) == [
                "sheets/devices/ipad-2.png", "sheets/devices/ipad-10th.png",
                "sheets/configurations/iOS26.doubleColumn.png",
                "sheets/configurations/iOS26.tripleColumn.png",
            ])
        #expect(sheets.map(\.pictures) == [[0, 1], [2, 3], [0, 2], [1, 3]])
    }

    @Test func `says below a picture, or beside it in a table, where its device never ran the generation`()
        throws
    {
        let old = try selections(["ipad-2"], styles: [.doubleColumn, .tripleColumn])
        for sheet in SheetPlan.sheets(of: old) {
            #expect(try sheet.scene(of: old).elements.words.contains("never ran iOS 26"))
        }
        let new = try selections(["ipad-10th"], styles: [.doubleColumn, .tripleColumn])
        for sheet in SheetPlan.sheets(of: new) {
            #expect(try !sheet.scene(of: new).elements.words.contains("never ran"))
        }
    }

    @Test func `goes on on another sheet where one is full`() throws {
        let one = try selections(["ipad-2"], styles: [.doubleColumn])
        let many = Array(repeating: one[0], count: SheetPlan.capacity + 1)

        let sheets = SheetPlan.sheets(of: many).filter { $0.subject == .device("ipad-2") }

        #expect(sheets.map(\.file) == ["sheets/devices/ipad-2.png", "sheets/devices/ipad-2-2.png"])
        #expect(sheets.map(\.pictures.count) == [SheetPlan.capacity, 1])
        #expect(sheets[0].title.hasSuffix("(1 of 2)"))
    }
}

extension [SceneElement] {
    /// All text in the order of painting, lines joined by spaces.
    fileprivate var words: String {
        map { element in
            switch element {
            case .shape: ""
            case .text(let run): run.text
            case .group(let group): group.elements.words
            }
        }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
