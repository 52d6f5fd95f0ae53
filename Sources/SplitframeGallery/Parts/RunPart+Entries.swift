package import SplitframeFiles
package import SplitframeJSON
import SplitframeSystem

/// A picture's line in a part: its number in the whole, and its result.
private struct PartLine<Entry: Codable>: Codable {
    var index: Int
    var entry: Entry
}

extension RunPart {
    /// Writes the part of a run whose entries are encodable values.
    package static func write<Entry: Codable>(
        _ entries: some Sequence<(index: Int, entry: Entry)>, rest: JSON, in writer: FolderWriter
    ) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var text = PictureListText(in: try writer.open(name), rest: rest)
        for (index, entry) in entries {
            let line = try encoder.encode(PartLine(index: index, entry: entry))
            try text.add(line: String(decoding: line, as: UTF8.self))
        }
        try writer.add([(name, text.finish())])
    }

    /// The part's entries, each with its number in the whole.
    private func entries<Entry: Codable>(_: Entry.Type) throws -> [(index: Int, entry: Entry, part: RunPart)]
    {
        var part = self
        var entries: [(index: Int, entry: Entry, part: RunPart)] = []
        let decoder = JSONDecoder()
        while let bytes = part.nextLine() {
            guard let line = try? decoder.decode(PartLine<Entry>.self, from: Data(bytes)) else {
                throw RunPartError.damaged(folder.path)
            }
            entries.append((line.index, line.entry, self))
        }
        return entries
    }

    /// The entries of all parts in the order of the whole, each with the part that it is from.
    ///
    /// - Throws: ``RunPartError``.
    package static func entries<Entry: Codable>(
        _ type: Entry.Type, of parts: [RunPart]
    ) throws -> [(entry: Entry, part: RunPart)] {
        let all = try parts.flatMap { try $0.entries(type) }.sorted { $0.index < $1.index }
        for (place, line) in all.enumerated() where line.index != place {
            throw RunPartError.damaged(line.part.folder.path)
        }
        return all.map { ($0.entry, $0.part) }
    }

    /// Copies the part's files, which are pictures and twins, to the folder of the whole.
    package func copyFiles(to writer: FolderWriter) throws {
        for file in files {
            guard let bytes = try folder.read(file) else { throw RunPartError.noPart(folder.path) }
            try writer.write(bytes, to: file)
        }
    }
}
