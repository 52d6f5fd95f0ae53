package import SplitframeFiles
package import SplitframePainting
import SplitframePictures
package import SplitframeRequests
import SplitframeWireframes

/// Draws many pictures into a folder, with contact sheets and a page to look through them.
package struct GalleryRun: Sendable {
    package var selections: [Selection]
    package var folder: KeptFolder
    /// The number of pictures that are drawn at once; the bytes never depend on it.
    package var jobs: Int
    package var painter: Painter
    /// The part of the gallery to draw, for ``GalleryMerge``; nil for the whole gallery.
    package var shard: Shard?

    package init(
        selections: [Selection], folder: KeptFolder, jobs: Int, painter: Painter, shard: Shard? = nil
    ) {
        self.selections = selections
        self.folder = folder
        self.jobs = jobs
        self.painter = painter
        self.shard = shard
    }

    /// Draws everything; every file appears complete or not at all, `index.html` and `gallery.json` last.
    ///
    /// Files that an earlier gallery left in the folder and that this one does not have are removed. If another
    /// program's file has the name of one of ours, nothing is drawn.
    ///
    /// - Parameter progress: Called with the number of finished pictures and sheets.
    /// - Returns: The path of `index.html`, or of the file that lists a part, and the number of drawn pictures.
    /// - Throws: `FileError`, `DrawingError`, ``SelectionError``, or `CancellationError` if the task was cancelled.
    package func draw(
        progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
    ) async throws -> (index: String, pictures: Int) {
        let rooms = CanvasRooms()
        let plan = try await GalleryPlan(selections, rooms: rooms, jobs: jobs)
        let pieces = plan.pieces(of: shard)
        let files = Set(pieces.map(plan.file))
        let writer = try FolderWriter(
            filling: folder, with: GalleryFile.all(files), owner: GalleryFile.owner,
            holder: "splitframe gallery")
        var places: [Int: Int] = [:]
        for case .picture(let index) in pieces { places[index] = places.count }
        let page = GalleryPage(selections: selections, sheets: plan.sheets).json
        let listing =
            try shard.map { shard throws(FileError) in
                try GalleryListing(part: plan.rest(of: shard, page: page), writer: writer)
            } ?? GalleryListing(page: page, writer: writer)
        _ = try await ParallelWork(
            count: pieces.count, jobs: jobs, makeTools: { try painter.session() },
            work: { [places] number, session in
                let file = plan.file(of: pieces[number])
                switch pieces[number] {
                case .picture(let index):
                    let entry = try drawPicture(
                        selections[index], to: file, rooms: rooms, session: session, writer: writer)
                    try listing.add(entry, as: index, at: places[index] ?? 0)
                case .sheet(let index):
                    let page = try Picture(plan.sheets[index], of: selections, rooms: rooms)
                    try writer.write(
                        session.png(of: page.scene, scale: 1, text: page.description.texts), to: file)
                }
            }
        ).run { progress($0, pieces.count) }
        try listing.finish(keeping: files, in: writer)
        return (folder.path(of: shard == nil ? GalleryPage.name : RunPart.name), places.count)
    }

    private func drawPicture(
        _ selection: Selection, to file: String, rooms: CanvasRooms, session: PaintSession,
        writer: FolderWriter
    ) throws -> GalleryEntry {
        let resolved = try ResolvedRequest(selection.request)
        let picture = try Picture(selection, resolved, rooms: rooms)
        try writer.write(picture.png(session: session), to: file)
        return GalleryEntry(picture, of: selection, resolved, file: file)
    }
}
