import SplitframeInterface

/// Two sidebar widths in points.
struct SidebarWidths<Number: LayoutNumber>: Hashable, Sendable {
    var primary: Number
    var supplementary: Number
}

/// The widths of three tiled columns: the primary grows first, then the supplementary, then the secondary.
struct GrowingWidths<Number: LayoutNumber>: LayoutRule {
    static var title: String { "widths of three tiled columns" }
    var wantedPrimary: Number
    var wantedSupplementary: Number
    /// The split view's width less separators, the sidebar's inset and the secondary's minimum.
    var room: Number
    var minimumSupplementary: Number
    /// Whether the app sets widths in a way that has not been measured with three columns.
    var isCustomized: Bool
    var inputs: RuleInputs { RuleInputs([wantedPrimary, wantedSupplementary, room, minimumSupplementary]) }

    static var assumptions: [Assumption] { [customizedGrowth] }

    var provenance: Provenance { isCustomized ? customizedGrowth.provenance : .measuredOnPad }

    var outcome: SidebarWidths<Number> {
        let primary = min(wantedPrimary, room - minimumSupplementary).notBelowZero
        return SidebarWidths(
            primary: primary,
            supplementary: min(wantedSupplementary, room - primary.described(as: .ownWidth(.primary)))
                .notBelowZero
        )
    }

    var sentence: String {
        "Beside the secondary \(room.lengthText) points are left; of the \(wantedPrimary.lengthText) that it wants "
            + "the primary gets \(outcome.primary.lengthText), then the supplementary "
            + "\(outcome.supplementary.lengthText) of its \(wantedSupplementary.lengthText)."
    }
}

private let customizedGrowth = Assumption(
    rule: "customizedGrowth", value: "columns with widths of the app's grow in the same order",
    reason: "measured for automatic widths and one raised minimum")
