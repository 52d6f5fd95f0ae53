public import DeviceCatalog
import Foundation
public import GoldenStore
public import Selections

/// `goldens.json`: the only list of what goldens must exist.
public struct GoldenList: Sendable {
    /// The list's name in its folder.
    public static let fileName = "goldens.json"
    /// The subfolder of pictures for people, each with its selection inside.
    private static let illustrations = "README"

    private let selections: [SelectionList]
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
        selections = try list.goldens.map { try $0.selection.list(among: devices) }
        self.folder = folder
    }

    /// What must exist, each picture once, in the list's order; pictures for people last.
    public func requests(among devices: [Device]) throws -> [GoldenRequest] {
        var names: Set<String> = []
        let goldens = try selections.flatMap { try $0.expanded(among: devices, defaults: .golden) }
            .map(GoldenRequest.init(golden:))
        return try (goldens + illustrations(among: devices)).filter { names.insert($0.name).inserted }
    }

    /// The goldens in a folder that nobody asks for.
    ///
    /// Pictures for people that do not describe themselves are somebody else's business.
    public static func orphans(in folder: GoldenFolder, beyond requests: [GoldenRequest]) -> [String] {
        let wanted = Set(requests.map(\.name))
        return folder.names.filter { !wanted.contains($0) && !$0.hasPrefix(illustrations + "/") }
    }

    /// The pictures for people that are there, as their own selection chunks describe them.
    private func illustrations(among devices: [Device]) throws -> [GoldenRequest] {
        try folder.names.filter { $0.hasPrefix(Self.illustrations + "/") }.compactMap { name in
            guard let text = folder.text("splitframe:selection", of: name),
                let words = try? JSONDecoder().decode(SelectionDescription.self, from: Data(text.utf8)),
                let device = devices.first
            else { return nil }
            return GoldenRequest(
                illustration: name, selection: try words.list(among: devices).single(on: device))
        }
    }

    private struct File: Decodable {
        struct Entry: Decodable { var selection: SelectionDescription }
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
