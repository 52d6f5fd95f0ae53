import SplitframeDevices
import SplitframeDocuments
import SplitframeFigures
import SplitframeFiles
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import SplitframeReview
import SplitframeScenarios
import SplitframeWireframes

extension Command {
    /// `splitframe explore`: lets a person ask "what if".
    static let explore = Command(
        name: "explore", summary: "take a split view in your hands: a page to drag, turn, fold and change it",
        usage: "[SCENARIO.json] [SELECTION] [--figures DIR]", operands: Operands(most: 1),
        options: [
            .selection, OptionGroup(heading: "OTHER PICTURES", options: [.figuresFolder, .jobs]),
        ],
        discussion: [
            "Prints an address on this machine, with a token in it, until it is interrupted.",
            "The page has one place or two beside each other, every property, the reason of every number, and the widths at "
                + "which the layout changes. Its address is the state in words: reload it, keep it, send it.",
            "What it shows can be copied as a command, a request, a Swift test, a scenario or a figure of a document.",
            "A scenario gives its place and its split view to the page, and is played step by step beside it, again whenever "
                + "it is saved; the form follows it until you change something. With --figures the page lists the figures of an app's code: those of the package DIR, whose "
                + "executable Figures is run whenever \"swift build\" has made it anew, or those that \"splitframe docs --run\" "
                + "recorded in the folder of pictures DIR.",
        ],
        examples: [
            "splitframe explore --device ipad-pro-13-inch-m4 --orientation landscape --style tripleColumn",
            "splitframe explore rotation.json", "splitframe explore --figures .",
        ]
    ) { arguments, console in
        let shelf = try ExploredFiles(arguments)
        let shared = SharedAnswers()
        let server = try LoopbackServer { shared.answer($0) }
        let explore = ExploreServer(
            from: try shelf.start(arguments, in: shelf.scenario.flatMap { try? ScenarioFile($0, arguments) }),
            among: try arguments.devices(), token: PageDoor.newToken(),
            port: server.port, jobs: try arguments.jobs)
        shared.set { explore.answer($0) }
        defer { withExtendedLifetime(server) {} }
        let watch = try FileWatch(shelf.paths)
        explore.put(await shelf.read(arguments))
        try console.print(explore.address)
        while true {
            _ = await watch.next()
            try Task.checkCancellation()
            explore.put(await shelf.read(arguments))
        }
    }
}

/// The files whose pictures are beside those of the page.
private struct ExploredFiles {
    let scenario: String?
    /// The program that makes an app's figures, if a package was named; else the file in which they are recorded.
    let program: FigureProgram?
    let recording: String?

    /// - Throws: `FigureProgramError` if the package was never built: there is nothing to wait for.
    init(_ arguments: Arguments) throws {
        scenario = arguments.operands.first
        let folder = arguments.value(.figuresFolder)
        let isPackage = folder.map { !NamedFile.isGone(at: "\($0)/Package.swift") } ?? false
        program = isPackage ? folder.map { FigureProgram(package: $0, product: "Figures") } : nil
        recording = isPackage ? nil : folder.map { "\($0)/\(ImageFolder.recordingFile)" }
        try program?.checkBuilt()
    }

    var paths: [String] { [scenario, program?.built, recording].compactMap(\.self) }

    /// What the page shows first: the place and the split view of the scenario, changed by what the options say.
    ///
    /// - Parameter file: The scenario's file; nil without one, or for a faulty one, which the page reports.
    func start(_ arguments: Arguments, in file: ScenarioFile?) throws -> Selection {
        let devices = try arguments.devices()
        guard let story = file?.scenarios.first,
            let request = try? story.request(among: devices), request.impossibility == nil
        else { return try arguments.selection() }
        let own = Selection(request, look: story.look(beyond: .picture))
        return try arguments.selectionList(among: devices, allowsSeveral: false).changing(own)
    }

    /// The pictures, or the reason why there are none.
    func read(_ arguments: Arguments) async -> ExploreShelf {
        var shelf = ExploreShelf(title: paths.joined(separator: ", "))
        do {
            let list = try arguments.selectionList(among: arguments.devices(), allowsSeveral: false)
            if let scenario {
                let file = try ScenarioFile(scenario, arguments)
                let story = try await file.story(list)
                shelf.start = try start(arguments, in: file)
                shelf.pictures += try story.steps.compactMap { step in
                    try step.wireframe.map { wireframe in
                        let mode = step.state["displayMode"]?.string.map { ["displayMode: \($0)"] } ?? []
                        return try ExploreShelf.Item(
                            name: step.label, svg: Self.svg(wireframe), lines: mode + step.events)
                    }
                }
            }
            if let figures = try figures {
                let devices = try arguments.devices()
                shelf.pictures += try figures.map { figure in
                    let wireframe = try figure.wireframe(list.look(beyond: .picture), among: devices)
                    return ExploreShelf.Item(
                        name: figure.name, svg: try Self.svg(wireframe), lines: [wireframe.alternativeText])
                }
            }
        } catch {
            shelf.fault = CommandError(error).sentence
        }
        return shelf
    }

    /// The figures of the app's code; nil if none are asked for.
    private var figures: [RecordedFigure]? {
        get throws {
            if let program { return try program.runBuilt().figures }
            return try recording.map { try FigureRecording(reading: NamedFile.bytes(at: $0)).figures }
        }
    }

    private static func svg(_ wireframe: Wireframe) throws -> String {
        let picture = try Picture(.subject(.captured(CapturedInterface(wireframe: wireframe))))
        let name = "x" + String(picture.longDescription.checkSum, radix: 16)
        return picture.scene.svgElement(dark: nil, scale: Double(wireframe.look.scale), named: name).text
    }
}

extension Option {
    fileprivate static let figuresFolder = Option(
        name: "figures", value: "DIR", file: .input,
        help: "an app's package, or the folder of documents' pictures in which its figures are recorded")
}
