import SplitframeInterface

/// Two columns over the secondary, asked for as such: the supplementary as wanted, the primary what is left.
struct OverlaidWidths: LayoutRule {
    static let title = "widths of two overlaid columns"
    var wantedPrimary: Double
    var wantedSupplementary: Double
    /// The split view's width less the separator and the sidebar's inset.
    var room: Double

    var provenance: Provenance { .measuredOnPad }

    var outcome: SidebarWidths {
        let supplementary = min(wantedSupplementary, room)
        return SidebarWidths(
            primary: max(0, min(wantedPrimary, room - supplementary)), supplementary: supplementary)
    }
}
