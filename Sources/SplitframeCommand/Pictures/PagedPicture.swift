import SplitframeFiles
import SplitframeInterface
import SplitframePainting
import SplitframePictures
import SplitframeScene
import SplitframeWireframes

/// A picture in pages, drawn one after the other: a PDF of all, or a file each.
struct PagedPicture {
    /// One page, and the same in dark colours where they are wanted.
    typealias Page = (scene: () -> Scene, dark: (() -> Scene)?)

    var title: String
    var scale: Double
    var pages: [Page]
    /// The paper that a PDF's pages fill.
    var paper: PaperSize?

    /// Writes `strip.png`, `strip-2.png` and so on, or one PDF.
    ///
    /// - Throws: ``CommandError/severalPages(count:format:)`` where standard output would get several files.
    func save(to path: String, as format: PictureFormat, _ console: Console) throws {
        let painter = try Painter(fonts: .installed())
        if format == .pdf { return try saveDocument(to: path, painter, console) }
        guard pages.count == 1 || path != "-" else {
            throw CommandError.severalPages(count: pages.count, format: format.name)
        }
        let paths = pages.indices.map { path.numbered($0 + 1) }
        for (page, path) in zip(pages, paths) {
            let bytes = try page.scene().bytes(
                as: format, scale: scale, dark: page.dark?(), title: title, painter: painter)
            // The user has not named the further files.
            if path == paths.first {
                try console.save(bytes, to: path)
            } else {
                try OutputFile.write(bytes, beside: path)
            }
        }
        if paths.count > 1 { console.message("\(paths.count) pages: \(paths.joined(separator: ", "))\n") }
    }

    private func saveDocument(to path: String, _ painter: Painter, _ console: Console) throws {
        func draw(_ write: @escaping ([UInt8]) throws -> Void) throws {
            let first = pages.first?.scene()
            let document = try painter.session().document(
                PDFInformation(
                    title: title, subject: first?.alternativeText ?? title,
                    keywords: PictureDescription(of: first).metadata), write: write)
            for page in pages {
                let scene = page.scene()
                try document.add(PDFPage(paper.map { scene.placed(on: $0) } ?? scene, scale: scale))
            }
            try document.finish()
        }
        guard path != "-" else { return try draw { try console.output($0) } }
        let draft = try OutputDraft(path: path)
        try draw { try draft.write($0) }
        try draft.finish()
    }
}

extension String {
    /// The path of a page's file: that of the first as it is, then `strip-2.png`.
    fileprivate func numbered(_ number: Int) -> String {
        guard number > 1 else { return self }
        guard let suffix = fileSuffix else { return "\(self)-\(number)" }
        let end = index(endIndex, offsetBy: -suffix.count - 1)
        return "\(self[..<end])-\(number)\(self[end...])"
    }
}
