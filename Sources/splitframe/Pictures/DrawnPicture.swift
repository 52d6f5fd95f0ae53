import DeviceCatalog
import Gallery
import InterfaceModel
import JSONValues
import Selections

/// A picture of ours that the user named, with what it says of itself.
struct DrawnPicture: Sendable {
    let path: String
    let description: PictureDescription

    /// - Throws: ``CommandError/description(_:path:)`` where the file is no picture of ours.
    init(_ file: PictureFile) throws(CommandError) {
        path = file.path
        do {
            description = try PictureDescription(of: file.bytes)
        } catch {
            throw .description(error, path: file.path)
        }
    }

    /// Adds the words of the selection to a list, where the command line has not said otherwise.
    func read(
        into list: inout SelectionList, among devices: [Device], except said: Set<SelectionKey>
    ) throws {
        guard case .object(let members) = description.selection else {
            throw CommandError.undescribed(path: path)
        }
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
}
