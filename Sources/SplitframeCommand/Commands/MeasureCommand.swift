import SplitframeDevices
import SplitframeFiles
import SplitframeGallery
import SplitframeGoldens
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeScenarios
import SplitframeSystem

extension Command {
    /// `splitframe measure`: judges the rules by a measurement, or plans the next one.
    static let measure = Command(
        name: "measure", summary: "say what a measurement confirms or refutes, or what to measure next",
        usage: "TRANSCRIPT.json … [-o FOLDER] | --plan [-o FOLDER]",
        operands: Operands(name: "a transcript of the probe, or --plan"),
        options: [
            OptionGroup(
                heading: "WHAT TO DO", options: [.plan, .measurementFolder, .measuredOn, .goldens, .json])
        ],
        discussion: [
            "A transcript is a file of scenarios whose steps expect what was seen, as the probe in Sources/Probe writes it. What "
                + "agrees confirms assumptions, what does not names the rule, its arithmetic and the difference; the status is 1 then. "
                + "-o writes it as a test of what was measured, with device, system and build from its \"measuredOn\".",
            "--plan lists the scenarios that would settle what nobody has measured, those first on which most goldens rest; -o "
                + "writes their files, for the probe.",
        ],
        examples: [
            "splitframe measure --plan -o Plan", "splitframe measure frames-ios27.json",
            "splitframe measure frames-ios27.json -o Tests/SplitframeLayoutTests/Measured",
        ]
    ) { arguments, console in
        if arguments.has(.plan) {
            if let operand = arguments.operands.first {
                throw CommandError.unexpectedOperand(operand, command: "measure --plan")
            }
            try arguments.refuse([.measuredOn], with: "--plan")
            let ranked = MeasuringPlan.known.ranked(by: try await arguments.restingGoldens())
                .map(PlannedMeasurement.init)
            if let folder = arguments.value(.measurementFolder) {
                for planned in ranked {
                    try OutputFile.write(
                        Array(planned.entry.file.indentedText.utf8),
                        to: "\(folder)/\(planned.entry.name).json")
                }
            }
            try console.print(
                ranked.map(\.text).joined(separator: "\n\n"),
                json: PlannedMeasurement.listForm.json(of: ranked), arguments)
            return .done
        }
        try arguments.refuse([.goldens], without: "--plan")
        guard !arguments.operands.isEmpty else {
            throw CommandError.missingOperand("a transcript of the probe, or --plan", command: "measure")
        }
        var answers: [MeasureAnswer] = []
        for path in arguments.operands { answers.append(try await MeasureAnswer(path, arguments)) }
        if let folder = arguments.value(.measurementFolder) {
            for path in arguments.operands { try arguments.writeTest(of: path, into: folder) }
        }
        try console.print(
            answers.map(\.text).joined(separator: "\n\n"), json: MeasureAnswer.listForm.json(of: answers),
            arguments)
        return answers.allSatisfy { $0.measurements.allSatisfy(\.refuted.isEmpty) } ? .done : .findings
    }
}

extension Arguments {
    /// How many goldens rest on each open assumption; without a list of goldens, how many of the gallery's layouts.
    fileprivate func restingGoldens() async throws -> [OpenAssumption: Int] {
        let devices = Device.known
        let selections =
            try await listedSelections(among: devices) ?? SelectionList().matrix(among: devices)
        var weights: [OpenAssumption: Int] = [:]
        for selection in selections {
            for open in try selection.request.state().openAssumptions { weights[open, default: 0] += 1 }
        }
        return weights
    }

    /// Writes a transcript as a test, with the device, system and build that it was measured on.
    fileprivate func writeTest(of path: String, into folder: String) throws {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        var file = try JSON(bytes: NamedFile.bytes(at: path))
        func sourced(_ scenario: JSON) throws -> JSON {
            guard case .object(var members) = scenario else { return scenario }
            if let given = value(.measuredOn) { members["measuredOn"] = .string(given) }
            guard let source = members["measuredOn"]?.string, Self.namesBuild(source) else {
                throw CommandError.incomplete(
                    option: "-o",
                    needs: "--measured-on \"iOS 27.0 (24A335) simulator, iPad (A16), 820x1180 @2x\"")
            }
            return .object(members)
        }
        if case .object(var members) = file, let scenarios = members["scenarios"]?.array {
            members["scenarios"] = .array(try scenarios.map(sourced))
            file = .object(members)
        } else {
            file = try sourced(file)
        }
        try OutputFile.write(Array(file.indentedText.utf8), to: "\(folder)/\(name)")
    }

    /// Whether a source names a version of the system, its build and a device: `iOS 26.1 (23B86) simulator, iPad`.
    private static func namesBuild(_ source: String) -> Bool {
        source.firstMatch(of: /[0-9]+(\.[0-9]+)* \([0-9]+[A-Z][0-9a-z]+\).*, *\S/) != nil
    }
}

/// What one transcript says about the rules.
struct MeasureAnswer {
    let path: String
    let measurements: [Measurement]

    init(_ path: String, _ arguments: Arguments) async throws {
        self.path = path
        let file = try ScenarioFile(path, arguments)
        var measurements: [Measurement] = []
        for scenario in file.scenarios {
            measurements.append(Measurement(scenario, try await file.play(scenario)))
        }
        self.measurements = measurements
    }

