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

    /// Adds the words of the selection to a list, where the command line has not said otherwise.
    func read(
        into list: inout SelectionList, among devices: [Device], except said: Set<SelectionKey>
    ) throws {
        guard description.selection.object != nil else { throw CommandError.undescribed(path: path) }
        try list.read(description.selection, among: devices, except: said, allowsSeveral: false)
    }
}
