package import SplitframeFiles
import SplitframeInterface
package import SplitframeJSON
import SplitframeSystem

/// A picture's line in a part: its number in the whole, and its result.
private struct PartLine<Entry: Codable>: Codable {
    var index: Int
    var entry: Entry
}

extension RunPart {
    /// Writes the part of a run whose entries are encodable values, each with its number in the whole.
    ///
    /// - Parameters:
    ///   - pieces: The names of all pieces of the whole, in order.
    ///   - rest: The members of the whole besides its pictures, the same in all parts.
    ///   - own: The members of this part besides its pictures.
    ///   - files: All files of this part besides this one.
    /// - Returns: The path of the part's file.
    package static func write<Entry: Codable>(
        _ entries: [(index: Int, entry: Entry)], of work: Work, _ shard: Shard, pieces: [String],
        rest: JSON = .null, own: JSON = .null, files: some Sequence<String>, in writer: FolderWriter
    ) throws -> String {
        // The files have to exist before the list that names them.
        try writer.sync()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try entries.map { index, entry in
            String(decoding: try encoder.encode(PartLine(index: index, entry: entry)), as: UTF8.self)
        }
        let run = pieces.joined(separator: "\n") + rest.compactText
        let members = JSON.object([
            "work": .string(work.rawValue), "shard": .string(shard.name),
            "run": .string(String(run.checkSum, radix: 36)), "rest": rest,
            "files": .strings(files.sorted()), "own": own,
        ]).versioned
        try writer.write(PictureList(lines: lines, rest: members).bytes(), to: name)
        try writer.finish(keeping: files + [name])
        return writer.folder.path(of: name)
    }

    /// The part's entries, each with its number in the whole.
    private func entries<Entry: Codable>(_: Entry.Type) throws -> [(index: Int, entry: Entry, part: RunPart)]
    {
        let decoder = JSONDecoder()
        return try lines.map { text in
            let bytes = text.last == UInt8(ascii: ",") ? text.dropLast() : text
            guard let line = try? decoder.decode(PartLine<Entry>.self, from: Data(bytes)) else {
                throw RunPartError.damaged(folder.path)
            }
            return (line.index, line.entry, self)
        }
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

    /// Copies the part's files to the folder of the whole.
    package func copyFiles(to writer: FolderWriter) throws {
        for file in files {
            guard let bytes = try folder.read(file) else { throw RunPartError.noPart(folder.path) }
            try writer.write(bytes, to: file)
        }
    }
}
