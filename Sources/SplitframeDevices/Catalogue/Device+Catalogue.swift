import CSplitframeCatalogue
import SplitframeJSON

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
