import SplitframeDevices
import SplitframeInterface
package import SplitframePainting
import SplitframePictures
package import SplitframeRequests
import SplitframeWireframes

/// Many pictures as the pages of one PDF, in their order, with bookmarks by device, place and configuration.
package struct GalleryDocument: Sendable {
    package var selections: [Selection]
    package var painter: Painter

    package init(selections: [Selection], painter: Painter) {
        self.selections = selections
        self.painter = painter
    }

    /// Draws page after page; `write` gets the file's bytes in order, a part at a time.
    ///
    /// - Parameter progress: Hears how many of the pages are done.
    /// - Throws: `DrawingError`, ``SelectionError``, what `write` throws, or `CancellationError` where the task was
    ///   cancelled.
    package func draw(
        write: @escaping ([UInt8]) throws -> Void, progress: (_ done: Int, _ total: Int) -> Void
    ) throws {
        let document = try painter.session().document(information, write: write)
        for (index, selection) in selections.enumerated() {
            try Task.checkCancellation()
            let picture = try Picture(selection)
            try document.add(
                PDFPage(
                    picture.scene, scale: Double(selection.scale), label: selection.path(beyond: .gallery),
                    outline: selection.headings))
            progress(index + 1, selections.count)
        }
        try document.finish()
    }

    private var information: PDFInformation {
        let devices = Set(selections.map(\.device.id)).count
        return PDFInformation(
            title: "Split views: \(selections.count) pictures of "
                + (devices == 1 ? selections[0].device.name : "\(devices) devices"),
            subject: "A page a picture; bookmarks name device, place and configuration.",
            keywords: PictureDescription().metadata)
    }
}

extension Selection {
    /// The bookmarks that lead to the picture, the widest first.
    fileprivate var headings: [String] {
        [
            request.device.name, "\(request.orientation.name) · \(request.window.name)",
            configuration.replacing("/", with: " · "),
        ]
    }
}
