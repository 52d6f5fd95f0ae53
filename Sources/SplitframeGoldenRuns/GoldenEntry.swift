import Foundation
import SplitframeDevices
import SplitframeGoldens
import SplitframeInterface
import SplitframeJSON
import SplitframeRequests
import SplitframeWireframes

/// One entry of `goldens.json`.
enum GoldenEntry: Sendable {
    /// A picture for each selection, or text alone.
    case selection(SelectionList, keepsPictures: Bool)
    case sheet(GoldenSheet, SelectionList)
    /// A picture for each step.
    case scenario(ScenarioGoldens)
    /// One picture of all steps.
    case scenarioSheet(ScenarioSheet, ScenarioGoldens)

    /// A picture of all steps of a scenario.
    enum ScenarioSheet: NamedCase {
        case filmstrip
        /// What an animation shows between the steps.
        case animation
    }

    /// What an entry looks like.
    static let shape = JSONShape.shared(
        "entry",
        .either([
            .oneOf([selection(beside: pictures), JSONKey("scenario", .text, scenarioMeaning)]),
            .oneOf([
                selection(beside: sheet(GoldenSheet.allCases.map(\.name))),
                JSONKey(
                    "scenario", .text, scenarioMeaning, beside: [sheet(ScenarioSheet.allCases.map(\.name))]),
            ]),
        ]))

    private static func selection(beside key: JSONKey) -> JSONKey {
        JSONKey("selection", SelectionKey.listShape, "pictures in words", beside: [key])
    }

    private static let scenarioMeaning = "a scenario file; its path begins at the folder of goldens"
    private static let pictures = JSONKey(
        "pictures", .boolean, "whether pictures are kept, or layouts as text alone")

    private static func sheet(_ words: [String]) -> JSONKey {
        JSONKey("sheet", .words(words), "one picture of several instead")
    }

    /// Reads an entry that has the shape of one; paths of scenarios begin at the folder.
    ///
    /// - Throws: ``GoldenListError``, `JSONError`, or `SelectionError` for words that say nothing.
    init(_ entry: JSONNode, of folder: GoldenFolder, among devices: [Device]) throws {
        if let file = try entry["scenario"]?.text() {
            let goldens = try ScenarioGoldens(file: file, of: folder)
            self = try entry["sheet"].map { .scenarioSheet(try $0.word(), goldens) } ?? .scenario(goldens)
            return
        }
        var list = SelectionList()
        try list.read(entry.required("selection").value, among: devices, allowsSeveral: true)
        if let sheet = entry["sheet"] {
            self = .sheet(try sheet.word(), list)
        } else {
            self = .selection(list, keepsPictures: try entry["pictures"]?.flag() ?? true)
        }
    }

    /// What must exist because of the entry.
    func requests(among devices: [Device]) async throws -> [GoldenRequest] {
        switch self {
        case .selection(let list, let keepsPictures):
            try list.expanded(among: devices, look: GoldenRequest.look)
                .map { GoldenRequest(golden: $0, keepsPicture: keepsPictures) }
        case .sheet(let sheet, let list):
            try sheet.requests(of: list.expanded(among: devices, look: .gallery))
        case .scenario(let goldens): try await goldens.requests()
        case .scenarioSheet(.filmstrip, let goldens): try await goldens.filmstrip()
        case .scenarioSheet(.animation, let goldens): try await goldens.animation()
        }
    }
}
