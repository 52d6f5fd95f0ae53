package import SplitframeJSON
import SplitframePictures
import SplitframeRequests

/// `gallery.json`: what a gallery shows, for programs; a line a picture, in the order of their selections.
package enum GalleryFile {
    static let name = "gallery.json"
    /// Whose files those of a gallery are.
    static let owner = "gallery"

    /// Everything that may lie in a gallery's folder, or in that of a part, with these pictures and sheets.
    static func all(_ drawn: Set<String>) -> Set<String> {
        drawn.union([GalleryPage.name, name, RunPart.name])
    }

    /// What the file looks like.
    package static let shape = JSONShape.object([
        JSONKey(
            "pictures", .list(Picture.selectionShape), "in the order of their selections", isRequired: true)
    ]).versioned
}
