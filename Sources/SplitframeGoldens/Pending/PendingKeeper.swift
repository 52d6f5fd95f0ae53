package import SplitframeFiles
import SplitframeInterface
package import SplitframePainting
import SplitframeWireframes

/// Writes the files of pending results.
package protocol PendingKeeper {
    /// The prefix of its files' paths, relative to the folder of goldens; empty if copies of expected pictures are kept
    /// too.
    var prefix: String { get }
    /// Writes one file below the pending folder.
    func put(_ bytes: [UInt8], in file: String) throws(FileError)
}

extension PendingKeeper {
    package var prefix: String { GoldenFolder.pendingName + "/" }

    /// Writes a drawn picture, its twin and the picture of the difference as pending files.
    ///
    /// - Parameter goldens: The folder that the picture was compared with; a golden of a revision is copied.
    package func keep(
        _ drawn: DrawnPicture, verdict: Verdict, against goldens: GoldenFolder, painter: Painter
    ) throws -> GoldenFolder.PendingFiles {
        var files = GoldenFolder.PendingFiles()
        // Thousands of pictures with twins may be pending, so they are made small only when they are approved.
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
        case .disk where !prefix.isEmpty: files.expected = GoldenFolder.pictureFile(of: drawn.name)
        case .disk, .revision: files.expected = try picture.map { try panel($0, "expected") }
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

    /// Writes a layout's twin, and that of the golden, as pending files.
    package func keep(_ layout: DrawnLayout, against cache: TwinCache) throws -> GoldenFolder.PendingFiles {
        var files = GoldenFolder.PendingFiles()
        files.actual = try keep(Array(layout.twin.utf8), as: "actual", of: layout.name, "txt")
        files.expected = try cache.twin(layout.name).map {
            try keep(Array($0.utf8), as: "expected", of: layout.name, "txt")
        }
        return files
    }

    /// Writes one pending file of a result; returns its path below the folder of goldens.
    private func keep(_ bytes: [UInt8], as kind: String, of name: String, _ suffix: String) throws(FileError)
        -> String
    {
        let file = "\(kind)/\(name).\(suffix)"
        try put(bytes, in: file)
        return prefix + file
    }
}