    private var refuted: [Measurement.Refutation] { measurements.flatMap(\.refuted) }
    private var confirmed: [(open: OpenAssumption, values: Int)] {
        let contradicted = Set(refuted.flatMap(\.open))
        return measurements.reduce(into: [OpenAssumption: Int]()) { all, measurement in
            all.merge(measurement.confirmed) { $0 + $1 }
        }.filter { !contradicted.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    var text: String {
        let count = measurements.reduce(0) { $0 + $1.compared }
        return
            (["\(path.inOneLine): \(count) values compared"]
            + confirmed.map { "  confirmed: \($0.open.words), by \($0.values) values" }
            + refuted.map(\.text)).joined(separator: "\n")
    }

    static let shape = JSONShape.either([listForm.shape, PlannedMeasurement.listForm.shape])

    static let listForm = JSONForm<[MeasureAnswer]>([.list("transcripts", form, "in order") { $0 }])

    private static let form = JSONForm<MeasureAnswer>([
        .text("path", "the file") { $0.path },
        .count("compared", "values of the layout") { $0.measurements.reduce(0) { $0 + $1.compared } },
        .list("confirmed", confirmation, "assumptions that agree") { $0.confirmed },
        .list("refuted", Measurement.Refutation.form, "rules that do not") { $0.refuted },
    ])

    private static let confirmation = JSONForm<(open: OpenAssumption, values: Int)>([
        .text("assumption", "its name") { $0.open.name },
        .text("generation", "of the system") { $0.open.generation.name },
        .count("values", "how many agree") { $0.values },
    ])
}

extension OpenAssumption {
    fileprivate var words: String {
        "\(name) in \(generation)\(isCarriedOver ? ", as measured elsewhere" : "")"
    }
}

extension Measurement.Refutation {
    fileprivate var text: String {
        let points = difference.map { " (\($0 > 0 ? "+" : "−")\(abs($0).pointText))" } ?? ""
        let value = value?.line ?? "nothing"
        return [
            "  refuted: \(rule), \(scenario.inOneLine), step \(step.inOneLine): "
                + "\(name) is \(measured.line), not \(value)\(points)",
            arithmetic.isEmpty ? nil : "    \(arithmetic)", change.map { "    \($0)" },
            consequences.isEmpty ? nil : "    as far off with it: \(consequences.joined(separator: ", "))",
        ].compactMap(\.self).joined(separator: "\n")
    }

    /// What would agree with the measurement.
    private var change: String? {
        guard let figure, let difference else { return nil }
        return "agrees with \(figure.name) \((abs(figure.value) + difference).pointText) "
            + "in place of \(abs(figure.value).pointText)"
    }

    fileprivate static let form = JSONForm<Measurement.Refutation>([
        .text("scenario", "its name") { $0.scenario },
        .text("step", "its label") { $0.step },
        .text("name", "what was measured") { $0.name },
        .init("value", .anything, "what the rules give") { $0.value ?? .null },
        .init("measured", .anything, "what was measured") { $0.measured },
        .init("difference", .optional(.number()), "points more") {
            $0.difference.map { .number($0) } ?? .null
        },
        .text("arithmetic", "how the rules come to it") { $0.arithmetic },
        .text("rule", "what decided it") { $0.rule },
        .someText("figure", "what the difference would be in") { $0.figure?.name.name },
        .texts("assumptions", "that it contradicts") { $0.open.sorted().map(\.name) },
        .texts("consequences", "as far off with it") { $0.consequences },
    ])
}

/// An entry of the plan, with what rests on it.
struct PlannedMeasurement {
    var entry: MeasuringPlan.Entry
    var gain: Int
    var settled: [OpenAssumption]

    private var count: Int { entry.file["scenarios"]?.array?.count ?? 0 }

    var text: String {
        [
            "\(entry.name): \(count) scenarios, on which \(gain) times a golden rests",
            "  \(entry.why)",
            entry.reading.map { "  read besides: \($0)" },
            settled.isEmpty ? nil : "  settles \(settled.map(\.words).joined(separator: "; "))",
        ].compactMap(\.self).joined(separator: "\n")
    }

    static let listForm = JSONForm<[PlannedMeasurement]>([
        .list("plan", form, "the most valuable first") { $0 }
    ])

    private static let form = JSONForm<PlannedMeasurement>([
        .text("name", "of its file") { $0.entry.name },
        .text("why", "what it shows") { $0.entry.why },
        .count("scenarios", "how many") { $0.count },
        .count("gain", "how often a golden rests on what it settles first") { $0.gain },
        .texts("settles", "assumptions and figures") { $0.entry.settles.sorted() },
    ])
}

extension Option {
    fileprivate static let plan = Option(
        name: "plan", help: "list what to measure next, the most valuable first")
    fileprivate static let measurementFolder = Option(
        name: "output", letter: "o", value: "FOLDER", file: .output,
        help: "where to write tests, or the plan's scenarios")
    fileprivate static let measuredOn = Option(
        name: "measured-on", value: "TEXT",
        help: "device, system and build, if the transcript does not name them")
}
