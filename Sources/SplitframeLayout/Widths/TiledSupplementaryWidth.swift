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

    var provenance: Provenance { .measuredOnPad }

    var outcome: Double {
        min(max(floor, min(wanted, room - minimumSecondary)), maximum)
    }
}
