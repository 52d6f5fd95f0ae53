import SplitframeGeometry
import SplitframeInterface

// iPads Pro with rounded screens, and the 13-inch iPad Air that has the same one.
extension Device {
    /// iPad Pro 11-inch (1st-4th generation).
    public static let iPadPro11Inch = Device(
        id: "ipad-pro-11-inch", name: "iPad Pro 11-inch (1st-4th generation)",
        idiom: .pad, year: 2018,
        models: [
            DeviceModel("iPad Pro (11-inch)", 2018, "iPad8,1", "iPad8,2", "iPad8,3", "iPad8,4"),
            DeviceModel("iPad Pro (11-inch) (2nd generation)", 2020, "iPad8,9", "iPad8,10"),
            DeviceModel(
                "iPad Pro (11-inch) (3rd generation)", 2021, "iPad13,4", "iPad13,5", "iPad13,6", "iPad13,7"),
            DeviceModel("iPad Pro (11-inch) (4th generation)", 2022, "iPad14,3", "iPad14,4"),
        ],
        portraitSize: Size(834, 1194), scale: 2, nativePixels: PixelSize(1668, 2388),
        pixelsPerInch: 264, cornerRadius: 18, homeButton: false,
        safeAreaByOS: [
            SafeAreaReading(.through(17), both: EdgeInsets(24, 0, 20, 0), .simulator16),
            SafeAreaReading(
                .exactly(18), both: EdgeInsets(24, 0, 25, 0),
                .inferred("device_preview@bfdd4e7-Xcode16-sim on sibling iPads")),
            SafeAreaReading(
                .exactly(26), both: EdgeInsets(32, 0, 25, 0),
                .inferred("device_preview@HEAD-iOS26.5-sim on sibling iPads")),
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1194, 834, .regular, .interfaceGuidelines),
            MultitaskingWindow(.landscape, .twoThirds, 809, 834, .regular, .snapshotTesting),
            MultitaskingWindow(.landscape, .half, 592, 834, .compact, .snapshotTesting),
            MultitaskingWindow(.landscape, .oneThird, 375, 834, .compact, .snapshotTesting),
            MultitaskingWindow(
                .landscape, .slideOver, 375, 786, .compact, .equalsOneThird,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 834),
            MultitaskingWindow(.portrait, .full, 834, 1194, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .twoThirds, 504, 1194, .compact, .snapshotTesting),
            MultitaskingWindow(.portrait, .oneThird, 320, 1194, .compact, .snapshotTesting),
            MultitaskingWindow(
                .portrait, .slideOver, 320, 1146, .compact, .equalsOneThird,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 1194),
        ],
        splitDivider: 10,
        tilesPadOS26: WindowTiles(
            portraitHalf: Size(412, 1194), portraitQuarter: Size(412, 592),
            landscapeHalf: Size(592, 834), third: Size(391.33, 834), quarter: Size(592, 412)),
        stageManager16to18: true,
        displayZoom: [
            DisplayZoom(
                mode: .moreSpace, portraitSize: Size(970, 1389), evidence: .published("HIG widgets table"),
                note: "3rd generation (M1) and later")
        ],
        layoutMargins: Oriented(both: EdgeInsets(24, 20, 20, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(24, 85, 20, 85), landscape: EdgeInsets(24, 265, 20, 265)),
        maxOS: "iPadOS 26+", sources: .catalogue(),
        notes: [
            "Stage Manager grid on the 3rd generation at More Space (1389x970), iPadOS "
                + "16.3.1: 8 stock widths x 4 stock heights; seen sizes 891x807, 1004x807, "
                + "1177x922, 1389x970 (and a scene left at 1194x807)."
        ])

