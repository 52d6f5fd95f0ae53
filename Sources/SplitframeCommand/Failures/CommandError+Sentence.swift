import SplitframeDocuments
import SplitframeFigures
import SplitframeFiles
import SplitframeGallery
import SplitframeGoldens
import SplitframeLayout
import SplitframePainting
import SplitframePictures
import SplitframeRequests

extension CommandError {
    /// The failure as one line of text: what went wrong and the next step.
    var sentence: String {
        let texts = texts
        let hasHint = texts.message.contains("Did you mean")
        return [texts.message, hasHint ? nil : texts.hint].compactMap(\.self).joined(separator: " ")
            .split(whereSeparator: \.isNewline).joined(separator: " ")
            .withoutMiddle(beyond: .messageLength)
    }

    /// The failure as JSON.
    var json: JSON { Self.form.json(of: self) }

    /// The JSON form of a failure.
    static let form = JSONForm<CommandError>([
        .some(
            "error",
            JSONForm<Texts>([
                .text("kind", "a word for programs") { $0.kind },
                .text("message", "what was wrong") { $0.message.withoutMiddle(beyond: .messageLength) },
                .someText("hint", "what to do next") { $0.hint },
            ]), "the failure"
        ) { $0.texts }
    ])

    private typealias Texts = (kind: String, message: String, hint: String?)

