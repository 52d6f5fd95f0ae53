import CSplitframeCatalogue
import SplitframeJSON

extension Device {
    /// Everything the catalogue knows, as `devices.json` has it; read once, when it is asked for.
    ///
    /// The file is part of the program and a test reads it, so that it is never found damaged here.
    public static let known: [Device] =
        (try? DeviceFile.devices(in: JSON(bytes: catalogue))) ?? []

    private static var catalogue: [UInt8] {
        Array(UnsafeBufferPointer(start: splitframe_catalogue(), count: Int(splitframe_catalogue_length())))
    }

    /// Every iPhone and iPad of the catalogue, one group for each screen geometry.
    public static let all: [Device] = known.filter { $0.platform == .iOS }

    /// What else shows split views: the Mac, a room and a television.
    public static let otherPlaces: [Device] = known.filter { $0.platform != .iOS }
}
