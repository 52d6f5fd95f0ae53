extension Generation {
    /// iOS 7 and before, on iPads: two panes, or one over which the other slides.
    public static let iOS7 = Generation(
        name: "iOS7", release: "7", systemVersion: "7.1", evidence: guidelines,
        rules: Rules(arrangement: .popover, primaryBackgroundStyle: .none, sidebar: .tiled),
        look: Look(barButtonWeight: .regular, padStatusBar: .timeInMiddle),
        places: Places(
            versions: 0...7, isForPadsOnly: true, windows: .full, safeAreaReadings: .oldest,
            // New devices shipped with iOS 8 from September 2014 on.
            lastYear: 2013),
        figures: figuresBefore26.merging([
            .automaticPrimaryWidth: SourcedNumber(320, guidelines),
            .automaticPrimaryMinimum: SourcedNumber(320, guidelines),
            .automaticSidebarMaximum: SourcedNumber(320, guidelines),
        ]) { $1 },
        bars: barsInColumns.merging([
            .navigationBarHeight: PerScreen(44, .readOnDevices),
            .navigationBarHeightInSheet: PerScreen(44, .readOnDevices),
            .toolbarRow: PerScreen(44, .readOnDevices),
            .tabRow: PerScreen(49, .readOnDevices),
            .searchRoom: PerScreen(
                44, .reported("a free search bar before iOS 11: jdisho/Papr#67, tidev/titanium-sdk#9496")),
        ]) { $1 })

    private static let guidelines = Provenance.documented("iOS Human Interface Guidelines, 2014")
}
