package import SplitframeJSON
import SplitframePictures
import SplitframeRequests

/// `gallery.json`: what a gallery shows, for programs; a line a picture, in the order of their selections.
package enum GalleryFile {
    static let name = "gallery.json"

    /// What the file looks like.
    package static let shape = JSONShape.object([
        JSONKey(
            "pictures", .list(Picture.selectionShape), "in the order of their selections", isRequired: true)
    ]).versioned
}
