import SplitframeFiles
import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes

/// Interfaces beside each other, each below its heading, with the differences of the others from the first.
struct ShownComparison: Sendable {
    enum Kind {
        /// Before and after a change.
        case pair
        case generations
        /// Compared visually only, without sentences.
        case postures
    }

    var kind: Kind
    var parts: [ShownInterface]
    var headings: [String]
    /// The sentences about each part but the first.
    var changes: [[String]]

    /// The description of each part below its heading, and the changes.
    func lines(_ describe: (ShownInterface) -> String) -> String {
        let changed = kind == .postures ? parts.map { _ in "" } : [""] + changes.map(Self.line)
        return zip(zip(headings, parts), changed).map { part, change in
            "\(part.0): \(describe(part.1))\(change)"
        }.joined(separator: "\n")
    }

    private static func line(of changes: [String]) -> String {
        "Changed: \(changes.isEmpty ? "nothing" : changes.joined(separator: "; ")).\n"
    }

    /// The facts about the comparison as JSON.
    func facts(in phrases: AlternativeTextPhrases) -> [String: JSON] {
        let facts = parts.map { part in
            part.facts.merging([
                "alternativeText": .string(phrases.shortened(part.alternativeText(in: phrases)))
            ]) { $1 }
        }
        switch kind {
        case .pair:
            return [
                "before": .object(facts[0]), "after": .object(facts[1]), "changes": .strings(changes[0]),
            ]
        case .generations:
            let generations = zip(zip(parts, facts), [[]] + changes).map { part, changes -> JSON in
                .object(
                    part.1.merging([
                        "generation": .string(part.0.wireframe.tree.generation.name),
                        "changes": .strings(changes),
                    ]) { $1 })
            }
            return ["generations": .array(generations)]
        case .postures: return ["postures": .array(facts.map(JSON.object))]
        }
    }
}
