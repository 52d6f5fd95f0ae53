import SplitframeDevices
import SplitframeDocuments
import SplitframeFigures
import SplitframeFiles
import SplitframeGallery
import SplitframeGoldenRuns
import SplitframeGoldens
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeScenarios

/// Why a command ended without doing its work; facts only.
enum CommandError: Error {
    case noCommand
    case unknownCommand(String, nearest: String?)
    /// `command` is nil before any command was named.
    case unknownOption(String, command: String?, nearest: String?)
    case missingValue(option: String, placeholder: String)
    case needlessValue(option: String)
    case invalidValue(String, option: String, expected: String)
    case missingOption(String, placeholder: String, command: String)
    case missingOperand(String, command: String)
    case unexpectedOperand(String, command: String)
    /// A folder cannot be compared with a file.
    case folderAndFile(folder: String, file: String)
    case unknownFormat(String, known: [String])
    case unknownSchema(String, nearest: String?)
    /// The file's name asks for a format that cannot hold a picture of differences.
    case pixelsOnly(path: String)
    /// Folders that are to be compared have no picture in them.
    case noPictures(folders: [String])
    case selection(SelectionError)
    case unreadable(path: String)
    case picture(PNGError, path: String)
    /// The file says nothing of a picture.
    case description(PictureDescriptionError, path: String)
    /// Neither a name nor a cause of a result that waits.
    case notPending(String, nearest: String?)
    /// The file is no list of decisions, and why.
    case decisions(path: String, String)
    case goldenList(GoldenListError)
    case golden(GoldenError)
    case revision(RevisionError)
    case devicesFile(DeviceFileError)
    /// The picture does not carry the selection that drew it.
    case undescribed(path: String)
    case scenario(ScenarioError, path: String)
    case noSuchStep(String, nearest: String?)
    /// After the step nothing is on screen that could be drawn.
    case nothingOnScreen(path: String)
    /// A picture shows one scenario, and the file has several.
    case severalScenarios(path: String, names: [String])
    /// An option says something of another that was not given.
    case incomplete(option: String, needs: String)
    /// Picture and JSON would both go to standard output.
    case twoResults(option: String)
    /// An option that says one thing was given more than once.
    case repeated(option: String)
    /// What was asked for has no meaning together with the rest.
    case conflict(option: String, with: String)
    /// A picture of several pages was to go to standard output in a format that holds one.
    case severalPages(count: Int, format: String)
    case file(FileError)
    case drawing(DrawingError)
    /// No program shows pictures.
    case noViewer(String)
    /// The project's defaults cannot be used, and why.
    case defaults(path: String, String)
    /// The file's name says nothing of how it is written.
    case noDocument(path: String)
    /// Requests of documents that cannot be carried out.
    case requests([RequestFault])
    case figureProgram(FigureProgramError)
    case figures(FigureError)
    /// The parts of a run that cannot be put together.
    case parts(RunPartError)
    case interrupted
    /// What no other case foresees, in the words of whoever threw it.
    case other(String)

    /// Any error that a command can throw, as one of the facts above.
    init(_ error: any Error) {
        self =
            switch error {
            case let error as CommandError: error
            case let error as SelectionError: .selection(error)
            case let error as DeviceFileError: .devicesFile(error)
            case let error as FileError: .file(error)
            case GoldenError.file(let error): .file(error)
            case let error as DrawingError: .drawing(error)
            case let error as GoldenListError: .goldenList(error)
            case let error as GoldenError: .golden(error)
            case let error as RevisionError: .revision(error)
            case let error as RequestFaults: .requests(error.faults)
            case let error as FigureProgramError: .figureProgram(error)
            case let error as FigureError: .figures(error)
            case let error as RunPartError: .parts(error)
            case is CancellationError: .interrupted
            default: .other("\(error)")
            }
    }

    /// How the process ends.
    var status: CommandStatus {
        switch self {
        case .noCommand, .unknownCommand, .unknownOption, .missingValue, .needlessValue, .invalidValue,
            .missingOption, .missingOperand, .unexpectedOperand, .folderAndFile, .notPending, .unknownFormat,
            .unknownSchema, .pixelsOnly, .selection, .noSuchStep, .incomplete, .conflict, .twoResults,
            .repeated, .severalPages, .noDocument:
            .usage
        case .unreadable, .noPictures, .picture, .description, .decisions, .goldenList, .golden,
            .revision,
            .devicesFile,
            .undescribed,
            .scenario, .nothingOnScreen, .severalScenarios, .file, .drawing, .other, .requests,
            .figureProgram, .defaults, .noViewer,
            .figures, .parts:
            .trouble
        case .interrupted: .interrupted
        }
    }
}
