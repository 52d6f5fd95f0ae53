import GoldenRuns
import Selections

extension Command {
    /// `splitframe verify`: pictures against goldens.
    static let verify = Command(
        name: "verify", summary: "draw pictures again and compare them with the goldens",
        usage: "[SELECTION] [--goldens FOLDER]",
        options: [
            .selection, OptionGroup(heading: "GOLDENS", options: [.goldens, .jobs]),
            OptionGroup(heading: "OUTPUT", options: [.json]),
        ],
        discussion: [
            """
            Where nothing is selected, everything that FOLDER/goldens.json asks for is compared, and goldens \
            that it does not ask for are failures too. Layouts are compared first, by their text twins, then \
            pixels: exactly where the same libraries and fonts drew the golden, else as far as others may \
            differ.
            """,
            "What failed waits in FOLDER/.pending for \"splitframe approve\". Ends with status 1 then.",
        ],
        examples: [
            "splitframe verify", "splitframe verify --device ipad-mini-6 --orientation all --style all",
        ]
    ) { arguments, console in
        try arguments.expectNoOperands(for: "verify")
        let run = try arguments.goldenRun()
        let report = try await run.run(on: console)
        try console.print(
            arguments.has(.json) ? report.json.text : report.text(in: run.folder))
        return report.status
    }
}
