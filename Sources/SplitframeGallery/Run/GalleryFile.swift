import SplitframeFiles
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

    /// The pictures that the gallery in a folder lists; empty where there is none.
    ///
    /// Only plain paths inside the folder count, so that nothing else is ever touched on their account.
    static func listed(in folder: OutputFolder) -> [String] {
        guard let bytes = folder.read(name),
            let pictures = try? JSON(bytes: bytes)["pictures"]?.array
        else { return [] }
        return pictures.compactMap { $0["file"]?.string }.filter { file in
            let parts = file.split(separator: "/", omittingEmptySubsequences: false)
            return file.hasSuffix(".png") && !parts.contains { ["", ".", ".."].contains($0) }
        }
    }
}
