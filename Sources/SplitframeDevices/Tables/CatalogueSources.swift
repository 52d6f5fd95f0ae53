// The sources that stand behind many rows of the tables, each named once.

extension Evidence {
    static func measured(_ source: String) -> Evidence { Evidence(kind: .measured, source: source) }
    static func published(_ source: String) -> Evidence { Evidence(kind: .published, source: source) }
    static func reported(_ source: String) -> Evidence { Evidence(kind: .reported, source: source) }
    static func inferred(_ source: String) -> Evidence { Evidence(kind: .inferred, source: source) }

    static let interfaceGuidelines = published("HIG")
    static let recalled = inferred("recalled")

    // Safe areas.
    static let simulator15 = measured("dimmmensions@iOS14-15-sim")
    static let simulator16 = measured("dimmmensions@iOS16.2-sim")
    static let simulators16And18 = measured("dimmmensions@iOS16.2-sim; device_preview@bfdd4e7-Xcode16-sim")
    static let simulator18 = measured("device_preview@bfdd4e7-Xcode16-sim")
    static let simulator26 = measured("device_preview@HEAD-iOS26.5-sim")
    static let siblingOf810x1080 = inferred("from 810x1080 reading (flutterware-iOS26.2-sim)")

    // Dynamic Islands.
    static let deviceSpecs = published("device_preview device_specs/README")

    // Windows of Split View and Slide Over.
    static let snapshotTesting = published("swift-snapshot-testing")
    static let splitTables = published(
        "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table")
    static let splitTablesAndScreenshots = measured(
        "swift-snapshot-testing; macguru/sgl0v gists; PKTabbedSplitViewController table; "
            + "pixel measurement of lascic/UIOnboarding screenshots (iPadOS 15)")
    static let cardScreenshots = measured(
        "pixel measurement of lascic/UIOnboarding screenshots (iPadOS 15): card 375 wide, inset 24")
    static let slideOver320 = published("sgl0v gist; Chromium multitasking test constants (320 portrait)")
    static let slideOver320Card = published(
        "sgl0v gist; Chromium multitasking test constants (320 portrait); "
            + "card height inferred from the 12.9-inch reading")
    static let slideOver375 = published("sgl0v gist; Chromium constants (375)")
    static let equalsOneThird = inferred("equals oneThird")
    static let ruleOfAir = inferred(
        "10 pt divider + 375/320 narrow pane; 795 and 375 appear in two third-party viewport lists")
    static let sameAsAir = inferred("same geometry as iPad Air 10.9-inch")
    static let ruleOfMini = inferred(
        "10 pt divider + 375/320 narrow pane; one third-party snapshot test uses 375x744")
    static let ruleOfPro11 = inferred("rule from iPad Pro 11-inch")
    static let ruleOfPro12Point9 = inferred(
        "rule from iPad Pro 12.9-inch; 683 corroborated by one third-party breakpoint note")
}

extension DeviceSources {
    /// The sources of nearly every device in the catalogue, with what differs.
    static func catalogue(
        portraitSize: String = "HIG specifications table", nativePixels: String = "HIG px column / frameit",
        cornerRadius: String = "BezelKit; ScreenCorners; dimmmensions"
    ) -> DeviceSources {
        DeviceSources(
            portraitSize: portraitSize, nativePixels: nativePixels, pixelsPerInch: "DeviceKit",
            cornerRadius: cornerRadius, sizeClasses: "HIG size-class table",
            identifiersAndYears: "DeviceKit identifiers; release years recalled",
            newestSystem: "recalled, not sourced")
    }

    static let squareDisplay = catalogue(cornerRadius: "square display (BezelKit 0)")
    static let squareDisplayBeforeTheTables = catalogue(
        portraitSize: "Telegram DeviceMetrics / frameit / DeviceKit",
        cornerRadius: "square display (BezelKit 0)")
    static let panelAndRendering = "HIG+hacknicity (panel), frameit/HIG (render)"
    static let simulatorProbe = "device_preview simulator probe"
}
