public import DeviceCatalog
import Foundation
public import GoldenStore
import JSONValues
import Selections

/// `goldens.json`: the only list of what goldens must exist.
public struct GoldenList: Sendable {
    /// The list's name in its folder.
    public static let fileName = "goldens.json"
    /// The subfolder of pictures for people, each with its selection inside.
    private static let illustrations = "README"

    private let entries: [Entry]
    private let folder: GoldenFolder

    /// Reads the list of a folder.
    ///
    /// - Throws: ``GoldenListError``, or `SelectionError` for words that say nothing.
    public init(of folder: GoldenFolder, among devices: [Device]) throws {
        let path = folder.path(of: Self.fileName)
        guard let data = FileManager.default.contents(atPath: path) else {
            throw GoldenListError.missing(path: path)
        }
        let list: File
        do {
            list = try JSONDecoder().decode(File.self, from: data)
        } catch {
            throw GoldenListError.invalid(path: path, reason: Self.reason(of: error))
        }
        guard list.schema == 1 else { throw GoldenListError.schema(list.schema, path: path) }
        entries = try list.goldens.map { entry in
            switch entry {
            case .selection(let words, let keepsPictures):
                .selection(try words.list(among: devices), keepsPictures: keepsPictures)
            case .scenario(let file): .scenario(try Self.scenario(file, of: folder))
            }
        }
        self.folder = folder
    }

    /// What must exist, once each, in the list's order; pictures for people last.
    ///
    /// What one entry wants as a picture and another as text alone is a picture.
    public func requests(among devices: [Device]) async throws -> [GoldenRequest] {
        var requests: [GoldenRequest] = []
        for entry in entries {
            switch entry {
            case .selection(let list, let keepsPictures):
                requests += try list.expanded(among: devices, defaults: .golden)
                    .map { GoldenRequest(golden: $0, keepsPicture: keepsPictures) }
            case .scenario(let file):
                requests += try await ScenarioGoldens.requests(of: file.data, named: file.name)
            }
        }
        let pictured = Set(requests.filter(\.keepsPicture).map(\.name))
        requests.removeAll { !$0.keepsPicture && pictured.contains($0.name) }
        var names: Set<String> = []
        return try (requests + illustrations(among: devices)).filter { names.insert($0.name).inserted }
    }

    private static func scenario(
        _ file: String, of folder: GoldenFolder
    ) throws(GoldenListError) -> (name: String, data: Data) {
        guard let data = FileManager.default.contents(atPath: folder.path(of: file)) else {
            throw .scenarioMissing(path: file)
        }
        return (URL(filePath: file).deletingPathExtension().lastPathComponent, data)
    }

    /// The goldens in a folder that nobody asks for.
    ///
    /// Pictures for people that do not describe themselves are somebody else's business.
    public static func orphans(in folder: GoldenFolder, beyond requests: [GoldenRequest]) -> [String] {
        let wanted = Set(requests.map(\.name))
        let names = folder.names.filter { !$0.hasPrefix(illustrations + "/") } + folder.layoutNames
        return names.filter { !wanted.contains($0) }
    }

    /// The pictures for people that are there, as their own selection chunks describe them.
    private func illustrations(among devices: [Device]) throws -> [GoldenRequest] {
        try folder.names.filter { $0.hasPrefix(Self.illustrations + "/") }.compactMap { name in
            guard let text = folder.text("splitframe:selection", of: name),
                let words = try? JSONDecoder().decode(SelectionDescription.self, from: Data(text.utf8)),
                let device = devices.first
            else { return nil }
            return GoldenRequest(
                name: name,
                subject: .illustration(try words.list(among: devices).single(on: device)))
        }
    }

    private enum Entry: Sendable {
        case selection(SelectionList, keepsPictures: Bool)
        case scenario((name: String, data: Data))
    }

    private struct File: Decodable {
        enum Entry: Decodable {
            case selection(SelectionDescription, keepsPictures: Bool)
            case scenario(String)

            private enum CodingKeys: CodingKey { case selection, scenario, pictures }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                self =
                    container.contains(.scenario)
                    ? .scenario(try container.decode(String.self, forKey: .scenario))
                    : .selection(
                        try container.decode(SelectionDescription.self, forKey: .selection),
                        keepsPictures: try container.decodeIfPresent(Bool.self, forKey: .pictures) ?? true)
            }
        }

        var schema: Int
        var goldens: [Entry]
    }

    private static func reason(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "\(context.codingPath.map(\.stringValue).joined(separator: ".")) is of the wrong kind"
        default: "it is no JSON"
        }
    }
}
