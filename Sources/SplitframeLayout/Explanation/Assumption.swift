import SplitframeGeometry
import SplitframeInterface

/// What nobody has measured or documented, and what is done meanwhile; it stands with the rule that does it.
public struct Assumption: Hashable, Sendable {
    /// Its own name: `narrowTwoColumnCap`.
    public var rule: String
    /// What is done meanwhile.
    public var value: String
    /// Why just that.
    public var reason: String

    /// The mark that decisions resting on it carry.
    var provenance: Provenance { .assumed("\(value): \(reason)") }
}

extension Assumption {
    /// Every assumption, collected from the rules that make it, then the figures that some generation assumes.
    public static var all: [Assumption] {
        LayoutRules.all.flatMap { $0.assumptions } + SplitMachine.assumptions
            + FigureName.allCases.compactMap { Assumption($0) }
    }

    /// What the generations assume of a figure; nil where none does.
    private init?(_ name: FigureName) {
        let assumed = Generation.known.compactMap { generation -> (value: String, reason: String)? in
            guard let figure = generation.figure(name), case .assumed(let reason) = figure.provenance else {
                return nil
            }
            return ("\(figure.value.pointText) in \(generation)", reason)
        }
        guard !assumed.isEmpty else { return nil }
        rule = name.name
        value = assumed.map(\.value).joined(separator: ", ")
        reason = assumed.map(\.reason).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            .joined(separator: "; ")
    }
}
