import CSplitframeCatalogue
import SplitframeJSON

extension Device {
    /// All devices of the catalogue, read from `devices.json` once, on first use.
    ///
    /// The file is part of the program, and a test parses it, so that it cannot be damaged here.
    public static let known: [Device] =
        (try? DeviceFile.devices(in: JSONNode(JSON(bytes: catalogue)))) ?? []

    private static var catalogue: [UInt8] {
        Array(UnsafeBufferPointer(start: splitframe_catalogue(), count: Int(splitframe_catalogue_length())))
    }

    /// Every iPhone and iPad of the catalogue, one group for each screen geometry.
    public static let all: [Device] = known.filter { $0.platform == .iOS }

    /// The other devices that show split views: the Mac, a room and a television.
    public static let otherPlaces: [Device] = known.filter { $0.platform != .iOS }
}
