import SplitframeFiles
import SplitframeInterface
import SplitframeRequests
import SplitframeScenarios
import SplitframeWireframes

extension Command {
    /// `splitframe replay`: plays a scenario step by step, and prints what happens.
    static let replay = Command(
        name: "replay", summary: "run scenarios step by step on live controllers and report what happens",
        usage: "SCENARIO.json … [--json] [--check] [--filmstrip FILE]",
        operands: Operands(name: "SCENARIO.json", least: 1),
        options: [
            OptionGroup(heading: "WHAT TO PRINT", options: [.json, .check]),
            OptionGroup(heading: "FILMSTRIP", options: [.filmstrip, .show, .format, .page, .lightAndDark]),
            .placeAndLook,
        ],
        discussion: [
            "Without --json and --check: each step's mode and the delegate's callbacks, unless the filmstrip goes to "
                + "standard output.",
            "Device, orientation, window, direction and generation replace those of the file; over sizes given outright "
                + "they need --device. Options of the look apply to filmstrips.",
            "Steps of a filmstrip that look alike are one picture. No page is longer "
                + "than 4,000 points: a PNG or SVG continues in strip-2.png and so on, a PDF on its next page; standard "
                + "output takes a PDF, or a single page.",
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
        let plays = try await [Play](of: files, console)
        if let strip { try plays.saveFilmstrip(to: strip, selection: selection, arguments, console) }
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
        name: "check", help: "compare with what the scenarios expect; exit status 1 if something differs")
    fileprivate static let filmstrip = Option(
        name: "filmstrip", value: "FILE", file: .output,
        help: "one picture per step, with the items of --show below; - for standard output")
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
        _ = try filmstripFormat(at: path)
    }
}
