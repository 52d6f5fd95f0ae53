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

    var provenance: Provenance {
        room - minimumSecondary >= floor ? .measuredOnPad : OpenQuestions.narrowTwoColumnCap.provenance
    }

    var outcome: Double {
        let capped = min(wanted, max(room - minimumSecondary, floor))
        return min(max(capped, minimum ?? 0), maximum)
    }
}
