import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeScenarios
import SplitframeTestSupport
import Testing

@testable import SplitframeCommand

struct `splitframe measure` {
    private let folder: TemporaryFolder
    private static let source = "iOS 26.1 (23B86) simulator, iPad (A16), 820x1180 @2x"

    init() throws { folder = try TemporaryFolder() }

    private func run(_ words: [String]) async -> (status: CommandStatus, transcript: ConsoleTranscript) {
        let transcript = ConsoleTranscript()
        let status = await transcript.run(["measure"] + words)
        return (status, transcript)
    }

    /// A transcript of our own host: a scenario whose steps expect what a replay says.
    private func transcript(
        _ environment: String, _ style: String, generation: String = "iOS26",
        changing change: (inout JSON) -> Void = { _ in }
    ) async throws -> String {
        let columns =
            style == "tripleColumn"
            ? #""primary": "A", "supplementary": "S", "secondary": "B""#
            : #""primary": "A", "secondary": "B""#
        let scenario = """
            {"name": "own", "generation": "\(generation)", "environment": \(environment),
             "splitView": {"style": "\(style)", "columns": {\(columns)}, "delegate": {}},
             "steps": [{"label": "mounted", "do": [{"mount": {}}]},
                       {"label": "alone", "do": [{"set": {"preferredDisplayMode": "secondaryOnly"}}]}]}
            """
        try folder.write(scenario, to: "scenario.json")
        let replay = ConsoleTranscript()
        #expect(await replay.run("replay", "\(folder.path)/scenario.json", "--json") == .done)
        let played = try #require(try JSON(bytes: replay.output)["scenarios"]?.array?[0]["steps"]?.array)
        var object = try #require(JSON(text: scenario)?.object)
        let listed = object["steps"]?.array?.compactMap(\.object)
        var steps = try #require(listed)
        for index in steps.indices {
            var state = try #require(played[index]["state"])
            if index == 0 { change(&state) }
            steps[index]["expect"] = state
        }
        object["steps"] = .array(steps.map(JSON.object))
        try folder.write(JSON.object(object).indentedText, to: "transcript.json")
        return "\(folder.path)/transcript.json"
    }

    private static let pad = #"{"device": "ipad-10th", "orientation": "landscape"}"#

    @Test func `turns a transcript of our own host into tests and back without a difference`() async throws {
        let path = try await transcript(Self.pad, "tripleColumn")
        let tests = "\(folder.path)/Measured"
        try FileManager.default.createDirectory(atPath: tests, withIntermediateDirectories: true)
        #expect(await run([path, "-o", tests]).status == .usage, "no device, system or build is named")
        let (status, console) = await run([path, "-o", tests, "--measured-on", Self.source])
        #expect(status == .done, "\(console.messages)")
        #expect(!console.text.contains("refuted"))
        let check = ConsoleTranscript()
        #expect(await check.run("replay", "\(tests)/transcript.json", "--check") == .done)
        #expect(check.text == "2 passed, 0 failed\n")
        let test = try JSON(data: Data(contentsOf: URL(filePath: "\(tests)/transcript.json")))
        var back = try #require(test.object)
        #expect(back.removeValue(forKey: "measuredOn")?.string == Self.source)
        let original = try JSON(data: Data(contentsOf: URL(filePath: path)))
        #expect(JSON.object(back).indentedText == original.indentedText)
    }

    /// Replaces one number of a frame: the width of a column, off by five points.
    private func forged(_ column: String) -> (inout JSON) -> Void {
        { state in
            guard case .object(var members) = state, case .object(var columns)? = members["columns"],
                case .object(var one)? = columns[column], var frame = one["frame"]?.numbers
            else { return }
            frame[2] += 5
            one["frame"] = .numbers(frame)
            columns[column] = .object(one)
            members["columns"] = .object(columns)
            state = .object(members)
        }
    }

