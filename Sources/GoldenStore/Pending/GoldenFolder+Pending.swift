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
        try write(drawn.png(isKept: false), to: "\(actual).png")
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

    /// Makes waiting pictures the goldens; what still waits stays in the list.
    public func approve(_ results: [PendingResult]) throws {
        for result in results { try approve(result) }
        let rest = pending.filter { !results.contains($0) }
        if rest.isEmpty { clearPending() } else { try writePending(rest) }
    }

    /// Makes a waiting picture the golden, its file as small as it gets; an orphan is removed.
    private func approve(_ result: PendingResult) throws {
        guard let actual = result.actual else { return remove(result.name) }
        let waiting = GoldenFolder(path: path(of: "\(Self.pendingName)/actual"))
        guard let picture = bytes(at: path(of: actual)) else {
            throw GoldenError.picture(path: path(of: actual), .empty)
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
