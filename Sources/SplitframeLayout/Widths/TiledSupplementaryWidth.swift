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
