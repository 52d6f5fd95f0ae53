import SplitframeInterface

/// The primary's width beside the secondary of two columns: it leaves the secondary its minimum.
struct CappedPrimaryWidth<Number: LayoutNumber>: LayoutRule {
    static var title: String { "primary width beside the secondary" }
    /// The width before the cap, not yet limited to minimum and maximum, in points.
    var wanted: Number
    /// The split view's width less the inset or separator between the columns.
    var room: Number
    var minimumSecondary: Number
    /// The width that the cap never goes below.
    var floor: Number
    var minimum: Number?
    var maximum: Number

    /// The preferred width of the secondary; 0 without one.
    var preferredSecondary: Number

    /// The least room in which two columns are taken as measured, in points: that of the automatic width beside the
    /// secondary's minimum, which is a window of 794.
    private static var leastMeasuredRoom: Double { 784 }

    static var assumptions: [Assumption] { [narrowTwoColumnCap] }

    var provenance: Provenance {
        if cap < floor || room.points < Self.leastMeasuredRoom { return narrowTwoColumnCap.provenance }
        return preferredSecondary > minimumSecondary
            ? .assumed("no arithmetic is documented for a preferred secondary width") : .measuredOnPad
    }

    private var cap: Number { room - max(minimumSecondary, preferredSecondary) }

    var outcome: Number {
        let capped = min(wanted, max(cap, floor))
        return min(max(capped, minimum ?? .zero), maximum)
    }

    var sentence: String {
        "The primary wants \(wanted.lengthText) of \(room.lengthText) points, of which the secondary keeps "
            + "\(max(minimumSecondary, preferredSecondary).lengthText)"
            + outcome.limits(of: min(wanted, room - max(minimumSecondary, preferredSecondary)))
    }
}

private let narrowTwoColumnCap = Assumption(
    rule: "narrowTwoColumnCap", value: "the primary is never capped below the floor of three columns",
    reason:
        "two columns in windows below 794 points are unmeasured; for iPhone Duo upright, 669 points, a list of 250 is "
        + "reported (ForceTower/Melon, iOS 27.1), which may be these 240 and an inset of 10")
