package import SplitframeInterface

/// A value or behaviour that has been neither measured nor documented, declared by the rule that uses it.
public struct Assumption: Hashable, Sendable {
    /// The name of the assumption: `narrowTwoColumnCap`.
    public var rule: String
    /// The value or behaviour that is assumed.
    public var value: String
    /// The reason for assuming it.
    public var reason: String

    /// The provenance of decisions that depend on the assumption.
    var provenance: Provenance { .assumed("\(value): \(reason)") }
}

extension Assumption {
    /// Every assumption, collected from the rules and bars that make it, then the figures that some generation assumes.
    public static var all: [Assumption] {
        LayoutRules.all.flatMap { $0.assumptions } + SplitMachine.assumptions
            + NavigationBarLayout.assumptions + TabBarLayout.assumptions + VerticalBarLayout.assumptions
            + TabSidebarLayout.assumptions + PresentedFrame.assumptions
            + FigureName.allCases.compactMap { name in
                Assumption(name.name) { generation in
                    generation.figure(name).map { [([], $0)] } ?? []
                }
            }
            + BarFigureName.allCases.compactMap { name in
                Assumption(name.name) { generation in
                    ScreenKind.allCases.compactMap { screen in
                        generation.figure(name, on: screen).map { ([screen], $0) }
                    }
                }
            }
    }

    /// Collects the values that generations assume for a figure, which may differ between screens; nil where none is
    /// assumed.
    private init?(
        _ name: String, in figures: (Generation) -> [(screens: [ScreenKind], figure: SourcedNumber)]
    ) {
        var values: [String] = []
        var reasons: [String] = []
        for generation in Generation.known {
            let all = figures(generation)
            var assumed: [(value: String, screens: [ScreenKind])] = []
            for (screens, figure) in all {
                guard case .assumed(let reason) = figure.provenance else { continue }
                let value = figure.value.isFinite ? figure.value.pointText : "unlimited"
                if let known = assumed.firstIndex(where: { $0.value == value }) {
                    assumed[known].screens += screens
                } else {
                    assumed.append((value, screens))
                }
                if !reasons.contains(reason) { reasons.append(reason) }
            }
            values += assumed.map { value, screens in
                let isEverywhere = screens.count == all.flatMap(\.screens).count
                let place = isEverywhere ? "" : " on \(screens.map(\.words).joined(separator: " and "))"
                return "\(value)\(place) in \(generation)"
            }
        }
        guard !values.isEmpty else { return nil }
        rule = name
        value = values.joined(separator: ", ")
        reason = reasons.joined(separator: "; ")
    }
}

extension ScreenKind {
    /// The name of the kind of screen, in the plural.
    fileprivate var words: String {
        switch self {
        case .phone: "upright phones"
        case .unfoldedPhone: "phones that unfold in landscape"
        case .lowPhone: "phones in landscape"
        case .lowWidePhone: "large phones in landscape"
        case .pad: "iPads"
        case .television: "televisions"
        case .mac: "Macs"
        }
    }
}

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
