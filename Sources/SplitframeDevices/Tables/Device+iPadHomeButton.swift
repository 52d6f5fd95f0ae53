import SplitframeGeometry
import SplitframeInterface

// iPads with a home button and Split View.
extension Device {
    /// iPad Air 2 / iPad Pro 9.7-inch / iPad (5th, 6th generation).
    public static let iPad9Point7Inch = Device(
        id: "ipad-9-7-inch", name: "iPad Air 2 / iPad Pro 9.7-inch / iPad (5th, 6th generation)",
        idiom: .pad, year: 2014,
        models: [
            DeviceModel("iPad Air 2", 2014, "iPad5,3", "iPad5,4"),
            DeviceModel("iPad Pro (9.7-inch)", 2016, "iPad6,3", "iPad6,4"),
            DeviceModel("iPad (5th generation)", 2017, "iPad6,11", "iPad6,12"),
            DeviceModel("iPad (6th generation)", 2018, "iPad7,5", "iPad7,6"),
        ],
        portraitSize: Size(768, 1024), scale: 2, nativePixels: PixelSize(1536, 2048),
        pixelsPerInch: 264, cornerRadius: 0, homeButton: true,
        safeAreaByOS: [
            SafeAreaReading(.through(18), both: EdgeInsets(20, 0, 0, 0), .simulator15)
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1024, 768, .regular, .interfaceGuidelines),
            MultitaskingWindow(.landscape, .twoThirds, 694, 768, .regular, .splitTables),
            MultitaskingWindow(.landscape, .half, 507, 768, .compact, .splitTables),
            MultitaskingWindow(.landscape, .oneThird, 320, 768, .compact, .splitTables),
            MultitaskingWindow(
                .landscape, .slideOver, 320, 720, .compact, .slideOver320Card,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 768),
            MultitaskingWindow(.portrait, .full, 768, 1024, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .twoThirds, 438, 1024, .compact, .splitTables),
            MultitaskingWindow(.portrait, .oneThird, 320, 1024, .compact, .splitTables),
            MultitaskingWindow(
                .portrait, .slideOver, 320, 976, .compact, .slideOver320Card,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 1024),
        ],
        multitaskingDisputed: [.disputedHalf(379, 1024)],
        splitDivider: 10,
        layoutMargins: Oriented(both: EdgeInsets(20, 20, 0, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(20, 52, 0, 52), landscape: EdgeInsets(20, 180, 0, 180)),
        maxOS: "iPadOS 15 (Air 2) / 16 (Pro 9.7, 5th) / 17 (6th)", sources: .squareDisplay,
        notes: [
            "Half split 507 | 10 | 507 also measured from an owncloud/ios-app screenshot at 2048x1536."
        ])

    /// iPad mini 4 / mini (5th generation).
    public static let iPadMini4 = Device(
        id: "ipad-mini-4", name: "iPad mini 4 / mini (5th generation)",
        idiom: .pad, year: 2015,
        models: [
            DeviceModel("iPad mini 4", 2015, "iPad5,1", "iPad5,2"),
            DeviceModel("iPad mini (5th generation)", 2019, "iPad11,1", "iPad11,2"),
        ],
        portraitSize: Size(768, 1024), scale: 2, nativePixels: PixelSize(1536, 2048),
        pixelsPerInch: 326, cornerRadius: 0, homeButton: true,
        safeAreaByOS: [
            SafeAreaReading(.through(18), both: EdgeInsets(20, 0, 0, 0), .simulator15),
            SafeAreaReading(.exactly(26), both: EdgeInsets(32, 0, 0, 0), .siblingOf810x1080),
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1024, 768, .regular, .interfaceGuidelines),
            MultitaskingWindow(.landscape, .twoThirds, 694, 768, .regular, .splitTables),
            MultitaskingWindow(.landscape, .half, 507, 768, .compact, .splitTables),
            MultitaskingWindow(.landscape, .oneThird, 320, 768, .compact, .splitTables),
            MultitaskingWindow(
                .landscape, .slideOver, 320, 720, .compact, .slideOver320Card,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 768),
            MultitaskingWindow(.portrait, .full, 768, 1024, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .twoThirds, 438, 1024, .compact, .splitTables),
            MultitaskingWindow(.portrait, .oneThird, 320, 1024, .compact, .splitTables),
            MultitaskingWindow(
                .portrait, .slideOver, 320, 976, .compact, .slideOver320Card,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 1024),
        ],
        multitaskingDisputed: [.disputedHalf(379, 1024)],
        splitDivider: 10,
        tilesPadOS26: WindowTiles(
            portraitHalf: Size(379, 1024), portraitQuarter: Size(379, 507),
            landscapeHalf: Size(507, 768), third: Size(334.67, 768), quarter: Size(507, 379)),
        layoutMargins: Oriented(both: EdgeInsets(20, 20, 0, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(20, 52, 0, 52), landscape: EdgeInsets(20, 180, 0, 180)),
        maxOS: "iPadOS 15 (mini 4) / 26+ (mini 5)", sources: .squareDisplay)

