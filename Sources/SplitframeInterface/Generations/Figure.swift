/// A number with the place it comes from.
public struct Figure: Hashable, Sendable {
    /// Points, or a share from 0 to 1; infinite where there is no limit.
    public var value: Double
    public var provenance: Provenance

    public init(_ value: Double, _ provenance: Provenance) {
        self.value = value
        self.provenance = provenance
    }

    /// The same figure, assumed for a reason where it was measured.
    func unmeasured(_ reason: String) -> Figure {
        guard case .measured = provenance else { return self }
        return Figure(value, .assumed(reason))
    }
}

/// The numbers that a generation of the system may have, all in points unless said.
public enum FigureName: Int, NamedCase {
    /// The primary column where nothing is asked, classic and two columns.
    case automaticPrimaryWidth
    /// The primary column where nothing is asked, three columns.
    case automaticTriplePrimaryWidth
    case automaticSupplementaryWidth
    /// The primary column's share of a television's width where nothing is asked, 0 to 1.
    case televisionPrimaryShare
    /// The supplementary column's, likewise.
    case televisionSupplementaryShare
    case automaticInspectorWidth
    /// The least width of a column without a minimum of its own.
    case automaticPrimaryMinimum
    case automaticSupplementaryMinimum
    case automaticSecondaryMinimum
    case automaticInspectorMinimum
    /// The greatest width of a sidebar without a maximum of its own; infinite where none applies.
    case automaticSidebarMaximum
    case automaticInspectorMaximum
    /// The narrowest regular window that still shows a column beside the secondary.
    case narrowestOneBeside
    /// The gap around a floating sidebar.
    case sidebarInset
    /// What a landscape window must leave the secondary before two columns may displace it.
    case displacedSecondaryMinimum
    /// The width from which a portrait window tiles two columns.
    case portraitTileWidth
    /// The popover's distance from the window's edges.
    case popoverMargin
    /// A form sheet's size where the app has none of its own.
    case formSheetWidth
    case formSheetHeight
    case alertWidth
}
