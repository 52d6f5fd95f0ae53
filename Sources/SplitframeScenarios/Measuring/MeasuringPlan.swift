import CSplitframeCatalogue
package import SplitframeFiles
package import SplitframeInterface
package import SplitframeLayout
import SplitframeSystem

/// The scenarios that would settle what nobody has measured or documented: `plan.json`.
package struct MeasuringPlan: Sendable {
    package let entries: [Entry]

    /// Scenarios that are measured together.
    package struct Entry: Sendable {
        package let name: String
        /// What they show, and why nobody knows it.
        package let why: String
        /// The assumptions and figures that they settle, by name.
        package let settles: Set<String>
        /// Whether they also settle rules that were measured on another system or device.
        package let carriesOver: Bool
        /// What has to be read besides the transcript; nil where the transcript is enough.
        package let reading: String?
        /// The file of the scenarios.
        package let file: JSON
        /// The generations that they are played in.
        package let generations: Set<Generation>

        /// The scenarios themselves.
        package var scenarios: [Scenario] {
            get throws(ScenarioError) { try Scenario.read(Data(file.compactText.utf8)) }
        }

        /// Whether they settle something that a layout depends on.
        package func settles(_ open: OpenAssumption) -> Bool {
            generations.contains(open.generation)
                && (open.isCarriedOver ? carriesOver : settles.contains(open.name))
        }
    }

    /// The figures of bars, which are all read together, stand for one name.
    private static let bars = "@bars"

    /// The plan that is part of the program; a test reads it, so that it cannot be damaged here.
    package static let known: MeasuringPlan = {
        let bytes = UnsafeBufferPointer(start: splitframe_plan(), count: Int(splitframe_plan_length()))
        let list = (try? JSON(bytes: Array(bytes))) ?? .array([])
        return MeasuringPlan(entries: (try? entries(in: JSONNode(list))) ?? [])
    }()

    private static func entries(in node: JSONNode) throws(JSONError) -> [Entry] {
        try node.list { entry throws(JSONError) in
            let file = JSON.object(["scenarios": try entry.required("scenarios").value])
            let names = try entry.required("settles").texts()
            let figures = names.contains(bars) ? BarFigureName.allCases.map(\.name) : []
            let generations = try entry.required("scenarios").list {
                scenario throws(JSONError) -> Generation in
                try scenario.required("generation").word()
            }
            return Entry(
                name: try entry.required("name").text(), why: try entry.required("why").text(),
                settles: Set(names + figures).subtracting([bars]),
                carriesOver: try entry["carriesOver"]?.flag() ?? false,
                reading: try entry["reading"]?.text(), file: file, generations: Set(generations))
        }
    }

    /// The entry that settles an assumption or figure, by its name; in a generation where one is given.
    package func entry(settling name: String, in generation: Generation? = nil) -> Entry? {
        let all = entries.filter { $0.settles.contains(name) }
        return all.first { entry in generation.map(entry.generations.contains) ?? true } ?? all.first
    }

    /// The entry that settles what a decision in a generation assumes; nil for what is known.
    package func entry(settling decision: Decision, in generation: Generation) -> Entry? {
        decision.openAssumptions(in: generation).sorted().lazy.compactMap { open in
            open.isCarriedOver
                ? self.entries.first { $0.carriesOver && $0.generations.contains(generation) }
                    ?? self.entries.first(where: \.carriesOver)
                : self.entry(settling: open.name, in: generation)
        }.first
    }

    /// The entries with what each settles first, the most valuable first; last those that a transcript alone does not
    /// settle.
    ///
    /// - Parameter weights: How much rests on each assumption, such as a number of goldens.
    package func ranked(by weights: [OpenAssumption: Int]) -> [(
        entry: Entry, gain: Int, settled: [OpenAssumption]
    )] {
        var open = Set(weights.keys)
        var waiting = entries
        var ranked: [(entry: Entry, gain: Int, settled: [OpenAssumption])] = []
        while !waiting.isEmpty {
            let gains = waiting.map { entry in
                open.filter(entry.settles).reduce(0) { $0 + (weights[$1] ?? 0) }
            }
            let isSettled = waiting.map { $0.reading == nil }
            let best = gains.indices.reduce(0) { best, index in
                (isSettled[index] ? 1 : 0, gains[index]) > (isSettled[best] ? 1 : 0, gains[best])
                    ? index : best
            }
            let entry = waiting.remove(at: best)
            let settled = open.filter(entry.settles).sorted()
            open.subtract(settled)
            ranked.append((entry, gains[best], settled))
        }
        return ranked
    }
}
