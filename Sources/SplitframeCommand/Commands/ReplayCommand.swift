import SplitframeInterface
import SplitframeJSON
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeScenarios
import SplitframeScene
import SplitframeWireframes

extension Command {
    /// `splitframe replay`: plays a scenario step by step, and prints what happens.
    static let replay = Command(
        name: "replay", summary: "run scenarios step by step on live controllers and tell what happens",
        usage: "SCENARIO.json … [--json] [--check] [--filmstrip FILE]",
        operands: Operands(name: "SCENARIO.json", least: 1),
        options: [
            OptionGroup(heading: "WHAT TO TELL", options: [.json, .check]),
            OptionGroup(heading: "FILMSTRIP", options: [.filmstrip, .show, .format, .page, .lightAndDark]),
            .placeAndLook,
        ],
        discussion: [
            "Without --json and --check: each step's mode and the delegate's callbacks, unless the filmstrip goes to "
                + "standard output.",
            "Device, orientation, window, direction and generation replace those of the file; over sizes given outright "
                + "they need --device. What is said of the looks holds for filmstrips.",
            "Steps of a filmstrip that look alike are one picture where nothing that is shown differs. No page is longer "
                + "than 4,000 points: a PNG or SVG goes on in strip-2.png and so on, a PDF on its next page; standard "
                + "output takes a PDF of several pages, or one page.",
            "--check compares with the scenario's expectations; the last line counts the steps that expect something.",
        ],
        examples: [
            "splitframe replay rotation.json",
            "splitframe replay rotation.json --device ipad-mini-6",
            "splitframe replay rotation.json --filmstrip rotation.png",
            "splitframe replay rotation.json --filmstrip rotation.pdf --show modes,widths",
            "splitframe replay rotation.json --filmstrip - --format svg > rotation.svg",
        ]
    ) { arguments, console in
        let strip = arguments.value(.filmstrip)
        try arguments.checkFilmstrip(at: strip)
        let selection = try arguments.selectionList(among: arguments.devices(), allowsSeveral: false)
        let files = try arguments.operands.map { try ScenarioFile($0, arguments) }
        var plays: [Play] = []
        for file in files {
            file.tellEmptySplitViews(on: console)
            for scenario in file.scenarios {
                plays.append(Play(file: file, scenario: scenario, steps: try await file.play(scenario)))
            }
        }
        if let strip {
            let format = try arguments.pictureFormat(of: strip, allowsText: false)
            var pages = try plays.filmstrip(selection: selection, arguments)
            pages.paper = try arguments.paper(
                for: format, or: plays.lazy.compactMap(\.scenario.preferences.page).first)
            try pages.save(to: strip, as: format, console)
        }
        if arguments.has(.json) {
            try console.print(Play.listForm.json(of: plays))
        } else if !arguments.has(.check), strip != "-" {
            try console.print(plays.map(\.text).joined(separator: "\n\n"))
        }
        guard arguments.has(.check) else { return .done }
        let failed = plays.flatMap(\.failures)
        let compared = plays.flatMap(\.steps).filter { !$0.comparedKeys.isEmpty }.count
        let verdict = failed.flatMap(\.self) + ["\(compared - failed.count) passed, \(failed.count) failed"]
        let text = verdict.joined(separator: "\n") + "\n"
        // If standard output contains JSON or a picture, the verdict is printed as a message.
        if arguments.has(.json) || strip == "-" { console.message(text) } else { try console.print(text) }
        return failed.isEmpty ? .done : .findings
    }
}

extension Option {
    fileprivate static let check = Option(
        name: "check", help: "compare with what the scenarios expect; exit status 1 where something differs")
    fileprivate static let filmstrip = Option(
        name: "filmstrip", value: "FILE", file: .output,
        help: "a picture a step, with what --show names below; - for standard output")
    static let show = Option(
        name: "show", value: "WHAT",
        help: "what stands below each picture: modes, widths, events with commas between them, or none; "
            + "modes unless given")
}

extension Arguments {
    /// Throws if an option for a filmstrip is given without one, or if two results would go to standard output.
    fileprivate func checkFilmstrip(at path: String?) throws(CommandError) {
        if has(.check) {
            try refuse(
                Option.keys(about: [.place]), with: "--check, since expectations belong to their environment")
        }
        guard let path else {
            let look = Option.keys(about: [.look])
            try refuse([.show, .format, .page, .lightAndDark] + look, without: "--filmstrip")
            return
        }
        if path == "-", has(.json) {
            throw .twoResults(option: "--filmstrip -")
        }
        let format = try pictureFormat(of: path, allowsText: false)
        if format != .svg { try refuse([.lightAndDark], with: "a format other than svg") }
        _ = try (shownFacts, paper(for: format))
    }

    /// The facts below each picture of a filmstrip; nil if the option is not given.
    fileprivate var shownFacts: Set<Filmstrip.Fact>? {
        get throws(CommandError) {
            try value(.show, expected: Set<Filmstrip.Fact>.expected) { Set(text: $0) }
        }
    }
}

/// One scenario after it was played.
struct Play: Sendable {
    let file: ScenarioFile
    let scenario: Scenario
    let steps: [ScenarioResult]

    /// The steps and their results as text.
    var text: String {
        ([scenario.name.inOneLine]
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
                "\(scenario.name.inOneLine), \(step.label.inOneLine): \($0.key) is \($0.actual?.line ?? "nothing"), expected \($0.expected.line)"
            }
        }
    }
}

extension [Play] {
    /// All plays as one filmstrip, with the facts of the command line, or else those of the first scenario that has
    /// some.
    fileprivate func filmstrip(selection: SelectionList, _ arguments: Arguments) throws -> PagedPicture {
        let facts = try arguments.shownFacts ?? lazy.compactMap(\.scenario.preferences.show).first
        func pages(_ selection: SelectionList) throws -> [Filmstrip] {
            let stories = map {
                $0.scenario.story(of: $0.steps, in: $0.scenario.look(beyond: .picture, selection: selection))
            }
            guard let strip = Filmstrip(of: stories, showing: facts ?? Filmstrip.Fact.usual) else {
                throw CommandError.nothingOnScreen(path: map(\.file.path).first ?? "")
            }
            return strip.pages
        }
        var paged = PagedPicture(pages: try pages(selection))
        if arguments.has(.lightAndDark) {
            var selection = selection
            try selection.read(Theme.dark.name, as: .theme, among: [], allowsSeveral: false)
            paged.darkPages = try pages(selection)
        }
        return paged
    }
}
