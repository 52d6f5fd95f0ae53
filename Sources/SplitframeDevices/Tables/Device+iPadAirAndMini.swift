import SplitframeGeometry
import SplitframeInterface

// iPads Air, mini and iPad with rounded screens.
extension Device {
    /// iPad Air (4th, 5th generation) / iPad Air 11-inch.
    public static let iPadAir10Point9Inch = Device(
        id: "ipad-air-10-9-inch", name: "iPad Air (4th, 5th generation) / iPad Air 11-inch",
        idiom: .pad, year: 2020,
        models: [
            DeviceModel("iPad Air (4th generation)", 2020, "iPad13,1", "iPad13,2"),
            DeviceModel("iPad Air (5th generation)", 2022, "iPad13,16", "iPad13,17"),
            DeviceModel("iPad Air 11-inch (M2)", 2024, "iPad14,8", "iPad14,9"),
            DeviceModel("iPad Air 11-inch (M3)", 2025, "iPad15,3", "iPad15,4"),
            DeviceModel("iPad Air 11-inch (M4)", 2026, "iPad16,8", "iPad16,9"),
        ],
        portraitSize: Size(820, 1180), scale: 2, nativePixels: PixelSize(1640, 2360),
        pixelsPerInch: 264, cornerRadius: 18, homeButton: false,
        safeAreaByOS: [
            SafeAreaReading(.through(17), both: EdgeInsets(24, 0, 20, 0), .simulator16),
            SafeAreaReading(.exactly(18), both: EdgeInsets(24, 0, 25, 0), .simulator18),
            SafeAreaReading(.exactly(26), both: EdgeInsets(32, 0, 25, 0), .simulator26),
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1180, 820, .regular, .interfaceGuidelines),
            MultitaskingWindow(.landscape, .twoThirds, 795, 820, .regular, .ruleOfAir),
            MultitaskingWindow(.landscape, .half, 585, 820, .compact, .ruleOfAir),
            MultitaskingWindow(.landscape, .oneThird, 375, 820, .compact, .ruleOfAir),
            MultitaskingWindow(
                .landscape, .slideOver, 375, 772, .compact, .equalsOneThird,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 820),
            MultitaskingWindow(.portrait, .full, 820, 1180, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .twoThirds, 490, 1180, .compact, .ruleOfAir),
            MultitaskingWindow(.portrait, .oneThird, 320, 1180, .compact, .ruleOfAir),
            MultitaskingWindow(
                .portrait, .slideOver, 320, 1132, .compact, .equalsOneThird,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 1180),
        ],
        splitDivider: 10,
        tilesPadOS26: WindowTiles(
            portraitHalf: Size(405, 1180), portraitQuarter: Size(405, 585),
            landscapeHalf: Size(585, 820), third: Size(386.67, 820), quarter: Size(585, 405)),
        stageManager16to18: true,
        displayZoom: [
            DisplayZoom(
                mode: .moreSpace, portraitSize: Size(954, 1373),
                evidence: .published("HIG widgets table; device reading on iPad13,16"),
                note: "5th generation (M1) and later")
        ],
        layoutMargins: Oriented(both: EdgeInsets(24, 20, 20, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(24, 78, 20, 78), landscape: EdgeInsets(24, 258, 20, 258)),
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 337, landscape: 422), source: "device_preview@HEAD-iOS26.5-sim"),
        maxOS: "iPadOS 26+", sources: .catalogue(),
        notes: [
            "Stage Manager on iPadOS 16-18: 5th generation (M1) and later only."
        ])

    /// iPad (10th generation) / iPad (A16).
    public static let iPad10th = Device(
        id: "ipad-10th", name: "iPad (10th generation) / iPad (A16)",
        idiom: .pad, year: 2022,
        models: [
            DeviceModel("iPad (10th generation)", 2022, "iPad13,18", "iPad13,19"),
            DeviceModel("iPad (A16)", 2025, "iPad15,7", "iPad15,8"),
        ],
        portraitSize: Size(820, 1180), scale: 2, nativePixels: PixelSize(1640, 2360),
        pixelsPerInch: 264, cornerRadius: 25, homeButton: false,
        safeAreaByOS: [
            SafeAreaReading(.through(17), both: EdgeInsets(24, 0, 20, 0), .simulator16),
            SafeAreaReading(.exactly(18), both: EdgeInsets(24, 0, 25, 0), .simulator18),
            SafeAreaReading(.exactly(26), both: EdgeInsets(32, 0, 25, 0), .simulator26),
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1180, 820, .regular, .interfaceGuidelines),
            MultitaskingWindow(.landscape, .twoThirds, 795, 820, .regular, .sameAsAir),
            MultitaskingWindow(.landscape, .half, 585, 820, .compact, .sameAsAir),
            MultitaskingWindow(.landscape, .oneThird, 375, 820, .compact, .sameAsAir),
            MultitaskingWindow(
                .landscape, .slideOver, 375, 772, .compact, .equalsOneThird,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 820),
            MultitaskingWindow(.portrait, .full, 820, 1180, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .twoThirds, 490, 1180, .compact, .sameAsAir),
            MultitaskingWindow(.portrait, .oneThird, 320, 1180, .compact, .sameAsAir),
            MultitaskingWindow(
                .portrait, .slideOver, 320, 1132, .compact, .equalsOneThird,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 1180),
        ],
        splitDivider: 10,
        tilesPadOS26: WindowTiles(
            portraitHalf: Size(405, 1180), portraitQuarter: Size(405, 585),
            landscapeHalf: Size(585, 820), third: Size(386.67, 820), quarter: Size(585, 405)),
        layoutMargins: Oriented(both: EdgeInsets(24, 20, 20, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(24, 78, 20, 78), landscape: EdgeInsets(24, 258, 20, 258)),
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 337, landscape: 422), source: "device_preview@HEAD-iOS26.5-sim"),
        maxOS: "iPadOS 26+", sources: .catalogue(),
        notes: [
            "cornerRadius 25 is the reported value (dimmmensions, BezelKit); fitting the "
                + "simulator mask gives about 22.1."
        ])

    /// iPad mini (6th generation) / iPad mini (A17 Pro).
    public static let iPadMini6 = Device(
        id: "ipad-mini-6", name: "iPad mini (6th generation) / iPad mini (A17 Pro)",
        idiom: .pad, year: 2021,
        models: [
            DeviceModel("iPad mini (6th generation)", 2021, "iPad14,1", "iPad14,2"),
            DeviceModel("iPad mini (A17 Pro)", 2024, "iPad16,1", "iPad16,2"),
        ],
        portraitSize: Size(744, 1133), scale: 2, nativePixels: PixelSize(1488, 2266),
        pixelsPerInch: 326, cornerRadius: 21.5, homeButton: false,
        safeAreaByOS: [
            SafeAreaReading(.through(17), both: EdgeInsets(24, 0, 20, 0), .simulator16),
            SafeAreaReading(.exactly(18), both: EdgeInsets(24, 0, 25, 0), .simulator18),
            SafeAreaReading(.exactly(26), both: EdgeInsets(32, 0, 25, 0), .simulator26),
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1133, 744, .regular, .interfaceGuidelines),
            MultitaskingWindow(.landscape, .twoThirds, 748, 744, .regular, .ruleOfMini),
            MultitaskingWindow(.landscape, .half, 561.5, 744, .compact, .ruleOfMini),
            MultitaskingWindow(.landscape, .oneThird, 375, 744, .compact, .ruleOfMini),
            MultitaskingWindow(
                .landscape, .slideOver, 375, 696, .compact, .equalsOneThird,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 744),
            MultitaskingWindow(.portrait, .full, 744, 1133, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .twoThirds, 414, 1133, .compact, .ruleOfMini),
            MultitaskingWindow(.portrait, .oneThird, 320, 1133, .compact, .ruleOfMini),
            MultitaskingWindow(
                .portrait, .slideOver, 320, 1085, .compact, .equalsOneThird,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 1133),
        ],
        splitDivider: 10,
        tilesPadOS26: WindowTiles(
            portraitHalf: Size(367, 1133), portraitQuarter: Size(367, 561.5),
            landscapeHalf: Size(561.5, 744), third: Size(371, 744), quarter: Size(561.5, 367)),
        layoutMargins: Oriented(both: EdgeInsets(24, 20, 20, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(24, 20, 20, 20), landscape: EdgeInsets(24, 234.5, 20, 234.5)),
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 340, landscape: 428), source: "device_preview@HEAD-iOS26.5-sim"),
        maxOS: "iPadOS 26+", sources: .catalogue(),
        notes: [
            "Readable content guide is not clamped to 664 in portrait (704 wide) in the measured data.",
            "BezelKit also files iPad13,12 under this name with 18; iPad14,1 and iPad14,2 carry 21.5.",
        ])
}
