package import SplitframeJSON
import SplitframePictures
import SplitframeRequests

/// `gallery.json`: what a gallery shows, for programs.
package struct GalleryFile {
    static let name = "gallery.json"

    var pictures: [JSON]

    /// The file: keys sorted, pictures in the order of their selections.
    var bytes: [UInt8] {
        Array(JSON.object(["pictures": .array(pictures)]).versioned.indentedText.utf8)
    }

    /// What the file looks like.
    package static let shape = JSONShape.object([
        JSONKey("pictures", .list(Picture.form.shape), "in the order of their selections", isRequired: true)
    ]).versioned
}
