import SplitframeGeometry
import SplitframeInterface

// iPhones with a Dynamic Island.
extension Device {
    /// iPhone 14 Pro / 15 / 15 Pro / 16.
    public static let iPhone14Pro = Device(
        id: "iphone-14-pro", name: "iPhone 14 Pro / 15 / 15 Pro / 16",
        idiom: .phone, year: 2022,
        models: [
            DeviceModel("iPhone 14 Pro", 2022, "iPhone15,2"),
            DeviceModel("iPhone 15", 2023, "iPhone15,4"),
            DeviceModel("iPhone 15 Pro", 2023, "iPhone16,1"),
            DeviceModel("iPhone 16", 2024, "iPhone17,3"),
        ],
        portraitSize: Size(393, 852), scale: 3, nativePixels: PixelSize(1179, 2556),
        pixelsPerInch: 460, cornerRadius: 55, homeButton: false, sensorHousing: .dynamicIsland,
        dynamicIsland: DynamicIsland(
            size: Size(125, 37), y: 11, evidence: .deviceSpecs),
        safeAreaByOS: [
            SafeAreaReading(
                .through(18), portrait: EdgeInsets(59, 0, 34, 0), landscape: EdgeInsets(0, 59, 21, 59),
                .simulators16And18),
            SafeAreaReading(
                .exactly(26), portrait: EdgeInsets(59, 0, 34, 0), landscape: EdgeInsets(0, 59, 20, 59),
                .measured("device_preview@HEAD-iOS26.5-sim (16)")),
        ],
        sizeClasses: .phone(landscapeWidth: .compact),
        displayZoom: [
            DisplayZoom(
                mode: .largerText, portraitSize: Size(320, 693),
                evidence: .reported("third-party test comment"))
        ],
        layoutMargins: Oriented(
            portrait: EdgeInsets(59, 16, 34, 16), landscape: EdgeInsets(0, 75, 21, 75)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(59, 16, 34, 16), landscape: EdgeInsets(0, 75, 21, 75)),
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 335, landscape: 208), source: "device_preview@HEAD-iOS26.5-sim (16)",
            note: "flutterware iOS 26.2 reads 336/219"),
        maxOS: "iOS 26+", sources: .catalogue())

    /// iPhone 14 Pro Max / 15 Plus / 15 Pro Max / 16 Plus.
    public static let iPhone14ProMax = Device(
        id: "iphone-14-pro-max", name: "iPhone 14 Pro Max / 15 Plus / 15 Pro Max / 16 Plus",
        idiom: .phone, year: 2022,
        models: [
            DeviceModel("iPhone 14 Pro Max", 2022, "iPhone15,3"),
            DeviceModel("iPhone 15 Plus", 2023, "iPhone15,5"),
            DeviceModel("iPhone 15 Pro Max", 2023, "iPhone16,2"),
            DeviceModel("iPhone 16 Plus", 2024, "iPhone17,4"),
        ],
        portraitSize: Size(430, 932), scale: 3, nativePixels: PixelSize(1290, 2796),
        pixelsPerInch: 460, cornerRadius: 55, homeButton: false, sensorHousing: .dynamicIsland,
        dynamicIsland: DynamicIsland(
            size: Size(125, 37), y: 11, evidence: .deviceSpecs),
        safeAreaByOS: [
            SafeAreaReading(
                .through(18), portrait: EdgeInsets(59, 0, 34, 0), landscape: EdgeInsets(0, 59, 21, 59),
                .simulators16And18),
            SafeAreaReading(
                .exactly(26), portrait: EdgeInsets(59, 0, 34, 0), landscape: EdgeInsets(0, 59, 20, 59),
                .measured("device_preview@HEAD-iOS26.5-sim (16 Plus)")),
        ],
        sizeClasses: .phone(landscapeWidth: .regular),
        displayZoom: [
            DisplayZoom(
                mode: .largerText, portraitSize: Size(375, 812), evidence: .recalled)
        ],
        layoutMargins: Oriented(
            portrait: EdgeInsets(59, 20, 34, 20), landscape: EdgeInsets(0, 75, 21, 75)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(59, 20, 34, 20), landscape: EdgeInsets(0, 134, 21, 134)),
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 345, landscape: 208),
            source: "device_preview@HEAD-iOS26.5-sim (16 Plus)"),
        maxOS: "iOS 26+", sources: .catalogue(),
        notes: [
            "DeviceKit and frameit list iPhone 14 Pro Max at 458 ppi; pixel diagonal / 6.69 "
                + "in gives 460."
        ])

    /// iPhone 16 Pro / 17 / 17 Pro.
    public static let iPhone16Pro = Device(
        id: "iphone-16-pro", name: "iPhone 16 Pro / 17 / 17 Pro",
        idiom: .phone, year: 2024,
        models: [
            DeviceModel("iPhone 16 Pro", 2024, "iPhone17,1"),
            DeviceModel("iPhone 17", 2025, "iPhone18,3"),
            DeviceModel("iPhone 17 Pro", 2025, "iPhone18,1"),
        ],
        portraitSize: Size(402, 874), scale: 3, nativePixels: PixelSize(1206, 2622),
        pixelsPerInch: 460, cornerRadius: 62, homeButton: false, sensorHousing: .dynamicIsland,
        dynamicIsland: DynamicIsland(
            size: Size(125, 37), y: 11, evidence: .deviceSpecs),
        safeAreaByOS: [
            SafeAreaReading(
                .exactly(18), portrait: EdgeInsets(62, 0, 34, 0), landscape: EdgeInsets(0, 62, 21, 62),
                .measured("device_preview@bfdd4e7-Xcode16-sim (16 Pro)")),
            SafeAreaReading(
                .exactly(26), portrait: EdgeInsets(62, 0, 34, 0), landscape: EdgeInsets(0, 62, 20, 62),
                .simulator26),
        ],
        sizeClasses: .phone(landscapeWidth: .compact),
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 335, landscape: 208), source: "device_preview@HEAD-iOS26.5-sim"),
        maxOS: "iOS 26+", sources: .catalogue(),
        notes: [
            "Display Zoom size not found in a usable source."
        ])

    /// iPhone 16 Pro Max / 17 Pro Max.
    public static let iPhone16ProMax = Device(
        id: "iphone-16-pro-max", name: "iPhone 16 Pro Max / 17 Pro Max",
        idiom: .phone, year: 2024,
        models: [
            DeviceModel("iPhone 16 Pro Max", 2024, "iPhone17,2"),
            DeviceModel("iPhone 17 Pro Max", 2025, "iPhone18,2"),
        ],
        portraitSize: Size(440, 956), scale: 3, nativePixels: PixelSize(1320, 2868),
        pixelsPerInch: 460, cornerRadius: 62, homeButton: false, sensorHousing: .dynamicIsland,
        dynamicIsland: DynamicIsland(
            size: Size(125, 37), y: 11, evidence: .deviceSpecs),
        safeAreaByOS: [
            SafeAreaReading(
                .exactly(18), portrait: EdgeInsets(62, 0, 34, 0), landscape: EdgeInsets(0, 62, 21, 62),
                .measured("device_preview@bfdd4e7-Xcode16-sim (16 Pro Max)")),
            SafeAreaReading(
                .exactly(26), portrait: EdgeInsets(62, 0, 34, 0), landscape: EdgeInsets(0, 62, 20, 62),
                .measured("device_preview@HEAD-iOS26.5-sim; flutterware-iOS26.2-sim")),
        ],
        sizeClasses: .phone(landscapeWidth: .regular),
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 345, landscape: 208), source: "device_preview@HEAD-iOS26.5-sim",
            note: "flutterware iOS 26.2 reads 346/219"),
        maxOS: "iOS 26+", sources: .catalogue(),
        notes: [
            "Display Zoom size not found in a usable source."
        ])

    /// iPhone Air.
    public static let iPhoneAir = Device(
        id: "iphone-air", name: "iPhone Air",
        idiom: .phone, year: 2025,
        models: [
            DeviceModel("iPhone Air", 2025, "iPhone18,4")
        ],
        portraitSize: Size(420, 912), scale: 3, nativePixels: PixelSize(1260, 2736),
        pixelsPerInch: 460, cornerRadius: 62, homeButton: false, sensorHousing: .dynamicIsland,
        dynamicIsland: DynamicIsland(
            size: Size(123.7, 36.3), y: 20, evidence: .measured("third-party device measurement"),
            note: "device_preview keeps 125x37 at y=11 for all models, which contradicts the Air's "
                + "68 pt top inset"),
        safeAreaByOS: [
            SafeAreaReading(
                .exactly(26), portrait: EdgeInsets(68, 0, 34, 0), landscape: EdgeInsets(0, 68, 20, 68),
                .simulator26)
        ],
        sizeClasses: .phone(landscapeWidth: .regular),
        keyboardHeight: KeyboardHeight(
            heights: Oriented(portrait: 345, landscape: 208), source: "device_preview@HEAD-iOS26.5-sim"),
        maxOS: "iOS 26+", sources: .catalogue(),
        notes: [
            "cornerRadius 62 is BezelKit's reported value; fitting the simulator display mask "
                + "gives about 64.8.",
            "Other values seen for the top inset: 62 (older device_preview guess, a "
                + "third-party test), 74 (a third-party note via SDL). 68 is the simulator reading "
                + "on iOS 26.5.",
        ])
}
