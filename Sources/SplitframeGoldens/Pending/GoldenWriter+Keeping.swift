import Foundation
package import SplitframeComparison
import SplitframeFiles
import SplitframeInterface
package import SplitframePainting
import SplitframeScene
import Synchronization

extension GoldenWriter {
    /// Leaves these results to wait, with their files, and no others; without any nothing waits.
    ///
    /// The list is on the disk before a file goes, so that it never names what is not there.
    package func leavePending(_ results: [PendingResult]) throws {
        guard try !results.isEmpty || folder.pendingFolder.read(FolderManifest.fileName) != nil else {
            return
        }
        let writer = try waiting()
        if !results.isEmpty {
            try writer.write(PendingResult.list(of: results), to: GoldenFolder.pendingList)
        }
        let kept = Set(results.map(\.name))
        for file in writer.files where !Self.isKept(file, by: kept) { try writer.remove(file) }
        try writer.finish()
        guard results.isEmpty else { return }
        pending.withLock { $0 = nil }
        rmdir(folder.pendingFolder.path)
    }

    /// Lets the results of some goldens wait no longer, and others in their place.
    package func replacePending(of names: Set<String>, with results: [PendingResult] = []) throws {
        let others = try folder.pending.filter { !names.contains($0.name) }
        try leavePending((others + results).sorted { $0.name < $1.name })
    }

    /// Whether a file below the folder of what waits is that of a result that goes on waiting.
    private static func isKept(_ file: String, by names: Set<String>) -> Bool {
        guard let slash = file.firstIndex(of: "/") else { return !names.isEmpty }
        return names.contains(String(file[file.index(after: slash)...].dropLast(4)))
    }

    /// Puts a drawn picture, its twin and the picture of the difference where they wait to be looked at.
    ///
    /// - Parameter goldens: The folder that the picture was compared with; what was at a revision is copied.
    package func keep(
        _ drawn: DrawnPicture, verdict: Verdict, against goldens: GoldenFolder, painter: Painter
    ) throws -> GoldenFolder.PendingFiles {
        var files = GoldenFolder.PendingFiles()
        // Those with twins may be thousands; they get small when they are approved.
        files.actual = try keep(
            drawn.png(isKept: drawn.rendition.twin == nil), as: "actual", of: drawn.name, "png")
        if let twin = drawn.rendition.twin {
            _ = try keep(Array(twin.text.utf8), as: "actual", of: drawn.name, "txt")
        }
        guard let bytes = try? goldens.picture(drawn.name) else { return files }
        let picture = try? PNGFile.decode(bytes)
        func panel(_ picture: Bitmap, _ panel: String) throws -> String {
            try keep(PNGFile.encode(picture, text: [.panel(panel)]), as: panel, of: drawn.name, "png")
        }
        switch goldens.place {
        case .disk: files.expected = GoldenFolder.pictureFile(of: drawn.name)
        case .revision: files.expected = try picture.map { try panel($0, "expected") }
        }
        guard let picture, let pixels = verdict.pixels, !pixels.isEmpty else { return files }
        let difference = pixels.picture(over: picture)
        let triptych = Triptych(
            panels: [
                ("expected", picture), ("difference", difference), ("actual", drawn.rendition.picture),
            ], scale: drawn.rendition.scale, difference: InterfaceDifference(verdict.findings),
            windowOrigin: drawn.rendition.windowOrigin)
        files.difference = try panel(difference, "difference")
        files.triptych = try panel(triptych.picture(painter: painter), "triptych")
        return files
    }

    /// Puts a layout's twin, and the golden's, where they wait to be looked at.
    package func keep(_ layout: DrawnLayout, against cache: TwinCache) throws -> GoldenFolder.PendingFiles {
        var files = GoldenFolder.PendingFiles()
        files.actual = try keep(Array(layout.twin.utf8), as: "actual", of: layout.name, "txt")
        files.expected = try cache.twin(layout.name).map {
            try keep(Array($0.utf8), as: "expected", of: layout.name, "txt")
        }
        return files
    }

    /// Writes one file of a result; returns its path below the folder of goldens.
    private func keep(_ bytes: [UInt8], as kind: String, of name: String, _ suffix: String) throws(FileError)
        -> String
    {
        let file = "\(kind)/\(name).\(suffix)"
        try waiting(for: file).write(bytes, to: file)
        return "\(GoldenFolder.pendingName)/\(file)"
    }

    /// The writer of pending results; the files of all candidates, this one among them, count as written by us.
    func waiting(for file: String? = nil) throws(FileError) -> FolderWriter {
        try pending.withLock { pending throws(FileError) in
            if pending == nil {
                let writer = try FolderWriter(of: folder.pendingFolder, below: files)
                let kinds = ["actual", "expected", "difference", "triptych"]
                let names = candidates.flatMap { name in kinds.map { "\($0)/\(name)" } }
                let fixed = [".gitignore", GoldenFolder.pendingList]
                try writer.claim(names.flatMap { ["\($0).png", "\($0).txt"] } + fixed, owner: owner.text)
                // Pending results do not belong into a commit.
                try writer.write(Array("*\n".utf8), to: ".gitignore")
                pending = writer
            }
            guard let writer = pending else { return files }
            if let file, writer.owner(of: file) == nil { try writer.claim([file], owner: owner.text) }
            return writer
        }
    }
}
