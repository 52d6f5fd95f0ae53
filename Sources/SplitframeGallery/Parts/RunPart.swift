package import SplitframeFiles
import SplitframeInterface
import SplitframeSystem

/// `splitframe.part.json`: the results of one of several runs, with all data that is needed to merge them.
///
/// It has one line per picture, so that the lines need not be kept as JSON values.
package struct RunPart: Sendable {
    package static let name = "splitframe.part.json"

    /// The kind of work that the runs share.
    package enum Work: String, Sendable {
        case gallery, verify, review
    }

    package let folder: KeptFolder
    package let work: Work
    package let shard: Shard
    /// An identifier that is the same for all runs that share one piece of work.
    let run: String
    /// The members of the whole besides its pictures.
    package let rest: JSON
    /// All files of the part besides this one.
    package let files: [String]
    /// The members of this part besides its pictures.
    package let own: JSON
    /// The pictures, one per line, in the order of the whole.
    private var lines: ArraySlice<ArraySlice<UInt8>>

    /// The members of the part's file besides the pictures.
    ///
    /// - Parameters:
    ///   - pieces: The names of all pieces of the whole, in order.
    ///   - rest: The members of the whole besides its pictures, the same in all parts.
    ///   - files: All files of this part besides this one.
    ///   - own: The members of this part besides its pictures.
    package static func rest(
        _ work: Work, _ shard: Shard, of pieces: [String], rest: JSON, files: some Collection<String>,
        own: JSON = .null
    ) -> JSON {
        let run = pieces.joined(separator: "\n") + rest.compactText
        return JSON.object([
            "work": .string(work.rawValue), "shard": .string(shard.name),
            "run": .string(String(run.checkSum, radix: 36)), "rest": rest,
            "files": .strings(files.sorted()), "own": own,
        ]).versioned
    }

    /// Opens the part in a folder.
    ///
    /// - Throws: ``RunPartError``, or `FileError`.
    init(in folder: KeptFolder) throws {
        guard let bytes = try folder.read(Self.name) else { throw RunPartError.noPart(folder.path) }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        guard lines.count >= 2, let last = lines.last,
            let file = try? JSON(bytes: [UInt8(ascii: "{")] + last.dropFirst(2)),
            let work = file["work"]?.string.flatMap(Work.init), let rest = file["rest"],
            let shard = file["shard"]?.string.flatMap(Shard.init), let run = file["run"]?.string,
            let files = file["files"]?.strings, Set(files).count == files.count,
            files.allSatisfy(Self.mayHave)
        else { throw RunPartError.damaged(folder.path) }
        self.folder = folder
        self.work = work
        self.shard = shard
        self.run = run
        self.rest = rest
        self.files = files
        own = file["own"] ?? .null
        self.lines = lines.dropFirst().dropLast()
    }

    /// Whether a part may have a file: it may come from anywhere, and must bring nothing that another program would run
    /// or read.
    private static func mayHave(_ file: String) -> Bool {
        let isHidden = file.split(separator: "/").contains { $0.hasPrefix(".") }
        return !isHidden && (file.hasSuffix(".png") || file.hasSuffix(".txt"))
    }

    /// The parts in some folders, sorted by their numbers; they must be all parts of one run, each once.
    ///
    /// - Throws: ``RunPartError``, or `FileError`.
    package static func all(in folders: [KeptFolder]) throws -> [RunPart] {
        let parts = try folders.map { try RunPart(in: $0) }
        guard let first = parts.first else { return [] }
        var missing = Set(1...first.shard.count)
        for part in parts {
            guard part.work == first.work, part.run == first.run, part.shard.count == first.shard.count else {
                throw RunPartError.other(part.folder.path, than: first.folder.path)
            }
            guard missing.remove(part.shard.number) != nil else {
                throw RunPartError.repeated(part.shard.number)
            }
        }
        guard missing.isEmpty else {
            throw RunPartError.missing(missing.sorted(), of: first.shard.count)
        }
        return parts.sorted { $0.shard.number < $1.shard.number }
    }

    /// Removes and returns the next picture's line; nil at the end.
    mutating func nextLine() -> [UInt8]? {
        lines.popFirst().map { Array($0.last == UInt8(ascii: ",") ? $0.dropLast() : $0) }
    }
}

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

/// The reason why the parts of a run cannot be merged.
package enum RunPartError: Error, Hashable, Sendable {
    /// The folder contains no finished part.
    case noPart(String)
    /// The folder's part cannot be read.
    case damaged(String)
    /// The folder's part belongs to another run than the first one, or to another number of parts.
    case other(String, than: String)
    /// The part was given twice.
    case repeated(Int)
    case missing([Int], of: Int)
}

/// Writes a file with a JSON object that contains a list of pictures, one per line, as the list grows.
package struct PictureListText {
    /// The number of bytes that are written at once.
    private static let pieceSize = 65_536

    private let draft: OutputDraft
    /// The text that has not been written yet.
    private var text: [UInt8]
    private let ending: String
    private var isEmpty = true

    /// - Parameters:
    ///   - draft: The file to write.
    ///   - head: The text before the object.
    ///   - rest: The object's members besides `pictures`, at least one.
    ///   - tail: The text after the object.
    package init(in draft: OutputDraft, head: String = "", rest: JSON, tail: String = "\n") {
        self.draft = draft
        text = Array((head + "{\"pictures\":[\n").utf8)
        ending = "\n]," + rest.compactText.withoutTags.dropFirst() + tail
    }

    mutating func add(_ picture: JSON) throws(FileError) { try add(line: picture.compactText.withoutTags) }

    package mutating func add(line: String) throws(FileError) {
        text += ((isEmpty ? "" : ",\n") + line).utf8
        isEmpty = false
        if text.count >= Self.pieceSize { try write() }
    }

    /// Writes the remaining text, and the end.
    package mutating func finish() throws(FileError) -> OutputDraft {
        text += ending.utf8
        try write()
        return draft
    }

    private mutating func write() throws(FileError) {
        try draft.write(text)
        text.removeAll(keepingCapacity: true)
    }
}
