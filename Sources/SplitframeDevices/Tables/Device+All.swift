extension Device {
    /// Every iPhone and iPad of the catalogue, one group for each screen geometry.
    public static let all: [Device] = [
        .iPhoneSE1, .iPhone4Point7Inch, .iPhone5Point5Inch, .iPhoneX, .iPhoneXSMax, .iPhoneXR,
        .iPhone12Mini, .iPhone12, .iPhone12ProMax, .iPhone14Pro, .iPhone14ProMax, .iPhone16Pro,
        .iPhone16ProMax, .iPhoneAir, .iPad2, .iPadMini1, .iPad3, .iPadAir1, .iPadMini2,
        .iPad9Point7Inch, .iPadMini4, .iPad10Point2Inch, .iPad10Point5Inch,
        .iPadPro12Point9InchHome, .iPadPro11Inch, .iPadPro12Point9Inch, .iPadAir10Point9Inch,
        .iPad10th, .iPadMini6, .iPadPro11InchM4, .iPadPro13InchM4,
    ]

    /// What else shows split views: the Mac, a room and a television.
    public static let otherPlaces: [Device] = [.macCatalyst, .macCatalystIPadIdiom, .visionPro, .appleTV]

    /// Everything the catalogue knows.
    public static let known: [Device] = all + otherPlaces
}
