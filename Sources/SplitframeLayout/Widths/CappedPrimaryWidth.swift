import SplitframeInterface

/// The primary's width beside the secondary of two columns: it leaves the secondary its minimum.
struct CappedPrimaryWidth: LayoutRule {
    static let title = "primary width beside the secondary"
    /// The width before the cap, not yet held between minimum and maximum, in points.
    var wanted: Double
    /// The split view's width less what stands between the columns.
    var room: Double
    var minimumSecondary: Double
    /// The width below which the cap never pushes.
    var floor: Double
    var minimum: Double?
    var maximum: Double

    /// The secondary's own wish; 0 without one.
    var preferredSecondary: Double

    static let assumptions = [narrowTwoColumnCap]
    private static let narrowTwoColumnCap = Assumption(
        rule: "narrowTwoColumnCap", value: "the primary is never capped below the floor of three columns",
        reason: "two columns in windows too narrow for it are unmeasured")

    var provenance: Provenance {
        if cap < floor { return Self.narrowTwoColumnCap.provenance }
        return preferredSecondary > minimumSecondary
            ? .assumed("no arithmetic is documented for a preferred secondary width") : .measuredOnPad
    }

    private var cap: Double { room - max(minimumSecondary, preferredSecondary) }

    var outcome: Double {
        let capped = min(wanted, max(cap, floor))
        return min(max(capped, minimum ?? 0), maximum)
    }
}
