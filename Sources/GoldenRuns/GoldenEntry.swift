import DeviceCatalog
import Foundation
import GoldenStore
import InterfaceModel
import JSONValues
import Selections

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
        let sheet = json["sheet"]?.string
        if let file = json["scenario"]?.string {
            let goldens = try ScenarioGoldens(file: file, of: folder)
            guard let sheet else {
                self = .scenario(goldens)
                return
            }
            guard sheet == Self.filmstrip else {
                throw GoldenListError.unknownSheet(sheet, of: "scenario", expected: [Self.filmstrip])
            }
            self = .filmstrip(goldens)
            return
        }
        guard let selection = json["selection"]?.object else { throw GoldenListError.emptyEntry }
        for key in selection.keys.sorted() where SelectionKey(name: key) == nil {
            throw GoldenListError.unknownKey(
                key, of: "selection", nearest: SelectionKey.allCases.map(\.name).nearest(to: key))
        }
        var list = SelectionList()
        try list.read(.object(selection), among: devices, allowsSeveral: true)
        guard let sheet else {
            self = .selection(list, keepsPictures: json["pictures"]?.bool ?? true)
            return
        }
        guard let known = GoldenSheet(name: sheet) else {
            throw GoldenListError.unknownSheet(
                sheet, of: "selection", expected: GoldenSheet.allCases.map(\.name))
        }
        self = .sheet(known, list)
    }

    /// What must exist because of the entry.
    func requests(among devices: [Device]) async throws -> [GoldenRequest] {
        switch self {
        case .selection(let list, let keepsPictures):
            try list.expanded(among: devices, defaults: .golden)
                .map { GoldenRequest(golden: $0, keepsPicture: keepsPictures) }
        case .sheet(let sheet, let list):
            try sheet.requests(of: list.expanded(among: devices, defaults: .gallery))
        case .scenario(let goldens): try await goldens.requests()
        case .filmstrip(let goldens): [try await goldens.filmstrip()]
        }
    }
}
