import SplitframeDevices

// The catalogue under the names that tests write; a test keeps the lists equal.
extension HeldDevice {
    public static let iPadPro11Inch = HeldDevice(.iPadPro11Inch)
    public static let iPadPro12Point9Inch = HeldDevice(.iPadPro12Point9Inch)
    public static let iPadPro11InchM4 = HeldDevice(.iPadPro11InchM4)
    public static let iPadPro13InchM4 = HeldDevice(.iPadPro13InchM4)
    public static let iPhoneX = HeldDevice(.iPhoneX)
    public static let iPhoneXSMax = HeldDevice(.iPhoneXSMax)
    public static let iPhoneXR = HeldDevice(.iPhoneXR)
    public static let iPhone12Mini = HeldDevice(.iPhone12Mini)
    public static let iPhone12 = HeldDevice(.iPhone12)
    public static let iPhone12ProMax = HeldDevice(.iPhone12ProMax)
    public static let iPad2 = HeldDevice(.iPad2)
    public static let iPadMini1 = HeldDevice(.iPadMini1)
    public static let iPad3 = HeldDevice(.iPad3)
    public static let iPadAir1 = HeldDevice(.iPadAir1)
    public static let iPadMini2 = HeldDevice(.iPadMini2)
    public static let iPadAir10Point9Inch = HeldDevice(.iPadAir10Point9Inch)
    public static let iPad10th = HeldDevice(.iPad10th)
    public static let iPadMini6 = HeldDevice(.iPadMini6)
    public static let iPhone14Pro = HeldDevice(.iPhone14Pro)
    public static let iPhone14ProMax = HeldDevice(.iPhone14ProMax)
    public static let iPhone16Pro = HeldDevice(.iPhone16Pro)
    public static let iPhone16ProMax = HeldDevice(.iPhone16ProMax)
    public static let iPhoneAir = HeldDevice(.iPhoneAir)
    public static let macCatalyst = HeldDevice(.macCatalyst)
    public static let macCatalystIPadIdiom = HeldDevice(.macCatalystIPadIdiom)
    public static let visionPro = HeldDevice(.visionPro)
    public static let appleTV = HeldDevice(.appleTV)
    public static let iPad9Point7Inch = HeldDevice(.iPad9Point7Inch)
    public static let iPadMini4 = HeldDevice(.iPadMini4)
    public static let iPad10Point2Inch = HeldDevice(.iPad10Point2Inch)
    public static let iPad10Point5Inch = HeldDevice(.iPad10Point5Inch)
    public static let iPadPro12Point9InchHome = HeldDevice(.iPadPro12Point9InchHome)
    public static let iPhoneSE1 = HeldDevice(.iPhoneSE1)
    public static let iPhone4Point7Inch = HeldDevice(.iPhone4Point7Inch)
    public static let iPhone5Point5Inch = HeldDevice(.iPhone5Point5Inch)

    /// Every iPhone and iPad of the catalogue, held upright.
    public static let all = Device.all.map { HeldDevice($0) }
}
