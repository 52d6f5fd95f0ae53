package import SplitframeFiles
import SplitframeJSON

extension GalleryRun {
    /// Merges all parts of a gallery that several runs have drawn: the files are the same as those of one run, byte for
    /// byte.
    ///
    /// - Returns: The path of `index.html`, and the number of pictures.
    /// - Throws: ``RunPartError``, or `FileError`.
    package static func merge(
        _ parts: [RunPart], to folder: KeptFolder
    ) throws -> (index: String, pictures: Int) {
        let entries = try RunPart.entries(GalleryEntry.self, of: parts).map { entry, part in
            // Lines that are not JSON could end the script of the page.
            guard let json = JSON(text: entry.line), let pageJSON = JSON(text: entry.pageLine) else {
                throw RunPartError.damaged(part.folder.path)
            }
            return GalleryEntry(json, pageJSON: pageJSON)
        }
        let files = Set(parts.flatMap(\.files))
        let writer = try FolderWriter(
            filling: folder, with: GalleryFile.all(files), owner: GalleryFile.owner,
            holder: "splitframe merge")
        for part in parts { try part.copyFiles(to: writer) }
        let index = try GalleryFile.write(
            entries, page: parts.first?.rest ?? .null, keeping: files, in: writer)
        return (index, entries.count)
    }
}
