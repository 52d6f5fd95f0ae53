import SplitframeDevices
import SplitframeInterface
import SplitframeJSON
import SplitframeRequests
import SplitframeWireframes
import Testing

struct `The key of postures` {
    private func list(_ texts: [SelectionKey: String]) throws -> SelectionList {
        var list = SelectionList()
        for (key, text) in texts {
            try list.read(text, as: key, among: Device.known, allowsSeveral: true)
        }
        return list
    }

    @Test(arguments: [
        ("closed", Orientation.portrait), ("open", .landscape), ("book", .landscape), ("laptop", .portrait),
    ])
    func `brings the orientation of the posture where none is said`(word: String, orientation: Orientation)
        throws
    {
        let selection = try list([.device: "iphone-duo", .posture: word]).single(on: .iPadMini6)
        #expect(selection.request.orientation == orientation)
        #expect(selection.request.posture?.name == word)
        #expect(selection.request.generation == .iOS27)
    }

    @Test func `is refused on a device that does not fold`() throws {
        let error = #expect(throws: SelectionError.self) {
            try list([.device: "ipad-mini-6", .posture: "book"]).single(on: .iPadMini6)
        }
        #expect(
            error.map { "\($0)" }
                == "ipad-mini-6 does not fold, so it has no posture book: say none, or use iphone-duo.")
    }

    /// Closed in three orientations, open in two and its two halves, a book and a laptop.
    @Test func `stands for every posture that the rest allows where all are asked for`() throws {
        let duo = try list([
            .device: "iphone-duo,ipad-mini-6", .posture: "all", .orientation: "all",
            .window: "full,split-left,split-right",
        ]).expanded(among: Device.known, look: .gallery)
        let words = duo.map {
            "\($0.request.posture?.name ?? "-") \($0.request.orientation) \($0.request.window.name)"
        }
        #expect(
            words == [
                "closed portrait full", "closed landscape full", "closed landscapeLeft full",
                "open landscape full", "open landscape split-left", "open landscape split-right",
                "open portrait full", "book landscape full", "laptop portrait full", "- portrait full",
                "- landscape full",
            ])
    }

    @Test func `is said by devices that fold alone, and in names where it is not the usual one`() throws {
        let book = try list([.device: "iphone-duo", .posture: "book"]).single(on: .iPadMini6)
        #expect(book.json["posture"] == "book")
        #expect(book.path(beyond: .picture) == "iOS27/iphone-duo/landscape/full/doubleColumn.book")
        #expect(book.options(beyond: .picture).contains("book"))
        let open = try list([.device: "iphone-duo"]).single(on: .iPadMini6)
        #expect(open.json["posture"] == "open")
        #expect(open.path(beyond: .picture) == "iOS27/iphone-duo/landscape/full/doubleColumn")
        #expect(Selection(device: .iPadMini6).json["posture"] == nil)
    }

    @Test func `leaves what a layout says of regions and edges to devices that fold`() throws {
        let book = try list([.device: "iphone-duo", .posture: "book"]).single(on: .iPadMini6)
        let layout = try ResolvedRequest(book.request).layoutJSON
        #expect(layout["verticalBarEdge"] == "trailing")
        let fold = layout["reservedRegions"]?.array?.first { $0["kind"] == "division" }
        #expect(fold?["isActive"] == true)
        #expect(fold?["frame"]?.numbers == [455.5, 0, 40, 669])
        #expect(fold?["margins"]?.numbers == [0, 20, 0, 20])
        #expect(try ResolvedRequest(SplitRequest(on: .iPadMini6)).layoutJSON["reservedRegions"] == nil)
    }
}
