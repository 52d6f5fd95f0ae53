import SplitframeInterface

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
