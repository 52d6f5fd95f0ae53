import SplitframeInterface

extension SplitMetrics {
    /// iOS 26: floating sidebar, no dimming, no displacement.
    public static let iOS26 = SplitMetrics(
        generation: .iOS26, automaticPrimaryWidth: 320, automaticTriplePrimaryWidth: 280,
        automaticSupplementaryWidth: 320, automaticInspectorWidth: 270, automaticPrimaryMinimum: 240,
        automaticSupplementaryMinimum: 240, automaticSecondaryMinimum: 464, automaticInspectorMinimum: 240,
        automaticSidebarMaximum: .infinity, automaticInspectorMaximum: 400, narrowestOneBeside: 464,
        sidebarInset: 10, displacedSecondaryMinimum: 320, portraitTileWidth: 0, popoverMargin: 0,
        navigationBarHeight: 54, primaryBackgroundStyle: .sidebar)

    /// iOS 8 to 18: flat columns, overlay and displacement with a veil.
    public static let iOS14 = SplitMetrics(
        generation: .iOS14, automaticPrimaryWidth: 320, automaticTriplePrimaryWidth: 320,
        automaticSupplementaryWidth: 320, automaticInspectorWidth: 0, automaticPrimaryMinimum: 0,
        automaticSupplementaryMinimum: 0, automaticSecondaryMinimum: 464, automaticInspectorMinimum: 0,
        automaticSidebarMaximum: 320, automaticInspectorMaximum: 0, narrowestOneBeside: 0, sidebarInset: 0,
        displacedSecondaryMinimum: 320, portraitTileWidth: 1000, popoverMargin: 0, navigationBarHeight: 50,
        primaryBackgroundStyle: .none)

    /// iOS 7 and before: two panes, 320 points, a popover in portrait.
    public static let iOS7 = SplitMetrics(
        generation: .iOS7, automaticPrimaryWidth: 320, automaticTriplePrimaryWidth: 320,
        automaticSupplementaryWidth: 320, automaticInspectorWidth: 0, automaticPrimaryMinimum: 320,
        automaticSupplementaryMinimum: 0, automaticSecondaryMinimum: 0, automaticInspectorMinimum: 0,
        automaticSidebarMaximum: 320, automaticInspectorMaximum: 0, narrowestOneBeside: 0, sidebarInset: 0,
        displacedSecondaryMinimum: 0, portraitTileWidth: 0, popoverMargin: 10, navigationBarHeight: 44,
        primaryBackgroundStyle: .none)
}
