public import SplitframeGeometry

/// A part of a window that the device keeps for itself: a camera, a strip of status, the line of a fold (iOS 27.1).
public struct ReservedRegion: Hashable, Sendable {
    /// What a region is called, in the order in which regions are told.
    public enum Name: NamedCase {
        /// What stands in the corner of the status: clock, network and battery.
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

    /// What a region does to a window.
    public enum Kind: NamedCase {
        /// It hides what lies beneath.
        case occlusion
        /// It parts what lies on both sides.
        case division
    }

    public var name: Name
    /// In points of the window, with the margins; physical, whatever the direction of reading.
    public var frame: Rectangle
    /// What of the frame is room around the region itself.
    public var margins: EdgeInsets
    /// Whether it is in force: a fold while the device is half folded, a camera while it is in use.
    public var isActive: Bool

    public var kind: Kind { name.kind }

    public init(name: Name, frame: Rectangle, margins: EdgeInsets = .zero, isActive: Bool = true) {
        self.name = name
        self.frame = frame
        self.margins = margins
        self.isActive = isActive
    }
}
