public import CairoDrawing
import Foundation
public import GoldenVerification

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
        // What waits is nobody's to commit.
        try write(Array("*\n".utf8), to: "\(Self.pendingName)/.gitignore")
        try write(drawn.png(isKept: false), to: "\(Self.pendingName)/actual/\(file)")
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

    /// Writes the list of results that wait; without any there is no list.
    public func writePending(_ results: [PendingResult]) throws {
        guard !results.isEmpty else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try write([UInt8](encoder.encode(PendingList(pending: results))), to: Self.listName)
    }

    /// The results that wait; none where no run failed.
    public var pending: [PendingResult] {
        guard let bytes = bytes(at: path(of: Self.listName)),
            let list = try? JSONDecoder().decode(PendingList.self, from: Data(bytes))
        else { return [] }
        return list.pending
    }

    /// Makes waiting pictures the goldens; what still waits stays in the list.
    public func approve(_ results: [PendingResult]) throws {
        for result in results { try approve(result) }
        let rest = pending.filter { !results.contains($0) }
        if rest.isEmpty { clearPending() } else { try writePending(rest) }
    }

    /// Makes a waiting picture the golden, its file as small as it gets; an orphan is removed.
    private func approve(_ result: PendingResult) throws {
        guard result.actual != nil else { return remove(result.name) }
        let waiting = GoldenFolder(path: path(of: "\(Self.pendingName)/actual"))
        guard let picture = waiting.picture(result.name) else {
            throw GoldenError.picture(path: waiting.picturePath(of: result.name), .empty)
        }
        guard let twin = bytes(at: waiting.twinPath(of: result.name)) else {
            return try write(picture, to: "\(result.name).png")
        }
        try write(twin, to: "\(result.name).txt")
        let small = try PNGFile.encode(
            PNGFile.decode(picture), text: PNGFile.texts(in: picture), effort: .small)
        try write(small, to: "\(result.name).png")
    }
}

private struct PendingList: Codable {
    var schema = 1
    var pending: [PendingResult]
}
