import SplitframeDevices
import SplitframeDocuments
import SplitframeFigures
import SplitframeFiles
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import SplitframeReview
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
            "A scenario is played step by step in its own place, and again whenever it is saved. With --figures the page lists the "
                + "figures of an app's code that \"splitframe docs --run\" recorded in DIR, and reads them again whenever they are "
                + "built.",
        ],
        examples: [
            "splitframe explore --device ipad-pro-13-inch-m4 --orientation landscape --style tripleColumn",
            "splitframe explore rotation.json", "splitframe explore --figures Docs/images",
        ]
    ) { arguments, console in
        let shelf = ExploredFiles(arguments)
        let shared = SharedAnswers()
        let server = try LoopbackServer { shared.answer($0) }
        let explore = ExploreServer(
            from: try arguments.selection(), among: try arguments.devices(), token: PageDoor.newToken(),
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
    let recording: String?

    init(_ arguments: Arguments) {
        scenario = arguments.operands.first
        recording = arguments.value(.figuresFolder).map { "\($0)/\(ImageFolder.recordingFile)" }
    }

    var paths: [String] { [scenario, recording].compactMap(\.self) }

    /// The pictures, or the reason why there are none.
    func read(_ arguments: Arguments) async -> ExploreShelf {
        var shelf = ExploreShelf(title: paths.joined(separator: ", "))
        do {
            let list = try arguments.selectionList(among: arguments.devices(), allowsSeveral: false)
            if let scenario {
                let story = try await ScenarioFile(scenario, arguments).story(list)
                shelf.pictures += try story.steps.compactMap { step in
                    try step.wireframe.map { wireframe in
                        let mode = step.state["displayMode"]?.string.map { ["displayMode: \($0)"] } ?? []
                        return try ExploreShelf.Item(
                            name: step.label, svg: Self.svg(wireframe), lines: mode + step.events)
                    }
                }
            }
            if let recording {
                let devices = try arguments.devices()
                let figures = try FigureRecording(reading: NamedFile.bytes(at: recording)).figures
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

    private static func svg(_ wireframe: Wireframe) throws -> String {
        let picture = try Picture(.subject(.captured(CapturedInterface(wireframe: wireframe))))
        let name = "x" + String(picture.longDescription.checkSum, radix: 16)
        return picture.scene.svgElement(dark: nil, scale: Double(wireframe.look.scale), named: name).text
    }
}

extension Option {
    fileprivate static let figuresFolder = Option(
        name: "figures", value: "DIR", file: .input,
        help: "the folder of documents' pictures, in which an app's figures are recorded")
}
