import CairoDrawing
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
    /// - Returns: The picture's and the difference's paths below the folder, the latter where there is one.
    public func keep(
        _ drawn: DrawnPicture, verdict: Verdict
    ) throws -> (actual: String, difference: String?) {
        let actual = "\(Self.pendingName)/actual/\(drawn.name)"
        try write(drawn.png(), to: "\(actual).png")
        if let twin = drawn.twin { try write(Array(twin.utf8), to: "\(actual).txt") }
        guard let pixels = verdict.pixels, !pixels.isEmpty,
            let golden = try golden(drawn.name, hasTwin: false)
        else { return ("\(actual).png", nil) }
        let difference = "\(Self.pendingName)/difference/\(drawn.name).png"
        try write(PNGFile.encode(pixels.picture(over: golden.picture)), to: difference)
        return ("\(actual).png", difference)
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

    /// Makes a waiting picture the golden, byte by byte; an orphan is removed.
    public func approve(_ result: PendingResult) throws(GoldenError) {
        guard let actual = result.actual else { return remove(result.name) }
        guard let picture = bytes(at: path(of: actual)) else {
            throw .picture(path: path(of: actual), .empty)
        }
        let waiting = GoldenFolder(path: path(of: "\(Self.pendingName)/actual"))
        if let twin = bytes(at: waiting.twinPath(of: result.name)) {
            try write(twin, to: "\(result.name).txt")
        }
        try write(picture, to: "\(result.name).png")
    }
}

private struct PendingList: Codable {
    var schema = 1
    var pending: [PendingResult]
}
