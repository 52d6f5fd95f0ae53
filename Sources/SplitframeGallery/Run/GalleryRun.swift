package import SplitframeFiles
package import SplitframePainting
import SplitframePictures
package import SplitframeRequests
import SplitframeWireframes

/// Draws many pictures into a folder, with contact sheets and a page to look through them.
package struct GalleryRun: Sendable {
    package var selections: [Selection]
    package var folder: KeptFolder
    /// How many pictures are drawn at once; the bytes never depend on it.
    package var jobs: Int
    package var painter: Painter

    package init(selections: [Selection], folder: KeptFolder, jobs: Int, painter: Painter) {
        self.selections = selections
        self.folder = folder
        self.jobs = jobs
        self.painter = painter
    }

    /// Draws everything; every file appears complete or not at all, `index.html` and `gallery.json` last.
    ///
    /// Files that an earlier gallery left in the folder and that this one does not have are removed. Where somebody
    /// else's file has the name of one of ours, nothing is drawn.
    ///
    /// - Parameter progress: Hears how many of the pictures and sheets are done.
    /// - Returns: The path of `index.html`.
    /// - Throws: `FileError`, `DrawingError`, ``SelectionError``, or `CancellationError` where the task was cancelled.
    package func draw(
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws -> String {
        let rooms = CanvasRooms()
        let imprints = try await ParallelWork(
            count: selections.count, jobs: jobs, makeTools: {},
            work: { index, _ in try PictureImprint(of: selections[index], rooms: rooms) }
        ).run { _ in }
        let sheets = SheetPlan.sheets(of: selections, imprints)
        let files = Set(
            selections.map(Self.file) + sheets.map(\.file) + [GalleryPage.name, GalleryFile.name])
        let writer = try FolderWriter(of: folder, holder: "splitframe gallery")
        if let file = try writer.foreign(among: files).min() {
            throw FileError(.writing, folder.path(of: file), .foreign)
        }
        try writer.claim(files, owner: "gallery")

        let total = selections.count + sheets.count
        let listing = try GalleryListing(
            page: GalleryPage(selections: selections, sheets: sheets), writer: writer)
        _ = try await ParallelWork(
            count: selections.count, jobs: jobs, makeTools: { try painter.session() },
            work: {
                try listing.add(
                    try drawPicture(selections[$0], rooms: rooms, session: $1, writer: writer), at: $0)
            }
        ).run { progress($0, total) }
        _ = try await ParallelWork(
            count: sheets.count, jobs: min(jobs, SheetPlan.mostAtOnce), makeTools: { try painter.session() },
            work: { try draw(sheets[$0], rooms: rooms, session: $1, writer: writer) }
        ).run { progress(selections.count + $0, total) }
        // What the page and the list name is there before they are.
        try writer.sync()

        try writer.add(listing.finish())
        for file in writer.files where !files.contains(file) { try writer.remove(file) }
        try writer.finish()
        return folder.path(of: GalleryPage.name)
    }

    private static func file(of selection: Selection) -> String { selection.path(beyond: .gallery) + ".png" }

    private func drawPicture(
        _ selection: Selection, rooms: CanvasRooms, session: PaintSession, writer: FolderWriter
    ) throws -> GalleryEntry {
        let resolved = try ResolvedRequest(selection.request)
        let picture = try Picture(selection, resolved, rooms: rooms)
        let file = Self.file(of: selection)
        try writer.write(picture.png(session: session), to: file)
        return GalleryEntry(picture, of: selection, resolved, file: file)
    }

    private func draw(
        _ sheet: SheetPlan, rooms: CanvasRooms, session: PaintSession, writer: FolderWriter
    ) throws {
        let page = try Picture(sheet, of: selections, rooms: rooms)
        try writer.write(session.png(of: page.scene, scale: 1, text: page.description.texts), to: sheet.file)
    }
}