    /// iPad (7th, 8th, 9th generation).
    public static let iPad10Point2Inch = Device(
        id: "ipad-10-2-inch", name: "iPad (7th, 8th, 9th generation)",
        idiom: .pad, year: 2019,
        models: [
            DeviceModel("iPad (7th generation)", 2019, "iPad7,11", "iPad7,12"),
            DeviceModel("iPad (8th generation)", 2020, "iPad11,6", "iPad11,7"),
            DeviceModel("iPad (9th generation)", 2021, "iPad12,1", "iPad12,2"),
        ],
        portraitSize: Size(810, 1080), scale: 2, nativePixels: PixelSize(1620, 2160),
        pixelsPerInch: 264, cornerRadius: 0, homeButton: true,
        safeAreaByOS: [
            SafeAreaReading(.through(18), both: EdgeInsets(20, 0, 0, 0), .simulator15),
            SafeAreaReading(
                .exactly(26), both: EdgeInsets(32, 0, 0, 0),
                .measured("flutterware-iOS26.2-sim (810x1080, portrait; landscape assumed equal)")),
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1080, 810, .regular, .interfaceGuidelines),
            MultitaskingWindow(.landscape, .twoThirds, 750, 810, .regular, .snapshotTesting),
            MultitaskingWindow(.landscape, .half, 535, 810, .compact, .snapshotTesting),
            MultitaskingWindow(.landscape, .oneThird, 320, 810, .compact, .snapshotTesting),
            MultitaskingWindow(
                .landscape, .slideOver, 320, 762, .compact, .inferred("9.7/10.5-inch rule"),
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 810),
            MultitaskingWindow(.portrait, .full, 810, 1080, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .twoThirds, 480, 1080, .compact, .snapshotTesting),
            MultitaskingWindow(.portrait, .oneThird, 320, 1080, .compact, .snapshotTesting),
            MultitaskingWindow(
                .portrait, .slideOver, 320, 1032, .compact, .inferred("9.7/10.5-inch rule"),
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 1080),
        ],
        splitDivider: 10,
        tilesPadOS26: WindowTiles(
            portraitHalf: Size(400, 1080), portraitQuarter: Size(400, 535),
            landscapeHalf: Size(535, 810), third: Size(353.33, 810), quarter: Size(535, 400)),
        layoutMargins: Oriented(both: EdgeInsets(20, 20, 0, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(20, 73, 0, 73), landscape: EdgeInsets(20, 208, 0, 208)),
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 320, landscape: 408), source: "flutterware-iOS26.2-sim"),
        maxOS: "iPadOS 18 (7th) / 26+ (8th, 9th)", sources: .squareDisplay)

    /// iPad Pro 10.5-inch / iPad Air (3rd generation).
    public static let iPad10Point5Inch = Device(
        id: "ipad-10-5-inch", name: "iPad Pro 10.5-inch / iPad Air (3rd generation)",
        idiom: .pad, year: 2017,
        models: [
            DeviceModel("iPad Pro (10.5-inch)", 2017, "iPad7,3", "iPad7,4"),
            DeviceModel("iPad Air (3rd generation)", 2019, "iPad11,3", "iPad11,4"),
        ],
        portraitSize: Size(834, 1112), scale: 2, nativePixels: PixelSize(1668, 2224),
        pixelsPerInch: 264, cornerRadius: 0, homeButton: true,
        safeAreaByOS: [
            SafeAreaReading(.through(18), both: EdgeInsets(20, 0, 0, 0), .simulator15),
            SafeAreaReading(.exactly(26), both: EdgeInsets(32, 0, 0, 0), .siblingOf810x1080),
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1112, 834, .regular, .interfaceGuidelines),
            MultitaskingWindow(.landscape, .twoThirds, 782, 834, .regular, .splitTables),
            MultitaskingWindow(.landscape, .half, 551, 834, .compact, .splitTables),
            MultitaskingWindow(.landscape, .oneThird, 320, 834, .compact, .splitTables),
            MultitaskingWindow(
                .landscape, .slideOver, 320, 786, .compact, .inferred("same as 9.7-inch"),
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 834),
            MultitaskingWindow(.portrait, .full, 834, 1112, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .twoThirds, 504, 1112, .compact, .splitTables),
            MultitaskingWindow(.portrait, .oneThird, 320, 1112, .compact, .splitTables),
            MultitaskingWindow(
                .portrait, .slideOver, 320, 1064, .compact, .inferred("same as 9.7-inch"),
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 1112),
        ],
        multitaskingDisputed: [.disputedHalf(412, 1112)],
        splitDivider: 10,
        tilesPadOS26: WindowTiles(
            portraitHalf: Size(412, 1112), portraitQuarter: Size(412, 551),
            landscapeHalf: Size(551, 834), third: Size(364, 834), quarter: Size(551, 412)),
        layoutMargins: Oriented(both: EdgeInsets(20, 20, 0, 20)),
        maxOS: "iPadOS 17 (Pro 10.5) / 26+ (Air 3)", sources: .squareDisplay,
        notes: [
            "HIG specification table prints 834x1194 for iPad Pro 10.5-inch; every other "
                + "source and the panel (1668x2224) give 834x1112."
        ])

    /// iPad Pro 12.9-inch (1st, 2nd generation).
    public static let iPadPro12Point9InchHome = Device(
        id: "ipad-pro-12-9-inch-home", name: "iPad Pro 12.9-inch (1st, 2nd generation)",
        idiom: .pad, year: 2015,
        models: [
            DeviceModel("iPad Pro (12.9-inch)", 2015, "iPad6,7", "iPad6,8"),
            DeviceModel("iPad Pro (12.9-inch) (2nd generation)", 2017, "iPad7,1", "iPad7,2"),
        ],
        portraitSize: Size(1024, 1366), scale: 2, nativePixels: PixelSize(2048, 2732),
        pixelsPerInch: 264, cornerRadius: 0, homeButton: true,
        safeAreaByOS: [
            SafeAreaReading(.through(18), both: EdgeInsets(20, 0, 0, 0), .simulator15)
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1366, 1024, .regular, .interfaceGuidelines),
            MultitaskingWindow(.landscape, .twoThirds, 981, 1024, .regular, .splitTables),
            MultitaskingWindow(.landscape, .half, 678, 1024, .regular, .splitTables),
            MultitaskingWindow(.landscape, .oneThird, 375, 1024, .compact, .splitTables),
            MultitaskingWindow(
                .landscape, .slideOver, 375, 976, .compact, .slideOver375,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 1024),
            MultitaskingWindow(.portrait, .full, 1024, 1366, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .twoThirds, 639, 1366, .compact, .splitTables),
            MultitaskingWindow(.portrait, .oneThird, 375, 1366, .compact, .splitTables),
            MultitaskingWindow(
                .portrait, .slideOver, 375, 1318, .compact, .slideOver375,
                cardInset: 24, heightKind: .inferred, legacyFullHeight: 1366),
        ],
        multitaskingDisputed: [.disputedHalf(507, 1366)],
        splitDivider: 10,
        displayZoom: [
            DisplayZoom(
                mode: .largerText, portraitSize: Size(768, 1024),
                evidence: .reported("mactechnews (1st gen: 2048x1536 px)"))
        ],
        maxOS: "iPadOS 16 (1st) / 17 (2nd)", sources: .squareDisplay,
        notes: [
            "678 | 10 | 678 also measured from an owncloud/ios-app screenshot of the 2nd generation."
        ])
}
