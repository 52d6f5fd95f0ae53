package import SplitframeInterface

/// Something that a layout depends on and that nobody has measured or documented, in one generation of the system.
package struct OpenAssumption: Hashable, Comparable, Sendable {
    /// The name of a rule's assumption or of an assumed figure; of a rule that was measured on another system only, the
    /// name of the rule.
    package let name: String
    package let generation: Generation
    /// Whether the rule was measured, on another system or kind of device.
    package var isCarriedOver = false

    package static func < (first: Self, second: Self) -> Bool {
        (first.name, first.generation.name) < (second.name, second.generation.name)
    }
}

extension Decision {
    /// What the rule itself assumes in a generation, and the assumed figures among its inputs.
    package func openAssumptions(in generation: Generation) -> Set<OpenAssumption> {
        var open = Set(assumedFigures.map { OpenAssumption(name: $0.name, generation: generation) })
        if case .assumed = ownProvenance {
            let name = Assumption.named[ownProvenance]
            open.insert(
                OpenAssumption(
                    name: name ?? rule, generation: generation, isCarriedOver: name == nil && subject != nil))
        }
        return open
    }
}

extension SplitState {
    /// Everything that the layout depends on and that nobody has measured or documented.
    package var openAssumptions: Set<OpenAssumption> {
        explainedLayout.decisions.reduce(into: []) { $0.formUnion($1.openAssumptions(in: generation)) }
    }
}

extension Assumption {
    /// The names of the rules' own assumptions by their provenance.
    fileprivate static let named = Dictionary(
        LayoutRules.all.flatMap { $0.assumptions }.map { ($0.provenance, $0.rule) }
    ) { first, _ in first }
}
