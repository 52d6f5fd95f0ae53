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
    case filmstrip(ScenarioGoldens)

    private static let keys = ["selection", "scenario", "pictures", "sheet"]
    private static let filmstrip = "filmstrip"

    /// Reads an entry; paths of scenarios begin at the folder.
    ///
    /// - Throws: ``GoldenListError``, or `SelectionError` for words that say nothing.
    init(_ json: JSON, of folder: GoldenFolder, among devices: [Device]) throws {
        for key in (json.object ?? [:]).keys.sorted() where !Self.keys.contains(key) {
            throw GoldenListError.unknownKey(key, of: "entry", nearest: Self.keys.nearest(to: key))
        }
        let selection = try Self.member("selection", of: json, "an object") { $0.object }
        let scenario = try Self.member("scenario", of: json, "a file's path") { $0.string }
        let sheet = try Self.member("sheet", of: json, "the name of a sheet") { $0.string }
        let keepsPictures = try Self.member("pictures", of: json, "true or false") { $0.bool }
        if keepsPictures != nil, let other = scenario == nil ? sheet.map({ _ in "sheet" }) : "scenario" {
            throw GoldenListError.conflictingKey("pictures", beside: other)
        }
        switch (selection, scenario) {
        case (nil, nil): throw GoldenListError.emptyEntry
        case (_?, _?): throw GoldenListError.conflictingKey("selection", beside: "scenario")
        case (nil, let file?):
            if let sheet, sheet != Self.filmstrip {
                throw GoldenListError.unknownSheet(sheet, of: "scenario", expected: [Self.filmstrip])
            }
            let goldens = try ScenarioGoldens(file: file, of: folder)
            self = sheet == nil ? .scenario(goldens) : .filmstrip(goldens)
        case (let members?, nil):
            let list = try Self.list(members, among: devices)
            guard let sheet else {
                self = .selection(list, keepsPictures: keepsPictures ?? true)
                return
            }
            guard let known = GoldenSheet(name: sheet) else {
                throw GoldenListError.unknownSheet(
                    sheet, of: "selection", expected: GoldenSheet.allCases.map(\.name))
            }
            self = .sheet(known, list)
        }
    }

    /// What an entry says under a key; nil where it does not.
    private static func member<Value>(
        _ key: String, of entry: JSON, _ expected: String, read: (JSON) -> Value?
    ) throws(GoldenListError) -> Value? {
        guard let json = entry[key] else { return nil }
        guard let value = read(json) else { throw .badValue(json.summary, key: key, expected: expected) }
        return value
    }

    private static func list(
        _ selection: [String: JSON], among devices: [Device]
    ) throws -> SelectionList {
        for key in selection.keys.sorted() where SelectionKey(name: key) == nil {
            throw GoldenListError.unknownKey(
                key, of: "selection", nearest: SelectionKey.all.map(\.name).nearest(to: key))
        }
        var list = SelectionList()
        try list.read(.object(selection), among: devices, allowsSeveral: true)
        return list
    }

    /// What must exist because of the entry.
    func requests(among devices: [Device]) async throws -> [GoldenRequest] {
        switch self {
        case .selection(let list, let keepsPictures):
            try list.expanded(among: devices, look: .golden)
                .map { GoldenRequest(golden: $0, keepsPicture: keepsPictures) }
        case .sheet(let sheet, let list):
            try sheet.requests(of: list.expanded(among: devices, look: .gallery))
        case .scenario(let goldens): try await goldens.requests()
        case .filmstrip(let goldens): [try await goldens.filmstrip()]
        }
    }
}
