package import SplitframeFiles
package import SplitframeGoldens
import SplitframeInterface

extension GoldenReport {
    /// The results as JSON, with paths as they are.
    package var json: JSON { Self.form.json(of: self) }

    /// The results as JSON, with paths that start with the folder's path.
    package func json(in folder: GoldenFolder) -> JSON {
        var report = self
        for index in results.indices { report.results[index].files = results[index].files.paths(in: folder) }
        return Self.form.json(of: report)
    }

    /// The JSON form of a report.
    package static let form = JSONForm<GoldenReport>([
        .init("counts", countsShape, "how many goldens have each verdict that occurs") { report in
            .object(Dictionary(report.counts.map { ($0.kind.rawValue, .number(Double($0.count))) }) { $1 })
        },
        .list("causes", Cause.form, "what most likely caused the failures, that of most first") { $0.causes },
        .list("results", Result.form, "every golden, in the order of the run") { $0.results },
        .texts("unjudged", "goldens of tests that no swift test has looked at yet") { $0.unjudged },
    ])

    private static let countsShape = JSONShape.object(
        Verdict.Kind.allCases.map { JSONKey($0.rawValue, .index, "with this verdict") })
}

extension GoldenReport.Result {
    fileprivate static let form = JSONForm<Self>([
        .text("name", "the golden's") { $0.name },
        .init("verdict", .choice(Verdict.Kind.allCases.map(\.rawValue)), "what came of the comparison") {
            .string($0.verdict.kind.rawValue)
        },
        .text("sentence", "the verdict in words, every finding in it") { $0.verdict.sentence() },
        .someText("explanation", "why the number that changed is what it is now") { $0.explanation },
        .someText("test", "the test that requests it, as in swift test --filter") { $0.test?.id },
        .someText("place", "where in the sources it does") { $0.test?.place },
        .flag("isRecorded", "whether what was drawn became the golden") { $0.isRecorded },
        .list("findings", TwinFinding.form, "the differences between the layouts") { $0.verdict.findings },
        .some("pixels", PixelDifference.form, "which pixels differ, where that can be said") {
            $0.verdict.pixels
        },
        .some("sizes", SizeDifference.form, "the pictures' sizes, where they differ") {
            if case .size(let sizes) = $0.verdict { sizes } else { nil }
        },
        .someText("expected", "the golden's file") { $0.files.expected },
        .someText("actual", "what was drawn") { $0.files.actual },
        .someText("difference", "what differs in red") { $0.files.difference },
        .someText("triptych", "all three beside each other") { $0.files.triptych },
    ])
}

extension Cause {
    fileprivate static let form = JSONForm<Self>([
        .text("id", "for approve --cause, the same on every run and machine") { $0.id },
        .text("sentence", "what changed") { $0.sentence },
        .someText("element", "the changed element's name, wherever it is") {
            $0.finding?.element.split(separator: ".").last.map(String.init)
        },
        .someText("attribute", "what changed of it") { $0.finding?.attribute },
        .init("change", .optional(.choice(TwinFinding.changes)), "how it changed") {
            $0.finding.map { .string($0.changeWord) } ?? .null
        },
        .init("difference", TwinFinding.valueShape, "by how much numbers grew, in points") {
            $0.finding?.difference ?? .null
        },
        .some("widths", Widths.form, "which windows are affected, if the width decides") { $0.widths },
        .texts("names", "of all goldens with this cause") { $0.names },
    ])
}

extension Cause.Widths {
    fileprivate static let form = JSONForm<Self>([
        .init("least", .optional(.number()), "points; null where any is narrow enough") { .init($0.least) },
        .init("most", .optional(.number()), "points; null where any is wide enough") { .init($0.most) },
    ])
}

extension TwinFinding {
    fileprivate static let form = JSONForm<Self>([
        .text("element", "its name, as explain --why takes it") { $0.element },
        .init("change", .choice(changes), "how it changed") { .string($0.changeWord) },
        .someText("attribute", "what changed of it") { $0.attribute },
        .init("expected", valueShape, "as in the golden") { $0.values.expected },
        .init("actual", valueShape, "as drawn") { $0.values.actual },
        .init("difference", valueShape, "by how much numbers grew, in points") { $0.difference },
    ])

    fileprivate static let changes = ["added", "removed", "reordered", "changed"]

    fileprivate static let valueShape = JSONShape.either([
        .number(), .list(.number()), .boolean, .text, .list(.text), .null,
    ])

    fileprivate var changeWord: String {
        switch change {
        case .added: "added"
        case .removed: "removed"
        case .reordered: "reordered"
        case .attribute: "changed"
        }
    }

    private var values: (expected: JSON, actual: JSON) {
        guard case .attribute(_, let old, let new) = change else { return (.null, .null) }
        return (JSON(twinValue: old), JSON(twinValue: new))
    }

    fileprivate var difference: JSON { delta.map(JSON.init(numbers:)) ?? .null }
}

extension PixelDifference {
    fileprivate static let form = JSONForm<Self>([
        .count("count", "how many differ") { $0.count },
        .number("ratio", "their share of all, from 0 to 1") { $0.ratio },
        .init("areas", .list(.pixelArea), "around each group of them, from the top") {
            .array($0.clusters(scale: 1).map { JSON($0) })
        },
    ])
}

extension SizeDifference {
    fileprivate static let form = JSONForm<Self>([
        .init("expected", .pixelSize, "of the golden") {
            .numbers([Double($0.expectedWidth), Double($0.expectedHeight)])
        },
        .init("actual", .pixelSize, "of what was drawn") {
            .numbers([Double($0.actualWidth), Double($0.actualHeight)])
        },
    ])
}

extension JSON {
    fileprivate init(_ number: Double?) { self = number.map(JSON.number) ?? .null }

    /// A single number as a number, several as a list.
    fileprivate init(numbers: [Double]) {
        self = numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)
    }

    /// A twin's value: true or false for a flag, several texts as a list.
    fileprivate init(twinValue value: TwinValue?) {
        self =
            switch value {
            case nil: .null
            case .numbers(let numbers): JSON(numbers: numbers)
            case .texts(let texts): texts.count == 1 ? .string(texts[0]) : .strings(texts)
            case .word(let word): Bool(word).map(JSON.bool) ?? .string(word)
            }
    }
}
