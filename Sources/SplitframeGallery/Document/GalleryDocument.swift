import SplitframeDevices
import SplitframeInterface
package import SplitframePainting
import SplitframePictures
package import SplitframeRequests
package import SplitframeWireframes

/// Many pictures as one PDF, in their order, with bookmarks by device, place and configuration: one picture per page,
/// or rows of each device's pictures on sheets of paper.
///
/// A document with several devices begins with a list of them that links to their pages.
package struct GalleryDocument: Sendable {
    package var selections: [Selection]
    package var painter: Painter
    /// The paper size; nil for pages as large as their pictures.
    package var paper: PaperSize?

    package init(selections: [Selection], painter: Painter, paper: PaperSize? = nil) {
        self.selections = selections
        self.painter = painter
        self.paper = paper
    }

    /// Draws page after page; `write` receives the file's bytes in order, a part at a time.
    ///
    /// - Parameter progress: Called with the number of finished pages of pictures.
    /// - Throws: `DrawingError`, ``SelectionError``, the errors of `write`, or `CancellationError` if the task was
    ///   cancelled.
    package func draw(
        write: @escaping ([UInt8]) throws -> Void, progress: (_ done: Int, _ total: Int) -> Void
    ) throws {
        let rooms = CanvasRooms()
        let pages = try paper.map { try sheets(on: $0, rooms) } ?? pictures(rooms)
        let document = try painter.session().document(information, write: write)
        let entries = contents(of: pages.map(\.device))
        if entries.count > 1 {
            for scene in ContentsPage.scenes(title: information.title, entries, on: paper ?? .a4) {
                try document.add(PDFPage(scene, scale: 1, label: "contents"))
            }
        }
        let first = 1 + (entries.count > 1 ? ContentsPage.count(of: entries.count, on: paper ?? .a4) : 0)
        for (index, page) in pages.enumerated() {
            try Task.checkCancellation()
            try document.add(page.draw(first + index))
            progress(index + 1, pages.count)
        }
        try document.finish()
    }

    /// The list of devices, each with the number of its first page.
    ///
    /// - Parameter firsts: For each page behind the list its device, if it is the first one of it.
    func contents(of firsts: [Device?]) -> [ContentsPage.Entry] {
        let count = ContentsPage.count(of: firsts.count { $0 != nil }, on: paper ?? .a4)
        return firsts.enumerated().compactMap { index, device in
            device.map {
                ContentsPage.Entry(
                    name: $0.name, detail: "page \(count + 1 + index)", destination: $0.id.destination)
            }
        }
    }

    /// A page that is not drawn yet, with its device if it is the first one of it.
    private struct Page {
        var device: Device?
        /// Draws it with its number, where there is room for that.
        var draw: (_ number: Int) throws -> PDFPage
    }

    /// A page for each picture.
    private func pictures(_ rooms: CanvasRooms) -> [Page] {
        var seen: Set<String> = []
        return selections.map { selection in
            let isFirst = seen.insert(selection.device.id).inserted
            return Page(device: isFirst ? selection.device : nil) { _ in
                PDFPage(
                    try Picture(selection, ResolvedRequest(selection.request), rooms: rooms).scene,
                    scale: Double(selection.look.scale),
                    label: selection.path(beyond: .gallery), outline: selection.headings,
                    name: isFirst ? selection.device.id.destination : nil)
            }
        }
    }

    /// Pages of paper, grouped by device.
    private func sheets(on paper: PaperSize, _ rooms: CanvasRooms) throws -> [Page] {
        let imprints = try selections.map { selection in
            try Task.checkCancellation()
            return try PictureImprint(of: selection, rooms: rooms)
        }
        var seen: Set<String> = []
        return SheetPlan.deviceSheets(of: selections, imprints, shape: .paper(paper)).map { sheet in
            guard case .device(let id) = sheet.shared else { preconditionFailure("a sheet of a device") }
            let isFirst = seen.insert(id).inserted
            return Page(device: isFirst ? selections.first { $0.device.id == id }?.device : nil) { number in
                PDFPage(
                    try sheet.scene(of: selections, rooms: rooms)
                        .placed(on: paper, isUpright: true, isAtTop: true).numbered(number), scale: 2,
                    outline: isFirst ? [sheet.title] : [], name: isFirst ? id.destination : nil)
            }
        }
    }

    private var information: PDFInformation {
        let devices = Set(selections.map(\.device.id)).count
        return PDFInformation(
            title: "Split views of "
                + (devices == 1 ? selections[0].device.name : "\(devices) devices"),
            subject: (paper == nil ? "A page a picture" : "Several pictures a page")
                + "; bookmarks name device, place and configuration.",
            keywords: PictureDescription().metadata)
    }
}

extension Selection {
    /// The picture's bookmarks, the outermost first.
    fileprivate var headings: [String] {
        [
            request.device.name, "\(request.orientation.name) · \(request.window.name)",
            configuration.replacing("/", with: " · "),
        ]
    }
}

extension String {
    /// A device's id as the name of its first page, made of letters, digits and hyphens.
    fileprivate var destination: String {
        "device-"
            + utf8.map { byte in
                let letter = Character(Unicode.Scalar(byte))
                return letter.isASCII && (letter.isLetter || letter.isNumber) ? String(letter) : "-\(byte)-"
            }.joined()
    }
}
