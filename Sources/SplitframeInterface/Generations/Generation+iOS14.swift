extension Generation {
    /// iOS 8 to 18, with column styles from 14 on: flat columns, overlay and displacement with a veil.
    public static let iOS14 = Generation(
        name: "iOS14", release: "14 to 18", systemVersion: "18.0",
        evidence: .documented("UISplitViewController, header and pages of iOS 14"),
        rules: Rules(
            arrangement: .flat, primaryBackgroundStyle: .none, hasColumnStyles: true, hasInspector: false,
            collapsesWhenCompact: true, takesWidths: true, preferenceSetsBehavior: false,
            behaviorResolvesAnew: true, heightResolvesAnew: true, showFollowsPreference: false,
            showRecordsTiles: false, hidingKeepsOverlay: true),
        look: Look(
            hasRoundButtons: false, hasGlass: false, hasLargeTitles: true, hasWindowControls: false,
            hasRoundWindows: false),
        places: Places(
            isForPadsOnly: false, isOnEveryPlatform: false, windows: .panes,
            safeAreaReadings: .newest(through: 18), lastYear: nil),
        figures: [
            .automaticPrimaryWidth: Figure(320, columnMaximum),
            .automaticTriplePrimaryWidth: Figure(320, .assumed("taken to be the documented maximum")),
            .automaticSupplementaryWidth: Figure(320, .assumed("taken to be the documented maximum")),
            .televisionPrimaryShare: .televisionPrimaryShare,
            .automaticPrimaryMinimum: Figure(
                0, .documented("UISplitViewController, minimumPrimaryColumnWidth")),
            .automaticSupplementaryMinimum: Figure(
                0, .documented("UISplitViewController, minimumSupplementaryColumnWidth")),
            .automaticSecondaryMinimum: Figure(
                464, .assumed("iOS 26's measured minimum, for want of an older one")),
            .automaticSidebarMaximum: Figure(320, columnMaximum),
            .displacedSecondaryMinimum: Figure(
                320, .assumed("iOS 14 to 18 choose by width and aspect, without public numbers")),
            .portraitTileWidth: Figure(
                1000, .assumed("iOS 14 to 18 choose by width and aspect, without public numbers")),
            .navigationBarHeight: Figure(50, .assumed("the usual bar of that time; drawing only")),
            .tabBarHeight: Figure(50, .assumed("the usual bar of that time; drawing only")),
        ])

    private static let columnMaximum = Provenance.documented(
        "UISplitViewController, maximumPrimaryColumnWidth and its supplementary twin")
}
