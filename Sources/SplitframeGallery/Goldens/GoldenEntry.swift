import SplitframeDevices
import SplitframeFiles
import SplitframeGoldens
import SplitframeInterface
import SplitframeRequests
import SplitframeSystem
import SplitframeWireframes

/// One entry of `goldens.json`.
enum GoldenEntry: Sendable {
    /// A picture for each selection, or text alone.
    case selection(SelectionList, named: String?, keepsPictures: Bool)
    case sheet(GoldenSheet, SelectionList)
    /// A picture for each step.
    case scenario(ScenarioGoldens)
    /// One picture of all steps.
    case scenarioSheet(GoldenSheet, ScenarioGoldens)

    /// The JSON shape of an entry.
    static let shape = JSONShape.shared(
        "entry",
        .either([
            .oneOf([
                selection(beside: [pictures, name, exploded]),
                JSONKey("scenario", .text, scenarioMeaning, beside: [places]),
            ]),
            .oneOf([
                selection(beside: [sheet(GoldenSheet.allCases.map(\.name)), exploded]),
                JSONKey(
                    "scenario", .text, scenarioMeaning,
                    beside: [sheet(GoldenSheet.ofStories.map(\.name)), places]),
            ]),
        ]))

    private static func selection(beside keys: [JSONKey]) -> JSONKey {
        JSONKey("selection", SelectionKey.listShape, "pictures in words", beside: keys)
    }

    private static let places = JSONKey(
        "places", SelectionKey.placesShape, "the places in which the scenario is played, in place of its own")
    private static let scenarioMeaning = "a scenario file; its path begins at the folder of goldens"
    private static let pictures = JSONKey(
        "pictures", .boolean, "whether pictures are kept, or layouts as text alone")

    private static let exploded = JSONKey("exploded", SelectionKey.exploded.shape, SelectionKey.exploded.help)

    private static let name = JSONKey(
        "name", .text, "the name of the goldens, in place of one from the selection")

    private static func sheet(_ words: [String]) -> JSONKey {
        JSONKey("sheet", .choice(words), "one picture of several instead")
    }

    /// Reads an entry that has the right shape; paths of scenarios are relative to the folder.
    ///
    /// - Throws: ``GoldenListError``, `JSONError`, or `SelectionError` for invalid values.
    init(_ entry: JSONNode, of folder: GoldenFolder, among devices: [Device]) throws {
        if let file = try entry["scenario"]?.text() {
            var goldens = try ScenarioGoldens(file: file, of: folder)
            if let places = entry["places"] {
                var list = SelectionList()
                try list.read(places.value, among: devices, allowsSeveral: true)
                goldens.place(in: list, among: devices)
            }
            if let sheet = entry["sheet"] {
                self = .scenarioSheet(try sheet.word(), goldens)
            } else {
                self = .scenario(goldens)
            }
            return
        }
        var list = SelectionList()
        try list.read(entry.required("selection").value, among: devices, allowsSeveral: true)
        if let exploded = entry["exploded"] {
            try list.read(exploded.value, as: .exploded, among: devices, allowsSeveral: false)
        }
        if let sheet = entry["sheet"] {
            self = .sheet(try sheet.word(), list)
        } else {
            let name = try entry["name"]?.text()
            if name?.isEmpty == true || name?.hasSlash == true {
                throw GoldenListError.badName(name ?? "")
            }
            self = .selection(list, named: name, keepsPictures: try entry["pictures"]?.flag() ?? true)
        }
    }

    /// The number of pictures that the entry's selection makes, possible or not; 0 for a scenario.
    func count(among devices: [Device]) -> Int {
        switch self {
        case .selection(let list, _, _), .sheet(_, let list): list.count(among: devices)
        case .scenario, .scenarioSheet: 0
        }
    }

    /// The goldens that the entry asks for.
    func requests(among devices: [Device]) async throws -> [WantedGolden] {
        switch self {
        case .selection(let list, let name, let keepsPictures):
            try list.expanded(among: devices, look: WantedGolden.look).map { selection in
                var request = WantedGolden(golden: selection, keepsPicture: keepsPictures)
                if let name {
                    request.name = selection.path(
                        named: name, telling: list.variedKeys, beyond: WantedGolden.look)
                }
                return request
            }
        case .sheet(let sheet, let list):
            try sheet.requests(of: list.expanded(among: devices, look: .gallery))
        case .scenario(let goldens): try await goldens.requests()
        case .scenarioSheet(let sheet, let goldens): try await goldens.requests(of: sheet)
        }
    }
}
