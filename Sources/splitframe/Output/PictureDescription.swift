import CairoDrawing
import DeviceCatalog
import Foundation
import InterfaceModel
import Selections

/// What a picture says about itself, from its text chunks.
struct PictureDescription: Sendable {
    /// The keys of the description, and the keywords of the chunks that carry them.
    private static let keywords = [
        "selection": "splitframe:selection", "layout": "splitframe:layout",
        "fingerprint": "splitframe:fingerprint",
    ]

    let path: String
    /// Enough to draw the picture again; null where the picture does not say, as in goldens.
    let selection: JSON
    let layout: JSON
    /// What its pixels depend on beyond its selection.
    let fingerprint: JSON

    /// - Throws: ``CommandError/picture(_:path:)`` where the file is no PNG.
    init(_ file: PictureFile) throws(CommandError) {
        let texts: [PNGText]
        do {
            texts = try PNGFile.texts(in: file.bytes)
        } catch {
            throw .picture(error, path: file.path)
        }
        let chunk = { (key: String) in texts.first { $0.keyword == Self.keywords[key] }?.text }
        path = file.path
        selection = chunk("selection").flatMap(JSON.init(text:)) ?? .null
        layout = chunk("layout").flatMap(JSON.init(text:)) ?? .null
        fingerprint = chunk("fingerprint").map(JSON.string) ?? .null
    }

    var json: JSON { ["selection": selection, "layout": layout, "fingerprint": fingerprint] }

    /// Adds the words of the selection to a list, where the command line has not said otherwise.
    func read(
        into list: inout SelectionList, among devices: [Device], except said: Set<SelectionKey>
    ) throws {
        guard case .object(let members) = selection else { throw CommandError.undescribed(path: path) }
        for key in SelectionKey.allCases where !said.contains(key) {
            for word in members[key.name]?.words ?? [] {
                try list.read(word, as: key, among: devices, allowsSeveral: false)
            }
        }
    }
}

extension JSON {
    /// The words that a selection's value stands for on the command line.
    fileprivate var words: [String] {
        switch self {
        case .null: []
        case .bool(let flag): ["\(flag)"]
        case .number: [compactText]
        case .string(let word): [word]
        case .array(let values): values.flatMap(\.words)
        case .object(let members):
            members.sorted { $0.key < $1.key }.flatMap { key, value in value.words.map { "\(key)=\($0)" } }
        }
    }

    /// Reads JSON; nil where the text is none.
    fileprivate init?(text: String) {
        guard let value = try? JSONDecoder().decode(DecodedJSON.self, from: Data(text.utf8)) else {
            return nil
        }
        self = value.json
    }
}

/// JSON as Foundation reads it.
private struct DecodedJSON: Decodable {
    let json: JSON

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            json = .null
        } else if let flag = try? container.decode(Bool.self) {
            json = .bool(flag)
        } else if let number = try? container.decode(Double.self) {
            json = .number(number)
        } else if let text = try? container.decode(String.self) {
            json = .string(text)
        } else if let list = try? container.decode([DecodedJSON].self) {
            json = .array(list.map(\.json))
        } else {
            json = .object(try container.decode([String: DecodedJSON].self).mapValues(\.json))
        }
    }
}
