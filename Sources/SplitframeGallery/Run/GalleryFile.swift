import SplitframeFiles
import SplitframeJSON
import SplitframePictures
import SplitframeRequests

/// `gallery.json`: what a gallery shows, for programs.
struct GalleryFile {
    static let name = "gallery.json"

    var pictures: [JSON]

    /// The file: keys sorted, pictures in the order of their selections.
    var bytes: [UInt8] {
        let json: JSON = ["schema": 1, "pictures": .array(pictures)]
        return Array(json.indentedText.utf8)
    }

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
