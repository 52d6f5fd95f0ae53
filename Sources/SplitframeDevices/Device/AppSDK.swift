public import SplitframeInterface

/// The SDK that an app was built with, where the device gives apps of older ones another window.
public enum AppSDK: NamedCase {
    case sdk26
    case sdk27
    case sdk27point1

    /// The one that knows of devices that fold, whose apps have the whole display.
    package static let newest = AppSDK.sdk27point1

    /// The number on the command line: `27.0`.
    public var name: String {
        switch self {
        case .sdk26: "26"
        case .sdk27: "27.0"
        case .sdk27point1: "27.1"
        }
    }
}
