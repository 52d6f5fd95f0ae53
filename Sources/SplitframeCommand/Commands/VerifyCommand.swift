import SplitframeFiles
import SplitframeGallery
import SplitframeGoldens
import SplitframeRequests
import SplitframeReview
import SplitframeSystem

extension Command {
    /// `splitframe verify`: compares pictures with goldens.
    static let verify = Command(
        name: "verify", summary: "draw pictures again and compare them with the goldens",
        usage: "[SCENARIO.json …] [SELECTION] [--goldens FOLDER]",
        options: [
            .selection,
            OptionGroup(heading: "GOLDENS", options: [.goldens, .against, .allowUnjudged, .jobs]),
            OptionGroup(heading: "OUTPUT", options: [.reportFolder, .shard, .json]),
        ],
        discussion: [
            """
            Without a selection it compares everything that FOLDER/goldens.json requests, and goldens \
            that it does not request are failures too. Layouts are compared first, by their text twins, then \
            pixels: exactly where the same libraries and fonts drew the golden, else as far as others may \
            differ.
            """,
            """
            Goldens of tests are judged by the results of the last swift test in this clone; nothing is built. If no test \
            has judged one, the status is 1, unless --allow-unjudged is given.
            """,
            """
            With --against the goldens are those of a git revision: a branch, a tag, a commit. Nothing is \
            checked out. What is not drawn, as the goldens of tests, is compared as it is in the folder, so that \
            review --against shows the same.
            """,
            """
            FOLDER/goldens.json is {"schema": 1, "goldens": [{"selection": {"device": "all"}}, {"scenario": \
            "turning.json"}]}, with values, lists or "all" as here. An entry with "pictures": false keeps layouts \
            as text alone; one with "sheet" requests one picture of several: contactSheet, modeMap, ruler, pair or \
            generations of a selection, filmstrip of selections or a scenario, motion for what either shows on its way.
            """,
            """
            With -o the report is FOLDER/verify.json, with the pictures of what failed beside it, and nothing is written \
            among the goldens. With --shard 2/8 it is the second of eight parts of the report, each in a folder of its \
            own, and "splitframe merge" puts them together.
            """,
            "Failed pictures are kept in FOLDER/.pending for \"splitframe approve\", and the status is 1.",
        ],
        examples: [
            "splitframe verify", "splitframe verify --against main",
            "splitframe verify --device ipad-mini-6 --orientation all --style all",
        ]
    ) { arguments, console in
        let path = try arguments.reportPath
        let shard = try arguments.shard(in: path, .json)
        if path == nil { try arguments.setDamagedListAside(on: console) }
        var run = try await arguments.goldenRun()
        let revision = arguments.value(.against)
        if let revision {
            run.expected = try run.folder.at(revision: revision)
            run.changes = try await run.changes(since: revision)
        }
        let allowsUnjudged = arguments.has(.allowUnjudged)
        if let path {
            let (list, report) = try await run.report(to: path, shard, on: console)
            try console.print(list, json: report.json, arguments)
            return report.status(allowingUnjudged: allowsUnjudged)
        }
        let report = try await run.run(as: "verify", on: console)
        try console.print(
            report.text(in: run.folder, against: revision), json: report.json(in: run.folder), arguments)
        return report.status(allowingUnjudged: allowsUnjudged)
    }
}

extension GoldenRun {
    /// What differs between the goldens in the folder and those of a revision, compared as a review compares them.
    fileprivate func changes(since revision: String) async throws -> [GoldenReport.Result] {
        let subject = try ReviewSubject(folder, against: revision)
        let review = ReviewRun(of: subject, painter: painter, jobs: jobs, pictures: .store(PictureStore()))
        let tests = Dictionary(subject.pairs.map { ($0.name, $0.test) }) { first, _ in first }
        return try await review.outcomes(of: nil) { _, _ in }.map(\.entry).filter { $0.reviewed != nil }
            .map { outcome in
                GoldenReport.Result(
                    name: outcome.name, verdict: outcome.verdict, stage: outcome.stage,
                    test: tests[outcome.name] ?? nil)
            }
    }
}

extension Arguments {
    /// The folder of the report, which must not be that of the goldens, nor inside it.
    fileprivate var reportPath: String? {
        get throws {
            guard let path = value(.reportFolder) else { return nil }
            let goldens = try goldenFolder.path
            guard !path.isInside(goldens) else { throw FileError(.writing, path, .isInput) }
            return path
        }
    }
}

extension Option {
    fileprivate static let reportFolder = Option(
        name: "output", letter: "o", value: "FOLDER", file: .output,
        help: "a folder for the report, in place of FOLDER/.pending")
    fileprivate static let allowUnjudged = Option(
        name: "allow-unjudged", help: "treat goldens that no test has judged in this clone as equal")
    fileprivate static let against = Option(
        name: "against", value: "REVISION", help: "compare with a git revision's goldens")
}
