import SplitframeGeometry
import SplitframeInterface

// iPads without Split View: full screen only, or with Slide Over beside it.
extension Device {
    /// iPad 2.
    public static let iPad2 = Device(
        id: "ipad-2", name: "iPad 2",
        idiom: .pad, year: 2011,
        models: [
            DeviceModel("iPad 2", 2011, "iPad2,1", "iPad2,2", "iPad2,3", "iPad2,4")
        ],
        portraitSize: Size(768, 1024), scale: 1, nativePixels: PixelSize(768, 1024),
        pixelsPerInch: 132, cornerRadius: 0, homeButton: true,
        safeAreaByOS: [
            SafeAreaReading(.through(18), both: EdgeInsets(20, 0, 0, 0), .simulator15)
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1024, 768, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .full, 768, 1024, .regular, .interfaceGuidelines),
        ],
        layoutMargins: Oriented(both: EdgeInsets(20, 20, 0, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(20, 52, 0, 52), landscape: EdgeInsets(20, 180, 0, 180)),
        maxOS: "iOS 9", sources: .squareDisplayBeforeTheTables,
        notes: [
            "No Slide Over or Split View hardware support."
        ])

    /// iPad mini (1st generation).
    public static let iPadMini1 = Device(
        id: "ipad-mini-1", name: "iPad mini (1st generation)",
        idiom: .pad, year: 2012,
        models: [
            DeviceModel("iPad mini", 2012, "iPad2,5", "iPad2,6", "iPad2,7")
        ],
        portraitSize: Size(768, 1024), scale: 1, nativePixels: PixelSize(768, 1024),
        pixelsPerInch: 163, cornerRadius: 0, homeButton: true,
        safeAreaByOS: [
            SafeAreaReading(.through(18), both: EdgeInsets(20, 0, 0, 0), .simulator15)
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1024, 768, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .full, 768, 1024, .regular, .interfaceGuidelines),
        ],
        layoutMargins: Oriented(both: EdgeInsets(20, 20, 0, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(20, 52, 0, 52), landscape: EdgeInsets(20, 180, 0, 180)),
        maxOS: "iOS 9", sources: .squareDisplayBeforeTheTables,
        notes: [
            "No Slide Over or Split View hardware support."
        ])

    /// iPad (3rd, 4th generation).
    public static let iPad3 = Device(
        id: "ipad-3", name: "iPad (3rd, 4th generation)",
        idiom: .pad, year: 2012,
        models: [
            DeviceModel("iPad (3rd generation)", 2012, "iPad3,1", "iPad3,2", "iPad3,3"),
            DeviceModel("iPad (4th generation)", 2012, "iPad3,4", "iPad3,5", "iPad3,6"),
        ],
        portraitSize: Size(768, 1024), scale: 2, nativePixels: PixelSize(1536, 2048),
        pixelsPerInch: 264, cornerRadius: 0, homeButton: true,
        safeAreaByOS: [
            SafeAreaReading(.through(18), both: EdgeInsets(20, 0, 0, 0), .simulator15)
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1024, 768, .regular, .interfaceGuidelines),
            MultitaskingWindow(.portrait, .full, 768, 1024, .regular, .interfaceGuidelines),
        ],
        layoutMargins: Oriented(both: EdgeInsets(20, 20, 0, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(20, 52, 0, 52), landscape: EdgeInsets(20, 180, 0, 180)),
        maxOS: "iOS 9 (3rd) / 10 (4th)", sources: .squareDisplayBeforeTheTables,
        notes: [
            "No Slide Over or Split View hardware support."
        ])

    /// iPad Air (1st generation).
    public static let iPadAir1 = Device(
        id: "ipad-air-1", name: "iPad Air (1st generation)",
        idiom: .pad, year: 2013,
        models: [
            DeviceModel("iPad Air", 2013, "iPad4,1", "iPad4,2", "iPad4,3")
        ],
        portraitSize: Size(768, 1024), scale: 2, nativePixels: PixelSize(1536, 2048),
        pixelsPerInch: 264, cornerRadius: 0, homeButton: true,
        safeAreaByOS: [
            SafeAreaReading(.through(18), both: EdgeInsets(20, 0, 0, 0), .simulator15)
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1024, 768, .regular, .interfaceGuidelines),
            MultitaskingWindow(
                .landscape, .slideOver, 320, 768, .compact, .slideOver320,
                heightKind: .published, legacyFullHeight: 768),
            MultitaskingWindow(.portrait, .full, 768, 1024, .regular, .interfaceGuidelines),
            MultitaskingWindow(
                .portrait, .slideOver, 320, 1024, .compact, .slideOver320,
                heightKind: .published, legacyFullHeight: 1024),
        ],
        layoutMargins: Oriented(both: EdgeInsets(20, 20, 0, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(20, 52, 0, 52), landscape: EdgeInsets(20, 180, 0, 180)),
        maxOS: "iOS 12", sources: .squareDisplay,
        notes: [
            "Slide Over only; Split View needs Air 2 / mini 4 / Pro or later."
        ])

    /// iPad mini 2 / 3.
    public static let iPadMini2 = Device(
        id: "ipad-mini-2", name: "iPad mini 2 / 3",
        idiom: .pad, year: 2013,
        models: [
            DeviceModel("iPad mini 2", 2013, "iPad4,4", "iPad4,5", "iPad4,6"),
            DeviceModel("iPad mini 3", 2014, "iPad4,7", "iPad4,8", "iPad4,9"),
        ],
        portraitSize: Size(768, 1024), scale: 2, nativePixels: PixelSize(1536, 2048),
        pixelsPerInch: 326, cornerRadius: 0, homeButton: true,
        safeAreaByOS: [
            SafeAreaReading(.through(18), both: EdgeInsets(20, 0, 0, 0), .simulator15)
        ],
        sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1024, 768, .regular, .interfaceGuidelines),
            MultitaskingWindow(
                .landscape, .slideOver, 320, 768, .compact, .slideOver320,
                heightKind: .published, legacyFullHeight: 768),
            MultitaskingWindow(.portrait, .full, 768, 1024, .regular, .interfaceGuidelines),
            MultitaskingWindow(
                .portrait, .slideOver, 320, 1024, .compact, .slideOver320,
                heightKind: .published, legacyFullHeight: 1024),
        ],
        layoutMargins: Oriented(both: EdgeInsets(20, 20, 0, 20)),
        readableContentInsets: Oriented(
            portrait: EdgeInsets(20, 52, 0, 52), landscape: EdgeInsets(20, 180, 0, 180)),
        maxOS: "iOS 12", sources: .squareDisplay,
        notes: [
            "Slide Over only; Split View needs Air 2 / mini 4 / Pro or later."
        ])
}
