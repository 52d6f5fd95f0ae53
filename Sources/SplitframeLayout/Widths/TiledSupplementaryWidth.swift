import SplitframeInterface

/// The supplementary's width beside the secondary of three columns, the primary being away or floating.
struct TiledSupplementaryWidth: LayoutRule {
    static let title = "supplementary width beside the secondary"
    /// The width that preference, minimum and maximum give, in points.
    var wanted: Double
    /// The split view's width less the separator.
    var room: Double
    var minimumSecondary: Double
    /// The supplementary's minimum, its own or the automatic one.
    var floor: Double
    var maximum: Double

    /// The secondary's own wish; 0 without one.
    var preferredSecondary: Double

    static let assumptions = [secondaryPreference, belowMinimum]
    private static let secondaryPreference = Assumption(
        rule: "secondaryPreference",
        value: "a preferred secondary width counts in the caps, not in the fit test",
        reason: "its documentation gives no arithmetic")
    private static let belowMinimum = Assumption(
        rule: "supplementaryBelowMinimum",
        value: "a supplementary that wants less gets the automatic minimum",
        reason: "preferences below it are unmeasured")

    var provenance: Provenance {
        if preferredSecondary > minimumSecondary { return Self.secondaryPreference.provenance }
        return wanted < floor ? Self.belowMinimum.provenance : .measuredOnPad
    }

    var outcome: Double {
        min(max(floor, min(wanted, room - max(minimumSecondary, preferredSecondary))), maximum)
    }
}
