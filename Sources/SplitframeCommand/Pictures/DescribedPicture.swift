import SplitframeDevices
import SplitframeInterface
import SplitframeJSON
import SplitframePictures
import SplitframeRequests

/// A picture of ours that the user named, with what it says of itself.
struct DescribedPicture: Sendable {
    let path: String
    let description: PictureDescription

    /// - Throws: ``CommandError/description(_:path:)`` where the file is no picture of ours.
    init(_ file: PictureFile) throws(CommandError) {
        path = file.path
        do {
            description = try PictureDescription(of: file.bytes)
        } catch {
            throw .description(error, path: file.path)
        }
    }

    /// Adds the words of the selection to a list, where that has not said otherwise.
    func read(into list: inout SelectionList, among devices: [Device]) throws {
        guard description.selection.object != nil else { throw CommandError.undescribed(path: path) }
        let said = Set(SelectionKey.all.filter { list.says($0) })
        try list.read(description.selection, among: devices, except: said, allowsSeveral: false)
    }
}
