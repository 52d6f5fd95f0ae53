/// The parts of a window that a device reserves: at most one region of each name.
///
/// A copy without regions, as on nearly all devices, costs next to nothing: every layout copies its environment.
public struct ReservedRegions: Hashable, Sendable {
    /// In the order of their names; nil without regions.
    private let list: [ReservedRegion]?

    /// If several regions have one name, the last one is used.
    public init(_ regions: [ReservedRegion] = []) {
        let ordered = ReservedRegion.Name.allCases.compactMap { name in regions.last { $0.name == name } }
        list = ordered.isEmpty ? nil : ordered
    }

    public subscript(name: ReservedRegion.Name) -> ReservedRegion? {
        get { list?.first { $0.name == name } }
        set { self = ReservedRegions(all.filter { $0.name != name } + (newValue.map { [$0] } ?? [])) }
    }

    public var strip: ReservedRegion? {
        get { self[.strip] }
        set { self[.strip] = newValue }
    }
    public var camera: ReservedRegion? {
        get { self[.camera] }
        set { self[.camera] = newValue }
    }
    public var fold: ReservedRegion? {
        get { self[.fold] }
        set { self[.fold] = newValue }
    }

    /// The regions that exist, in the order of their names.
    public var all: [ReservedRegion] { list ?? [] }

    /// The same regions measured from another origin, in points of the window.
    public func offset(x: Double, y: Double) -> ReservedRegions {
        ReservedRegions(
            all.map { region in
                var moved = region
                moved.frame = region.frame.offset(x: x, y: y)
                return moved
            })
    }
}

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
