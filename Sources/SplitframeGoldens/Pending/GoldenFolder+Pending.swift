import Foundation
public import SplitframeComparison
import SplitframeJSON
public import SplitframePainting

extension GoldenFolder {
    private static let listName = "\(pendingName)/pending.json"

    /// Forgets what the last run left.
    public func clearPending() {
        try? FileManager.default.removeItem(atPath: path(of: Self.pendingName))
    }

    /// Puts a drawn picture, its twin and the picture of the difference where they wait to be looked at.
    ///
    /// - Parameter goldens: The folder that the picture was compared with; what lies elsewhere is copied.
    public func keep(
        _ drawn: DrawnPicture, verdict: Verdict, against goldens: GoldenFolder, painter: Painter
    ) throws -> PendingFiles {
        let file = "\(drawn.name).png"
        var files = PendingFiles()
        files.actual = "\(Self.pendingName)/actual/\(file)"
        try ignorePending()
        // Those with twins may be thousands; they get small when they are approved.
        try write(drawn.png(isKept: drawn.twin == nil), to: "\(Self.pendingName)/actual/\(file)")
        if let twin = drawn.twin {
            try write(Array(twin.utf8), to: "\(Self.pendingName)/actual/\(drawn.name).txt")
        }
        guard let picture = goldens.picture(drawn.name) else { return files }
        if goldens.path == path {
            files.expected = file
        } else {
            files.expected = "\(Self.pendingName)/expected/\(file)"
            try write(picture, to: "\(Self.pendingName)/expected/\(file)")
        }
        guard let pixels = verdict.pixels, !pixels.isEmpty else { return files }
        let expected = try PNGFile.decode(picture)
        let difference = pixels.picture(over: expected)
        let triptych = Triptych(
            panels: [
                ("expected", expected), ("difference", difference), ("actual", drawn.rendition.picture),
            ], scale: drawn.rendition.scale)
        files.difference = "\(Self.pendingName)/difference/\(file)"
        files.triptych = "\(Self.pendingName)/triptych/\(file)"
        try write(PNGFile.encode(difference), to: "\(Self.pendingName)/difference/\(file)")
        try write(
            PNGFile.encode(triptych.picture(painter: painter)), to: "\(Self.pendingName)/triptych/\(file)")
        return files
    }

    /// Puts a layout's twin, and the golden's, where they wait to be looked at.
    public func keep(_ layout: DrawnLayout, against cache: TwinCache) throws -> PendingFiles {
        func write(_ twin: String, as kind: String) throws -> String {
            let file = "\(Self.pendingName)/\(kind)/\(layout.name).txt"
            try self.write(Array(twin.utf8), to: file)
            return file
        }
        try ignorePending()
        var files = PendingFiles()
        files.actual = try write(layout.twin, as: "actual")
        files.expected = try cache.twin(layout.name).map { try write($0, as: "expected") }
        return files
    }

    /// Keeps what waits out of git: it is nobody's to commit.
    private func ignorePending() throws {
        try write(Array("*\n".utf8), to: "\(Self.pendingName)/.gitignore")
    }

    /// Writes the list of results that wait; without any there is no list.
    public func writePending(_ results: [PendingResult]) throws {
        guard !results.isEmpty else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try write([UInt8](encoder.encode(PendingList(pending: results))), to: Self.listName)
    }

    /// The results that wait; none where no run failed.
    ///
    /// - Throws: ``GoldenError/pending(path:)`` where the list is there and is none.
    public var pending: [PendingResult] {
        get throws(GoldenError) {
            guard let bytes = bytes(of: Self.listName) else { return [] }
            do throws(JSONError) {
                return try JSONNode(JSON(bytes: bytes)).required("pending").list(PendingResult.init)
            } catch {
                throw .pending(path: path(of: Self.listName))
            }
        }
    }

    /// Makes what waits the goldens, and removes orphans; what still waits stays in the list.
    public func approve(_ results: [PendingResult]) throws {
        let approved = Set(results)
        let rest = try pending.filter { !approved.contains($0) }
        let layouts = try results.filter { $0.actual?.hasSuffix(".txt") == true }
            .map { DrawnLayout(name: $0.name, twin: try waitingTwin(of: $0)) }
        // Nothing of a twin file is lost where nothing of it waits any more.
        let waiting = Set(rest.map(\.name.folder))
        try record(layouts.filter { waiting.contains($0.name.folder) })
        try record(layouts.filter { !waiting.contains($0.name.folder) }, isComplete: true)
        let pictures = results.filter { $0.actual?.hasSuffix(".png") == true }.map(\.name)
        for name in pictures { try approvePicture(name) }
        try removeLayouts(pictures)
        try remove(results.filter { $0.actual == nil }.map(\.name))
        if rest.isEmpty { clearPending() } else { try writePending(rest) }
    }

    private func waitingTwin(of result: PendingResult) throws(GoldenError) -> String {
        let file = "\(Self.pendingName)/actual/\(result.name).txt"
        guard let bytes = bytes(of: file) else { throw .twinMissing(path: path(of: file)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Makes a waiting picture the golden, its file as small as it gets.
    private func approvePicture(_ name: String) throws {
        let waiting = GoldenFolder(path: path(of: "\(Self.pendingName)/actual"))
        guard let picture = waiting.picture(name) else {
            throw GoldenError.picture(path: waiting.picturePath(of: name), .empty)
        }
        guard let twin = bytes(at: waiting.twinPath(of: name)) else {
            return try write(picture, to: "\(name).png")
        }
        try write(twin, to: "\(name).txt")
        let small = try PNGFile.encode(
            PNGFile.decode(picture), text: PNGFile.texts(in: picture), effort: .small)
        try write(small, to: "\(name).png")
    }
}

private struct PendingList: Encodable {
    var schema = 1
    var pending: [PendingResult]
}
