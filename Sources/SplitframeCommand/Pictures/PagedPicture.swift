import SplitframeFiles
import SplitframeInterface
import SplitframePainting
import SplitframePictures
import SplitframeWireframes

/// A filmstrip in pages, drawn one after the other: as one PDF, or one file per page.
struct PagedPicture {
    /// The pages, and the same pages in dark colours if they are wanted.
    var pages: [Filmstrip]
    var darkPages: [Filmstrip]?
    /// The paper size of a PDF's pages.
    var paper: PaperSize?

    private func picture(_ page: Filmstrip) throws -> Picture { try Picture(.filmstrip(page)) }

    /// Writes `strip.png`, `strip-2.png` and so on, or one PDF.
    ///
    /// - Throws: ``CommandError/severalPages(count:format:)`` if several files would go to standard output.
    func save(to path: String, as format: PictureFormat, _ console: Console) throws {
        let session = try Painter(fonts: .installed()).session()
        if format == .pdf { return try saveDocument(to: path, session, console) }
        guard pages.count == 1 || path != "-" else {
            throw CommandError.severalPages(count: pages.count, format: format.name)
        }
        let paths = pages.indices.map { path.numbered($0 + 1) }
        for (index, path) in paths.enumerated() {
            let page = try picture(pages[index])
            let bytes = try page.bytes(
                as: format, scale: page.scale, dark: darkPages.map { try picture($0[index]) },
                session: session)
            // The user has named only the first file, so that further ones must not replace files of other programs.
            if path == paths.first {
                try console.save(bytes, to: path)
            } else {
                try OutputFile.write(bytes, beside: path) { (try? PictureDescription(of: $0)) != nil }
            }
        }
        if paths.count > 1 { console.message("\(paths.count) pages: \(paths.joined(separator: ", "))\n") }
    }

    private func saveDocument(to path: String, _ session: PaintSession, _ console: Console) throws {
        try console.save(to: path) { write in
            let first = try pages.first.map { try picture($0) }
            let document = try session.document(
                PDFInformation(
                    title: pages.first?.title ?? "", subject: first?.alternativeText ?? "",
                    keywords: PictureDescription(of: first?.scene).metadata), write: write)
            for (index, page) in pages.enumerated() {
                let page = try picture(page)
                var scene = page.scene
                if let paper { scene = scene.placed(on: paper, isUpright: true, isAtTop: pages.count > 1) }
                if paper != nil, pages.count > 1 { scene = scene.numbered(index + 1) }
                try document.add(PDFPage(scene, scale: Double(page.scale)))
            }
            try document.finish()
        }
    }
}

extension String {
    /// The path of a page's file: the given path for the first, then `strip-2.png`.
    fileprivate func numbered(_ number: Int) -> String {
        guard number > 1 else { return self }
        guard let suffix = fileSuffix else { return "\(self)-\(number)" }
        let end = index(endIndex, offsetBy: -suffix.count - 1)
        return "\(self[..<end])-\(number)\(self[end...])"
    }
}
