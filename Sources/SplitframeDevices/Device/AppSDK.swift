public import SplitframeInterface

/// The SDK that an app was built with, for devices on which apps built with older SDKs get other windows.
public enum AppSDK: NamedCase {
    case sdk26
    case sdk27
    case sdk27point1

    /// The SDK that supports devices that fold; apps built with it have the whole display.
    package static let newest = AppSDK.sdk27point1

    /// The version as written on the command line: `27.0`.
    public var name: String {
        switch self {
        case .sdk26: "26"
        case .sdk27: "27.0"
        case .sdk27point1: "27.1"
        }
    }
}