    /// iPad of 1180 points in landscape: the primary has its automatic 280 points, and the secondary what is left.
    @Test(arguments: [
        ("primary", "WantedWidth", "280 = 280 (automatic triple primary width)", "285"),
        ("secondary", "FloatingFrames", "1180", nil),
    ])
    func `refutes exactly the rule behind a width that is off by five points`(
        column: String, rule: String, arithmetic: String, figure: String?
    ) async throws {
        let path = try await transcript(Self.pad, "tripleColumn", changing: forged(column))
        let (status, console) = await run([path, "--json"])
        #expect(status == .findings)
        let answer = try #require(try JSON(bytes: console.output)["transcripts"]?.array?.first)
        let refuted = try #require(answer["refuted"]?.array)
        #expect(refuted.count == 1)
        #expect(refuted[0]["rule"]?.string == rule)
        #expect(refuted[0]["name"]?.string == "\(column).width")
        #expect(refuted[0]["difference"] == 5)
        #expect(refuted[0]["arithmetic"]?.string?.contains(arithmetic) == true, "\(refuted)")
        let text = await run([path]).transcript.text
        #expect(text.contains("refuted: \(rule), own, step mounted: \(column).width"))
        if let figure {
            #expect(text.contains("agrees with automaticTriplePrimaryWidth \(figure) in place of 280"))
        }
    }

    /// On iOS 27 nothing was measured, so that a transcript confirms what was carried over from iOS 26.1.
    @Test func `confirms the assumptions behind what agrees`() async throws {
        let path = try await transcript(Self.pad, "tripleColumn", generation: "iOS27")
        let (status, console) = await run([path, "--json"])
        #expect(status == .done)
        let answer = try #require(try JSON(bytes: console.output)["transcripts"]?.array?.first)
        let confirmed = answer["confirmed"]?.array?.compactMap { $0["assumption"]?.string } ?? []
        #expect(confirmed.contains("automaticTriplePrimaryWidth") && confirmed.contains("FloatingFrames"))
        let forged = try await transcript(
            Self.pad, "tripleColumn", generation: "iOS27", changing: forged("primary"))
        let other = try JSON(bytes: await run([forged, "--json"]).transcript.output)["transcripts"]?.array?
            .first
        let rest = other?["confirmed"]?.array?.compactMap { $0["assumption"]?.string } ?? []
        #expect(!rest.contains("automaticTriplePrimaryWidth"))
    }

    @Test func `plans first what most goldens rest on, and writes the scenarios`() async throws {
        let words = ["--plan", "--goldens", "\(folder.path)/nowhere"]
        let (status, console) = await run(words + ["--json", "-o", folder.path])
        #expect(status == .done, "\(console.messages)")
        let plan = try #require(try JSON(bytes: console.output)["plan"]?.array)
        #expect(plan.count == MeasuringPlan.known.entries.count && plan.count > 15)
        // Those that a transcript alone does not settle come last.
        let alone = Set(MeasuringPlan.known.entries.filter { $0.reading == nil }.map(\.name))
        let gains = plan.prefix(alone.count).compactMap { $0["gain"]?.number }
        #expect(gains == gains.sorted(by: >) && gains[0] > 0)
        #expect(Set(plan.prefix(alone.count).compactMap { $0["name"]?.string }) == alone)
        for name in plan.compactMap({ $0["name"]?.string }) {
            let data = try Data(contentsOf: URL(filePath: "\(folder.path)/\(name).json"))
            #expect(try !Scenario.read(data).isEmpty)
        }
        #expect(await run(["--plan", "x.json"]).status == .usage)
        #expect(await run([]).status == .usage)
    }

    @Test func `has scenarios for every assumption, and no others`() {
        let names = Set(Assumption.all.map(\.rule))
        let planned = MeasuringPlan.known.entries.reduce(into: Set<String>()) { $0.formUnion($1.settles) }
        #expect(names.subtracting(planned).sorted() == [])
        let facts: Set = ["WindowSize", "WindowSizeClasses", "WindowSafeArea"]
        let figures = Set(BarFigureName.allCases.map(\.name))
        #expect(planned.subtracting(names).subtracting(facts).subtracting(figures).sorted() == [])
    }

