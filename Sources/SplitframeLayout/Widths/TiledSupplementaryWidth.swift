import SplitframeInterface

/// The supplementary's width beside the secondary of three columns, while the primary is hidden or floating.
struct TiledSupplementaryWidth<Number: LayoutNumber>: LayoutRule {
    static var title: String { "supplementary width beside the secondary" }
    /// The width from preference, minimum and maximum, in points.
    var wanted: Number
    /// The split view's width less the separator.
    var room: Number
    var minimumSecondary: Number
    /// The supplementary's minimum, the app's own or the automatic one.
    var floor: Number
    var maximum: Number

    /// The preferred width of the secondary; 0 without one.
    var preferredSecondary: Number
    var inputs: RuleInputs {
        RuleInputs([wanted, room, minimumSecondary, floor, maximum, preferredSecondary])
    }

    static var assumptions: [Assumption] { [secondaryPreference, belowMinimum] }

    var provenance: Provenance {
        if preferredSecondary > minimumSecondary { return secondaryPreference.provenance }
        return wanted < floor ? belowMinimum.provenance : .measuredOnPad
    }

    var outcome: Number {
        min(max(floor, min(wanted, room - max(minimumSecondary, preferredSecondary))), maximum)
    }

    var sentence: String {
        "The supplementary wants \(wanted.lengthText) of \(room.lengthText) points, of which the secondary keeps "
            + "\(max(minimumSecondary, preferredSecondary).lengthText)"
            + outcome.limits(of: min(wanted, room - max(minimumSecondary, preferredSecondary)))
    }
}

private let secondaryPreference = Assumption(
    rule: "secondaryPreference",
    value: "a preferred secondary width counts in the caps, not in the fit test",
    reason: "its documentation gives no arithmetic")

private let belowMinimum = Assumption(
    rule: "supplementaryBelowMinimum",
    value: "a supplementary that wants less gets the automatic minimum",
    reason: "preferences below it are unmeasured")

/// The widths of two columns in a requested overlay: the supplementary gets its wanted width, the primary at most the
/// rest.
struct OverlaidWidths<Number: LayoutNumber>: LayoutRule {
    static var title: String { "widths of two overlaid columns" }
    var wantedPrimary: Number
    var wantedSupplementary: Number
    /// The split view's width less the separator and the sidebar's inset.
    var room: Number
    /// Whether the app sets widths in a way that has not been measured with three columns.
    var isCustomized: Bool
    var inputs: RuleInputs { RuleInputs([wantedPrimary, wantedSupplementary, room]) }

    static var assumptions: [Assumption] { [customizedOverlay] }

    var provenance: Provenance { isCustomized ? customizedOverlay.provenance : .measuredOnPad }

    var outcome: SidebarWidths<Number> {
        let supplementary = min(wantedSupplementary, room)
        return SidebarWidths(
            primary: min(wantedPrimary, room - supplementary.described(as: .ownWidth(.supplementary)))
                .notBelowZero, supplementary: supplementary)
    }

    var sentence: String {
        "Two columns over the secondary have \(room.lengthText) points; of the \(wantedSupplementary.lengthText) "
            + "that it wants the supplementary gets \(outcome.supplementary.lengthText), then the primary "
            + "\(outcome.primary.lengthText) of its \(wantedPrimary.lengthText)."
    }
}

private let customizedOverlay = Assumption(
    rule: "customizedOverlay",
    value: "the supplementary keeps the width that it wants, the primary gives way",
    reason: "measured for automatic widths and one raised minimum")
