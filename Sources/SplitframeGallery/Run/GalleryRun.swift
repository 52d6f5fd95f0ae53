package import SplitframeFiles
package import SplitframePainting
import SplitframePictures
package import SplitframeRequests
import SplitframeWireframes

/// Draws many pictures into a folder, with contact sheets and a page to look through them.
package struct GalleryRun: Sendable {
    package var selections: [Selection]
    package var folder: OutputFolder
    /// How many pictures are drawn at once; the bytes never depend on it.
    package var jobs: Int
    package var painter: Painter

    package init(selections: [Selection], folder: OutputFolder, jobs: Int, painter: Painter) {
        self.selections = selections
        self.folder = folder
        self.jobs = jobs
        self.painter = painter
    }

    /// Draws everything; every file appears complete or not at all, `index.html` and `gallery.json` last.
    ///
    /// Pictures that an earlier gallery left in the folder and that this one does not have are removed.
    ///
    /// - Parameter progress: Hears how many of the pictures and sheets are done.
    /// - Returns: The path of `index.html`.
    /// - Throws: ``OutputError``, `DrawingError`, ``SelectionError``, or `CancellationError` where the task was
    ///   cancelled.
    package func draw(
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws -> String {
        let earlier = GalleryFile.listed(in: folder) + folder.files(in: SheetPlan.folders)
        let sheets = SheetPlan.sheets(of: selections)
        let total = selections.count + sheets.count
        let entries = try await ParallelWork(
            count: selections.count, jobs: jobs, makeTools: { try painter.session() }, work: drawPicture
        ).run { progress($0, total) }
        _ = try await ParallelWork(
            count: sheets.count, jobs: jobs, makeTools: { try painter.session() },
            work: { try draw(sheets[$0], session: $1) }
        ).run { progress(selections.count + $0, total) }

        try folder.write(GalleryPage(entries: entries, sheets: sheets).html, to: "index.html")
        try folder.write(
            GalleryFile(pictures: entries.map(\.json)).bytes, to: GalleryFile.name)
        let current = Set(entries.map(\.file) + sheets.map(\.file))
        for file in earlier where !current.contains(file) { folder.remove(file) }
        return folder.path(of: "index.html")
    }

    private func drawPicture(index: Int, session: PaintSession) throws -> GalleryEntry {
        let picture = try Picture(selections[index])
        let entry = GalleryEntry(picture, file: selections[index].path(beyond: .gallery) + ".png")
        try folder.write(picture.png(session: session), to: entry.file)
        return entry
    }

    private func draw(_ sheet: SheetPlan, session: PaintSession) throws {
        let scene = try sheet.scene(of: selections)
        try folder.write(
            session.png(of: scene, scale: 1, text: PictureDescription(of: scene).texts), to: sheet.file)
    }
}
