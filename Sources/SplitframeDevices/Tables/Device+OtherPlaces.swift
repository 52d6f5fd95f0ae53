import SplitframeGeometry
import SplitframeInterface

// What shows split views without being an iPhone or iPad. Lengths are those of the window; held "upright" they
// are turned by a quarter, as for every device.
extension Device {
    /// An app for iPad on the Mac in the Mac idiom, drawn at its own size.
    public static let macCatalyst = Device(
        id: "mac-catalyst", name: "Mac Catalyst", idiom: .mac, portraitSize: Size(768, 1024), scale: 2,
        sizeClasses: .regular,
        multitasking: [MultitaskingWindow(.landscape, .full, 1024, 768, .regular, .recalled)],
        sources: DeviceSources(sizeClasses: "HIG: design for regular width and height"),
        notes: ["1024x768 is the default window; a Retina display is assumed."])

    /// An app for iPad on the Mac in the iPad idiom, drawn at 77 % of its size.
    public static let macCatalystIPadIdiom = Device(
        id: "mac-catalyst-ipad-idiom", name: "Mac Catalyst (iPad idiom)", idiom: .pad,
        platform: .macCatalyst, portraitSize: Size(768, 1024), scale: 2, sizeClasses: .regular,
        multitasking: [MultitaskingWindow(.landscape, .full, 1024, 768, .regular, .recalled)],
        sources: DeviceSources(sizeClasses: "HIG: design for regular width and height"),
        notes: [
            "1024x768 is the default window in UIKit points, shown at 77 % of that; "
                + "a Retina display is assumed."
        ])

    /// A window of an app made for visionOS.
    public static let visionPro = Device(
        id: "vision-pro", name: "Apple Vision Pro", idiom: .vision, year: 2024,
        portraitSize: Size(720, 1280), scale: 2, sizeClasses: .regular,
        multitasking: [MultitaskingWindow(.landscape, .full, 1280, 720, .regular, .interfaceGuidelines)],
        sources: DeviceSources(portraitSize: "HIG; Vuplex documentation agrees"),
        notes: ["Size classes, the absence of safe-area insets and 2 pixels per point are inferred."])

    /// A television.
    public static let appleTV = Device(
        id: "apple-tv", name: "Apple TV", idiom: .tv, portraitSize: Size(1080, 1920), scale: 1,
        safeArea: Oriented(both: EdgeInsets(60, 80, 60, 80)), sizeClasses: .regular,
        multitasking: [
            MultitaskingWindow(.landscape, .full, 1920, 1080, .regular, .reported("HIG layout for tvOS"))
        ],
        sources: DeviceSources(portraitSize: "HIG layout for tvOS, reported"),
        notes: ["Size classes are inferred."])
}
