import SplitframeComparison
import SplitframeFiles
import SplitframeInterface
import SplitframePainting

extension GoldenWriter {
    /// Makes pending results the goldens of their owners; the other pending results stay in the list.
    ///
    /// Nothing is deleted except the picture of a golden that consists of text alone from now on.
    package func approve(_ results: [PendingResult]) throws {
        let approved = Set(results)
        let rest = try folder.pending.filter { !approved.contains($0) }
        for (owner, results) in Dictionary(grouping: results, by: \.goldenOwner) {
            try approve(results, of: owner, withRest: rest)
        }
        // Pending files are deleted only once the goldens are on the disk.
        try files.finish()
        let log = TestLog(of: folder)
        for result in results where result.goldenOwner.isTest { log.note(.equal, of: result.name) }
        try leavePending(rest)
        try finish()
    }

    private func approve(
        _ results: [PendingResult], of owner: GoldenOwner, withRest rest: [PendingResult]
    ) throws {
        let layouts = try results.filter { $0.actual?.hasSuffix(".txt") == true }
            .map { DrawnLayout(name: $0.name, twin: try waitingTwin(of: $0)) }
        let pictures = results.filter { $0.actual?.hasSuffix(".png") == true }.map(\.name)
        let unlisted = Self.files(ofPictures: pictures, layouts: layouts.map(\.name))
            .filter { files.owner(of: $0) == nil }
        try files.claim(unlisted, as: owner.entry)
        // If no more results of a twin file's folder are pending, nothing is lost by writing the file anew.
        let waiting = Set(rest.map(\.name.folder))
        try record(layouts.filter { waiting.contains($0.name.folder) })
        try record(layouts.filter { !waiting.contains($0.name.folder) }, isComplete: true)
        for name in pictures { try approvePicture(name) }
        try removeLayouts(pictures)
    }

    private func waitingTwin(of result: PendingResult) throws -> String {
        let file = "actual/\(result.name).txt"
        guard let bytes = try folder.pendingFolder.read(file) else {
            throw GoldenError.twinMissing(path: folder.pendingFolder.path(of: file))
        }
        let text = String(decoding: bytes, as: UTF8.self)
        do {
            // Among other layouts in one file, a text with more than a twin would change those too.
            _ = try Twin(text)
        } catch {
            throw GoldenError.twin(path: folder.pendingFolder.path(of: file), error)
        }
        return text
    }

    /// Makes a pending picture the golden, with its file as small as possible.
    private func approvePicture(_ name: String) throws {
        let file = "actual/\(name).png"
        guard let picture = try folder.pendingFolder.read(file) else {
            throw GoldenError.picture(path: folder.pendingFolder.path(of: file), .empty)
        }
        guard let twin = try folder.pendingFolder.read("actual/\(name).txt") else {
            return try record(picture: picture, twin: nil, of: name)
        }
        let small = try PNGFile.encode(
            PNGFile.decode(picture), text: PNGFile.texts(in: picture), effort: .small)
        try record(picture: small, twin: twin, of: name)
    }
}
