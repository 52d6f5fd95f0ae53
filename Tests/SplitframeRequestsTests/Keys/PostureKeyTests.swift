import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
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
                == "ipad-mini-6 does not fold, so it has no posture book: omit the posture, or use iphone-duo."
        )
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

struct `The key of the SDK` {
    private func list(_ texts: [SelectionKey: String]) throws -> SelectionList {
        var list = SelectionList()
        for (key, text) in texts {
            try list.read(text, as: key, among: Device.known, allowsSeveral: true)
        }
        return list
    }

    @Test(
        arguments: [
            (
                [.device: "ipad-mini-6", .sdk: "26"],
                "ipad-mini-6 does not fold, so the SDK of an app, such as 26, changes nothing: "
                    + "omit the SDK, or use iphone-duo."
            ),
            (
                [.device: "iphone-duo", .sdk: "27.0", .posture: "laptop"],
                "iphone-duo with an app of SDK 27.0 is never in posture laptop: use closed, open or book."
            ),
            (
                [.device: "iphone-duo", .sdk: "27.0", .orientation: "portrait"],
                "iphone-duo in posture open with an app of SDK 27.0 is never in portrait: use landscape."
            ),
            (
                [.device: "iphone-duo", .sdk: "26", .window: "split-left"],
                "iphone-duo in posture open with an app of SDK 26 has no window split-left in landscape on iOS27: "
                    + "use full."
            ),
        ] as [([SelectionKey: String], String)])
    func `is refused where no app of it has a window, with what there is`(
        words: [SelectionKey: String], sentence: String
    ) throws {
        let error = #expect(throws: SelectionError.self) { try list(words).single(on: .iPadMini6) }
        #expect(error.map { "\($0)" } == sentence)
    }

    @Test func `is said of devices that fold alone, and in names where it is not the newest`() throws {
        let older = try list([.device: "iphone-duo", .posture: "book", .sdk: "27.0"]).single(on: .iPadMini6)
        #expect(older.json["sdk"] == "27.0" && older.json["posture"] == "book")
        #expect(older.path(beyond: .picture) == "iOS27/iphone-duo/landscape/full/doubleColumn.book.sdk27.0")
        #expect(older.options(beyond: .picture).suffix(4) == ["--posture", "book", "--sdk", "27.0"])
        let usual = try list([.device: "iphone-duo"]).single(on: .iPadMini6)
        #expect(usual.json["sdk"] == "27.1")
        #expect(!usual.path(beyond: .picture).contains("sdk"))
        #expect(Selection(device: .iPadMini6).json["sdk"] == nil)
    }

    @Test func `stands for every SDK that the rest allows where all are asked for`() throws {
        let selections = try list([
            .device: "iphone-duo,ipad-mini-6", .posture: "all", .sdk: "all", .orientation: "portrait",
        ]).expanded(among: Device.known, look: .gallery)
        let words = selections.map { "\($0.posture?.name ?? "-") \($0.sdk?.name ?? "-")" }
        #expect(
            words == [
                "closed 26", "closed 27.0", "closed 27.1", "open 26", "open 27.1", "laptop 26", "laptop 27.1",
                "- -",
            ])
    }

    /// In any order of asking; what could not be together may be together with another.
    @Test func `and the posture are judged together`() throws {
        var request = SplitRequest(on: .iPhoneDuo)
        request.sdk = .sdk27
        request.posture = .laptop
        request.orientation = .portrait
        #expect(request.impossibility != nil && request.sdk == .sdk27 && request.posture == .laptop)
        request.sdk = .sdk26
        #expect(request.impossibility == nil && request.device.posture == .laptop)
        request.sdk = .sdk27
        request.posture = .closed
        #expect(request.impossibility == nil)
    }

    /// Nothing is told of a fold, so the columns do not meet on it.
    @Test func `lays an older app out as a window that knows of no fold`() throws {
        let older = try list([.device: "iphone-duo", .posture: "book", .sdk: "27.0"]).single(on: .iPadMini6)
        let resolved = try ResolvedRequest(older.request)
        #expect(resolved.layout.column(.primary)?.frame.width == 320)
        #expect(resolved.layout.column(.secondary)?.safeArea.right == 34)
        #expect(resolved.facts.contains("app of SDK 27.0"))
        #expect(resolved.alternativeText.contains("beside an app built with SDK 27.0"))
        let letterboxed = try list([.device: "iphone-duo", .sdk: "26"]).single(on: .iPadMini6)
        #expect(try ResolvedRequest(letterboxed.request).layout.isCollapsed)
    }
}
