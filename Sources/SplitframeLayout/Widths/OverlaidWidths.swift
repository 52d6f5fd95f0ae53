import SplitframeInterface

/// Two columns over the secondary, asked for as such: the supplementary as wanted, the primary what is left.
struct OverlaidWidths: LayoutRule {
    static let title = "widths of two overlaid columns"
    var wantedPrimary: Double
    var wantedSupplementary: Double
    /// The split view's width less the separator and the sidebar's inset.
    var room: Double
    /// Whether the app asks for widths in a way that nobody has measured on three columns.
    var isCustomized: Bool

    static let assumptions = [customizedOverlay]
    private static let customizedOverlay = Assumption(
        rule: "customizedOverlay",
        value: "the supplementary keeps the width that it wants, the primary gives way",
        reason: "measured for automatic widths and one raised minimum")

    var provenance: Provenance { isCustomized ? Self.customizedOverlay.provenance : .measuredOnPad }

    var outcome: SidebarWidths {
        let supplementary = min(wantedSupplementary, room)
        return SidebarWidths(
            primary: max(0, min(wantedPrimary, room - supplementary)), supplementary: supplementary)
    }
}
