extension Generation {
    /// iOS 26: the sidebar floats; nothing is dimmed or displaced.
    ///
    /// Measured on iOS 26.1 simulators.
    public static let iOS26 = Generation(
        name: "iOS26", release: "26", systemVersion: "26.1", evidence: .measuredOnPad,
        rules: Rules(
            arrangement: .floating, primaryBackgroundStyle: .sidebar, sidebar: .floating,
            columnStylesSince: 14, hasInspector: true, collapsesWhenCompact: true, takesWidths: true,
            preferenceSetsBehavior: true, showFollowsPreference: true, showRecordsTiles: true,
            callsBackForShownColumns: true, callsBackToClassicDelegates: true, hasReplacementOddities: true,
            hasMovableSeparators: true, hasMoreButtons: true, tabApart: .search),
        look: Look(
            hasGlass: true, hasLargeTitles: true, barButtonWeight: .medium, padStatusBar: .timeAtStart,
            hasWindowControls: true, hasRoundWindows: true, hasRoundSelection: true),
        places: Places(
            versions: 26...26, isOnEveryPlatform: true, windows: .free, safeAreaReadings: .version(26)),
        figures: [
            .automaticPrimaryWidth: SourcedNumber(320, .measuredOnPad),
            .automaticTriplePrimaryWidth: SourcedNumber(280, .measuredOnPad),
            .automaticSupplementaryWidth: SourcedNumber(320, .measuredOnPad),
            .televisionPrimaryShare: .televisionPrimaryShare,
            .televisionSupplementaryShare: .televisionSupplementaryShare,
            .automaticInspectorWidth: SourcedNumber(
                270, .assumed("AppKit's inspector item uses 270 points; iOS has no public number")),
            .automaticPrimaryMinimum: SourcedNumber(240, .measuredOnPad),
            .automaticSupplementaryMinimum: SourcedNumber(240, .measuredOnPad),
            .automaticSecondaryMinimum: SourcedNumber(464, .measuredOnPad),
            .automaticInspectorMinimum: SourcedNumber(
                240, .assumed("no public number; the sidebar's measured minimum")),
            .automaticSidebarMaximum: SourcedNumber(.infinity, .measuredOnPad),
            .automaticInspectorMaximum: SourcedNumber(400, .assumed("no public number; room for a form")),
            .narrowestOneBeside: SourcedNumber(
                464,
                .assumed(
                    "393 points show the secondary alone, 600 points a column beside it; between is unmeasured"
                )
            ),
            .sidebarInset: SourcedNumber(10, .measuredOnPad),
            .formSheetWidth: SourcedNumber(580, .measuredOnPad),
            .formSheetHeight: SourcedNumber(650, .measuredOnPad),
            .alertWidth: SourcedNumber(320, .measuredOnSimulators),
        ],
        bars: [
            .bodySize: .bodySize,
            .titleSize: .titleSize,
            .navigationBarHeight: PerScreen(54, .measuredOnSimulators)
                .television(SourcedNumber(110, .convention)).mac(SourcedNumber(52, .convention)),
            .navigationBarHeightInSheet: PerScreen(
                70,
                .assumed(
                    "not measured in sheets: 16 points above the row of a window, as beside its buttons; apps reckon "
                        + "with 67 to 74 (SAP cloud-sdk-ios-fiori, pull request 1634)")
            )
            .television(SourcedNumber(110, .convention)).mac(SourcedNumber(52, .convention)),
            .navigationBarTop: PerScreen(phone: 10, low: 24, pad: 0, .measuredOnSimulators),
            .navigationBarMargin: PerScreen(phone: 16, low: 38, pad: 10, .measuredOnSimulators)
                .television(SourcedNumber(30, .convention)),
            .navigationBarMarginInSheet: PerScreen(
                phone: 16, low: 38, pad: 16, .assumed("not measured in sheets, whose corners are rounder")),
            .buttonGap: PerScreen(12, .measuredOnSimulators),
            // Five images share 280 points, and one alone is 44 wide.
            .sharedButtonGap: PerScreen((280.0 - 5 * 44) / 4, .measuredOnSimulators)
                .mac(SourcedNumber(2, .convention)),
            .buttonHeight: PerScreen(44, .measuredOnSimulators)
                .television(SourcedNumber(66, .convention)).mac(SourcedNumber(36, .convention)),
            .leastButtonWidth: PerScreen(44, .measuredOnSimulators)
                .television(SourcedNumber(66, .convention)).mac(SourcedNumber(36, .convention)),
            .widestButtonShare: PerScreen(0.4, .convention),
            .buttonPadding: PerScreen(16, .measuredOnSimulators),
            .iconRoom: PerScreen(48, .convention),
            .iconSide: PerScreen(22, .convention)
                .television(SourcedNumber(36, .convention)).mac(SourcedNumber(17, .convention)),
            .buttonCenter: PerScreen(22, .measuredOnSimulators)
                .television(SourcedNumber(.infinity, .convention)).mac(SourcedNumber(.infinity, .convention)),
            .buttonCenterInPanel: PerScreen(
                .infinity,
                .assumed("not measured in panels and free windows, whose edge no capsule should touch")),
            .titleHeight: PerScreen(21, .measuredOnSimulators)
                .television(SourcedNumber(70, .convention)).mac(SourcedNumber(19, .convention)),
            .titleClearance: PerScreen(8, .assumed("more than 3 points in iOS 26.1")),
            .titleAside: PerScreen(12, .measuredOnSimulators),
            .titleStart: PerScreen(16, .measuredOnSimulators),
            .largeTitleRoom: PerScreen(52, .measuredOnSimulators),
            .largeTitleTop: PerScreen(3.5, .measuredOnSimulators),
            .largeTitleHeight: PerScreen(41, .measuredOnSimulators),
            .largeTitleMargin: PerScreen(phone: 16, low: 16, pad: 20, .measuredOnSimulators),
            .promptRoom: PerScreen(32, .measuredOnSimulators),
            .searchRoom: PerScreen(60, .measuredOnSimulators),
            .toolbarRow: PerScreen(phone: 48, low: 44, pad: 44, .measuredOnSimulators),
            .toolbarTop: PerScreen(10, .measuredOnSimulators),
            .toolbarBottom: PerScreen(phone: 28, low: 28, pad: 25, .measuredOnSimulators),
            .toolbarMargin: PerScreen(phone: 28, low: 28, pad: 10, .measuredOnSimulators),
            // Two images share 106 2/3 points, and one alone is as wide as high.
            .toolbarGap: PerScreen(106 + 2.0 / 3 - 2 * 48, .measuredOnSimulators),
            .toolbarItemMinimum: PerScreen(phone: 48, low: 44, pad: 44, .measuredOnSimulators),
            .flexibleSpaceMinimum: PerScreen(8, .convention),
            .tabRow: PerScreen(62, .measuredOnSimulators)
                .low(SourcedNumber(44, .assumed("what the home indicator leaves of 64 points"))),
            .tabBottom: PerScreen(phone: 21, low: 20, pad: 21, .measuredOnSimulators),
            .tabStripRow: PerScreen(phone: 0, low: 0, pad: 44, .measuredOnSimulators),
            .tabStripGap: PerScreen(phone: 0, low: 0, pad: 20, .measuredOnSimulators),
            .tabStripPadding: PerScreen(
                16, .assumed("nothing measures the room around a tab of the strip")),
            .tabWidth: PerScreen(86, .measuredOnSimulators),
            .tabPadding: PerScreen(8, .measuredOnSimulators),
            .tabInset: PerScreen(4, .convention),
            .tabMargin: PerScreen(20, .convention),
            .mostTabs: PerScreen(phone: 5, low: 5, pad: 100, .tabLimitsOfGlass),
            .tabsBeforeMore: PerScreen(phone: 4, low: 4, pad: 100, .tabLimitsOfGlass),
            .bottomBarGap: PerScreen(8, .convention),
            .windowControlsWidth: PerScreen(44, .convention),
            .windowControlsHeight: PerScreen(12, .convention),
            .windowControlsIndent: PerScreen(6, .convention),
        ])
}

extension Provenance {
    fileprivate static let tabLimitsOfGlass = Provenance.assumed(
        "five on phones, as documented before; a strip at the top is taken to share its width among all tabs")
    /// Read off an iPad (A16) simulator of iOS 26.1.
    public static let measuredOnPad = Provenance.measured(
        system: "iOS 26.1", device: "simulator, iPad (A16)")
    static let measuredOnSimulators = Provenance.measured(
        system: "iOS 26.1", device: "simulators, iPhone 16, iPhone SE 3 and iPad (A16)")
    static let convention = Provenance.assumed("the wireframe's convention; no public number")
}

extension SourcedNumber {
    /// The primary column's share of a television's width, the same in every version of tvOS.
    static let televisionPrimaryShare = SourcedNumber(
        1.0 / 3, .documented("Human Interface Guidelines, split views"))
    static let televisionSupplementaryShare = SourcedNumber(
        1.0 / 3,
        .assumed("as wide as the primary: the guidelines' third and two thirds are those of two columns"))
}
