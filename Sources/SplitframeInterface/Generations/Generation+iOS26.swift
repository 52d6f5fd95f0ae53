extension Generation {
    /// iOS 26: the sidebar floats; nothing is dimmed or displaced. Measured on iOS 26.1 simulators.
    public static let iOS26 = Generation(
        name: "iOS26", release: "26", systemVersion: "26.1", evidence: .measuredOnPad,
        rules: Rules(
            arrangement: .floating, primaryBackgroundStyle: .sidebar, hasColumnStyles: true,
            hasInspector: true,
            collapsesWhenCompact: true, takesWidths: true, preferenceSetsBehavior: true,
            behaviorResolvesAnew: false, heightResolvesAnew: false, showFollowsPreference: true,
            showRecordsTiles: true, hidingKeepsOverlay: false),
        look: Look(
            hasRoundButtons: true, hasGlass: true, hasLargeTitles: true, hasWindowControls: true,
            hasRoundWindows: true),
        places: Places(
            isForPadsOnly: false, isOnEveryPlatform: true, windows: .free, safeAreaReadings: .version(26),
            lastYear: nil),
        figures: [
            .automaticPrimaryWidth: Figure(320, .measuredOnPad),
            .automaticTriplePrimaryWidth: Figure(280, .measuredOnPad),
            .automaticSupplementaryWidth: Figure(320, .measuredOnPad),
            .televisionPrimaryShare: .televisionPrimaryShare,
            .automaticInspectorWidth: Figure(
                270, .assumed("AppKit's inspector item uses 270 points; iOS has no public number")),
            .automaticPrimaryMinimum: Figure(240, .measuredOnPad),
            .automaticSupplementaryMinimum: Figure(240, .measuredOnPad),
            .automaticSecondaryMinimum: Figure(464, .measuredOnPad),
            .automaticInspectorMinimum: Figure(
                240, .assumed("no public number; the sidebar's measured minimum")),
            .automaticSidebarMaximum: Figure(.infinity, .measuredOnPad),
            .automaticInspectorMaximum: Figure(400, .assumed("no public number; room for a form")),
            .narrowestOneBeside: Figure(
                464,
                .assumed(
                    "393 points show the secondary alone, 600 points a column beside it; between is unmeasured"
                )
            ),
            .sidebarInset: Figure(10, .measuredOnPad),
            .navigationBarHeight: Figure(54, .measuredOnPad),
            .tabBarHeight: Figure(62, .assumed("a floating bar of that time; drawing only")),
        ])
}

extension Provenance {
    /// Read off an iPad (A16) simulator of iOS 26.1.
    public static let measuredOnPad = Provenance.measured(
        system: "iOS 26.1", device: "simulator, iPad (A16)")
}

extension Figure {
    /// The same on every system that televisions have had.
    static let televisionPrimaryShare = Figure(
        1.0 / 3, .documented("Human Interface Guidelines, split views"))
}
