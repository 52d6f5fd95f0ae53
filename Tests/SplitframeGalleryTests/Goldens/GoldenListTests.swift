import Foundation
import SplitframeDevices
import SplitframeGallery
import SplitframeGoldens
import SplitframeRequests
import Testing

struct `A list of goldens` {
    private func requests(_ text: String?, scenario: String? = nil) async throws -> [String] {
        let folder = GoldenFolder(
            path: FileManager.default.temporaryDirectory.appending(path: "list-\(UUID())").path)
        defer { try? FileManager.default.removeItem(atPath: folder.path) }
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        if let text { try Data(text.utf8).write(to: URL(filePath: folder.path(of: GoldenList.fileName))) }
        if let scenario { try Data(scenario.utf8).write(to: URL(filePath: folder.path(of: "turn.json"))) }
        return try await GoldenList(of: folder, among: Device.known).requests(among: Device.known).map(\.name)
    }

    @Test func `takes words, lists, numbers, truth values and all`() async throws {
        let names = try await requests(
            """
            {"schema": 1, "goldens": [
                {"selection": {"device": ["ipad-mini-6", "ipad-10th"], "style": "tripleColumn", "scale": 2}},
                {"selection": {"device": "ipad-mini-6", "orientation": "all", "showInspector": true,
                    "set": ["preferredPrimaryColumnWidth=280"], "title": {"primary": "Mail"}}}]}
            """)
        #expect(
            names == [
                "iOS26/ipad-mini-6/portrait/full/tripleColumn.2x",
                "iOS26/ipad-10th/portrait/full/tripleColumn.2x",
            ] + names.suffix(2))
        #expect(names.suffix(2).allSatisfy { $0.contains("preferredPrimaryColumnWidth") })
    }

    private static let everything =
        #"{"device": "all", "orientation": "all", "window": "all", "generation": "all", "style": "all", "displayMode": "all", "splitBehavior": "all"}"#

    /// A list of so many windows of one device, each once.
    private static func windows(_ count: Int) -> String {
        "[\((0..<count).map { "\"\(400 + $0 % 600)x\(500 + $0 / 600)\"" }.joined(separator: ","))]"
    }

    /// Each of these entries alone may be asked for.
    @Test func `is refused before it is followed where it repeats everything`() async throws {
        try await expectTooMany(Array(repeating: Self.everything, count: 3))
    }

    @Test(arguments: [
        #""window": \#(windows(200_001))"#,
        #""window": \#(windows(5000)), "style": "all", "direction": "all", "theme": "all", "scale": [1, 2]"#,
    ])
    func `is refused where one entry multiplies without end`(keys: String) async throws {
        try await expectTooMany([#"{"device": "ipad-pro-13-inch-m4", \#(keys)}"#])
    }

    private func expectTooMany(_ selections: [String]) async throws {
        let entries = selections.map { #"{"selection": \#($0)}"# }.joined(separator: ",")
        do {
            _ = try await requests(#"{"schema": 1, "goldens": [\#(entries)]}"#)
            Issue.record("The list was followed.")
        } catch GoldenListError.selection(.tooMany, _) {
        }
    }

    @Test func `calls pictures what they are named, whatever they come to show`() async throws {
        func list(_ width: Int) -> String {
            """
            {"schema": 1, "goldens": [{"name": "Inbox", "selection": {"device": "ipad-mini-6",
                "style": ["doubleColumn", "tripleColumn"], "orientation": "all",
                "set": ["preferredPrimaryColumnWidth=\(width)"], "title": {"primary": "A very long title of a mailbox"}}}]}
            """
        }
        let names = try await requests(list(260))
        #expect(names.count == 4)
        #expect(names.first == "iOS26/ipad-mini-6/portrait/full/Inbox.doubleColumn")
        #expect(try await requests(list(300)) == names)
    }

    @Test func `plays a scenario in several places, which it need not say itself`() async throws {
        let scenario =
            #"{"name": "Turn", "environment": {"device": "ipad-mini-6"}, "splitView": {"style": "doubleColumn"}, "steps": [{"label": "A", "do": [{"mount": {}}]}]}"#
        let names = try await requests(
            """
            {"schema": 1, "goldens": [{"scenario": "turn.json", "places": {
                "device": ["ipad-mini-6", "iphone-16-pro"], "orientation": "all"}}]}
            """, scenario: scenario)
        #expect(
            names
                == ["ipad-mini-6", "iphone-16-pro"].flatMap { device in
                    ["portrait", "landscape"].map { "iOS26/\(device)/\($0)/full/turn.A" }
                })
        let turned = try await requests(
            #"{"schema": 1, "goldens": [{"scenario": "turn.json", "places": {"orientation": "landscape"}}]}"#,
            scenario: scenario)
        #expect(turned == ["iOS26/ipad-mini-6/landscape/full/turn.A"])
    }

    @Test(arguments: ["", "a/b"]) func `refuses names that are none`(name: String) async throws {
        let text = #"{"schema": 1, "goldens": [{"name": "\#(name)", "selection": {}}]}"#
        await #expect(throws: GoldenListError.badName(name)) { try await requests(text) }
    }

    @Test func `wants no two names that differ by case alone`() async throws {
        let text = """
            {"schema": 1, "goldens": [
                {"name": "Inbox", "selection": {"device": "ipad-mini-6"}},
                {"name": "inbox", "selection": {"device": "ipad-mini-6"}}]}
            """
        let names = ["inbox", "Inbox"].map { "iOS26/ipad-mini-6/portrait/full/\($0)" }
        await #expect(throws: GoldenListError.sameNameButCase(names[0], names[1])) {
            try await requests(text)
        }
    }

    @Test func `has no name that is too long for a disk or an archive`() async throws {
        let title = String(repeating: "收件箱 ", count: 20)
        let names = try await requests(
            #"{"schema": 1, "goldens": [{"selection": {"device": "ipad-mini-6", "title": {"primary": "\#(title)"}}}]}"#
        )
        #expect(names.flatMap { $0.split(separator: "/") }.allSatisfy { $0.utf8.count <= 96 })
    }

    @Test func `asks for each picture once`() async throws {
        let entry = #"{"selection": {"device": "ipad-mini-6"}}"#
        #expect(try await requests(#"{"schema": 1, "goldens": [\#(entry), \#(entry)]}"#).count == 1)
    }

    @Test func `wants no two pictures under one name`() async throws {
        let list = { (orientation: String) in
            """
            {"schema": 1, "goldens": [
                {"sheet": "contactSheet", "selection": {"device": "ipad-2"}},
                {"sheet": "contactSheet", "selection": {"device": "ipad-2", "orientation": "\(orientation)"}}]}
            """
        }
        #expect(try await requests(list("portrait")).count == 2)
        let error = await #expect(throws: GoldenListError.self) { try await requests(list("all")) }
        #expect(error == .sameName("sheets/devices/ipad-2"))
    }

    @Test(arguments: [
        (nil, "There is no"), ("{", "Line 1, column 2"),
        (#"{"schema": 1}"#, #"needs the key "goldens""#),
        (#"{"schema": 2, "goldens": []}"#, "schema is 2: write 1."),
        (#"{"schema": 1, "goldens": [{"selection": {"devise": "all"}}]}"#, #"Did you mean "device"?"#),
        (#"{"schema": 1, "goldens": [{"selection": {}, "picture": false}]}"#, #"Did you mean "pictures"?"#),
        (#"{"schema": 1, "goldens": [{}]}"#, "goldens[0] needs one of the keys selection, scenario"),
        (
            #"{"schema": 1, "goldens": [{"selection": {}, "sheet": "pear"}]}"#,
            #"goldens[0].sheet is "pear": write contactSheet, modeMap, pair, ruler, generations, postures, filmstrip, motion."#
        ),
        (#"{"schema": 1, "goldens": [{"scenario": "turn.json", "sheet": "pair"}]}"#, "write filmstrip"),
        (
            #"{"schema": 1, "goldens": [{"selection": {"device": "iphone-se-1"}, "sheet": "motion"}]}"#,
            "it needs two steps or selections"
        ),
        (#"{"schema": 1, "goldens": [{"scenario": "turn.json"}]}"#, "There is no scenario"),
        (#"{"schema": 1, "goldens": [{"scenario": 5}]}"#, "goldens[0].scenario is 5: write a text"),
        (
            #"{"schema": 1, "goldens": [{"selection": {}, "pictures": "no"}]}"#,
            #"goldens[0].pictures is "no": write true or false"#
        ),
        (
            #"{"schema": 1, "goldens": [{"selection": {}, "sheet": "pair", "pictures": false}]}"#,
            #"goldens[0] has no key "sheet". It takes: selection, pictures, name, exploded."#
        ),
        (
            #"{"schema": 1, "goldens": [{"scenario": "turn.json", "pictures": true}]}"#,
            #"goldens[0] has no key "pictures""#
        ),
        (
            #"{"schema": 1, "goldens": [{"scenario": "turn.json", "selection": {}}]}"#,
            #"goldens[0] has "scenario" and "selection", which exclude each other"#
        ),
        (
            #"{"schema": 1, "goldens": [{"selection": {"device": "ipad-2"}, "sheet": "pair"}]}"#,
            "a selection of two pictures, and this is one of 1"
        ),
    ]) func `says what is wrong with it`(text: String?, words: String) async {
        let error = await #expect(throws: GoldenListError.self) { try await requests(text) }
        #expect(error?.description.contains(words) == true)
    }

    @Test func `asks for sheets of what is selected`() async throws {
        let names = try await requests(
            """
            {"schema": 1, "goldens": [
                {"sheet": "contactSheet", "selection": {"device": ["iphone-x", "ipad-2"]}},
                {"sheet": "modeMap", "selection": {"device": "ipad-2", "style": "tripleColumn"}},
                {"sheet": "pair", "selection": {"device": "ipad-2", "orientation": "all"}}]}
            """)
        #expect(
            names == [
                "sheets/devices/iphone-x", "sheets/devices/ipad-2",
                "sheets/configurations/iOS26.doubleColumn",
                "sheets/modeMaps/iOS26.ipad-2.portrait.full.tripleColumn",
                "sheets/pairs/iOS26.ipad-2.portrait.full.doubleColumn",
            ])
    }

    @Test func `prefers a picture where another entry wants text alone`() async throws {
        let text = #"{"pictures": false, "selection": {"device": "ipad-2", "orientation": "all"}}"#
        let picture = #"{"selection": {"device": "ipad-2"}}"#
        let names = try await requests(#"{"schema": 1, "goldens": [\#(text), \#(picture)]}"#)
        #expect(
            names == ["iOS26/ipad-2/landscape/full/doubleColumn", "iOS26/ipad-2/portrait/full/doubleColumn"])
    }

    @Test func `takes the steps of a scenario that show something`() async throws {
        let list = #"{"schema": 1, "goldens": [{"scenario": "turn.json"}]}"#
        let scenario = """
            {"name": "Turning", "environment": {"device": "ipad-mini-6"},
             "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"}},
             "steps": [{"label": "before", "do": []}, {"label": "shown", "do": [{"mount": {}}]},
                       {"label": "turned", "do": [{"rotate": "landscape"}]}]}
            """
        let names = try await requests(list, scenario: scenario)
        #expect(
            names == [
                "iOS26/ipad-mini-6/portrait/full/turn.shown", "iOS26/ipad-mini-6/landscape/full/turn.turned",
            ])
        let filmstrip = list.replacing("{\"scenario\"", with: "{\"sheet\": \"filmstrip\", \"scenario\"")
        #expect(try await requests(filmstrip, scenario: scenario) == ["sheets/filmstrips/turn"])
        let error = await #expect(throws: GoldenListError.self) { try await requests(list) }
        #expect(error == .scenarioMissing(path: "turn.json"))
    }

    @Test(arguments: [#"{"device": "ipad-mini-60"}"#, #"{"device": "apple-tv", "orientation": "portrait"}"#])
    func `knows what devices there are, and says where one is wrong`(selection: String) async throws {
        let error = await #expect(throws: GoldenListError.self) {
            try await requests(#"{"schema": 1, "goldens": [{"selection": \#(selection)}]}"#)
        }
        #expect(try #require(error).description.contains("goldens.json"))
    }
}
