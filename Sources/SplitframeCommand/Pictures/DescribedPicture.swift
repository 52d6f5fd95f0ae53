import SplitframeDevices
import SplitframeInterface
import SplitframeJSON
import SplitframePictures
import SplitframeRequests

/// A picture of ours that the user named, with the description in its file.
struct DescribedPicture: Sendable {
    let path: String
    let description: PictureDescription

    /// - Throws: ``CommandError/description(_:path:)`` if the file is not a picture of ours.
    init(_ file: PictureFile) throws(CommandError) {
        path = file.path
        do {
            description = try PictureDescription(of: file.bytes)
        } catch {
            throw .description(error, path: file.path)
        }
    }

    /// Adds the values of the picture's selection to a list, for keys without values.
    func read(into list: inout SelectionList, among devices: [Device]) throws {
        guard description.selection.object != nil else { throw CommandError.undescribed(path: path) }
        let given = Set(SelectionKey.all.filter { list.has($0) })
        try list.read(description.selection, among: devices, except: given, allowsSeveral: false)
    }
}
