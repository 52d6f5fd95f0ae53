import SplitframeGeometry
import SplitframeInterface

// iPhones with a home button and a square screen.
extension Device {
    /// iPhone SE (1st generation).
    public static let iPhoneSE1 = Device(
        id: "iphone-se-1", name: "iPhone SE (1st generation)",
        idiom: .phone, year: 2016,
        models: [
            DeviceModel("iPhone SE (1st generation)", 2016, "iPhone8,4")
        ],
        sameGeometry: ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPod touch (5th-7th generation)"],
        portraitSize: Size(320, 568), scale: 2, nativePixels: PixelSize(640, 1136),
        pixelsPerInch: 326, cornerRadius: 0, homeButton: true,
        safeAreaByOS: [
            SafeAreaReading(
                .through(15), portrait: EdgeInsets(20, 0, 0, 0), landscape: EdgeInsets(0, 0, 0, 0),
                .simulator15)
        ],
        sizeClasses: .phone(landscapeWidth: .compact),
        layoutMargins: Oriented(
            portrait: EdgeInsets(20, 16, 0, 16), landscape: EdgeInsets(0, 20, 0, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(20, 16, 0, 16), landscape: EdgeInsets(0, 20, 0, 20)),
        maxOS: "iOS 15", sources: .squareDisplay)

    /// iPhone 6 / 6s / 7 / 8 / SE (2nd, 3rd generation).
    public static let iPhone4Point7Inch = Device(
        id: "iphone-4-7-inch", name: "iPhone 6 / 6s / 7 / 8 / SE (2nd, 3rd generation)",
        idiom: .phone, year: 2014,
        models: [
            DeviceModel("iPhone 6", 2014, "iPhone7,2"),
            DeviceModel("iPhone 6s", 2015, "iPhone8,1"),
            DeviceModel("iPhone 7", 2016, "iPhone9,1", "iPhone9,3"),
            DeviceModel("iPhone 8", 2017, "iPhone10,1", "iPhone10,4"),
            DeviceModel("iPhone SE (2nd generation)", 2020, "iPhone12,8"),
            DeviceModel("iPhone SE (3rd generation)", 2022, "iPhone14,6"),
        ],
        portraitSize: Size(375, 667), scale: 2, nativePixels: PixelSize(750, 1334),
        pixelsPerInch: 326, cornerRadius: 0, homeButton: true,
        safeAreaByOS: [
            SafeAreaReading(
                .through(18), portrait: EdgeInsets(20, 0, 0, 0), landscape: EdgeInsets(0, 0, 0, 0),
                .simulator16),
            SafeAreaReading(
                .exactly(26), portrait: EdgeInsets(20, 0, 0, 0), landscape: EdgeInsets(0, 0, 0, 0),
                .simulator26),
        ],
        sizeClasses: .phone(landscapeWidth: .compact),
        displayZoom: [
            DisplayZoom(
                mode: .largerText, portraitSize: Size(320, 568),
                evidence: .published("techqa/stackoverflow 41206959"),
                note: "documented for 6/6s/7")
        ],
        layoutMargins: Oriented(
            portrait: EdgeInsets(20, 16, 0, 16), landscape: EdgeInsets(0, 20, 0, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(20, 16, 0, 16), landscape: EdgeInsets(0, 20, 0, 20)),
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 260, landscape: 206), source: "device_preview@HEAD-iOS26.5-sim",
            note: "flutterware iOS 26.2 reads 260/200"),
        maxOS: "iOS 12 (6) / 15 (6s, 7) / 16 (8) / 26+ (SE 2, SE 3)", sources: .squareDisplay)

    /// iPhone 6 Plus / 6s Plus / 7 Plus / 8 Plus.
    public static let iPhone5Point5Inch = Device(
        id: "iphone-5-5-inch", name: "iPhone 6 Plus / 6s Plus / 7 Plus / 8 Plus",
        idiom: .phone, year: 2014,
        models: [
            DeviceModel("iPhone 6 Plus", 2014, "iPhone7,1"),
            DeviceModel("iPhone 6s Plus", 2015, "iPhone8,2"),
            DeviceModel("iPhone 7 Plus", 2016, "iPhone9,2", "iPhone9,4"),
            DeviceModel("iPhone 8 Plus", 2017, "iPhone10,2", "iPhone10,5"),
        ],
        portraitSize: Size(414, 736), scale: 3, nativePixels: PixelSize(1080, 1920),
        renderPixels: PixelSize(1242, 2208), pixelsPerInch: 401, cornerRadius: 0, homeButton: true,
        safeAreaByOS: [
            SafeAreaReading(
                .through(16), portrait: EdgeInsets(20, 0, 0, 0), landscape: EdgeInsets(0, 0, 0, 0),
                .simulator16)
        ],
        sizeClasses: .phone(landscapeWidth: .regular),
        displayZoom: [
            DisplayZoom(
                mode: .largerText, portraitSize: Size(375, 667),
                evidence: .published("techqa/stackoverflow 41206959"),
                note: "documented for 6+/6s+/7+; landscape width class is compact at this size (inferred)")
        ],
        layoutMargins: Oriented(
            portrait: EdgeInsets(20, 20, 0, 20), landscape: EdgeInsets(0, 20, 0, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(20, 20, 0, 20), landscape: EdgeInsets(0, 20, 0, 20)),
        maxOS: "iOS 12 (6 Plus) / 15 (6s, 7 Plus) / 16 (8 Plus)",
        sources: .catalogue(
            nativePixels: DeviceSources.panelAndRendering, cornerRadius: "square display (BezelKit 0)"),
        notes: [
            "Renders at 1242x2208 and is downsampled to the 1080x1920 panel."
        ])
}
