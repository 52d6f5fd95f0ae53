import SplitframeGeometry
import SplitframeInterface

// iPhones with a notch.
extension Device {
    /// iPhone X / XS / 11 Pro.
    public static let iPhoneX = Device(
        id: "iphone-x", name: "iPhone X / XS / 11 Pro",
        idiom: .phone, year: 2017,
        models: [
            DeviceModel("iPhone X", 2017, "iPhone10,3", "iPhone10,6"),
            DeviceModel("iPhone XS", 2018, "iPhone11,2"),
            DeviceModel("iPhone 11 Pro", 2019, "iPhone12,3"),
        ],
        portraitSize: Size(375, 812), scale: 3, nativePixels: PixelSize(1125, 2436),
        pixelsPerInch: 458, cornerRadius: 39, homeButton: false, sensorHousing: .notch,
        safeAreaByOS: [
            SafeAreaReading(
                .through(18), portrait: EdgeInsets(44, 0, 34, 0), landscape: EdgeInsets(0, 44, 21, 44),
                .simulator15),
            SafeAreaReading(
                .exactly(26), portrait: EdgeInsets(44, 0, 34, 0), landscape: EdgeInsets(0, 44, 20, 44),
                .inferred("iOS 26 landscape rule; 11 Pro only")),
        ],
        sizeClasses: .phone(landscapeWidth: .compact),
        displayZoom: [
            DisplayZoom(
                mode: .largerText, portraitSize: Size(320, 693),
                evidence: .inferred("recalled; third-party test comment gives 320x693 for 6.1-inch phones"))
        ],
        layoutMargins: Oriented(
            portrait: EdgeInsets(44, 16, 34, 16), landscape: EdgeInsets(0, 60, 21, 60)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(44, 16, 34, 16), landscape: EdgeInsets(0, 60, 21, 60)),
        maxOS: "iOS 16 (X) / 18 (XS) / 26+ (11 Pro)", sources: .catalogue())

    /// iPhone XS Max / 11 Pro Max.
    public static let iPhoneXSMax = Device(
        id: "iphone-xs-max", name: "iPhone XS Max / 11 Pro Max",
        idiom: .phone, year: 2018,
        models: [
            DeviceModel("iPhone XS Max", 2018, "iPhone11,4", "iPhone11,6"),
            DeviceModel("iPhone 11 Pro Max", 2019, "iPhone12,5"),
        ],
        portraitSize: Size(414, 896), scale: 3, nativePixels: PixelSize(1242, 2688),
        pixelsPerInch: 458, cornerRadius: 39, homeButton: false, sensorHousing: .notch,
        safeAreaByOS: [
            SafeAreaReading(
                .through(18), portrait: EdgeInsets(44, 0, 34, 0), landscape: EdgeInsets(0, 44, 21, 44),
                .simulator15),
            SafeAreaReading(
                .exactly(26), portrait: EdgeInsets(44, 0, 34, 0), landscape: EdgeInsets(0, 44, 20, 44),
                .inferred("iOS 26 landscape rule; 11 Pro Max only")),
        ],
        sizeClasses: .phone(landscapeWidth: .regular),
        displayZoom: [
            DisplayZoom(
                mode: .largerText, portraitSize: Size(375, 812), evidence: .recalled)
        ],
        layoutMargins: Oriented(
            portrait: EdgeInsets(44, 20, 34, 20), landscape: EdgeInsets(0, 60, 21, 60)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(44, 20, 34, 20), landscape: EdgeInsets(0, 116, 21, 116)),
        maxOS: "iOS 18 (XS Max) / 26+ (11 Pro Max)", sources: .catalogue())

    /// iPhone XR / 11.
    public static let iPhoneXR = Device(
        id: "iphone-xr", name: "iPhone XR / 11",
        idiom: .phone, year: 2018,
        models: [
            DeviceModel("iPhone XR", 2018, "iPhone11,8"),
            DeviceModel("iPhone 11", 2019, "iPhone12,1"),
        ],
        portraitSize: Size(414, 896), scale: 2, nativePixels: PixelSize(828, 1792),
        pixelsPerInch: 326, cornerRadius: 41.5, homeButton: false, sensorHousing: .notch,
        safeAreaByOS: [
            SafeAreaReading(
                .range(12, 13), portrait: EdgeInsets(44, 0, 34, 0), landscape: EdgeInsets(0, 44, 21, 44),
                .published("swift-snapshot-testing (its landscape bottom is 24)")),
            SafeAreaReading(
                .range(14, 18), portrait: EdgeInsets(48, 0, 34, 0), landscape: EdgeInsets(0, 48, 21, 48),
                .simulator15),
            SafeAreaReading(
                .exactly(26), portrait: EdgeInsets(48, 0, 34, 0), landscape: EdgeInsets(0, 48, 20, 48),
                .inferred("iOS 26 landscape rule; 11 only")),
        ],
        sizeClasses: .phone(landscapeWidth: .regular),
        displayZoom: [
            DisplayZoom(
                mode: .largerText, portraitSize: Size(375, 812), evidence: .recalled)
        ],
        layoutMargins: Oriented(
            portrait: EdgeInsets(48, 20, 34, 20), landscape: EdgeInsets(0, 64, 21, 64)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(48, 20, 34, 20), landscape: EdgeInsets(0, 116, 21, 116)),
        maxOS: "iOS 18 (XR) / 26+ (11)", sources: .catalogue(),
        notes: [
            "Measured on iPhone 11; XR assumed identical."
        ])

