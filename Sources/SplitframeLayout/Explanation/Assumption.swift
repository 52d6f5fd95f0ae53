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
            + FigureName.allCases.compactMap { name in
                Assumption(name.name) { [$0.figure(name)].compactMap(\.self) }
            }
            + BarFigureName.allCases.compactMap { name in
                Assumption(name.name) { generation in
                    ScreenKind.allCases.compactMap { generation.figure(name, on: $0) }
                }
            }
    }

    /// What the generations assume of a figure, which may differ between screens; nil where none does.
    private init?(_ name: String, in figures: (Generation) -> [Figure]) {
        var values: [String] = []
        var reasons: [String] = []
        for generation in Generation.known {
            for figure in figures(generation) {
                guard case .assumed(let reason) = figure.provenance else { continue }
                let value = "\(figure.value.isFinite ? figure.value.pointText : "unlimited") in \(generation)"
                if !values.contains(value) { values.append(value) }
                if !reasons.contains(reason) { reasons.append(reason) }
            }
        }
        guard !values.isEmpty else { return nil }
        rule = name
        value = values.joined(separator: ", ")
        reason = reasons.joined(separator: "; ")
    }
}
