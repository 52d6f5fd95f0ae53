import SplitframeGallery
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeScenarios

/// The reason why a command failed.
///
/// `CommandError+Sentence.swift` turns it into text.
enum CommandError: Error {
    case unknownCommand(String, nearest: String?)
    /// `command` is nil if no command was named before the option.
    case unknownOption(String, command: String?, nearest: String?)
    /// The operand is no file, and the value of an option.
    case meantOption(String, option: String)
    case missingValue(option: String, placeholder: String)
    case needlessValue(option: String)
    case invalidValue(String, option: String, expected: String, nearest: String? = nil)
    case missingOption(String, placeholder: String, command: String)
    case missingOperand(String, command: String)
    case unexpectedOperand(String, command: String)
    /// A folder cannot be compared with a file.
    case folderAndFile(folder: String, file: String)
    case unknownFormat(String, known: [String])
    case unknownSchema(String, nearest: String?)
    /// The format of the file's name cannot contain a picture of differences.
    case pixelsOnly(path: String)
    /// The folders to compare contain no picture.
    case noPictures(folders: [String])
    case unreadable(path: String)
    case picture(PNGError, path: String)
    /// The file contains no description of a picture.
    case description(PictureDescriptionError, path: String)
    /// The text is neither the name nor the cause of a pending result.
    case notPending(String, nearest: String?)
    /// The file is not a valid list of decisions; with the reason.
    case decisions(path: String, String)
    /// The picture does not contain the selection that drew it.
    case undescribed(path: String)
    case scenario(ScenarioError, path: String)
    case noSuchStep(String, nearest: String?)
    /// After the step no interface is on screen that could be drawn.
    case nothingOnScreen(path: String)
    /// A picture shows one scenario, and the file has several.
    case severalScenarios(path: String, names: [String])
    /// An option needs another one, which was not given.
    case incomplete(option: String, needs: String)
    /// Picture and JSON would both go to standard output.
    case twoResults(option: String)
    /// An option that may be given once was given several times.
    case repeated(option: String)
    /// Two options or operands cannot be combined.
    case conflict(option: String, with: String)
    /// Several pages would go to standard output in a format that contains only one.
    case severalPages(count: Int, format: String)
    /// No program to show pictures was found.
    case noViewer(String)
    /// The project's defaults cannot be used; with the reason.
    case defaults(path: String, String)
    /// The file's name does not indicate a known document format.
    case noDocument(path: String)
    /// An error of another room, whose sentence is found by its type.
    case thrown(any Error)

    /// Any error that a command can throw.
    init(_ error: any Error) { self = error as? CommandError ?? .thrown(error) }

    /// The exit status of the process.
    var status: CommandStatus {
        switch self {
        case .meantOption, .unknownCommand, .unknownOption, .missingValue, .needlessValue, .invalidValue,
            .missingOption, .missingOperand, .unexpectedOperand, .folderAndFile, .notPending, .unknownFormat,
            .unknownSchema, .pixelsOnly, .noSuchStep, .incomplete, .conflict, .twoResults, .repeated,
            .severalPages, .noDocument:
            .usage
        case .unreadable, .noPictures, .picture, .description, .decisions, .undescribed, .scenario,
            .nothingOnScreen, .severalScenarios, .defaults, .noViewer:
            .trouble
        case .thrown(is SelectionError), .thrown(is LivingFigureError), .thrown(is QuestionError): .usage
        case .thrown(is CancellationError): .interrupted
        case .thrown: .trouble
        }
    }
}