    /// iPhone 12 mini / 13 mini.
    public static let iPhone12Mini = Device(
        id: "iphone-12-mini", name: "iPhone 12 mini / 13 mini",
        idiom: .phone, year: 2020,
        models: [
            DeviceModel("iPhone 12 mini", 2020, "iPhone13,1"),
            DeviceModel("iPhone 13 mini", 2021, "iPhone14,4"),
        ],
        portraitSize: Size(375, 812), scale: 3, nativePixels: PixelSize(1080, 2340),
        renderPixels: PixelSize(1125, 2436), pixelsPerInch: 476, cornerRadius: 44, homeButton: false,
        sensorHousing: .notch,
        safeAreaByOS: [
            SafeAreaReading(
                .through(18), portrait: EdgeInsets(50, 0, 34, 0), landscape: EdgeInsets(0, 50, 21, 50),
                .simulator16),
            SafeAreaReading(
                .exactly(26), portrait: EdgeInsets(50, 0, 34, 0), landscape: EdgeInsets(0, 50, 20, 50),
                .inferred("iOS 26 landscape rule")),
        ],
        sizeClasses: .phone(landscapeWidth: .compact),
        displayZoom: [
            DisplayZoom(
                mode: .largerText, portraitSize: Size(320, 693), evidence: .recalled)
        ],
        layoutMargins: Oriented(
            portrait: EdgeInsets(50, 16, 34, 16), landscape: EdgeInsets(0, 66, 21, 66)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(50, 16, 34, 16), landscape: EdgeInsets(0, 66, 21, 66)),
        maxOS: "iOS 26+", sources: .catalogue(nativePixels: DeviceSources.panelAndRendering),
        notes: [
            "Renders at 1125x2436 and is downsampled to the 1080x2340 panel (native scale 2.88)."
        ])

    /// iPhone 12 / 12 Pro / 13 / 13 Pro / 14 / 16e / 17e.
    public static let iPhone12 = Device(
        id: "iphone-12", name: "iPhone 12 / 12 Pro / 13 / 13 Pro / 14 / 16e / 17e",
        idiom: .phone, year: 2020,
        models: [
            DeviceModel("iPhone 12", 2020, "iPhone13,2"),
            DeviceModel("iPhone 12 Pro", 2020, "iPhone13,3"),
            DeviceModel("iPhone 13", 2021, "iPhone14,5"),
            DeviceModel("iPhone 13 Pro", 2021, "iPhone14,2"),
            DeviceModel("iPhone 14", 2022, "iPhone14,7"),
            DeviceModel("iPhone 16e", 2025, "iPhone17,5"),
            DeviceModel("iPhone 17e", 2026, "iPhone18,5"),
        ],
        portraitSize: Size(390, 844), scale: 3, nativePixels: PixelSize(1170, 2532),
        pixelsPerInch: 460, cornerRadius: 47.33, homeButton: false, sensorHousing: .notch,
        safeAreaByOS: [
            SafeAreaReading(
                .through(18), portrait: EdgeInsets(47, 0, 34, 0), landscape: EdgeInsets(0, 47, 21, 47),
                .simulator16),
            SafeAreaReading(
                .exactly(26), portrait: EdgeInsets(47, 0, 34, 0), landscape: EdgeInsets(0, 47, 20, 47),
                .measured("device_preview@HEAD-iOS26.5-sim (16e/17e)")),
        ],
        sizeClasses: .phone(landscapeWidth: .compact),
        displayZoom: [
            DisplayZoom(
                mode: .largerText, portraitSize: Size(320, 693),
                evidence: .reported("third-party test comment"))
        ],
        layoutMargins: Oriented(
            portrait: EdgeInsets(47, 16, 34, 16), landscape: EdgeInsets(0, 63, 21, 63)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(47, 16, 34, 16), landscape: EdgeInsets(0, 63, 21, 63)),
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 335, landscape: 208), source: "device_preview@HEAD-iOS26.5-sim (17e)",
            note: "flutterware iOS 26.2 reads 335/248 on iPhone 13"),
        maxOS: "iOS 26+", sources: .catalogue())

    /// iPhone 12 Pro Max / 13 Pro Max / 14 Plus.
    public static let iPhone12ProMax = Device(
        id: "iphone-12-pro-max", name: "iPhone 12 Pro Max / 13 Pro Max / 14 Plus",
        idiom: .phone, year: 2020,
        models: [
            DeviceModel("iPhone 12 Pro Max", 2020, "iPhone13,4"),
            DeviceModel("iPhone 13 Pro Max", 2021, "iPhone14,3"),
            DeviceModel("iPhone 14 Plus", 2022, "iPhone14,8"),
        ],
        portraitSize: Size(428, 926), scale: 3, nativePixels: PixelSize(1284, 2778),
        pixelsPerInch: 458, cornerRadius: 53.33, homeButton: false, sensorHousing: .notch,
        safeAreaByOS: [
            SafeAreaReading(
                .through(18), portrait: EdgeInsets(47, 0, 34, 0), landscape: EdgeInsets(0, 47, 21, 47),
                .simulator16),
            SafeAreaReading(
                .exactly(26), portrait: EdgeInsets(47, 0, 34, 0), landscape: EdgeInsets(0, 47, 20, 47),
                .inferred("portrait top 47 measured by flutterware-iOS26.2-sim; landscape by iOS 26 rule")),
        ],
        sizeClasses: .phone(landscapeWidth: .regular),
        displayZoom: [
            DisplayZoom(
                mode: .largerText, portraitSize: Size(375, 812), evidence: .recalled)
        ],
        layoutMargins: Oriented(
            portrait: EdgeInsets(47, 20, 34, 20), landscape: EdgeInsets(0, 63, 21, 63)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(47, 20, 34, 20), landscape: EdgeInsets(0, 131, 21, 131)),
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 345, landscape: 248), source: "flutterware-iOS26.2-sim"),
        maxOS: "iOS 26+", sources: .catalogue())
}
