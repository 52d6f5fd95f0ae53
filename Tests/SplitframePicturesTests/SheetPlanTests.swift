import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeWireframes
import Testing

@testable import SplitframePictures

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

    private func sheets(of selections: [Selection]) throws -> [SheetPlan] {
        SheetPlan.sheets(
            of: selections, try selections.map { try PictureImprint(of: $0, rooms: CanvasRooms()) })
    }

    @Test func `has a sheet for each device and for each configuration`() throws {
        let sheets = try sheets(
            of: selections(["ipad-2", "ipad-10th"], styles: [.doubleColumn, .tripleColumn]))

        #expect(
            sheets.map(\.file) == [
                "sheets/devices/ipad-2.png", "sheets/devices/ipad-10th.png",
                "sheets/configurations/iOS26.doubleColumn.png",
                "sheets/configurations/iOS26.tripleColumn.png",
            ])
        #expect(sheets.map(\.pictures) == [[[0, 1]], [[2, 3]], [[0, 2]], [[1, 3]]])
    }

    @Test func `says below a picture, or beside it in a table, where its device never ran the generation`()
        throws
    {
        let old = try selections(["ipad-2"], styles: [.doubleColumn, .tripleColumn])
        for sheet in try sheets(of: old) {
            let words = try sheet.scene(of: old).elements.words
            #expect(words.ranges(of: "never ran iPadOS 26").count == 1, "once for all, \(words)")
        }
        let mixed = try selections(["ipad-2", "ipad-10th"], styles: [.doubleColumn])
        let sheet = try #require(sheets(of: mixed).last)
        #expect(try sheet.scene(of: mixed).elements.words.contains("never ran iPadOS 26"))
        let new = try selections(["ipad-10th"], styles: [.doubleColumn, .tripleColumn])
        for sheet in try sheets(of: new) {
            #expect(try !sheet.scene(of: new).elements.words.contains("never ran"))
        }
    }

    @Test func `stands places side by side in which nothing else differs, and tells no width of a page`()
        throws
    {
        var selections = try selections(["ipad-10th"], styles: [.doubleColumn, .doubleColumn, .doubleColumn])
        selections[1].orientation = .landscape
        selections[2].orientation = .landscape
        selections[2].window = .half
        for index in selections.indices { selections[index].look.pageWidth = 701 }

        let sheet = try #require(sheets(of: selections).first)

        #expect(sheet.pictures == [[0, 1, 2]])
        #expect(try !sheet.scene(of: selections).elements.words.contains("701"))
    }

    /// On a phone held upright every mode comes out collapsed.
    @Test func `shows pictures that look alike once, with the names of all`() throws {
        var selections = try selections(["iphone-16-pro"], styles: [.doubleColumn, .tripleColumn])
        let first = selections[0]
        for mode in [DisplayMode.secondaryOnly, .oneBesideSecondary, .oneOverSecondary] {
            var selection = first
            selection.displayMode = mode
            selections.append(selection)
        }

        let sheet = try #require(sheets(of: selections).first)

        #expect(sheet.pictures == [[0]])
        let words = try sheet.scene(of: selections).elements.words
        #expect(words.contains("1 picture for \(selections.count) requests, each named by what it shows"))
        // A mode that is asked for in vain is not among them.
        #expect(words.contains("collapsed") && words.contains("doubleColumn, tripleColumn"))
        for mode in DisplayMode.allCases { #expect(!words.contains(mode.name)) }
    }

    /// The rows of a sheet of one device in some windows and all modes.
    private func rows(_ id: String, _ windows: [Window], _ style: SplitStyle) throws -> [SheetLayout.Row] {
        let selections = try windows.flatMap { window in
            try DisplayMode.allCases.map { mode in
                var selection = Selection(device: try Device.named(id))
                (selection.style, selection.displayMode, selection.window) = (style, mode, window)
                return selection
            }
        }
        let imprints = try selections.map { try PictureImprint(of: $0, rooms: CanvasRooms()) }
        return SheetLayout(
            of: Array(selections.indices), selections, imprints, titleKeys: [.device], shape: .screen
        ).rows
    }

    @Test(arguments: ["ipad-pro-11-inch-m4", "ipad-mini-6", "ipad-10th"])
    func `gives no two pictures of a place the same name`(device: String) throws {
        for row in try rows(device, [.full, .twoThirds], .tripleColumn) {
            let labels = row.cells.compactMap { $0?.label }
            #expect(Set(labels).count == labels.count, "\(labels)")
        }
    }

    /// Upright, an iPad mini shows the supplementary column beside the secondary; iPadOS 26 does so of itself.
    @Test func `names of two systems the one of which alone something is true`() throws {
        let selections = try [Generation.iOS27, .iOS26].flatMap { generation in
            try [DisplayMode.automatic, .secondaryOnly, .oneBesideSecondary].map { mode in
                var selection = Selection(device: try Device.named("ipad-mini-6"))
                (selection.generation, selection.displayMode, selection.style) = (
                    generation, mode, .tripleColumn
                )
                if mode != .automatic || generation == .iOS27 { selection.splitBehavior = .tile }
                return selection
            }
        }
        let imprints = try selections.map { try PictureImprint(of: $0, rooms: CanvasRooms()) }
        let labels = SheetLayout(
            of: Array(selections.indices), selections, imprints, titleKeys: [.device, .style],
            shape: .screen
        ).rows.flatMap(\.cells).compactMap { $0?.label }
        let automatic = labels.filter { $0.contains("automatic") }
        #expect(
            !automatic.isEmpty && automatic.allSatisfy { $0.contains("iPadOS 26 · automatic") }, "\(labels)")
    }

    @Test func `names the automatic mode beside a style, and once with the automatic behaviour`() {
        let automatic = ["tripleColumn", "automatic", SharedNames.automaticBehavior]
        #expect(SharedNames([automatic]).text == "tripleColumn · automatic")
        let tiled = [automatic, ["tripleColumn", "automatic", "tile"]]
        #expect(SharedNames(tiled).text == "tripleColumn · automatic · automatic behaviour, tile")
    }

    @Test func `has places with few layouts beside each other, below the names of all`() throws {
        let rows = try rows("ipad-mini-6", [.full, .half, .quarter], .doubleColumn)
        #expect(rows.map(\.heading).suffix(1) == ["half, quarter · collapsed"], "\(rows)")
        let labels = rows.last?.cells.map { $0?.label ?? "" } ?? []
        #expect(labels == ["half", "quarter"])
    }

    @Test func `has the pictures of each device below its name, and names the mode that came of itself`()
        throws
    {
        let selections = try ["ipad-10th", "iphone-16-pro", "apple-tv"].flatMap { id in
            let device = try Device.named(id)
            return device.orientations.flatMap { orientation in
                Place.windows(of: device, orientation: orientation, generation: .iOS26).map { window in
                    var selection = Selection(device: device)
                    (selection.orientation, selection.window) = (orientation, window)
                    return selection
                }
            }
        }
        let imprints = try selections.map { try PictureImprint(of: $0, rooms: CanvasRooms()) }
        let rows = SheetLayout(
            of: Array(selections.indices), selections, imprints, titleKeys: [.style, .generation],
            shape: .screen
        ).rows
        let headings = rows.map(\.heading).filter { !$0.isEmpty }
        let others = selections.map(\.device.name).uniqued.dropFirst().joined(separator: ", ")
        #expect(headings == [selections[0].device.name, others], "\(rows)")
        for cell in rows.flatMap(\.cells).compactMap(\.self) {
            let layout = try ResolvedRequest(selections[cell.picture].request).layout
            #expect(cell.label.contains(layout.modeName), "\(cell)")
        }
    }

    @Test func `shows devices once whose screens are alike, with the names of all`() throws {
        let ids = ["ipad-10th", "ipad-air-10-9-inch", "ipad-10-2-inch"]
        let selections = try selections(ids, styles: [.doubleColumn])

        let sheet = try #require(sheets(of: selections).last)

        #expect(sheet.pictures == [[0, 2]])
        let words = try sheet.scene(of: selections).elements.words
        for selection in selections { #expect(words.contains(selection.device.name)) }
    }

    @Test func `tells which pictures have their columns standing alike, then each of them`() throws {
        let selections = try selections(
            ["iphone-16-pro", "ipad-10th"], styles: [.doubleColumn, .tripleColumn])
        let plan = try #require(try sheets(of: selections).last { $0.file.hasSuffix("tripleColumn.png") })
        let picture = try Picture(plan, of: selections)
        #expect(picture.alternativeText.contains("; collapsed: iPhone 16 Pro"), "\(picture.alternativeText)")
        #expect(picture.alternativeText.contains("supplementary"))
        #expect(picture.alternativeText.count <= 250)
        for number in plan.pictures.joined().compactMap(\.self) {
            let told = try Picture(selections[number]).alternativeText
            #expect(picture.longDescription.contains(told), "\(picture.longDescription)")
        }
    }

    @Test func `of postures tells in which of them the columns stand alike`() throws {
        let selections = [Posture.closed, .open, .book].map { posture in
            var selection = Selection(device: .iPhoneDuo)
            selection.request.generation = .iOS27
            selection.request.posture = posture
            selection.orientation = .landscape
            selection.style = .doubleColumn
            return selection
        }
        let text = try Picture(.postures(selections)).alternativeText
        #expect(
            text.hasPrefix(
                "iPhone Duo: 3 pictures; collapsed: closed; primary and secondary, beside each other: open, book."
            ),
            "\(text)")
    }

    @Test func `is titled by what is shown, and by what was asked for in vain`() throws {
        let selections = try [Orientation.portrait, .landscape].map { orientation in
            var selection = Selection(device: try Device.named("ipad-mini-6"))
            (selection.orientation, selection.style) = (orientation, .tripleColumn)
            (selection.splitBehavior, selection.displayMode) = (.displace, .twoDisplaceSecondary)
            return selection
        }
        for sheet in try sheets(of: selections) {
            #expect(!sheet.title.split(separator: " · asked for ")[0].contains("twoDisplaceSecondary"))
            let words = try sheet.scene(of: selections).elements.words
            for selection in selections {
                let shown = try ResolvedRequest(selection.request).layout.displayMode
                #expect(shown != .twoDisplaceSecondary && words.contains(shown.name), "\(words)")
            }
        }
        let configuration = try #require(sheets(of: selections).last)
        #expect(
            try configuration.scene(of: selections).elements.words.contains("asked for twoDisplaceSecondary")
        )
        #expect(configuration.file.contains("iOS26.tripleColumn.twoDisplaceSecondary.displace."))
    }

    @Test func `is a table of devices whose modes, and whether they collapse, are below the pictures`() throws
    {
        let selections = try ["ipad-pro-13-inch-m4", "ipad-mini-6", "iphone-16-pro-max"].flatMap { id in
            try [Orientation.portrait, .landscape].map { orientation in
                var selection = Selection(device: try Device.named(id))
                (selection.orientation, selection.style) = (orientation, .tripleColumn)
                selection.displayMode = .twoOverSecondary
                return selection
            }
        }
        let imprints = try selections.map { try PictureImprint(of: $0, rooms: CanvasRooms()) }
        let layout = SheetLayout(
            of: Array(selections.indices), selections, imprints, titleKeys: [.style, .generation],
            shape: .screen)
        #expect(layout.columnHeadings == selections.map(\.device.name).uniqued)
        #expect(layout.rows.map { $0.cells.compactMap { $0?.picture } } == [[0, 2, 4], [1, 3, 5]])
        #expect(layout.rows[0].cells[2]?.label == "collapsed\nlayout not measured")
        #expect(layout.rows[0].cells[0]?.label == "twoOverSecondary")
    }

    /// Upright, an iPad mini's primary covers a supplementary that is tiled beside the secondary.
    @Test func `names a column that lies beneath another`() throws {
        var selection = Selection(device: try Device.named("ipad-mini-6"))
        (selection.style, selection.displayMode) = (.tripleColumn, .twoDisplaceSecondary)
        let words = try PictureImprint(of: selection, rooms: CanvasRooms()).columnsOutOfSight
        #expect(words == "supplementary beneath primary")
        for mode in [DisplayMode.oneBesideSecondary, .twoOverSecondary] {
            selection.displayMode = mode
            #expect(
                try PictureImprint(of: selection, rooms: CanvasRooms()).columnsOutOfSight == "", "\(mode)")
        }
    }

    @Test func `names the system of each platform`() throws {
        let selections = try selections(["ipad-10th", "apple-tv", "vision-pro"], styles: [.tripleColumn])
        let sheets = try sheets(of: selections)
        #expect(sheets.map(\.title).contains("iPadOS 26, tvOS 26, visionOS 26 · tripleColumn"))
        let television = try #require(sheets.first { $0.shared == .device("apple-tv") })
        let words = try television.scene(of: selections).elements.words
        #expect(words.contains("tvOS 26") && !words.contains("iOS 26") && !words.contains("iPadOS 26"))
    }

    @Test func `has a sheet of a device in each theme`() throws {
        var selections = try selections(["ipad-2", "ipad-2"], styles: [.doubleColumn])
        selections[1].look.theme = .dark

        let sheets = try sheets(of: selections)

        #expect(
            sheets.map(\.file).prefix(2) == [
                "sheets/devices/ipad-2.light.png", "sheets/devices/ipad-2.dark.png",
            ])
        let grounds = try sheets.prefix(2).map { try $0.scene(of: selections).background }
        #expect(grounds == [WireframeTheme.light.canvas, WireframeTheme.dark.canvas])
    }

    @Test func `goes on on another page where one would be longer than 4,000 points`() throws {
        let one = try selections(["ipad-mini-6"], styles: [.doubleColumn])
        let many = (0..<80).map { number in
            var selection = one[0]
            selection.titles = [.primary: "Mailbox \(number)"]
            return selection
        }

        let sheets = try sheets(of: many).filter { $0.shared == .device("ipad-mini-6") }

        #expect(sheets.map(\.file) == ["sheets/devices/ipad-mini-6.png", "sheets/devices/ipad-mini-6-2.png"])
        #expect(sheets.flatMap(\.pictures).flatMap(\.self).compactMap(\.self) == Array(0..<80))
        #expect(sheets[0].title.hasSuffix("(1 of 2)"))
        for (index, sheet) in sheets.enumerated() {
            let scene = try sheet.scene(of: many)
            // What all pictures share is said once.
            #expect(scene.size.height <= 4000 && scene.elements.words.contains("80 pictures") == (index == 0))
        }
    }
}

extension [String] {
    fileprivate var uniqued: [String] { indices.filter { firstIndex(of: self[$0]) == $0 }.map { self[$0] } }
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
