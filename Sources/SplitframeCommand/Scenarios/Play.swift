import SplitframeFiles
import SplitframeInterface
import SplitframePictures
import SplitframeRequests
import SplitframeScenarios
import SplitframeWireframes

/// One scenario after it was played.
struct Play: Sendable {
    let file: ScenarioFile
    let scenario: Scenario
    let steps: [ScenarioResult]

    /// The scenario's name, else its file's.
    private var title: String { scenario.name.isEmpty ? file.path : scenario.name.inOneLine }

    /// The steps and their results as text.
    var text: String {
        ([title]
            + steps.map { step in
                let mode = step.state["displayMode"]?.string ?? step.state["raises"]?.string ?? "not mounted"
                return ([" \(step.label.inOneLine): \(mode)"] + step.events.map { "    \($0.inOneLine)" })
                    .joined(separator: "\n")
            }).joined(separator: "\n")
    }

    /// The JSON form of a list of plays.
    static let listForm = JSONForm<[Play]>([.list("scenarios", form, "in the order of the files") { $0 }])

    private static let form = JSONForm<Play>([
        .text("name", "the scenario's") { $0.scenario.name },
        .list("steps", step, "in order") { $0.steps },
    ])

    private static let step = JSONForm<ScenarioResult>([
        .text("label", "the step's") { $0.label },
        .init("state", ScenarioSchema.state, "after the step") { .object($0.state) },
    ])

    /// The mismatches of each step that has any, one per line.
    var failures: [[String]] {
        steps.filter { !$0.mismatches.isEmpty }.map { step in
            step.mismatches.map {
                "\(title), \(step.label.inOneLine): \($0.key) is \($0.actual?.line ?? "nothing"), expected \($0.expected.line)"
            }
        }
    }
}

extension [Play] {
    /// Plays all scenarios of some files.
    init(of files: [ScenarioFile], _ console: Console) async throws {
        self = []
        for file in files {
            file.noteEmptySplitViews(on: console)
            for scenario in file.scenarios {
                append(Play(file: file, scenario: scenario, steps: try await file.play(scenario)))
            }
        }
    }
}

extension [Play] {
    /// Draws all plays as one filmstrip to a file, as the options of the command line ask for it.
    func saveFilmstrip(
        to path: String, selection: SelectionList, _ arguments: Arguments, _ console: Console
    ) throws {
        let format = try arguments.filmstripFormat(at: path)
        let paper = try arguments.paper(for: format, or: lazy.compactMap(\.scenario.preferences.page).first)
        try filmstrip(selection: selection, on: paper, arguments).save(to: path, as: format, console)
    }

    /// All plays as one filmstrip, with the facts of the command line, or else those of the first scenario that has
    /// some.
    private func filmstrip(
        selection: SelectionList, on paper: PaperSize?, _ arguments: Arguments
    ) throws -> PagedPicture {
        let facts = try arguments.shownFacts ?? lazy.compactMap(\.scenario.preferences.show).first
        func pages(_ selection: SelectionList) throws -> [Filmstrip] {
            let stories = map { play in
                var look = play.scenario.look(beyond: .picture, selection: selection)
                look.pageWidth = look.pageWidth ?? paper?.readableWidth
                return play.scenario.story(of: play.steps, in: look)
            }
            guard let strip = Filmstrip(of: stories, showing: facts ?? Filmstrip.Fact.usual) else {
                throw CommandError.nothingOnScreen(path: map(\.file.path).first ?? "")
            }
            return paper.map(strip.pages) ?? strip.pages
        }
        var paged = PagedPicture(pages: try pages(selection), paper: paper)
        if arguments.has(.lightAndDark) {
            var selection = selection
            try selection.read(Theme.dark.name, as: .theme, among: [], allowsSeveral: false)
            paged.darkPages = try pages(selection)
        }
        return paged
    }
}

extension Arguments {
    /// The format of a filmstrip's file.
    ///
    /// - Throws: `CommandError` if an option does not suit the format, or if an option's value is wrong.
    func filmstripFormat(at path: String) throws(CommandError) -> PictureFormat {
        let format = try pictureFormat(of: path, allowsText: false)
        if format != .svg { try refuse([.lightAndDark], with: "a format other than svg") }
        _ = try (shownFacts, paper(for: format))
        return format
    }

    /// The facts below each picture of a filmstrip; nil if the option is not given.
    fileprivate var shownFacts: Set<Filmstrip.Fact>? {
        get throws(CommandError) {
            try value(.show, expected: Set<Filmstrip.Fact>.expected) { Set(text: $0) }
        }
    }
}

extension Option {
    static let show = Option(
        name: "show", value: "WHAT",
        help: "what is written below each picture: modes, widths, events with commas between them, or none; "
            + "modes unless given")
}