    private var texts: Texts {
        switch self {
        case .meantOption(let operand, let option):
            ("noSuchFile", "There is no file \"\(operand)\".", Self.guess(option))
        case .unknownCommand(let name, let nearest):
            (
                "unknownCommand", "There is no command \"\(name)\".",
                Self.guess(nearest) ?? "\"splitframe --help\" lists all."
            )
        case .unknownOption(let option, let command, let nearest):
            (
                "unknownOption",
                "Unknown option \"\(option)\"\(command.map { " for \"splitframe \($0)\"" } ?? "").",
                Self.guess(nearest) ?? "\"splitframe \(command.map { $0 + " " } ?? "")--help\" lists all."
            )
        case .missingValue(let option, let placeholder):
            ("missingValue", "\(option) needs a value.", "Write \(option) \(placeholder).")
        case .needlessValue(let option):
            ("needlessValue", "\(option) takes no value.", "Write just \(option).")
        case .invalidValue(let value, let option, let expected, let nearest):
            (
                "invalidValue", "\"\(value)\" is not a valid value for \(option): expected \(expected).",
                Self.guess(nearest)
            )
        case .missingOption(let option, let placeholder, let command):
            (
                "missingOption", "\"splitframe \(command)\" needs a file for its result.",
                "Add \(option) \(placeholder)."
            )
        case .missingOperand(let operands, let command):
            (
                "missingOperand", "\"splitframe \(command)\" needs \(operands).",
                "\"splitframe \(command) --help\" shows the usage."
            )
        case .folderAndFile(let folder, let file):
            (
                "folderAndFile", "\"\(folder)\" is a folder, but \"\(file)\" is not.",
                "Compare two files or two folders."
            )
        case .unexpectedOperand(let operand, let command):
            (
                "unexpectedOperand", "\"splitframe \(command)\" takes no \"\(operand)\".",
                "\"splitframe \(command) --help\" shows the usage."
            )
        case .unknownFormat(let format, let known):
            (
                "unknownFormat",
                format.isEmpty ? "The file's name has no extension." : "Unknown format \"\(format)\".",
                "Pictures are written as \(known.list("or")): "
                    + "use one of them as the extension, or --format."
            )
        case .unknownSchema(let name, let nearest):
            (
                "unknownSchema", "There is no schema \"\(name)\".",
                Self.guess(nearest) ?? "\"splitframe schema\" lists all."
            )
        case .pixelsOnly(let path):
            (
                "unknownFormat", "\"\(path)\" cannot hold a difference, which is a picture of pixels.",
                "End the file's name in .png."
            )
        case .noPictures(let folders):
            (
                "noPictures",
                "There is no picture in \(folders.map { "\"\($0)\"" }.joined(separator: " or ")).",
                "Name folders with files that end in .png."
            )
        case .unreadable(let path):
            ("unreadable", "\"\(path)\" cannot be read.", "Check the path and its permissions.")
        case .scenario(let error, let path): ("scenario", "\"\(path)\": \(error)", nil)
        case .undescribed(let path):
            (
                "undescribed", "\"\(path)\" does not contain the selection that drew it.",
                "For goldens, their folder and name give it; pictures of scenarios, pairs and documents have none."
            )
        case .noSuchStep(let label, let nearest):
            (
                "noSuchStep", "The scenario has no step \"\(label)\".",
                Self.guess(nearest) ?? "\"splitframe replay\" lists its steps."
            )
        case .nothingOnScreen(let path):
            (
                "nothingOnScreen", "\"\(path)\" puts nothing on screen that could be drawn.",
                "Add a step with {\"mount\": {}}."
            )
        case .severalScenarios(let path, let names):
            (
                "severalScenarios", "\"\(path)\" holds several scenarios: \(names.joined(separator: ", ")).",
                "A picture shows one: give each a file of its own."
            )
        case .incomplete(let option, let other):
            ("pointlessOption", "\(option) needs \(other).", "Give both, or neither.")
        case .twoResults(let option):
            (
                "pointlessOption", "--json and \(option) would both write to standard output.",
                "Give the picture a file, or drop --json."
            )
        case .repeated(let option):
            (
                "repeatedOption", "\(option) was given more than once.",
                "Give it once, with commas between several values where it takes them."
            )
        case .conflict(let option, let other):
            ("pointlessOption", "\(option) cannot be combined with \(other).", "Drop one of them.")
        case .severalPages(let count, let format):
            (
                "severalPages", "The filmstrip has \(count) pages, and standard output takes one \(format).",
                "Name a file, which gives the further pages their names with a number, or use --format pdf."
            )
        case .picture(let error, let path): ("unreadable", "\"\(path)\" \(error).", nil)
        case .description(.png(.notPNG), let path):
            (
                "unreadable", "\"\(path)\" is not a PNG, SVG or PDF.",
                "Name a picture that splitframe drew."
            )
        case .description(.png(let error), let path): ("unreadable", "\"\(path)\" \(error).", nil)
        case .description(.foreign, let path):
            (
                "undescribed", "\"\(path)\" contains no description of what it shows.",
                "Name a picture as splitframe wrote it: programs that save it again drop the description."
            )
        case .notPending(let word, let nearest):
            (
                "notPending", "No result named \"\(word)\", nor one with that cause, waits to be approved.",
                Self.guess(nearest) ?? "\"splitframe verify\" lists what differs."
            )
        case .decisions(let path, let reason):
            (
                "invalidFile", "\"\(path)\" is not a list of decisions: \(reason)",
                "Expected {\"decisions\": [{\"name\": NAME, \"decision\": \"approve\"}]}."
            )
        case .noViewer(let program):
            (
                "missingComponent", "The picture cannot be shown: there is no \"\(program)\".",
                "Install xdg-utils, or drop --open."
            )
        case .defaults(let path, let reason):
            (
                "invalidFile", "\"\(path)\", the project's defaults: \(reason)",
                "\"splitframe schema defaults\" prints its schema."
            )
        case .noDocument(let path):
            (
                "noDocument", "\"\(path)\" is not a document that splitframe can read.",
                "Documents end in \(DocumentSyntax.suffixes.map { "." + $0.suffix }.joined(separator: ", "))."
            )
        case .thrown(let error): Self.texts(of: error)
        }
    }

    private static func texts(of error: any Error) -> Texts {
        switch error {
        case let error as SelectionError: (kind(of: error), "\(error)", guess(error.nearest))
        case let error as FileError: (kind(of: error), error.message, error.hint)
        case GoldenError.file(let error): (kind(of: error), error.message, error.hint)
        case is GoldenError: ("golden", "\(error).", nil)
        case is GoldenListError, is DeviceFileError: ("invalidFile", "\(error)", nil)
        case is LivingFigureError: ("interactive", "\(error)", nil)
        case is RevisionError: ("revision", "\(error)", nil)
        case is FigureProgramError, is FigureError: ("figures", "\(error)", nil)
        case let error as RequestFaults:
            (
                "requests",
                error.faults.count == 1
                    ? "\(error.faults[0])"
                    : "\(error.faults.count) requests cannot be carried out, for the reasons above.",
                "A document with a faulty request stays as it is."
            )
        case let error as QuestionError: ("question", "\(error)", nil)
        case let error as DrawingError: texts(of: error)
        case let error as RunPartError: texts(of: error)
        case is CancellationError: ("interrupted", "Interrupted.", nil)
        default: ("trouble", "\(error)", nil)
        }
    }

    private static func guess(_ word: String?) -> String? { word.map { "Did you mean \"\($0)\"?" } }

    private static func kind(of error: SelectionError) -> String {
        switch error {
        case .device: "unknownDevice"
        case .property(.unknownName): "unknownProperty"
        case .window, .word, .property(.badValue), .notAnAssignment, .emptyList: "invalidValue"
        case .place, .styleBeforeColumns, .classicHasNoBehavior, .noTrailingPrimary, .noLargeTitles,
            .noInspector, .noInspectorOnPlatform, .noOverlayOnPlatform, .cropOutside, .canvasWithout,
            .explodedWithout:
            "impossible"
        case .noElement: "unknownElement"
        case .tooMany: "tooLarge"
        }
    }

    private static func kind(of error: FileError) -> String {
        switch (error.reason, error.work) {
        case (.diskFull, _): "diskFull"
        case (.tooLarge, _): "tooLarge"
        case (.foreign, _): "foreignFile"
        case (.busy, _): "busy"
        case (.damaged, _): "invalidFile"
        case (_, .reading): "unreadable"
        case (_, .writing), (_, .deleting): "unwritable"
        }
    }

    private static func texts(of error: RunPartError) -> Texts {
        switch error {
        case .noPart(let folder):
            (
                "unreadable", "\"\(folder)\" holds no finished part of a run.",
                "Run the command that fills it, with --shard I/N, again."
            )
        case .damaged(let folder):
            (
                "invalidFile", "The part of a run in \"\(folder)\" is damaged.",
                "Remove the folder, and run that part again."
            )
        case .other(let folder, let first):
            (
                "parts", "\"\(folder)\" is part of another run than \"\(first)\".",
                "Run both with the same options and the same N."
            )
        case .repeated(let number): ("parts", "Part \(number) was given twice.", "Name each folder once.")
        case .missing(let numbers, let count):
            (
                "parts",
                "Of \(count) parts \(numbers.map(String.init).joined(separator: ", ")) "
                    + (numbers.count == 1 ? "is" : "are") + " missing.", "Name their folders too."
            )
        }
    }

    private static func texts(of error: DrawingError) -> Texts {
        switch error {
        case .fontsMissing(let files, _):
            (
                "missingComponent", "The font Inter is missing (\(files.joined(separator: ", "))).",
                "Install it: apt-get install \(FontPackage.inter.name)."
            )
        case .fontUnreadable(let file):
            (
                "missingComponent", "The font file \"\(file)\" cannot be read.",
                FontPackage(file: file).map { "Install it again: apt-get install --reinstall \($0.name)." }
            )
        case .canvasSize(let width, let height):
            (
                "canvasSize", "A picture of \(width) by \(height) pixels cannot be drawn.",
                "Ask for a smaller scale or window: \(Limit.pixels.sentence)."
            )
        case .refused(let library, let status):
            ("drawing", "\(library.rawValue) could not make the picture: \(status).", nil)
        case .keyword(let keyword): ("drawing", "\"\(keyword)\" cannot name a text chunk.", nil)
        }
    }
}
