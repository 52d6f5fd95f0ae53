import CSplitframeCatalogue
import SplitframeFiles
import SplitframeInterface

// Constants for the devices of the catalogue; a test keeps both lists equal.
extension Device {
    public static let iPhone4s = catalogued("iphone-4s")
    public static let iPhoneSE1 = catalogued("iphone-se-1")
    public static let iPhone4Point7Inch = catalogued("iphone-4-7-inch")
    public static let iPhone5Point5Inch = catalogued("iphone-5-5-inch")
    public static let iPhoneX = catalogued("iphone-x")
    public static let iPhoneXSMax = catalogued("iphone-xs-max")
    public static let iPhoneXR = catalogued("iphone-xr")
    public static let iPhone12Mini = catalogued("iphone-12-mini")
    public static let iPhone12 = catalogued("iphone-12")
    public static let iPhone12ProMax = catalogued("iphone-12-pro-max")
    public static let iPhone14Pro = catalogued("iphone-14-pro")
    public static let iPhone14ProMax = catalogued("iphone-14-pro-max")
    public static let iPhone16Pro = catalogued("iphone-16-pro")
    public static let iPhone16ProMax = catalogued("iphone-16-pro-max")
    public static let iPhone18Pro = catalogued("iphone-18-pro")
    public static let iPhone18ProMax = catalogued("iphone-18-pro-max")
    public static let iPhoneAir = catalogued("iphone-air")
    public static let iPhoneDuo = catalogued("iphone-duo")
    public static let iPad2 = catalogued("ipad-2")
    public static let iPadMini1 = catalogued("ipad-mini-1")
    public static let iPad3 = catalogued("ipad-3")
    public static let iPadAir1 = catalogued("ipad-air-1")
    public static let iPadMini2 = catalogued("ipad-mini-2")
    public static let iPad9Point7Inch = catalogued("ipad-9-7-inch")
    public static let iPadMini4 = catalogued("ipad-mini-4")
    public static let iPad10Point2Inch = catalogued("ipad-10-2-inch")
    public static let iPad10Point5Inch = catalogued("ipad-10-5-inch")
    public static let iPadPro12Point9InchHome = catalogued("ipad-pro-12-9-inch-home")
    public static let iPadPro11Inch = catalogued("ipad-pro-11-inch")
    public static let iPadPro12Point9Inch = catalogued("ipad-pro-12-9-inch")
    public static let iPadAir10Point9Inch = catalogued("ipad-air-10-9-inch")
    public static let iPad10th = catalogued("ipad-10th")
    public static let iPadMini6 = catalogued("ipad-mini-6")
    public static let iPadPro11InchM4 = catalogued("ipad-pro-11-inch-m4")
    public static let iPadPro13InchM4 = catalogued("ipad-pro-13-inch-m4")
    public static let macCatalyst = catalogued("mac-catalyst")
    public static let macCatalystIPadIdiom = catalogued("mac-catalyst-ipad-idiom")
    public static let visionPro = catalogued("vision-pro")
    public static let appleTV = catalogued("apple-tv")

    /// The device with an id; if the catalogue no longer has the id, a screen of size zero.
    private static func catalogued(_ id: String) -> Device {
        known.first { $0.id == id }
            ?? Device(
                id: id, name: id, idiom: .pad, portraitSize: .zero, scale: 1,
                sizeClasses: Oriented(both: SizeClasses(horizontal: .compact, vertical: .compact)))
    }
}

extension Device {
    /// All devices of the catalogue, read from `devices.json` once, on first use.
    ///
    /// The file is part of the program, and a test parses it, so that it cannot be damaged here.
    public static let known: [Device] =
        (try? DeviceFile.devices(
            in: JSONNode(.array(Catalogue.entries.filter { $0["portraitSize"] != nil })))) ?? []

    /// Every iPhone and iPad of the catalogue, one group for each screen geometry.
    public static let all: [Device] = known.filter { $0.platform == .iOS }

    /// The other devices that show split views: the Mac, a room and a television.
    public static let otherPlaces: [Device] = known.filter { $0.platform != .iOS }
}

/// A device that is sold, but whose size in points nobody has published, so that it cannot be drawn.
public struct UnsizedDevice: Hashable, Sendable {
    /// Its name on the command line, where an own file of devices may use it.
    public let id: String
    public let name: String
    /// The identifiers that the system reports: `iPad19,1`.
    public let identifiers: [String]

    /// All such devices of the catalogue.
    public static let known: [UnsizedDevice] =
        Catalogue.entries.filter { $0["portraitSize"] == nil }.compactMap { entry in
            guard let id = entry["id"]?.string, let name = entry["name"]?.string else { return nil }
            let models = entry["models"]?.array ?? []
            return UnsizedDevice(
                id: id, name: name,
                identifiers: models.flatMap { $0["identifiers"]?.array?.compactMap(\.string) ?? [] })
        }
}

/// The entries of `devices.json`.
private enum Catalogue {
    static let entries: [JSON] = (try? JSON(bytes: bytes))?.array ?? []

    private static var bytes: [UInt8] {
        Array(UnsafeBufferPointer(start: splitframe_catalogue(), count: Int(splitframe_catalogue_length())))
    }
}
