/// A part of a window that the device reserves: a camera, a strip of status, the line of a fold (iOS 27.1).
public struct ReservedRegion: Hashable, Sendable {
    /// The names of regions, in the order in which they are listed.
    public enum Name: NamedCase {
        /// The status area in the corner: clock, network and battery.
        case strip
        case camera
        case fold

        public var kind: Kind {
            switch self {
            case .strip, .camera: .occlusion
            case .fold: .division
            }
        }
    }

    /// The effects of a region on a window.
    public enum Kind: NamedCase {
        /// It hides the content beneath.
        case occlusion
        /// It divides the content on both sides.
        case division
    }

    public var name: Name
    /// The frame with its margins, in points of the window; physical, independent of the direction of reading.
    public var frame: Rectangle
    /// The part of the frame that is margin around the region itself.
    public var margins: EdgeInsets
    /// Whether it is active: a fold while the device is half folded, a camera while it is in use.
    public var isActive: Bool

    public var kind: Kind { name.kind }

    public init(name: Name, frame: Rectangle, margins: EdgeInsets = .zero, isActive: Bool = true) {
        self.name = name
        self.frame = frame
        self.margins = margins
        self.isActive = isActive
    }
}
