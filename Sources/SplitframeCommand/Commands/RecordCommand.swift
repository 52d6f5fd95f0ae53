import SplitframeFiles
import SplitframeGallery
import SplitframeRequests

extension Command {
    /// `splitframe record`: records pictures as goldens.
    static let record = Command(
        name: "record", summary: "draw pictures again and make changed ones the goldens",
        usage: "[SCENARIO.json …] [SELECTION] [--mode MODE] [--goldens FOLDER]",
        options: [
            .selection, OptionGroup(heading: "GOLDENS", options: [.recordingMode, .goldens, .jobs]),
            OptionGroup(heading: "OUTPUT", options: [.json]),
        ],
        discussion: [
            """
            Without a selection it draws everything that FOLDER/goldens.json requests. It never rewrites a \
            golden whose layout and pixels are equal. Modes: missing writes what has no golden, \
            failed also what differs, all also what other libraries drew a little differently, never nothing.
            """,
            """
            Goldens of tests are recorded by the tests: SPLITFRAME_RECORD=failed swift test. What a failed test \
            left waits for "splitframe approve" like everything else.
            """,
        ],
        examples: ["splitframe record", "splitframe record --mode missing --device ipad-mini-6"]
    ) { arguments, console in
        try arguments.setDamagedListAside(on: console)
        var run = try await arguments.goldenRun()
        run.mode = try arguments.recordingMode(on: console)
        let report = try await run.run(as: "record", on: console)
        try console.print(
            report.text(in: run.folder), json: report.json(in: run.folder), arguments)
        for result in report.recorded where result.hasOneColor == true {
            console.note(.oneColor(golden: result.name))
        }
        let tested = report.failures.count { $0.test != nil }
        if tested > 0 || !report.unjudged.isEmpty { console.note(.recordedByTests) }
        return report.status(allowingUnjudged: true)
    }
}
