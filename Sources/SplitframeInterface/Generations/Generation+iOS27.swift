extension Generation {
    /// iOS 27: arranged as iOS 26, but sidebars run from edge to edge.
    ///
    /// The API of split views is that of iOS 26; no frames measured on iOS 27 have been published.
    public static let iOS27 = iOS26.succeeded(
        name: "iOS27", release: "27", systemVersion: "27.1",
        evidence: .assumed("the API is that of iOS 26, and nothing that was measured on iOS 27 contradicts"),
        rules: {
            var rules = iOS26.rules
            rules.sidebar = .edgeToEdge
            rules.columnsMeetFolds = true
            rules.overlaysOnNarrowPhones = true
            rules.tabApart = .prominent
            rules.hasTabSidebarsOnPhones = true
            return rules
        }(),
        places: {
            var places = iOS26.places
            places.versions = 27...27
            places.resizesPhones = true
            places.safeAreaReadings = .version(27, orElse: 26)
            return places
        }(),
        figures: [
            .automaticPrimaryWidth: SourcedNumber(
                320, .reported("the Settings app on iPadOS 27, as Flutter's settings package measured it")),
            .automaticSidebarMaximum: SourcedNumber(
                .infinity,
                .reported("a sidebar of 400 points on iOS 27.1: ForceTower/Melon, docs/ios-spread-layout.md")),
            .sidebarInset: SourcedNumber(0, .sidebarsFromEdgeToEdge),
        ],
        unfolded: [
            .navigationBarTop: SourcedNumber(24, .barBesideStrip),
            .navigationBarHeight: SourcedNumber(58, .barBesideStrip),
        ])
}

extension Provenance {
    /// A navigation bar from (0, 24) to (951, 82) on the inner display of iPhone Duo in landscape.
    fileprivate static let barBesideStrip = Provenance.reported(
        "VerticalBarProbe, a simulator of iOS 27.1: a navigation bar at (0, 24), 951 × 58, on the inner display in landscape"
    )
    /// Apple's pages name the look; the frame, (0, 0, width, height), and its square corners are inferred.
    public static let sidebarsFromEdgeToEdge = Provenance.inferred(
        "iPadOS 27 at apple.com and the guidelines' change log: sidebars run to the window's edges")
}
