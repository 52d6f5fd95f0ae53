import SplitframeInterface

/// Two sidebar widths in points.
struct SidebarWidths: Hashable, Sendable {
    var primary: Double
    var supplementary: Double
}

/// How three tiled columns share the width: the primary grows first, then the supplementary, then the secondary.
struct GrowingWidths: LayoutRule {
    static let title = "widths of three tiled columns"
    var wantedPrimary: Double
    var wantedSupplementary: Double
    /// The split view's width less separators, the sidebar's inset and the secondary's minimum.
    var room: Double
    var minimumSupplementary: Double
    /// Whether the app asks for widths in a way that nobody has measured on three columns.
    var isCustomized: Bool

    static let assumptions = [customizedGrowth]
    private static let customizedGrowth = Assumption(
        rule: "customizedGrowth", value: "columns with widths of the app's grow in the same order",
        reason: "measured for automatic widths and one raised minimum")

    var provenance: Provenance { isCustomized ? Self.customizedGrowth.provenance : .measuredOnPad }

    var outcome: SidebarWidths {
        let primary = max(0, min(wantedPrimary, room - minimumSupplementary))
        return SidebarWidths(
            primary: primary, supplementary: max(0, min(wantedSupplementary, room - primary)))
    }
}
