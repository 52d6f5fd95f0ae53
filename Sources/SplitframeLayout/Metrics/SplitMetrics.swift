public import SplitframeInterface

/// The numbers of one OS generation, all in points unless said; each has its provenance in `facts`.
public struct SplitMetrics: Hashable, Sendable {
    public var generation: Generation
    /// The primary column where nothing is asked, classic and two columns.
    public var automaticPrimaryWidth: Double
    /// The primary column where nothing is asked, three columns.
    public var automaticTriplePrimaryWidth: Double
    public var automaticSupplementaryWidth: Double
    /// The primary column's share of a television's width where nothing is asked, 0 to 1.
    public var televisionPrimaryShare = 1.0 / 3
    public var automaticInspectorWidth: Double
    /// The least width of a column without a minimum of its own.
    public var automaticPrimaryMinimum: Double
    public var automaticSupplementaryMinimum: Double
    public var automaticSecondaryMinimum: Double
    public var automaticInspectorMinimum: Double
    /// The greatest width of a sidebar without a maximum of its own; infinite where none applies.
    public var automaticSidebarMaximum: Double
    public var automaticInspectorMaximum: Double
    /// The narrowest regular window that still shows a column beside the secondary.
    public var narrowestOneBeside: Double
    /// The gap around a floating sidebar; 0 where columns are flat.
    public var sidebarInset: Double
    /// What a landscape window must leave the secondary before two columns may displace it.
    public var displacedSecondaryMinimum: Double
    /// The width from which a portrait window tiles two columns.
    public var portraitTileWidth: Double
    /// The popover's distance from the window's edges.
    public var popoverMargin: Double
    /// The height of a column's navigation bar.
    public var navigationBarHeight: Double
    /// The sidebar's look where the app says nothing.
    public var primaryBackgroundStyle: BackgroundStyle

    /// The metrics of a generation.
    public static func of(_ generation: Generation) -> SplitMetrics {
        switch generation {
        case .iOS26: .iOS26
        case .iOS14: .iOS14
        case .iOS7: .iOS7
        }
    }
}
