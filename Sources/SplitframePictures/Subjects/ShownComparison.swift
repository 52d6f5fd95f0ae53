import SplitframeInterface
import SplitframeJSON
import SplitframeRequests
import SplitframeWireframes

/// Interfaces beside each other, each below its heading, and what differs from the first in each of the others.
struct ShownComparison: Sendable {
    enum Kind {
        /// How it was and how it is.
        case pair
        case generations
        /// What is compared by eye alone.
        case postures
    }

    var kind: Kind
    var parts: [ShownInterface]
    var headings: [String]
    /// Of each part but the first.
    var changes: [[String]]

    /// Each part below its heading, and what changed.
    func lines(_ describe: (ShownInterface) -> String) -> String {
        let changed = kind == .postures ? parts.map { _ in "" } : [""] + changes.map(Self.line)
        return zip(zip(headings, parts), changed).map { part, change in
            "\(part.0): \(describe(part.1))\(change)"
        }.joined(separator: "\n")
    }

    private static func line(of changes: [String]) -> String {
        "Changed: \(changes.isEmpty ? "nothing" : changes.joined(separator: "; ")).\n"
    }

    /// What is shown, for programs.
    func facts(in words: AlternativeWords) -> [String: JSON] {
        let told = parts.map { part in
            part.facts.merging(["alternativeText": .string(words.shortened(part.alternativeText(in: words)))])
            { $1 }
        }
        switch kind {
        case .pair:
            return [
                "before": .object(told[0]), "after": .object(told[1]), "changes": .strings(changes[0]),
            ]
        case .generations:
            let generations = zip(zip(parts, told), [[]] + changes).map { part, changes -> JSON in
                .object(
                    part.1.merging([
                        "generation": .string(part.0.wireframe.tree.generation.name),
                        "changes": .strings(changes),
                    ]) { $1 })
            }
            return ["generations": .array(generations)]
        case .postures: return ["postures": .array(told.map(JSON.object))]
        }
    }
}
