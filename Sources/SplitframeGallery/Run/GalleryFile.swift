package import SplitframeFiles
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
}
