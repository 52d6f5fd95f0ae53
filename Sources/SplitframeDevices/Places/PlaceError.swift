public import SplitframeGeometry
public import SplitframeInterface

/// Why an app cannot be in a place.
public enum PlaceError: Error, Hashable, Sendable {
    /// The device is never held this way.
    case orientation(Orientation, device: String)
    /// The generation knows no split view on this device.
    case generation(Generation, device: String)
    /// The device has other windows there.
    case window(Window, device: String, Orientation, Generation, offered: [Window], resizable: Bool)
    /// The window is larger than the screen, both in points.
    case largerThanScreen(Size, screen: Size, device: String)
    /// A side of the window is not a number, not finite, or below one point.
    case unusableSize(Size)
}

extension PlaceError: CustomStringConvertible {
    /// One sentence with what there is instead.
    public var description: String {
        switch self {
        case .orientation(let orientation, let device):
            return "\(device) is never in \(orientation.name): use landscape."
        case .generation(let generation, let device):
            return "\(generation.name) has split views on iPads only, and \(device) is none: "
                + "use \(Generation.names { !$0.places.isForPadsOnly })."
        case .window(let window, let device, let orientation, let generation, let offered, let resizable):
            let words = offered.map(\.name).joined(separator: ", ")
            return "\(device) has no window \(window.name) in \(orientation.name) on \(generation.name): "
                + "use \(words)\(resizable ? " or a size such as 600x700" : "")."
        case .largerThanScreen(let size, let screen, let device):
            return "A window of \(Window.free(size).name) is larger than the screen of \(device): "
                + "use \(Window.free(screen).name) at most."
        case .unusableSize(let size):
            return "A window of \(Window.free(size).name) cannot be: "
                + "both sides must be finite and at least 1 point."
        }
    }
}
