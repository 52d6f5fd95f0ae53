import SplitframeDevices
import SplitframeFiles
import SplitframeGallery
import SplitframeGoldens
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests

extension Command {
    /// `splitframe coverage`: says how well each answer is known.
    static let coverage = Command(
        name: "coverage", summary: "show how well each answer is known on every device, system and style",
        usage: "[--json]", operands: .none,
        options: [OptionGroup(heading: "OPTIONS", options: [.goldens, .json])],
        discussion: [
            "Prints a page of the manual; each answer has the kind of the weakest source behind it, and with --json that source."
        ],
        examples: ["splitframe coverage > Sources/Manual.docc/Coverage.md"]
    ) { arguments, console in
        let devices = Device.known
        let goldens = try await arguments.listedSelections(among: devices) ?? []
        let answer = CoverageAnswer(
            layouts: KnownLayout.all(among: devices),
            goldens: goldens.map(\.request).compactMap(KnownLayout.init))
        try console.print(answer.page, json: CoverageAnswer.form.json(of: answer), arguments)
        return .done
    }
}

struct CoverageAnswer {
    let layouts: [KnownLayout]
    let goldens: [KnownLayout]

    /// Shares of what is known, from 0 to 1.
    var scores: [(name: String, share: Double)] {
        [
            ("of what people ask most", Self.share(layouts) { $0.files }), ("of all rules", shareOfRules),
            ("of all goldens", Self.share(goldens) { _ in 1 }),
        ].filter { !$0.1.isNaN }
    }

    private static func share(
        _ layouts: [KnownLayout], weighing weight: ((name: String, files: Int)) -> Int
    ) -> Double {
        let answers = layouts.flatMap { layout in
            KnownLayout.questions.compactMap { question in
                layout.answers[question.name].map { (weight: weight(question), isKnown: $0.isKnown) }
            }
        }
        let known = answers.filter(\.isKnown).reduce(0) { $0 + $1.weight }
        return Double(known) / Double(answers.reduce(0) { $0 + $1.weight })
    }

    /// The rules in their generations that are known in every layout that they decide.
    private var shareOfRules: Double {
        var isKnown: [String: Bool] = [:]
        for layout in layouts {
            for (rule, source) in layout.rules where isKnown["\(rule) \(layout.request.generation)"] != false
            {
                isKnown["\(rule) \(layout.request.generation)"] = source.isKnown
            }
        }
        return Double(isKnown.values.filter(\.self).count) / Double(isKnown.count)
    }

    static let form = JSONForm<CoverageAnswer>([
        .list("scores", score, "shares of what is known") { $0.scores },
        .list("cells", cell, "each answer with its source") { answer in
            answer.layouts.flatMap { layout in
                KnownLayout.questions.compactMap { question in
                    layout.answers[question.name].map { (layout.request, question.name, $0) }
                }
            }
        },
    ])

    private static let score = JSONForm<(name: String, share: Double)>([
        .text("name", "of what") { $0.name }, .number("share", "from 0 to 1") { $0.share },
    ])

    private typealias Cell = (request: SplitRequest, question: String, source: Provenance)

    private static let cell = JSONForm<Cell>([
        .text("device", "its id") { $0.request.device.id },
        .someText("posture", "of a device that folds") { $0.request.posture?.name },
        .text("orientation", "how it is held") { $0.request.orientation.name },
        .text("generation", "of the system") { $0.request.generation.name },
        .text("style", "of the split view") { $0.request.style.name },
        .text("question", "as in explain --why") { $0.question },
        .init("kind", .choice(Provenance.kinds), "how well it is known") { .string($0.source.kind) },
        .text("source", "what stands behind it") { $0.source.source },
    ])

    var page: String {
        let summary = scores.map { "| \($0.name) | \(Int(($0.share * 100).rounded())) % |" }.joined(
            separator: "\n")
        return """
            # What is known

            How well each answer is known, on every device and system.

            ## Overview

            `splitframe coverage` wrote this page. Each answer has the kind of the weakest source behind it: **M**easured,
            **D**ocumented, **R**eported, **I**nferred from documentation without a number, or **A**ssumed; **?** is a device
            whose size nobody has published. `splitframe explain --why NAME` has the sources, `splitframe measure --plan` what
            would settle the rest.

            | known | share |
            |---|---|
            \(summary)

            The first score weighs each question by how many of 200 files that use `UISplitViewController` ask it. A rule is known
            in a generation if it is in every layout there. A cell lists the styles classic, two and three columns, a dash
            where there is no such answer; orientations and postures that differ are separated by a slash.

            \(Generation.known.map(table).joined(separator: "\n\n"))

            ## Sources

            \(sources)
            """ + "\n"
    }

    /// The sources of all cells, the most trusted kind first, each with how many cells rest on it.
    private var sources: String {
        var counts: [Provenance: Int] = [:]
        for source in layouts.flatMap(\.answers.values) { counts[source, default: 0] += 1 }
        return counts.sorted { first, second in
            let ranks = [first, second].map { Provenance.kinds.firstIndex(of: $0.key.kind) ?? 0 }
            return (ranks[0], second.value, first.key.source) < (ranks[1], first.value, second.key.source)
        }.map { "* \($0.key.kind), \($0.value): \($0.key.source)." }.joined(separator: "\n")
    }

    private static let letters = Dictionary(
        uniqueKeysWithValues: zip(Provenance.kinds, ["M", "D", "R", "I", "A"]))

    /// The table of a generation; devices with the same answers share a row.
    private func table(of generation: Generation) -> String {
        let own = layouts.filter { $0.request.generation == generation }
        let names = KnownLayout.questions.map(\.name)
        var rows: [(devices: [String], cells: [String])] = []
        let devices = own.map(\.request.device.id).reduce(into: [String]()) {
            if $0.last != $1 { $0.append($1) }
        }
        for device in devices {
            let layouts = own.filter { $0.request.device.id == device }
            let cells = names.map { Self.cell(layouts, $0) }
            if let index = rows.firstIndex(where: { $0.cells == cells }) {
                if !rows[index].devices.contains(device) { rows[index].devices.append(device) }
            } else {
                rows.append(([device], cells))
            }
        }
        if generation == Generation.known.first, !UnsizedDevice.known.isEmpty {
            rows.append((UnsizedDevice.known.map(\.id), names.map { _ in "?" }))
        }
        let lines = rows.map {
            "| \($0.devices.joined(separator: ", ")) | \($0.cells.joined(separator: " | ")) |"
        }
        return """
            ## \(generation.name)

            | device | \(names.map { "`\($0)`" }.joined(separator: " | ")) |
            |---|\(names.map { _ in "---|" }.joined())
            \(lines.joined(separator: "\n"))
            """
    }

    /// The letters of each style, in each place that differs from the one before.
    private static func cell(_ layouts: [KnownLayout], _ question: String) -> String {
        let places = layouts.reduce(into: [(key: String, letters: String)]()) { places, layout in
            let key = "\(layout.request.posture?.name ?? "") \(layout.request.orientation)"
            let letter = layout.answers[question].map { letters[$0.kind] ?? "" } ?? "–"
            if places.last?.key == key {
                places[places.count - 1].letters += letter
            } else {
                places.append((key, letter))
            }
        }
        let different = places.map(\.letters).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        return different.joined(separator: "/")
    }
}
