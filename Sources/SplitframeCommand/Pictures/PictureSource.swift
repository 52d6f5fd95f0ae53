import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import SplitframeSystem
import SplitframeWireframes

/// The source of a picture: a scenario, or a picture of ours that is drawn again.
enum PictureSource: Sendable {
    case scenario(ScenarioFile)
    case picture(DescribedPicture)

    /// The picture that is drawn again; nil for a scenario.
    var picture: DescribedPicture? { if case .picture(let picture) = self { picture } else { nil } }

    /// The scenario; nil for a picture that is drawn again.
    var scenario: ScenarioFile? { if case .scenario(let file) = self { file } else { nil } }

    /// Reads a picture or a scenario, as its name or first bytes indicate; `-` is standard input.
    init(path: String, _ arguments: Arguments) throws {
        let file = try PictureFile(path: path)
        let isPicture = (PictureFormat(fileName: path) ?? PictureFormat(beginning: file.bytes)) != nil
        self =
            isPicture
            ? .picture(try DescribedPicture(file))
            : .scenario(try ScenarioFile(path, Data(file.bytes), arguments))
    }
}

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
