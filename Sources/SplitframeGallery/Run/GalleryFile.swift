import SplitframeFiles
package import SplitframeJSON
import SplitframePictures
import SplitframeRequests

/// `gallery.json`: describes a gallery's pictures for programs; one line per picture, in the order of their selections.
package enum GalleryFile {
    static let name = "gallery.json"
    /// The owner of a gallery's files in the folder's manifest.
    static let owner = "gallery"

    /// All files that a gallery with these pictures and sheets, or a part of one, may have.
    static func all(_ drawn: Set<String>) -> Set<String> {
        drawn.union([GalleryPage.name, name, RunPart.name])
    }

    /// The JSON shape of the file.
    package static let shape = JSONShape.object([
        JSONKey(
            "pictures", .list(Picture.selectionShape), "in the order of their selections", isRequired: true)
    ]).versioned

    /// Writes the page and the list of a gallery's pictures, and removes files of an earlier gallery.
    ///
    /// - Parameters:
    ///   - page: The page's data besides the pictures.
    ///   - drawn: The files of the pictures and sheets.
    /// - Returns: The path of the page.
    static func write(
        _ entries: [GalleryEntry], page: JSON, keeping drawn: some Sequence<String>, in writer: FolderWriter
    ) throws(FileError) -> String {
        // The pictures have to exist before the page and the list that name them.
        try writer.sync()
        let (head, tail) = GalleryPage.html
        let shown = PictureList(lines: entries.map(\.pageLine), rest: page)
        let listed = PictureList(lines: entries.map(\.line), rest: JSON.object([:]).versioned)
        try writer.write([
            (GalleryPage.name, shown.bytes(head: head, tail: tail)), (name, listed.bytes()),
        ])
        try writer.finish(keeping: drawn + [GalleryPage.name, name])
        return writer.folder.path(of: GalleryPage.name)
    }
}
