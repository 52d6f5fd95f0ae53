package import SplitframeFiles
import SplitframeInterface
package import SplitframeJSON

/// `splitframe.part.json`: what one of several runs has made, and all that is needed to put the whole together.
///
/// A line a picture, so that nothing has to be held as values.
package struct RunPart: Sendable {
    package static let name = "splitframe.part.json"

    /// What the runs make together.
    package enum Work: String, Sendable {
        case gallery, verify, review
    }

    package let folder: KeptFolder
    package let work: Work
    package let shard: Shard
    /// The same for runs that share their work.
    let run: String
    /// What the whole has besides its pictures.
    package let rest: JSON
    /// All files that the part has besides this one.
    package let files: [String]
    /// What else it has besides its pictures.
    package let own: JSON
    /// A picture a line, in the order of the whole.
    private var lines: ArraySlice<ArraySlice<UInt8>>

    /// What stands in the file besides the pictures.
    ///
    /// - Parameters:
    ///   - pieces: The names of all pieces of the whole, in order.
    ///   - rest: What the whole has besides its pictures, the same in all parts.
    ///   - files: All files that this part has besides this one.
    ///   - own: What else it has besides its pictures.
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
            let files = file["files"]?.strings
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

    /// The parts in some folders, which must be all of one run, each once, in the order of their numbers.
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

    /// Takes the next picture's line; nil at the end.
    mutating func nextLine() -> [UInt8]? {
        lines.popFirst().map { Array($0.last == UInt8(ascii: ",") ? $0.dropLast() : $0) }
    }
}