    /// What a rule or figure of the layout assumes is among what its scenarios' layouts depend on.
    @MainActor @Test func `settles what it says by layouts that depend on it`() throws {
        let known = MeasuringPlan.known
        // Calls, bars and what is presented are in no explanation of a layout.
        let explained = Set(
            KnownLayout.all(among: Device.known).flatMap { layout -> [String] in
                (try? layout.request.state().openAssumptions.map(\.name)) ?? []
            })
        var settled: Set<String> = []
        for entry in known.entries {
            for scenario in try entry.scenarios {
                for result in try ScenarioReplay(scenario).play() {
                    for open in result.advicePlace?.state.openAssumptions ?? [] where entry.settles(open) {
                        settled.insert(open.name)
                    }
                }
            }
        }
        let names = Set(Assumption.all.map(\.rule)).intersection(explained)
        #expect(names.count > 10)
        #expect(names.subtracting(settled).sorted() == [])
    }
}

extension TemporaryFolder {
    fileprivate func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(path)/\(file)"))
    }
}

struct `splitframe coverage` {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func weakest(_ answer: JSON) -> String? {
        let terms = answer["sums"]?.array?.flatMap { $0["terms"]?.array ?? [] } ?? []
        let kinds = (terms + (answer["decisions"]?.array ?? [])).compactMap {
            $0["provenance"]?["kind"]?.string
        }
        return kinds.max {
            (Provenance.kinds.firstIndex(of: $0) ?? 0) < (Provenance.kinds.firstIndex(of: $1) ?? 0)
        }
    }

    /// Random requests, each asked by `explain` for one number.
    @Test func `agrees with a count over what explain says`() async throws {
        let coverage = ConsoleTranscript()
        #expect(await coverage.run("coverage", "--goldens", "/nowhere", "--json") == .done)
        let cells = try #require(try JSON(bytes: coverage.output)["cells"]?.array)
        #expect(cells.count > 2_000)
        var numbers = SteppedNumbers(seed: 500)
        var counted: [String: Int] = [:]
        var listed: [String: Int] = [:]
        for cell in cells.shuffled(using: &numbers).prefix(isDeepRun ? 500 : 60) {
            let keys = ["device", "posture", "orientation", "generation", "style"]
            let options = keys.flatMap { key in cell[key]?.string.map { ["--\(key)", $0] } ?? [] }
            let question = try #require(cell["question"]?.string)
            let explain = ConsoleTranscript()
            #expect(await explain.run(["explain"] + options + ["--why", question, "--json"]) == .done)
            let answer = try JSON(bytes: explain.output)
            let kind = try #require(weakest(answer), "\(options) \(question)")
            counted[kind, default: 0] += 1
            listed[cell["kind"]?.string ?? "", default: 0] += 1
        }
        #expect(counted == listed)
        #expect(counted.count > 2)
    }

    @Test func `is a page of the manual, whose scores README has`() async throws {
        let coverage = ConsoleTranscript()
        #expect(
            await coverage.run("coverage", "--goldens", Self.root.appending(path: "Snapshots").path) == .done)
        let page = Self.root.appending(path: "Sources/Manual.docc/Coverage.md")
        if ProcessInfo.processInfo.environment["SPLITFRAME_WRITE_COVERAGE"] != nil {
            try Data(coverage.output).write(to: page)
        }
        let written = try String(contentsOf: page, encoding: .utf8)
        let isUpToDate = written == coverage.text
        #expect(isUpToDate, "run scripts/coverage, which writes it")
        let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let scores = coverage.text.matches(of: #/\| (of [a-z ]+) \| ([0-9]+ %) \|/#)
        #expect(scores.count == 3)
        for score in scores { #expect(readme.contains("\(score.2) \(score.1)"), "\(score.2) \(score.1)") }
    }
}
