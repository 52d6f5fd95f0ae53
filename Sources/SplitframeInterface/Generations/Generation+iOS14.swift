extension Generation {
    /// iOS 8 to 18, with column styles from 14 on: flat columns, overlay and displacement with a veil.
    public static let iOS14 = Generation(
        name: "iOS14", release: "14 to 18", systemVersion: "18.0",
        evidence: .documented("UISplitViewController, header and pages of iOS 14"),
        rules: Rules(
            arrangement: .flat, primaryBackgroundStyle: .none, sidebar: .tiled, columnStylesSince: 14,
            collapsesWhenCompact: true, takesWidths: true, behaviorResolvesAnew: true,
            heightResolvesAnew: true, hidingKeepsOverlay: true, pushesOntoSecondary: true),
        look: Look(
            hasLargeTitles: true, hasTabTitlesBeside: true, barButtonWeight: .regular,
            padStatusBar: .timeAtStart,
            hasRoundSelection: true),
        places: Places(versions: 8...18, windows: .panes, safeAreaReadings: .newest(through: 18)),
        figures: figuresBefore26.merging([
            .automaticPrimaryWidth: SourcedNumber(320, columnMaximum),
            .automaticTriplePrimaryWidth: SourcedNumber(320, .assumed("taken to be the documented maximum")),
            .automaticSupplementaryWidth: SourcedNumber(320, .assumed("taken to be the documented maximum")),
            .automaticPrimaryMinimum: SourcedNumber(
                0, .documented("UISplitViewController, minimumPrimaryColumnWidth")),
            .automaticSupplementaryMinimum: SourcedNumber(
                0, .documented("UISplitViewController, minimumSupplementaryColumnWidth")),
            .automaticSecondaryMinimum: SourcedNumber(
                464,
                .assumed(
                    "nobody has published what iOS 14 to 18 keep for the secondary; the width from which an iPad of "
                        + "theirs tiles three columns would settle it")),
            .automaticSidebarMaximum: SourcedNumber(320, columnMaximum),
            .displacedSecondaryMinimum: SourcedNumber(
                320, automaticBehavior),
            .portraitTileWidth: SourcedNumber(1000, automaticBehavior),
        ]) { $1 },
        bars: barsInColumns.merging([
            .navigationBarHeight: PerScreen(phone: 44, low: 32, lowWide: 44, pad: 50, .readOnDevices),
            .navigationBarHeightInSheet: PerScreen(
                56,
                .reported("sheets of iOS 13 to 18: react-native-navigation, SmileZXLee/ZXNavigationBar#14")),
            .toolbarRow: PerScreen(phone: 44, low: 32, lowWide: 44, pad: 50, .readOnDevices),
            .tabRow: PerScreen(phone: 49, low: 32, lowWide: 49, pad: 50, .readOnDevices),
            .largeTitleRoom: PerScreen(52, .readOnDevices),
            .largeTitleTop: PerScreen(3.5, unread),
            .largeTitleHeight: PerScreen(
                41, .documented("Human Interface Guidelines, typography: large titles have a leading of 41")),
            .largeTitleMargin: PerScreen(phone: 16, low: 16, pad: 20, .convention),
            .searchRoom: PerScreen(
                56, .reported("a free search bar since iOS 11: jdisho/Papr#67, tidev/titanium-sdk#9496")),
        ]) { $1 })

    /// The figures that the generations before iOS 26 share.
    static let figuresBefore26: [FigureName: SourcedNumber] = [
        .televisionPrimaryShare: .televisionPrimaryShare,
        .televisionSupplementaryShare: .televisionSupplementaryShare,
        .formSheetWidth: SourcedNumber(540, formSheets),
        .formSheetHeight: SourcedNumber(620, formSheets),
        .alertWidth: SourcedNumber(270, .reported("goodpatch/PKAlertController#17, 2016")),
    ]

    private static let formSheets = Provenance.reported(
        "sizes that apps have written down; hacknicity.medium.com: to iPadOS 15, a little larger since")

    /// The figures that the bars before iOS 26 share; these bars are part of their columns.
    static let barsInColumns: [BarFigureName: PerScreen] = [
        .bodySize: .bodySize,
        .titleSize: .titleSize,
        .navigationBarMargin: PerScreen(8, .convention),
        .navigationBarMarginInSheet: PerScreen(8, .convention),
        .buttonGap: PerScreen(2, .convention),
        .sharedButtonGap: PerScreen(2, .convention),
        .buttonHeight: PerScreen(40, .convention),
        .leastButtonWidth: PerScreen(40, .convention),
        .widestButtonShare: PerScreen(0.4, .convention),
        .buttonPadding: PerScreen(13, .convention),
        .iconRoom: PerScreen(40, .convention),
        .iconSide: PerScreen(24, .convention),
        .buttonCenter: PerScreen(.infinity, .convention),
        .buttonCenterInPanel: PerScreen(.infinity, .convention),
        .titleHeight: PerScreen(21, unread),
        .titleClearance: PerScreen(8, .convention),
        .titleAside: PerScreen(8, .convention),
        .titleStart: PerScreen(16, unread),
        .promptRoom: PerScreen(32, unread),
        .toolbarMargin: PerScreen(16, .convention),
        .toolbarItemMinimum: PerScreen(48, .convention),
        .flexibleSpaceMinimum: PerScreen(8, .convention),
        .tabWidth: PerScreen(
            phone: .infinity, low: .infinity, lowWide: 110, pad: 110,
            .assumed(
                "items of regular widths are documented to stand in the middle, without their width; the frames of a tab bar's "
                    + "items on an iPad of that time would settle it")),
        .mostTabs: PerScreen(phone: 5, low: 5, lowWide: 7, pad: 7, tabLimits),
        .tabsBeforeMore: PerScreen(phone: 4, low: 4, lowWide: 7, pad: 7, tabLimits),
    ]

    private static let tabLimits = Provenance.reported(
        "UITabBarController, More Navigation Controller: five; seven in a regular width since iOS 9, macteo/SabBar#3"
    )

    private static let unread = Provenance.assumed(
        "nobody has published it for a system before iOS 26; the frame of a bar's title on its simulator would settle it"
    )

    private static let automaticBehavior = Provenance.assumed(
        "iOS 14 to 18 choose by width and aspect, without public numbers; splitBehavior read at every width of an iPad "
            + "would settle it")

    private static let columnMaximum = Provenance.documented(
        "UISplitViewController, maximumPrimaryColumnWidth and its supplementary twin")
}

extension Provenance {
    static let readOnDevices = Provenance.reported(
        "heights read on devices: Tencent/QMUI_iOS#633; hacknicity.medium.com on bars in iOS 12")
}
