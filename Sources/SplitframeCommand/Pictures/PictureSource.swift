import SplitframePictures
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

    /// Reads a file, or standard input if the path is `-`; its name or content tells which of the two it is.
    init(path: String, _ arguments: Arguments) throws {
        let file = try PictureFile(path: path)
        let isPicture = (PictureFormat(fileName: path) ?? PictureFormat(beginning: file.bytes)) != nil
        self =
            isPicture
            ? .picture(try DescribedPicture(file))
            : .scenario(try ScenarioFile(path, Data(file.bytes), arguments))
    }
}
