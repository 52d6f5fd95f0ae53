/// The figures of a generation of the system, in points unless noted.
public enum FigureName: Int, NamedCase {
    /// The primary column's automatic width, classic and two columns.
    case automaticPrimaryWidth
    /// The primary column's automatic width, three columns.
    case automaticTriplePrimaryWidth
    case automaticSupplementaryWidth
    /// The primary column's automatic share of a television's width, 0 to 1.
    case televisionPrimaryShare
    /// The supplementary column's automatic share of a television's width, 0 to 1.
    case televisionSupplementaryShare
    case automaticInspectorWidth
    /// The least width of a column for which the app sets no minimum.
    case automaticPrimaryMinimum
    case automaticSupplementaryMinimum
    case automaticSecondaryMinimum
    case automaticInspectorMinimum
    /// The greatest width of a sidebar for which the app sets no maximum; infinite if none applies.
    case automaticSidebarMaximum
    case automaticInspectorMaximum
    /// The narrowest regular window that still shows a column beside the secondary.
    case narrowestOneBeside
    /// The gap around a floating sidebar.
    case sidebarInset
    /// The least width of the secondary in a landscape window before two columns may displace it.
    case displacedSecondaryMinimum
    /// The width from which a portrait window tiles two columns.
    case portraitTileWidth
    /// The size of a form sheet for which the app sets none.
    case formSheetWidth
    case formSheetHeight
    case alertWidth
}
