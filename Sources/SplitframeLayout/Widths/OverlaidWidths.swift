import SplitframeInterface

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