    /// iPad Pro 12.9-inch (3rd-6th generation) / iPad Air 13-inch.
    public static let iPadPro12Point9Inch = Device(
        id: "ipad-pro-12-9-inch", name: "iPad Pro 12.9-inch (3rd-6th generation) / iPad Air 13-inch",
        idiom: .pad, year: 2018,
        models: [
            DeviceModel(
                "iPad Pro (12.9-inch) (3rd generation)", 2018, "iPad8,5", "iPad8,6", "iPad8,7", "iPad8,8"),
            DeviceModel("iPad Pro (12.9-inch) (4th generation)", 2020, "iPad8,11", "iPad8,12"),
            DeviceModel(
                "iPad Pro (12.9-inch) (5th generation)", 2021, "iPad13,8", "iPad13,9", "iPad13,10",
                "iPad13,11"),
            DeviceModel("iPad Pro (12.9-inch) (6th generation)", 2022, "iPad14,5", "iPad14,6"),
            DeviceModel("iPad Air 13-inch (M2)", 2024, "iPad14,10", "iPad14,11"),
            DeviceModel("iPad Air 13-inch (M3)", 2025, "iPad15,5", "iPad15,6"),
            DeviceModel("iPad Air 13-inch (M4)", 2026, "iPad16,10", "iPad16,11"),
        ],
        portraitSize: Size(1024, 1366), scale: 2, nativePixels: PixelSize(2048, 2732),
        pixelsPerInch: 264, cornerRadius: 18, homeButton: false,
        safeAreaByOS: [
            SafeAreaReading(.through(17), both: EdgeInsets(24, 0, 20, 0), .simulator16),
            SafeAreaReading(.exactly(18), both: EdgeInsets(24, 0, 25, 0), .simulator18),
            SafeAreaReading(.exactly(26), both: EdgeInsets(32, 0, 25, 0), .simulator26),
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1366, 1024, .regular, .interfaceGuidelines),
            MultitaskingWindow(.landscape, .twoThirds, 981, 1024, .regular, .splitTablesAndScreenshots),
            MultitaskingWindow(.landscape, .half, 678, 1024, .regular, .splitTablesAndScreenshots),
            MultitaskingWindow(.landscape, .oneThird, 375, 1024, .compact, .splitTablesAndScreenshots),
            MultitaskingWindow(
                .landscape, .slideOver, 375, 976, .compact, .cardScreenshots,
                cardInset: 24, heightKind: .measured, legacyFullHeight: 1024),
            MultitaskingWindow(.portrait, .full, 1024, 1366, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .twoThirds, 639, 1366, .compact, .splitTablesAndScreenshots),
            MultitaskingWindow(.portrait, .oneThird, 375, 1366, .compact, .splitTablesAndScreenshots),
            MultitaskingWindow(
                .portrait, .slideOver, 375, 1318, .compact, .cardScreenshots,
                cardInset: 24, heightKind: .measured, legacyFullHeight: 1366),
        ],
        multitaskingDisputed: [.disputedHalf(507, 1366)],
        splitDivider: 10,
        tilesPadOS26: WindowTiles(
            portraitHalf: Size(507, 1366), portraitQuarter: Size(507, 678),
            landscapeHalf: Size(678, 1024), third: Size(448.67, 1024), quarter: Size(678, 507)),
        stageManager16to18: true,
        displayZoom: [
            DisplayZoom(
                mode: .largerText, portraitSize: Size(768, 1024),
                evidence: .reported("mactechnews (1st gen: 2048x1536 px)")),
            DisplayZoom(
                mode: .moreSpace, portraitSize: Size(1192, 1590),
                evidence: .published("HIG widgets table; device reading 1590x1192 on iPad13,11"),
                note: "5th generation (M1) and later, Air 13-inch"),
        ],
        layoutMargins: Oriented(both: EdgeInsets(24, 20, 20, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(24, 180, 20, 180), landscape: EdgeInsets(24, 351, 20, 351)),
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 403, landscape: 498),
            source: "device_preview@HEAD-iOS26.5-sim (Air 13)"),
        maxOS: "iPadOS 26+", sources: .catalogue())

    /// iPad Pro 11-inch (M4, M5).
    public static let iPadPro11InchM4 = Device(
        id: "ipad-pro-11-inch-m4", name: "iPad Pro 11-inch (M4, M5)",
        idiom: .pad, year: 2024,
        models: [
            DeviceModel("iPad Pro 11-inch (M4)", 2024, "iPad16,3", "iPad16,4"),
            DeviceModel("iPad Pro 11-inch (M5)", 2025, "iPad17,1", "iPad17,2"),
        ],
        portraitSize: Size(834, 1210), scale: 2, nativePixels: PixelSize(1668, 2420),
        pixelsPerInch: 264, cornerRadius: 30, homeButton: false,
        safeAreaByOS: [
            SafeAreaReading(.exactly(18), both: EdgeInsets(24, 0, 25, 0), .simulator18),
            SafeAreaReading(.exactly(26), both: EdgeInsets(32, 0, 25, 0), .simulator26),
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1210, 834, .regular, .interfaceGuidelines),
            MultitaskingWindow(.landscape, .twoThirds, 825, 834, .regular, .ruleOfPro11),
            MultitaskingWindow(.landscape, .half, 600, 834, .compact, .ruleOfPro11),
            MultitaskingWindow(.landscape, .oneThird, 375, 834, .compact, .ruleOfPro11),
            MultitaskingWindow(
                .landscape, .slideOver, 375, 786, .compact, .equalsOneThird,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 834),
            MultitaskingWindow(.portrait, .full, 834, 1210, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .twoThirds, 504, 1210, .compact, .ruleOfPro11),
            MultitaskingWindow(.portrait, .oneThird, 320, 1210, .compact, .ruleOfPro11),
            MultitaskingWindow(
                .portrait, .slideOver, 320, 1162, .compact, .equalsOneThird,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 1210),
        ],
        splitDivider: 10,
        tilesPadOS26: WindowTiles(
            portraitHalf: Size(412, 1210), portraitQuarter: Size(412, 600),
            landscapeHalf: Size(600, 834), third: Size(396.67, 834), quarter: Size(600, 412)),
        stageManager16to18: true,
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 340, landscape: 428), source: "device_preview@HEAD-iOS26.5-sim"),
        maxOS: "iPadOS 26+", sources: .catalogue(portraitSize: DeviceSources.simulatorProbe),
        notes: [
            "Not in the stored HIG tables; size from simulator probe and DeviceKit ratio 605:417.",
            "More Space size not found.",
        ])

    /// iPad Pro 13-inch (M4, M5).
    public static let iPadPro13InchM4 = Device(
        id: "ipad-pro-13-inch-m4", name: "iPad Pro 13-inch (M4, M5)",
        idiom: .pad, year: 2024,
        models: [
            DeviceModel("iPad Pro 13-inch (M4)", 2024, "iPad16,5", "iPad16,6"),
            DeviceModel("iPad Pro 13-inch (M5)", 2025, "iPad17,3", "iPad17,4"),
        ],
        portraitSize: Size(1032, 1376), scale: 2, nativePixels: PixelSize(2064, 2752),
        pixelsPerInch: 264, cornerRadius: 30, homeButton: false,
        safeAreaByOS: [
            SafeAreaReading(.exactly(18), both: EdgeInsets(24, 0, 25, 0), .simulator18),
            SafeAreaReading(.exactly(26), both: EdgeInsets(32, 0, 25, 0), .simulator26),
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1376, 1032, .regular, .interfaceGuidelines),
            MultitaskingWindow(.landscape, .twoThirds, 991, 1032, .regular, .ruleOfPro12Point9),
            MultitaskingWindow(.landscape, .half, 683, 1032, .regular, .ruleOfPro12Point9),
            MultitaskingWindow(.landscape, .oneThird, 375, 1032, .compact, .ruleOfPro12Point9),
            MultitaskingWindow(
                .landscape, .slideOver, 375, 984, .compact, .equalsOneThird,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 1032),
            MultitaskingWindow(.portrait, .full, 1032, 1376, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .twoThirds, 647, 1376, .compact, .ruleOfPro12Point9),
            MultitaskingWindow(.portrait, .oneThird, 375, 1376, .compact, .ruleOfPro12Point9),
            MultitaskingWindow(
                .portrait, .slideOver, 375, 1328, .compact, .equalsOneThird,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 1376),
        ],
        splitDivider: 10,
        tilesPadOS26: WindowTiles(
            portraitHalf: Size(511, 1376), portraitQuarter: Size(511, 683),
            landscapeHalf: Size(683, 1032), third: Size(452, 1032), quarter: Size(683, 511)),
        stageManager16to18: true,
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 403, landscape: 498), source: "device_preview@HEAD-iOS26.5-sim"),
        maxOS: "iPadOS 26+", sources: .catalogue(portraitSize: DeviceSources.simulatorProbe),
        notes: [
            "Not in the stored HIG tables; size from simulator probe.",
            "More Space size not found (1192x1590 listed for 1024x1366 panels only).",
        ])
}
