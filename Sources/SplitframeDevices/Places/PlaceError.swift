public import SplitframeInterface

/// The reason why an app cannot be in a place.
public enum PlaceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The device is never held in this orientation.
    case orientation(Orientation, device: String, offered: [Orientation])
    /// The device has no such posture; `offered` is empty for a device that does not fold.
    case posture(Posture, device: String, offered: [Posture])
    /// The device has no window for apps of this SDK; `offered` is empty for a device that does not fold.
    case sdk(AppSDK, device: String, offered: [AppSDK])
    /// The device cannot be in this posture in this orientation.
    case fold(Posture, device: String, Orientation, offered: [Posture])
    /// The generation has no split view on this device.
    case generation(Generation, device: String)
    /// The device folds, and the generation does not support such devices.
    case generationBeforeFolding(Generation, device: String, offered: [Generation])
    /// The device has no such window there.
    case window(Window, device: String, Orientation, Generation, offered: [Window], resizable: Bool)
    /// The window is larger than the screen, both in points.
    case largerThanScreen(Size, screen: Size, device: String)
    /// A side of the window is not a number, not finite, or below one point.
    case unusableSize(Size)

    /// One sentence with the available alternatives.
    public var description: String {
        switch self {
        case .orientation(let orientation, let device, let offered):
            return "\(device) is never in \(orientation.name): use \(offered.map(\.name).list("or"))."
        case .posture(let posture, let device, let offered):
            return offered.isEmpty
                ? "\(device) does not fold, so it has no posture \(posture.name): omit the posture, or use iphone-duo."
                : "\(device) is never in posture \(posture.name): use \(offered.map(\.name).list("or"))."
        case .sdk(let sdk, let device, let offered):
            return offered.isEmpty
                ? "\(device) does not fold, so the SDK of an app, such as \(sdk.name), changes nothing: "
                    + "omit the SDK, or use iphone-duo."
                : "\(device) has no window for apps of SDK \(sdk.name): use \(offered.map(\.name).list("or"))."
        case .fold(let posture, let device, let orientation, let offered):
            return "\(device) does not fold to \(posture.name) while its display is in \(orientation.name): "
                + "fold to \(offered.map(\.name).list("or")), or rotate it first."
        case .generationBeforeFolding(let generation, let device, let offered):
            return "\(generation.name) has no device that folds, and \(device) is one: "
                + "use \(offered.map(\.name).list("or"))."
        case .generation(let generation, let device):
            return "\(generation.name) has split views on iPads only, and \(device) is not one: "
                + "use \(Generation.names { !$0.places.isForPadsOnly })."
        case .window(let window, let device, let orientation, let generation, let offered, let resizable):
            let names = offered.map(\.name).joined(separator: ", ")
            return "\(device) has no window \(window.name) in \(orientation.name) on \(generation.name): "
                + "use \(names)\(resizable ? " or a size such as 600x700" : "")."
        case .largerThanScreen(let size, let screen, let device):
            return "A window of \(Window.free(size).name) is larger than the screen of \(device): "
                + "use \(Window.free(screen).name) at most."
        case .unusableSize(let size):
            return "A window of \(Window.free(size).name) is impossible: "
                + "both sides must be finite and at least 1 point."
        }
    }
}
